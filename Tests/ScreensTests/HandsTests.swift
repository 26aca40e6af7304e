import Drawing
import Session
import Simulation
import Storefront
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// What each hand can do: everything that can be asked of a game is asked for by keys alone, and by the mouse alone (with
/// letters only where there is something to write).
@Suite struct HandsTests {
    typealias Hand = @Sendable (Player) throws -> Void

    struct Way: Sendable, CustomTestStringConvertible {
        /// The request, as `Request.names` has it.
        let request: String
        var prepare: Hand = { _ in }
        let keys: Hand
        let mouse: Hand
        var testDescription: String { request }
    }

    /// What no hand in the game asks for, and why.
    static let elsewhere: [String: String] = [
        "store.signOffer": "the game asks for it itself, before it buys with an offer",
        "transfer.export": "files of the whole game belong to the command line: export",
        "transfer.replace": "as much: import",
        "transfer.repair": "as much: doctor --repair",
        "transfer.returnBeforeJump": "asked only after a clock was wrong: ClockJumpTests",
        "transfer.declineReturn": "asked only after a clock was wrong: ClockJumpTests",
        "album.show": "the album asks for it itself",
        "album.keep": "the loop asks for it once the picture is drawn",
        "sendGuest": "postLetter asks for it, and writes the card",
        "returnGuest": "as much, and writes the note",
        "shareLifeList": "it names a folder, so it belongs to the command line: journal --share",
        "welcomeGuest": "openLetter asks for it once it has read the letter",
    ]

