import Chronology
import JSON
import Simulation
import TestSupport
import Testing

@testable import Session

@testable import Commands

@Suite struct StoreCommandTests {
    @Test func buyingGivesAndTheLedgerSaysSo() throws {
        let run = CommandRun()
        let bought = try run.json("store|buy|nectar.bottle|--quantity|2")
        #expect(bought["outcome"] == "bought")
        #expect(run("store|buy|pass.premium").code == 0)
        let ledger = try #require(try run.json("store|transactions").arrayValue)
        #expect(ledger.map { $0["productID"] } == ["nectar.bottle", "pass.premium"])
        for key in ["id", "originalID", "purchaseDate", "quantity", "price", "currency", "storefront", "signature"] {
            #expect(ledger.allSatisfy { $0[key] != nil }, "\(key)")
        }
        #expect(ledger.allSatisfy { $0["isFinished"] == true && $0["verified"] == true })
        #expect(ledger[0]["quantity"] == 2)
        #expect(run("refill|--all|--food|nectar").code == 0, "ten were bought, five are needed")
        let subscription = try run.json("store|subscription")
        #expect(subscription["state"] == "subscribed" && subscription["product"] == "pass.premium")
        #expect(try run.json("status")["pass"] == "premium")
    }

    /// A purchase tells its price and the number that a refund asks for, and that an offer would cost less.
    @Test func buyingTellsPriceNumberAndCheaperOffer() throws {
        let run = CommandRun()
        #expect(run("store|buy|nectar.bottle|--quantity|2").out.contains("$3.98, simulated, and is number 1"))
        _ = run("store|buy|pass.individual")
        run.answer = "no"
        _ = run("store|buy|pass.premium")
        #expect(run.question.contains("An offer has it for less: see “store offers”."))
        _ = run("store|buy|pass.premium|--offer|premium.thanks")
        #expect(!run.question.contains("for less"))
        #expect(run("store|refund|1|--yes").out.contains("$3.98"))
    }

    /// A pass whose new price is not agreed to ends with its period, offer or not, and only `agree` lets it go on.
    @Test func aNewPriceIsAgreedToOrEndsThePass() {
        let run = CommandRun()
        _ = run("store|buy|pass.individual")
        _ = run("store|buy|pass.premium|--offer|premium.thanks")
        let asked = run("store|price-increase|--to|12.99").out
        #expect(
            asked.contains("If you agree, it renews on") && asked.contains("without an answer, it ends then"),
            "\(asked)")
        _ = run("store|disagree")
        let renewed = run("store|renew")
        #expect(renewed.code != 0 && renewed.error.contains("store agree"), "\(renewed)")
        #expect(run("store|agree").out.contains("$12.99") && run("store|agree").code != 0)
    }

    /// A terminal shows a sentence with whole words on each line; a pipe gets it as one line.
    @Test func sentencesAreWrappedForTerminals() {
        let run = CommandRun()
        #expect(run("store|buy|nectar.cup").out.filter(\.isNewline).count == 1)
        run.terminal = (40, 20)
        let (_, out, _) = run("store|buy|pellet.single")
        let lines = out.split(separator: "\n")
        #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 40 }, "\(out)")
        #expect(lines.joined(separator: " ").contains("simulated, and is number"))
        #expect(run("store|buy|gravel").error.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func cancelAndRenewAndRefund() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.individual")
        #expect(run("store|cancel").code == 0)
        #expect(try run.json("store|subscription")["autoRenew"] == false)
        #expect(run("store|renew").code == 0)
        #expect(try run.json("store|subscription")["autoRenew"] == true)
        #expect(run("store|renew|--at-once").code == 0, "the next period is paid")
        let id = try #require(try run.json("store|transactions").arrayValue?.last?["id"]?.integerValue)
        #expect(run("store|refund|\(id)").code == 0)
        #expect(try run.json("status")["pass"] == "none")
        #expect(run("store|refund|\(id)").code == 1)
    }

    @Test func productsSaySimulated() throws {
        let run = CommandRun()
        #expect(try #require(try run.json("store|products").arrayValue).allSatisfy { $0["simulated"] == true })
        #expect(run("store|products").out.contains("simulated"))
    }

    @Test(arguments: [
        ("store|by|x", 2, "did you mean “buy”?"), ("store|buy", 2, "a product’s id"),
        ("store|buy|no.such.thing", 1, ""), ("store|refund|x", 2, "transaction’s number"), ("store|cancel", 1, ""),
        ("store|buy|nectar.cup|--quantity|0", 2, ""), ("store|buy|nectar.cup|--quantity|two", 2, "whole number"),
        ("store", 2, "products, buy"), ("store|buy|nectar.cup|two", 2, "help store buy"),
        ("store|products|--quantity|2", 2, "--quantity"), ("--quantity|2|store|products", 2, "--quantity"),
        ("store|family|dance", 2, "start, join"), ("store|family|remove", 2, "store family"),
    ])
    func refusals(line: String, expected: Int32, part: String) {
        let (code, out, error) = CommandRun()(line)
        #expect(code == expected && out.isEmpty)
        #expect(part.isEmpty || error.contains(part))
    }
}

