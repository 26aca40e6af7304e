import Chronology
import JSON
import Simulation
import Testing
import Words

@testable import Session
@testable import Storefront

@testable import Commands

/// The shop by script: what is read before is what is charged, and everything can be asked for.
@Suite struct ShopCommandTests {
    static let root = "/home/robin/.local/share/backyard-birds"
    static let save = root + "/profiles/default/world.json"

    /// The next period begins at once, also where it would have been the last.
    @Test func atOnceRenewsACanceledPass() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.individual")
        _ = run("store|cancel")
        #expect(run("store|renew|--at-once").out.contains("renewed for"))
        #expect(try run.json("store|transactions").arrayValue?.count == 2)
        #expect(run("store|subscription").out.contains("renews on"))
    }

    /// The command line names the command that does what a message advises to do on a screen.
    @Test func adviceNamesItsCommand() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        #expect(run("store|refund|99").error.contains("On the command line: “store transactions”."))
        for error in StoreError.allCases {
            let message = Words().message(for: error)
            let isOfScreen = ["Account", "Transaction Manager", "history"].contains { message.text.contains($0) }
            let isNamed = CommandContext.advised[message.key] != nil || message.text.contains("“store ")
            #expect(!isOfScreen || isNamed, "\(message.key)")
        }
        for command in CommandContext.advised.values.joined() {
            #expect(run("help|" + command.replacing(" ", with: "|")).code == 0, "\(command)")
        }
        _ = run("store|buy|pass.individual")
        _ = run("store|price-increase|--to|7.99")
        let asked = run("store|subscription").out
        #expect(asked.contains("store agree") && asked.contains("store disagree"), "\(asked)")
        // What was declined is agreed to, not renewed.
        #expect(run("store|disagree").out.contains("On the command line: “store agree”."))
    }

    /// Decorations that come with the pass say so while it lasts, those that were bought that they are owned.
    @Test func productsOfThePassAreMarked() {
        let run = CommandRun()
        #expect(!run("store|products").out.contains("in your pass"))
        _ = run("store|buy|pass.individual")
        let listed = run("store|products").out
        #expect(listed.contains("in your pass"), "\(listed)")
        for line in listed.split(separator: "\n") where line.contains("in your pass") {
            _ = run("store|buy|\(line.prefix { $0 != " " })")
        }
        #expect(!run("store|products").out.contains("in your pass"))
    }

    /// A code costs something, which is said and asked first; who cannot be asked has to say yes on the line.
    @Test func aCodeSaysItsTermsAndAsks() throws {
        let run = CommandRun()
        let refused = run("store|redeem|robin3")
        #expect(refused.code == 2 && refused.error.contains("--yes"))
        #expect(refused.error.contains("$2.49 a month for the first 3 months, then $4.99 a month, simulated"))
        #expect(try run.json("store|transactions").arrayValue?.isEmpty == true)
        run.answer = "no"
        #expect(run("store|redeem|ROBIN3").code == 1)
        #expect(run.question.contains("$2.49") && run.question.contains("simulated"))
        #expect(try run.json("store|transactions").arrayValue?.isEmpty == true)
        run.answer = "yes"
        #expect(run("store|redeem|robin3").code == 0)
        #expect(try run.json("store|transactions").arrayValue?.first?["price"] == .decimal("2.49"))
        run.answer = nil
        let again = run("store|redeem|robin3|--yes")
        #expect(again.code == 1 && again.error.contains("used it already"), "a code is for once")
    }

    /// The food picker says how much is left; so does the list of what there is to buy.
    @Test func theListSaysWhatIsOwned() throws {
        let run = CommandRun()
        #expect(try run.json("store|products").arrayValue?.first?["owned"] == 3)
        #expect(run("store|products").out.contains("3 owned"))
    }

    /// Who has a pass of their own and a better one from the family reads of the better one everywhere.
    @Test func theBestOfSeveralPassesCounts() throws {
        let run = CommandRun()
        for profile in ["ann", "bob", "cleo"] { try run.begin(profile) }
        _ = run("store|buy|pass.premium|--profile|ann")
        _ = run("store|buy|pass.family|--profile|cleo")
        _ = run("store|buy|pass.individual|--profile|bob")
        _ = run("store|family|start|--profile|cleo")
        _ = run("store|family|join|--profile|bob")
        #expect(try run.json("store|subscription|--profile|bob")["product"] == "pass.family")
        _ = run("store|family|join|--profile|ann")
        #expect(try run.json("status|--profile|bob")["pass"] == "premium")
        let counts = try run.json("store|subscription|--profile|bob")
        #expect(counts["product"] == "pass.premium" && counts["sharedBy"] == "ann")
        let told = run("store|subscription|--profile|bob").out
        #expect(told.contains("Premium Pass"))
        // Their own goes on below it, and costs.
        #expect(told.contains("Your own Individual Pass: Free until") && told.contains("$4.99"), "\(told)")
        #expect(counts["own"]?["product"] == "pass.individual" && counts["own"]?["renewalPrice"] == .decimal("4.99"))
        #expect(try run.json("store|family|--profile|bob")["pass"] == "premium")
        // One's own is still there to cancel, and the answer is about that one, in words and in JSON.
        #expect(try run.json("store|cancel|--profile|bob")["product"] == "pass.individual")
    }

    /// Another catalog brings its own storefront, which sells in its own currency, and its switches.
    @Test func settingsOfTheFileAreObeyed() throws {
        let run = CommandRun()
        run.files.contents["/home/robin/a.storekit"] = Array(
            """
            {"settings":{"_storefront":"JPN","_askToBuyEnabled":true,"_timeRate":15,"_disableDialogs":true},
            "products":[{"productID":"nectar.cup","type":"Consumable","displayPrice":"160"},
            {"productID":"nectar.bottle","type":"Consumable","displayPrice":""}]}
            """.utf8)
        let shown = run("store|products|--store|/home/robin/a.storekit")
        #expect(shown.out.contains("¥160") && !shown.out.contains("$"))
        #expect(shown.error.contains("products[1].displayPrice"), "what cannot be sold is named")
        #expect(shown.error.contains("_disableDialogs"), "what cannot be done is named")
        let bought = try run.json("store|buy|nectar.cup|--store|/home/robin/a.storekit")
        #expect(bought["outcome"] == "pending.askToBuy")
        let waiting = try run.json("store|transactions|--store|/home/robin/a.storekit").arrayValue?.first
        #expect(waiting?["productID"] == "nectar.cup" && waiting?["pending"] == "askToBuy")
        // The house's own shop has its own switches.
        #expect(try run.json("store|buy|nectar.cup")["outcome"] == "bought")
    }

    /// A transaction that was granted once grants nothing again, whatever is written in the save by hand.
    @Test func deliveryIsSealed() throws {
        let run = CommandRun()
        _ = run("store|buy|nectar.bottle")
        checkpoint(run)
        let nectar = try owned(run)
        for text in ["granted", "takenBack"] {
            let save = String(decoding: try #require(run.files.contents[Self.save]), as: UTF8.self)
            let edited = save.replacing(#""delivery": "granted""#, with: #""delivery": "pending""#)
                .replacing(#""isFinished": true"#, with: #""isFinished": false"#)
            #expect(edited != save, "\(text)")
            run.files.contents[Self.save] = SealedDocument.seal(Array(edited.utf8))
            #expect(try owned(run) == nectar)
            #expect(try run.json("store|transactions").arrayValue?.first?["verified"] == false)
            run.files.contents[Self.save] = Array(save.utf8)
        }
    }

    /// Writes the profile's save whole.
    private func checkpoint(_ run: CommandRun, _ profile: String = "default") {
        for line in ["export|/home/robin/whole.json|--force", "import|/home/robin/whole.json|--yes"] {
            #expect(run("\(line)|--profile|\(profile)").code == 0)
        }
    }

    private func owned(_ run: CommandRun) throws -> Int {
        let session = try Session.glance(Configuration(), environment: run.environment)
        return session.world.owned(.nectar)
    }

    /// What one player bought is another's only by an export.
    @Test func aLedgerBelongsToItsAccount() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.premium")
        try run.begin("wren")
        _ = run("favorite|Bird Springs|--profile|wren")
        for profile in ["default", "wren"] { checkpoint(run, profile) }
        func document(_ profile: String) throws -> JSONValue {
            let path = "\(Self.root)/profiles/\(profile)/world.json"
            return try JSONValue(parsing: try #require(run.files.contents[path]), keys: .asFound)
        }
        var stolen = try document("wren")
        let store = try #require(try document("default")["store"])
        for key in ["ledger", "subscriptions", "nextID"] { stolen["store"]?[key] = store[key] }
        run.files.contents["\(Self.root)/profiles/wren/world.json"] = SealedDocument.seal(stolen.pretty)
        #expect(try run.json("status|--profile|wren")["pass"] == "none")
        #expect(try run.json("store|transactions|--profile|wren").arrayValue?.first?["verified"] == false)
        #expect(run("store|subscription|--profile|wren").out.contains("another account"))
        // An export carries the account along.
        #expect(run("export|/home/robin/game.json").code == 0)
        #expect(run("import|/home/robin/game.json|--profile|other").code == 0)
        #expect(try run.json("status|--profile|other")["pass"] == "premium")
    }

    /// A save that cannot be read is no empty one.
    @Test(arguments: ["transactions", "products", "subscription", "family", "settings"])
    func anUnreadableSaveIsNoEmptyOne(verb: String) throws {
        let run = CommandRun()
        _ = run("store|buy|nectar.cup")
        run.files.fail(where: { $0.path.hasSuffix("world.json") || $0.path.hasSuffix("history.jsonl") ? 5 : nil })
        let (code, out, error) = run("store|\(verb)")
        #expect(code == 1 && out.isEmpty && !error.isEmpty)
        #expect(try run.json("store|\(verb)")["error"] != nil)
    }

    /// A purchase that was changed by hand in the history is gone with its line, and is said to be unverified.
    @Test func aPurchaseChangedInTheHistoryIsSaidToBeUnverified() throws {
        let run = CommandRun()
        _ = run("doctor|--repair")
        _ = run("store|buy|nectar.cup")
        _ = run("favorite|Bird Springs")
        let path = Self.save.replacing("world.json", with: "history.jsonl")
        let history = String(decoding: try #require(run.files.contents[path]), as: UTF8.self)
        let edited = history.replacing(#""quantity":1"#, with: #""quantity":9"#)
        #expect(edited != history)
        run.files.contents[path] = Array(edited.utf8)
        let told = run("store|transactions").error
        #expect(told.contains("unverified") && told.contains("couldn’t be found"))
    }
}