    /// Nothing that can be asked for is forgotten.
    @Test func everyRequestHasItsWays() {
        #expect(
            Request.names.sorted() == (Self.ways.map(\.request) + Self.elsewhere.keys).sorted())
    }

    @Test(arguments: ways) func keysAloneAskForIt(way: Way) throws { try ask(way, by: way.keys) }
    @Test(arguments: ways) func theMouseAloneAsksForIt(way: Way) throws { try ask(way, by: way.mouse) }
    @Test(arguments: ways) func keysAloneAskForItInPlainMode(way: Way) throws {
        try ask(way, by: way.keys, isPlain: true)
    }

    private func ask(_ way: Way, by hand: Hand, isPlain: Bool = false) throws {
        let player = try Player(
            size: CellSize(width: 120, height: 40), world: Fixture.world, saves: MemoryFiles(), isPlain: isPlain)
        try way.prepare(player)
        player.requests = []
        try hand(player)
        let asked = Set(player.requests.map(\.name))
        #expect(asked.contains(way.request), "asked was \(asked.sorted())\n\(player.text)")
    }

    // MARK: The ways

    /// What is clicked, one after the other: words that stand on the screen, or `Hit`s.
    private static func clicks(_ targets: Any...) -> Hand {
        let targets = targets.map { target -> Target in
            if let hit = target as? Hit { .hit(hit) } else { .text("\(target)") }
        }
        return { player in
            for target in targets {
                // A click after a click at the same place is one of its own.
                player.clock.advance(by: .seconds(1))
                switch target {
                case .text(let text) where text.hasPrefix("type "): player.type(String(text.dropFirst(5)))
                case .text(let text):
                    // What is not in sight is scrolled to.
                    for _ in 0..<60 where player.find(text) == nil {
                        player.send(.mouse(MouseEvent(.wheelDown, at: CellPoint(x: 60, y: 20))))
                    }
                    let isThere = player.click(text)
                    try #require(isThere, "“\(text)” does not stand here:\n\(player.text)")
                case .hit(let hit):
                    let places = player.hits(hit)
                    let place = try #require(places.dropFirst(places.count / 2).first, "\(hit):\n\(player.text)")
                    player.click(place.x, place.y)
                }
            }
        }
    }

    private enum Target { case text(String), hit(Hit) }

    private static func keys(_ keys: Key...) -> Hand { { player in for key in keys { player.press(key) } } }

    private static func typed(_ before: Key..., text: String) -> Hand {
        { player in
            for key in before { player.press(key) }
            player.type(text)
            player.press(.enter)
        }
    }

    private static func asks(_ requests: Request...) -> Hand {
        { player in for request in requests { try player.session.perform(request) } }
    }

    private static func manages(_ requests: Request...) -> Hand {
        { player in
            var settings = player.session.settings
            settings.transactionManager = true
            try player.session.perform(.changeSettings(settings))
            for request in requests { try player.session.perform(request) }
            // What it looks like now.
            player.showAgain()
        }
    }

    private static let yard = Hit.item(1)

    static let ways: [Way] =
        [
            Way(
                request: "refillWater", keys: keys(.right, .enter, .character("w")),
                mouse: clicks(yard, "w water")),
            Way(
                request: "refillFood", keys: keys(.enter, .character("f"), .end, .enter),
                mouse: clicks(yard, Hit.command(.food), "Corn")),
            Way(
                request: "setBackyardFavorite", keys: keys(.character("s")),
                mouse: clicks(yard, Hit.command(.star))),
            Way(
                request: "setHomeBackyard", keys: keys(.right, .character("H")),
                mouse: clicks(yard, "? help", "make this yard your home")),
            Way(
                request: "renameBackyard", keys: typed(.enter, .character("e"), .up, text: "!"),
                mouse: clicks(yard, "e decorate", Hit.item(0), "type !", "Enter keep")),
            Way(
                request: "createBackyard", keys: keys(.character("n"), .enter),
                mouse: clicks(Hit.command(.create), "Enter make")),
            Way(
                request: "decorateBackyard", keys: keys(.enter, .character("e"), .right, .enter),
                mouse: clicks(yard, "e decorate", "›", "Enter keep")),
            Way(
                request: "removeBackyard", keys: keys(.character("d"), .character("D")),
                mouse: clicks(yard, "? help", "remove a yard", "D remove")),
            Way(
                request: "setBirdFavorite", keys: keys(.character("2"), .character("s")),
                mouse: clicks(Hit.section(.birds), Hit.item(0), "s favorite")),
            Way(
                request: "nameBird", keys: typed(.character("2"), .character("o"), .enter, .character("e"), text: "!"),
                mouse: clicks(Hit.section(.birds), "Pip", "e rename", "type !", "Enter keep")),
            Way(
                request: "postLetter",
                keys: typed(.character("2"), .character("o"), .enter, .character("E"), text: "Robin"),
                mouse: clicks(Hit.section(.birds), "Pip", "E send off", "type Robin", "Enter send off")),
            Way(
                request: "openLetter",
                keys: typed(.character("4"), .left, .left, .left, .character("n"), text: "/card.json"),
                mouse: clicks(
                    Hit.section(.journal), "Guests", "n open a card", "type /card.json", "Enter open a card")),
            Way(
                request: "setDisplayName", keys: typed(.character("7"), .enter, text: "!"),
                mouse: clicks(Hit.section(.account), Hit.item(0), "type !", "Enter keep")),
            Way(
                request: "setEmail", keys: typed(.character("7"), .down, .enter, text: "a@example.org"),
                mouse: clicks(Hit.section(.account), Hit.item(1), "type a@example.org", "Enter keep")),
            Way(
                request: "setAvatar", keys: keys(.character("7"), .right),
                mouse: clicks(Hit.section(.account), Hit.command(.right))),
            Way(
                request: "changeSettings", keys: keys(.character("8"), .right),
                mouse: clicks(Hit.section(.settings), "Theme")),
            Way(
                request: "keepWidget", keys: keys(.character("8"), .end, .enter, .enter, .enter),
                mouse: clicks(Hit.section(.settings), "? help", "to the last", "Enter open", Hit.item(0), "Enter keep")),
            Way(
                request: "removeWidget", prepare: { Fixture.keepWidgets($0.session) },
                keys: keys(.character("8"), .end, .enter, .character("d")),
                mouse: clicks(Hit.section(.settings), "? help", "to the last", "Enter open", "d remove")),
            Way(
                request: "together", keys: keys(.character("R")), mouse: clicks("? help", "refill all yards")),
            Way(
                request: "undo", keys: keys(.character("u")), mouse: clicks("? help", "  undo")),
            Way(
                request: "redo", keys: keys(.character("U")),
                mouse: clicks("? help", "redo what was undone")),
            Way(
                request: "family", keys: keys(.character("7"), .down, .down, .down, .down, .down, .enter, .enter),
                mouse: clicks(Hit.section(.account), "Share a pass", "Enter")),
            Way(request: "journal.sharedLists", keys: keys(.character("4")), mouse: clicks(Hit.section(.journal))),
            Way(request: "journal.visits", keys: keys(.character("4")), mouse: clicks(Hit.section(.journal))),
            Way(
                request: "journal.months", keys: keys(.character("4"), .left),
                mouse: clicks(Hit.section(.journal), "Charts")),
            Way(
                request: "album.list", keys: keys(.character("4"), .character("4"), .character("4")),
                mouse: clicks(Hit.section(.journal), "Album")),
            Way(
                request: "album.delete",
                prepare: { player in
                    Stop.album.visit(player)
                    player.press(.escape)
                },
                keys: keys(.character("4"), .character("d"), .character("D")),
                mouse: clicks(Hit.section(.journal), "Album", "d delete", "D delete")),
        ] + store

    private static let store: [Way] = [
        Way(
            request: "store.purchase", keys: keys(.character("5"), .enter, .enter),
            mouse: clicks(Hit.section(.shop), "Best Value", "Enter confirm")),
        Way(
            request: "store.setAutoRenew", prepare: asks(.store(.purchase("pass.family"))),
            keys: keys(.character("7"), .down, .down, .enter, .enter, .enter),
            mouse: clicks(Hit.section(.account), Hit.item(2), "Cancel the renewal", "Enter")),
        Way(
            request: "store.restore", keys: keys(.character("7"), .down, .down, .down, .down, .enter, .enter),
            mouse: clicks(Hit.section(.account), "Restore purchases", "Enter")),
        Way(
            request: "store.redeem",
            keys: { player in
                player.press(.character("7"), .down, .down, .down, .enter)
                player.type("ROBIN3")
                player.press(.enter, .enter)
            },
            mouse: clicks(Hit.section(.account), "Redeem a code", "type ROBIN3", "Enter", "Enter")),
        Way(
            request: "store.refund", prepare: asks(.store(.purchase("nectar.bottle"))),
            keys: keys(.character("7"), .end, .enter, .enter, .enter, .enter),
            mouse: clicks(Hit.section(.account), "Nectar Bottle", "Ask for a refund", "Enter", "Enter")),
        Way(
            request: "store.settings", prepare: manages(),
            keys: keys(.character("7"), .down, .down, .down, .down, .down, .down, .enter, .enter),
            mouse: clicks(Hit.section(.account), "Transaction Manager", Hit.item(0))),
        Way(
            request: "store.answerPriceIncrease",
            prepare: asks(.store(.purchase("pass.family")), .store(.askForPriceIncrease(1))),
            keys: keys(.character("7"), .down, .down, .enter, .enter, .enter),
            mouse: clicks(Hit.section(.account), Hit.item(2), "Agree to")),
        managed("store.approve", waiting { $0.askToBuy = true }, "Approve"),
        managed("store.decline", waiting { $0.askToBuy = true }, "Decline"),
        managed("store.resolve", waiting { $0.interruptedPurchases = true }, "Resolve"),
        managed("store.revoke", manages(.store(.purchase("nectar.bottle"))), "Refund"),
        managed("store.expire", manages(.store(.purchase("pass.family"))), "Let it expire"),
        managed("store.renewNow", manages(.store(.purchase("pass.family"))), "Renew now"),
        managed("store.askForPriceIncrease", manages(.store(.purchase("pass.family"))), "Ask for a price increase"),
        managed("store.delete", manages(.store(.purchase("nectar.bottle"))), "Delete", "Enter"),
    ]

    /// A purchase in the Transaction Manager, the last of its list, and what is chosen there.
    private static func managed(
        _ request: String, _ prepare: @escaping Hand, _ choice: String, _ more: String...
    ) -> Way {
        Way(
            request: request, prepare: prepare,
            keys: { player in
                player.app.open(.transactionManager)
                player.press(.end, .enter)
                for _ in 0..<12 where !player.shows("▎ " + choice) && !player.rowAtCursor.hasPrefix(choice) {
                    player.press(.down)
                }
                player.press(.enter, .enter)
            },
            mouse: { player in
                player.app.open(.transactionManager)
                player.showAgain()
                try clicks(Hit.command(.help), "to the last")(player)
                try clicks("Enter open", choice)(player)
                for text in more { try clicks(text)(player) }
            })
    }

    /// One that waits for somebody.
    private static func waiting(_ change: @escaping @Sendable (inout StoreSettings) -> Void) -> Hand {
        { player in
            try manages()(player)
            var settings = player.session.store.settings
            change(&settings)
            try player.session.perform(.store(.settings(settings)))
            try player.session.perform(.store(.purchase("nectar.bottle")))
        }
    }
}