@Suite struct StoreFamilyCommandTests {
    @Test func aFamilyByCommands() throws {
        let run = CommandRun()
        try run.begin("wren")
        #expect(run("store|family").out.contains("store family start"))
        #expect(run("store|family|join").error.contains("start one"))
        _ = run("store|buy|pass.premium")
        #expect(run("store|family|start").out.contains("default (you, organizer): shares Premium Pass"))
        #expect(run("store|family|--profile|wren").out.contains("store family join"))
        #expect(run("store|family|join|--profile|wren").out.contains("You have the Premium Pass now."))
        #expect(try run.json("status|--profile|wren")["pass"] == "premium")
        let family = try run.json("store|family|--profile|wren")
        #expect(family["sharedBy"] == "default" && family["members"]?.arrayValue?.count == 2)
        #expect(try run.json("store|subscription|--profile|wren")["sharedBy"] == "default")
        #expect(run("store|family|leave").error.contains("end it instead"))
        #expect(run("store|family|end|--profile|wren").error.contains("Only default"))
        #expect(run("store|family|remove|wren").code == 0)
        #expect(try run.json("status|--profile|wren")["pass"] == "none")
        #expect(run("store|family|end").code == 0)
        #expect(run("store|family").out.contains("There is no family"))
    }

    @Test(arguments: [
        ("store|family|leave", "refused"),
        ("store|buy|no.such.thing", "noSuchProduct"), ("store|redeem|nothing", "noSuchCode"),
    ])
    func refusalsNameTheirCode(line: String, code: String) throws {
        let run = CommandRun()
        #expect(try run.json(line)["error"]?["code"] == .string(code))
        let (status, out, error) = run(line)
        #expect(status == 1 && out.isEmpty && error.hasPrefix("backyard-birds: "))
    }

    /// An edited ledger: the command says so and gives nothing.
    @Test func anEditedLedgerIsUnverified() throws {
        let run = CommandRun()
        _ = run("store|buy|decor.feeders")
        #expect(run("export|/home/robin/game.json").code == 0)
        let key = "/home/robin/.local/share/backyard-birds/key"
        run.files.contents[key] = [UInt8](repeating: 1, count: 31) + [2]
        run.files.contents[key + ".copy"] = nil
        #expect(try run.json("store|transactions").arrayValue?.first?["verified"] == false)
        #expect(run("store|transactions").out.contains("unverified"))
    }
}

@Suite struct KeepingTests {
    /// Visits that an open game has written down so far count.
    @Test func doctorTellsOfAGameThatIsOpen() throws {
        let machine = TestMachine()
        let run = CommandRun(machine)
        _ = run("refill|--all")
        run.pass(.hours(9))
        let session = try machine.open()
        let visits = try #require(try run.json("journal").arrayValue?.count)
        let open = run("doctor").out
        #expect(visits > 1 && open.contains("\(visits) visits in 1 month."), "\(open)")
        #expect(open.contains("4711"), "\(open)")
        session.close()
    }

