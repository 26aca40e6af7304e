import Chronology
import Session
import Simulation
import TestSupport
import Testing

@testable import Commands
@testable import Drawing

/// The third hand: everything that can be asked of a game is asked for by a line of the shell.
@Suite struct CommandHandTests {
    struct Way: Sendable, CustomTestStringConvertible {
        /// The request, as `Request.names` has it.
        let request: String
        /// Lines before it; `BIRD` is one that may be named, `TX` the latest transaction.
        var before: [String] = []
        let line: String
        /// What it says.
        let says: String
        var testDescription: String { request }
    }

    /// What no line asks for, and why.
    static let elsewhere: [String: String] = [
        "transfer.declineReturn": "it only ends a question that the game asks: who does not answer it goes on as well",
        "openLetter": "the line reads the file itself: welcomeGuest",
        "postLetter": "the line writes the file itself: sendGuest, returnGuest",
    ]

    private static let pass = "store|buy|pass.family"
    private static let bottle = "store|buy|nectar.bottle"

    /// The guest of the card in `fourDays`.
    private static let guest = "guest-0123456789abcdef"

    static let ways: [Way] = [
        Way(request: "refillWater", line: "refill|Bird Springs|--water", says: "water refilled"),
        Way(request: "refillFood", line: "refill|Bird Springs|--food=corn", says: "food refilled"),
        Way(request: "together", line: "account|--name|Wren|--email|wren@example.org", says: "wren@example.org"),
        Way(request: "setBackyardFavorite", line: "favorite|Calm Palms", says: "favorite"),
        Way(request: "setHomeBackyard", line: "backyard|home|Calm Palms", says: "your home now"),
        Way(request: "renameBackyard", line: "backyard|rename|Bird Springs|Fern Gully", says: "Fern Gully"),
        Way(request: "createBackyard", line: "backyard|new|Pond", says: "Pond"),
        Way(request: "decorateBackyard", line: "backyard|decorate|Bird Springs|--ground|wooden deck", says: "new look"),
        Way(request: "removeBackyard", line: "backyard|remove|Bird Springs|--yes", says: "is gone"),
        Way(request: "setBirdFavorite", line: "bird|favorite|BIRD", says: "favorite"),
        Way(request: "nameBird", line: "bird|name|BIRD|Pip", says: "Pip"),
        Way(request: "sendGuest", line: "guest|send|BIRD|--from|Robin", says: "is on its way"),
        Way(
            request: "welcomeGuest", line: "guest|welcome|/home/robin/card.json",
            says: "from Wren’s yard will come within a day"),
        Way(
            request: "returnGuest", before: ["guest|welcome|/home/robin/card.json"],
            line: "guest|return|\(guest)|--from|Robin", says: "is flying home"),
        Way(request: "setDisplayName", line: "account|--name|Wren", says: "Wren"),
        Way(request: "setEmail", line: "account|--email|wren@example.org", says: "wren@example.org"),
        Way(request: "setAvatar", line: "account|--picture|BIRD", says: "robin"),
        Way(request: "changeSettings", line: "settings|theme|dark", says: "dark"),
        Way(request: "keepWidget", line: "widgets|add|desk", says: "desk"),
        Way(request: "removeWidget", before: ["widgets|add|desk"], line: "widgets|remove|desk", says: "is gone"),
        Way(
            request: "undo", before: ["favorite|Calm Palms"], line: "undo",
            says: "Undone: adding Calm Palms to the favorites."),
        Way(
            request: "redo", before: ["favorite|Calm Palms", "undo"], line: "redo",
            says: "adding Calm Palms to the favorites"),
        Way(request: "family", line: "store|family|start", says: "organizer"),
        Way(request: "journal.visits", line: "journal", says: "Bird Springs"),
        Way(
            request: "shareLifeList", line: "journal|--share|/home/robin|--from|Robin",
            says: "Your life list is shared in /home/robin."),
        Way(
            request: "journal.sharedLists", before: ["journal|--share|/home/robin|--from|Robin"],
            line: "journal|--share|/home/robin", says: "Robin, "),
        Way(request: "journal.months", line: "journal|--csv", says: ","),
        Way(request: "album.keep", line: "photos|take|Bird Springs", says: "/album/"),
        Way(request: "album.list", before: ["photos|take|Bird Springs"], line: "photos", says: "Bird Springs"),
        Way(
            request: "album.show", before: ["photos|take|Bird Springs"], line: "photos|show|1|--colors|24bit",
            says: "\u{1B}["),
        Way(
            request: "album.delete", before: ["photos|take|Bird Springs"], line: "photos|delete|1|--yes",
            says: "is deleted"),
        Way(request: "transfer.export", line: "export|/home/robin/game.json", says: "game.json"),
        Way(
            request: "transfer.replace", before: ["export|/home/robin/game.json"],
            line: "import|/home/robin/game.json|--yes",
            says: "Imported"),
        Way(request: "store.purchase", line: bottle, says: "Nectar"),
        Way(request: "store.setAutoRenew", before: [pass], line: "store|cancel", says: "won’t renew"),
        Way(
            request: "store.answerPriceIncrease", before: [pass, "store|price-increase|TX|--to|9.99"],
            line: "store|agree",
            says: "then $9.99"),
        Way(request: "store.restore", before: [pass], line: "store|restore", says: "Family Pass"),
        Way(request: "store.redeem", line: "store|redeem|ROBIN3|--yes", says: "Individual Pass"),
        Way(
            request: "store.signOffer", before: [pass], line: "store|sign-offer|pass.premium|premium.thanks",
            says: ":"),
        Way(request: "store.refund", before: [bottle], line: "store|refund|TX", says: "Refunded"),
        Way(
            request: "store.decline", before: ["store|settings|ask-to-buy|on", bottle], line: "store|decline|TX",
            says: "Declined"),
        Way(request: "store.settings", line: "store|settings|ask-to-buy|on", says: "on"),
        Way(
            request: "store.approve", before: ["store|settings|ask-to-buy|on", bottle], line: "store|approve|TX",
            says: "Nectar"),
        Way(
            request: "store.resolve", before: ["store|interrupt|nectar.bottle"], line: "store|resolve|TX",
            says: "Nectar"),
        Way(
            request: "store.revoke", before: [bottle], line: "store|revoke|TX|--reason|developerIssue", says: "Refunded"
        ),
        Way(request: "store.expire", before: [pass], line: "store|expire", says: "It was ended"),
        Way(request: "store.renewNow", before: [pass], line: "store|renew|--at-once", says: "Family Pass"),
        Way(request: "store.delete", before: [bottle], line: "store|delete|TX", says: "Deleted"),
        Way(
            request: "store.askForPriceIncrease", before: [pass], line: "store|price-increase|TX|--to|9.99",
            says: "it will cost $9.99"),
    ]