    @Test func anExportBringsEverythingToAnotherProfile() throws {
        let run = CommandRun()
        _ = run("store|buy|nectar.bottle")
        run.pass(.hours(9))
        _ = run("refill|--all")
        #expect(run("export|/home/robin/game.json").code == 0)
        #expect(run("import|/home/robin/game.json|--profile|other").code == 0)
        let first = try run.json("status")
        let second = try run.json("status|--profile|other")
        #expect(first["yards"] == second["yards"])
        #expect(try run.json("journal") == run.json("journal|--profile|other"))
        #expect(try run.json("journal").arrayValue?.isEmpty == false)
        #expect(try run.json("store|transactions|--profile|other").arrayValue?.first?["verified"] == true)
    }

    @Test func purchasesOfAnotherRootCountOnlyIfTrusted() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.family")
        _ = run("export|/home/robin/game.json")
        for path in run.files.contents.keys where !path.hasSuffix("game.json") { run.files.contents[path] = nil }
        run.files.contents["/home/robin/.local/share/backyard-birds/key"] = [UInt8](repeating: 77, count: 31) + [78]
        #expect(run("import|/home/robin/game.json").out.contains("--trust-purchases"))
        #expect(try run.json("status")["pass"] == "none")
        #expect(run("import|/home/robin/game.json|--trust-purchases|--yes").code == 0)
        #expect(try run.json("status")["pass"] == "family")
    }

    @Test func anImportAsksBeforeItReplacesAGame() throws {
        let run = CommandRun()
        _ = run("backyard|rename|Bird Springs|Exported")
        _ = run("export|/home/robin/game.json")
        _ = run("backyard|rename|Exported|Newer")
        let before = run.files.contents
        let unasked = run("import|/home/robin/game.json|--json")
        #expect(unasked.code == 2 && unasked.out.contains("mustConfirm") && unasked.error.contains("--yes"))
        run.answer = "no"
        #expect(run("import|/home/robin/game.json").code == 1)
        #expect(run.question.contains("/home/robin/game.json") && run.files.contents == before)
        run.answer = "yes"
        #expect(run("import|/home/robin/game.json").code == 0)
        #expect(run("status").out.contains("Exported") && !run("status").out.contains("Newer"))
        run.answer = nil
        #expect(run("import|/home/robin/game.json|--yes").code == 0)
        #expect(run("import|/home/robin/game.json|--profile|other").code == 0, "there is nothing to lose")
    }

    @Test func damagedImportsAreRefusedWithTheirPlace() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        _ = run("export|/home/robin/game.json")
        let whole = try #require(run.files.contents["/home/robin/game.json"])
        let before = run.files.contents.filter { $0.key.contains("/default/world.json") }
        let text = String(decoding: whole, as: UTF8.self)
        for (damaged, part) in [
            (String(text.prefix(text.count / 2)), "line "),
            (text.replacing("\"seed\": 7", with: "\"seed\": 8"), "checksum"),
            ("{}", "format"), ("[1, 2", "line 1"),
        ] {
            run.files.contents["/home/robin/game.json"] = Array(damaged.utf8)
            let (code, _, error) = run("import|/home/robin/game.json")
            #expect(code == 1 && error.contains(part))
        }
        #expect(run.files.contents.filter { $0.key.contains("/default/world.json") } == before)
    }

    /// As exports were written before: every visit over many lines.
    @Test func exportsOfTheFormerLayoutAreRead() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.pass(.hours(9))
        _ = run("favorite|Bird Springs")
        _ = run("export|/home/robin/game.json")
        let bytes = try #require(run.files.contents["/home/robin/game.json"])
        var document = try JSONValue(parsing: bytes)
        document["checksum"] = "00000000"
        let former = SealedDocument.seal(document.pretty)
        #expect(former.count > bytes.count)
        run.files.contents["/home/robin/game.json"] = former
        #expect(run("import|/home/robin/game.json|--profile|other").code == 0)
        #expect(try run.json("journal") == run.json("journal|--profile|other"))
        #expect(try run.json("journal").arrayValue?.isEmpty == false)
    }

    @Test func anImportTakesThePlaceOfTheJournalAndKeepsTheFormer() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.pass(.hours(9))
        _ = run("favorite|Bird Springs")
        _ = run("export|/home/robin/game.json")
        run.pass(.hours(9))
        _ = run("refill|--all")
        let folder = "/home/robin/.local/share/backyard-birds/profiles/default/journal/"
        let before = run.files.contents.filter { $0.key.hasPrefix(folder) }
        #expect(!before.isEmpty)
        // A damaged line is named, and nothing of the journal is touched.
        let whole = try #require(run.files.contents["/home/robin/game.json"])
        let text = String(decoding: whole, as: UTF8.self)
        let lines = text.split(separator: "\n")
        let line = 1 + (try #require(lines.firstIndex { $0.hasPrefix("    {\"arrival\":") }))
        run.files.contents["/home/robin/game.json"] = Array(
            text.replacing("{\"arrival\":", with: "{\"arrived\":", maxReplacements: 1).utf8)
        let refused = run("import|/home/robin/game.json")
        #expect(refused.code == 1 && refused.error.contains("line \(line): journal"))
        #expect(run.files.contents.filter { $0.key.hasPrefix(folder) } == before)
        run.files.contents["/home/robin/game.json"] = whole
        #expect(run("import|/home/robin/game.json|--yes").code == 0)
        // The new game's journal is in a directory of its own.
        for (path, bytes) in before { #expect(run.files.contents[path]?.starts(with: bytes) == true) }
        // The visits of the former game are in the former journal.
        let session = try Session.glance(Configuration(), environment: run.environment)
        var visits = 0
        try session.enumerateJournal { _ in visits += 1 }
        #expect(visits == session.world.visitCount - session.world.presentVisits.count)
        #expect(!run.files.contents.keys.contains { $0.hasSuffix("/import") || $0.hasSuffix(".new") })
    }

    @Test func doctorFindsAndRepairsAfterACopy() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        #expect(run("doctor").code == 0)
        let path = "/home/robin/.local/share/backyard-birds/profiles/default/world.json"
        let damaged = try #require(run.files.contents[path]).dropLast(100)
        run.files.contents[path] = Array(damaged)
        let before = run.files.contents
        let (code, out, error) = run("doctor")
        #expect(code == 1 && out.contains("PROBLEM") && error.contains("--repair"))
        #expect(run.files.contents == before, "looks only")
        #expect(run("doctor|--repair").code == 0)
        #expect(run("doctor").code == 0)
        #expect(run.files.contents.contains { $0.key.contains(".copy-") && $0.value == Array(damaged) })
        #expect(try run.json("status")["yards"]?.arrayValue?.first?["favorite"] == true)
    }

    /// Where a screen reader is likely, `doctor` offers plain mode.
    @Test(arguments: [
        ("/proc/812/comm", "orca\n", "orca"), ("/proc/7/comm", "brltty", "brltty"), ("/proc/7/comm", "bash\n", nil),
        ("/sys/accessibility/speakup/synth", "soft\n", "speakup"),
    ])
    func doctorOffersPlainMode(path: String, text: String, sign: String?) throws {
        let run = CommandRun()
        try run.files.makeDirectory(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        try run.files.write(Array(text.utf8), to: path)
        let error = run("doctor").error
        #expect(error.contains("backyard-birds --plain") == (sign != nil), "\(error)")
        if let sign { #expect(error.contains("(\(sign))")) }
    }

    @Test func csvIsHarmlessAndWhole() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.pass(.hours(30))
        _ = run("favorite|Bird Springs")
        let lines = run("journal|--csv").out.split(separator: "\n")
        #expect(lines.first == "arrival,departure,yard,bird,species,food,enjoyment,first,id,epithet")
        #expect(
            lines.count > 20
                && lines.allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count == 10 })
    }
}