    /// What can be read in the game can be read without it, whole and without its pictures.
    @Test func everyPageCanBeReadWithoutTheScreen() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        run.pass(.hours(30))
        _ = run("refill|--all")
        let plant = run("show|plant|foxglove")
        #expect(plant.code == 0 && plant.out.hasPrefix("Pink foxglove\n"), "\(plant)")
        #expect(plant.out.contains("Where it stands") && plant.out.contains("Bird Springs"))
        let seen = try #require(try run.json("bird|list").arrayValue?.first)
        let kind = try #require(seen["species"]?.stringValue)
        let notes = run("show|species|\(kind.lowercased())")
        #expect(
            notes.code == 0 && notes.out.hasPrefix(kind) && notes.out.contains("Field notes"),
            "\(notes)")
        let bird = run("show|bird|\(try #require(seen["id"]?.stringValue))")
        #expect(bird.code == 0 && bird.out.contains(kind), "\(bird)")
        #expect(!bird.out.contains("More about") && !bird.out.hasSuffix("\n\n"), "a link leads nowhere in text")
        let offer = run("show|charts")
        #expect(offer.code == 0 && offer.out.contains("Premium"), "\(offer)")
        _ = run("store|buy|pass.premium")
        let charts = run("show|charts")
        #expect(charts.code == 0 && charts.out.contains("Bird Springs"), "\(charts)")
        #expect(try run.json("show|charts")["lines"]?.arrayValue?.isEmpty == false)
        for page in [plant, notes, bird, charts] {
            #expect(!page.out.contains("░") && !page.out.contains("…"))
            // Nothing is selected; a bar may end in the same sign.
            #expect(!page.out.split(separator: "\n").contains { $0.hasPrefix("▎") })
        }
        for page in [plant, notes, bird] { #expect(!page.out.contains("▎")) }
        #expect(run("show|species|dodo").code == 1 && run("show|plant|oak").code == 2 && run("show").code == 2)
    }

    /// Their own tests walk through what has to have happened before: `KeepingTests`, `ClockJumpTests`.
    private static let afterTrouble: Set<String> = ["transfer.repair", "transfer.returnBeforeJump"]

    @Test func everyRequestHasALine() {
        let known = Self.ways.map(\.request) + Self.elsewhere.keys + Self.afterTrouble
        #expect(known.sorted() == Request.names.sorted())
    }

    /// A game of four days, made once for all lines.
    private static let fourDays: TestMachine = {
        let machine = TestMachine()
        let run = CommandRun(machine)
        _ = run("refill|--all")
        for _ in 0..<12 {
            run.pass(.hours(8))
            _ = run("refill|--all")
        }
        if let session = try? Session.glance(Configuration(), environment: machine.environment) {
            let card = GuestCard(
                of: session.world.birds[0], nonce: "0123456789abcdef", household: "Wren", isNamed: false,
                from: machine.wall, until: machine.wall + .days(4))
            machine.files.contents["/home/robin/card.json"] = GuestLetter.card(card).bytes
        }
        return machine
    }()

    @Test(arguments: ways) func aLineAsksForIt(_ way: Way) throws {
        let run = CommandRun(Self.fourDays.copy())
        for line in way.before { #expect(try run(filled(line, run)).code == 0, "\(line)") }
        let result = try run(filled(way.line, run))
        #expect(result.code == 0 && result.error.isEmpty && result.out.contains(way.says), "\(result)")
    }

    @Test func aGuestIsKnownByTheNameInTheListOfGuests() throws {
        let run = CommandRun(Self.fourDays.copy())
        let nobody = run("guest|return|nobody")
        #expect(nobody.error.contains("nobody"), "the bird is looked for before a name is asked for: \(nobody)")
        _ = run("guest|welcome|/home/robin/card.json")
        let name = try #require(run("guest").out.split(separator: "\n").first)
        #expect(run("guest").out.contains("On its way, a guest until"))
        #expect(
            run("guest|return|\(name.uppercased().replacing("’", with: "'"))|--from|Robin").out.contains(
                "is flying home"))
        #expect(run("guest").out.split(separator: "\n").count == 2, "it never came, so nothing is remembered")
        #expect(run("guest").out.contains("without a visit"))
    }

    /// A name that a guest and a bird of the player's share is the guest's where a guest is sent home.
    @Test func aNameIsThatOfWhoeverIsMeant() throws {
        let run = CommandRun(Self.fourDays.copy())
        _ = run("guest|welcome|/home/robin/card.json")
        let kind = try #require(try run.json("guest").arrayValue?.first?["species"]?.stringValue)
        #expect(run(try filled("bird|name|BIRD|\(kind)", run)).code == 0)
        #expect(run("guest|return|\(kind)|--from|Robin").out.contains("is flying home"))
        #expect(run("guest|send|\(kind)|--from|Robin|/home/robin/own.json").out.contains("is on its way"))
    }

    /// A bird travels in a picture of it, and the note about it comes home in one.
    @Test func aBirdTravelsInAPicture() throws {
        let (home, away) = (CommandRun(Self.fourDays.copy()), CommandRun())
        let (card, note) = ("/home/robin/pip.svg", "/home/robin/note.svg")
        let sent = try home(filled("guest|send|BIRD|\(card)|--from|Robin & Co", home))
        #expect(sent.code == 0, "\(sent)")
        away.files.contents[card] = home.files.contents[card]
        let picture = String(decoding: try #require(away.files.contents[card]), as: UTF8.self)
        #expect(picture.contains("Robin &amp; Co’s yard</text>") && picture.contains("home on"))
        var reader = XMLReader(Array(picture.utf8))
        while try reader.next() != nil {}
        _ = away("refill|--all")
        #expect(away("guest|welcome|\(card)").out.contains("from Robin & Co’s yard will come within a day"))
        #expect(away("guest|welcome|\(card)").code == 1, "once only")
        let guest = try #require(try away.json("guest").arrayValue?.first?["id"]?.stringValue)
        #expect(away("guest|return|\(guest)|\(note)|--from|Wren").code == 0)
        home.files.contents[note] = away.files.contents[note]
        let back = home("guest|welcome|\(note)")
        #expect(back.out.contains("is home again, without having been in Wren’s yard"), "\(back)")
    }

    @Test func aListWithoutBirdsSaysWhy() {
        #expect(CommandRun(Self.fourDays.copy())("bird|list|--favorites").out == "No bird you’ve met fits.\n")
    }

    @Test func aRefundIsOfAllThatWasBought() throws {
        let run = CommandRun(Self.fourDays.copy())
        _ = run("store|buy|pellet.box|--quantity|4")
        #expect(try run(filled("store|refund|TX", run)).out.hasPrefix("Refunded: 4 × Pellet Box, $15.96"))
    }

    /// On a terminal a refund says what comes and what goes before it is done.
    @Test(arguments: ["no", "yes"])
    func aRefundAsks(_ answer: String) throws {
        let run = CommandRun(Self.fourDays.copy())
        _ = run("store|buy|pellet.box|--quantity|4")
        let line = try filled("store|refund|TX", run)
        run.answer = answer
        let refund = run(line)
        let terms = "$15.96 (simulated) back, and what’s left goes back to the shop: 20 × Nutrition Pellet"
        #expect(run.question.contains(terms))
        #expect(answer == "yes" ? refund.out.hasPrefix("Refunded") : refund.error.contains("Nothing was refunded."))
        #expect((refund.code == 0) == (answer == "yes"))
        // Nothing is asked where nothing can be refunded.
        run.answer = "no"
        if answer == "yes" { #expect(run(line).error.contains("already")) }
    }

    @Test func aPassThatRenewsIsNotPaidTwice() throws {
        let run = CommandRun(Self.fourDays.copy())
        _ = run(Self.pass)
        let transactions = run("store|transactions").out
        let refused = run("store|renew")
        #expect(refused.code == 1 && refused.error.contains("store renew --at-once"), "\(refused)")
        #expect(run("store|transactions").out == transactions)
    }

    private func filled(_ line: String, _ run: CommandRun) throws -> String {
        var line = line
        if line.contains("BIRD") {
            let birds = try #require(try run.json("bird|list").arrayValue)
            let bird = try #require(birds.first { $0["mayBeNamed"] == true })
            line = line.replacing("BIRD", with: bird["id"]?.stringValue ?? "")
        }
        if line.contains("TX") {
            let latest = try #require(try run.json("store|transactions").arrayValue?.first)
            line = line.replacing("TX", with: "\(latest["id"]?.integerValue ?? 0)")
        }
        return line
    }
}
