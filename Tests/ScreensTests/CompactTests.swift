import Drawing
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// The game in a small pane.
@Suite struct CompactTests {
    @Test(
        arguments: [(30, 10), (40, 12), (59, 19), (58, 40), (60, 12)], CompactScreen.Page.allCases)
    func everyPage(size: (Int, Int), page: CompactScreen.Page) throws {
        let player = try Player(size: CellSize(width: size.0, height: size.1), world: Fixture.world)
        player.press(.character(Character("\(page.rawValue + 1)")))
        Golden.expect(player.frame.golden, "compact-\(page)-\(size.0)x\(size.1)")
    }

    /// Nobody is said to eat what is not there.
    @Test func aBirdFinishesWhatItTookBeforeAnotherFoodWasPutOut() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        player.press(.character("3"))
        #expect(player.shows("eating sunflower seeds"))
        try player.session.perform(.refillFood(player.session.world.backyards[0].id, food: .corn))
        player.pass(.seconds(1))
        #expect(player.shows("finishing sunflower seeds") && !player.shows("eating sunflower"))
        try player.session.perform(.refillFood(player.session.world.backyards[0].id, food: .sunflowerSeeds))
        player.pass(.seconds(1))
        #expect(player.shows("eating sunflower seeds"))
    }

    @Test func pagesAndYardsTurn() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        #expect(player.shows("Bird Springs") && player.shows("Summary"))
        player.press(.tab)
        #expect(player.shows("Sunflower Seeds") && player.shows("7h left"))
        player.press(.tab)
        #expect(player.shows("Pip") && player.shows("eating sunflower seeds"))
        player.press(.right)
        #expect(player.shows("Chirp Center") && player.shows("Brown swallow"))
        player.press(.left, .left)
        #expect(player.shows("Feathered Friends"))
        #expect(player.click("Summary") && (player.app.pane as? CompactScreen)?.page == .summary)
    }

    @Test func careWorks() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        player.press(.right, .character("w"))
        #expect(player.session.world.backyard(ID("b"))?.water.filledAt == player.session.world.clock)
        player.press(.character("f"))
        #expect(player.shows("Nutrition Pellet"))
        player.press(.end, .enter)
        #expect(player.session.world.backyard(ID("b"))?.foodID == Catalog.standardFoods.last?.id)
        player.press(.character("u"), .character("s"))
        #expect(player.session.world.backyard(ID("b"))?.isFavorite == true)
        player.press(.character("q"))
        #expect(player.effects == [.quit])
    }

    @Test func whatNeedsRoomSaysSo() throws {
        let player = try Player(size: CellSize(width: 50, height: 14), world: Fixture.world)
        player.press(.character("b"))
        #expect(player.shows("Needs 60 by 20."))
        player.press(.character("?"))
        #expect(player.shows("Moving around"))
    }

    /// What Help lists can be pressed: it does something, or says what it would take.
    @Test(arguments: [CellSize(width: 30, height: 10), CellSize(width: 120, height: 12)])
    func everyKeyThatHelpListsAnswers(size: CellSize) throws {
        for binding in KeyMap<Command>.standard.bindings {
            // What only moves about has its say where there is something to move about in.
            let isMoving = Command.moving.subtracting([.open, .leave, .nextScreen, .left, .right])
            guard !isMoving.contains(binding.action), let key = binding.keys.first else { continue }
            let player = try Player(size: size, world: Fixture.world)
            // From where it leads elsewhere.
            if binding.action == .screen(1) { player.press(.tab) }
            let before = player.text
            player.press(key)
            #expect(
                player.text != before || !player.effects.isEmpty || !player.requests.isEmpty, "\(binding.action)")
        }
    }

    @Test func helpNamesWhatDigitsDoInAPane() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        player.press(.character("?"))
        var seen = player.text
        for _ in 0..<80 {
            player.press(.down)
            seen += "\n" + player.text
        }
        for page in ["1  Summary", "2  Supplies", "3  Visitors"] { #expect(seen.contains(page), "\(seen)") }
        for section in ["Shop", "Account", "Birds"] { #expect(!seen.contains("  \(section) "), "\(section)") }
    }

    /// What needs no room is done in a pane, too: every yard is filled, undone, and filled again.
    @Test(arguments: [CellSize(width: 30, height: 10), CellSize(width: 120, height: 12)])
    func everyYardIsFilledFromAPane(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        let before = player.session.world.backyards
        player.press(.character("R"))
        let filled = player.session.world.backyards
        #expect(filled != before)
        player.press(.character("u"))
        #expect(player.session.world.backyards == before)
        player.press(.character("U"))
        #expect(player.session.world.backyards == filled)
    }

    /// A text that has no room at once is read to its end, and its answers stand below it.
    @Test(arguments: [30, 44, 60]) func aLongTextIsScrolled(width: Int) throws {
        let player = try Player(size: CellSize(width: width, height: 10), world: Fixture.world)
        let sentences = (1...9).map { "Sentence number \($0) is about something that was found in a file." }
        player.app.sheet = MessageSheet(sentences: sentences)
        player.showAgain()
        var seen = player.text
        #expect(!player.shows("number 9"))
        for _ in 0..<40 {
            player.press(.down)
            seen += player.text
        }
        for number in 1...9 { #expect(seen.contains("number \(number)"), "\(number)") }
        player.press(.up, .escape)
        #expect(player.app.sheet == nil)
        player.app.sheet = AskSheet(.goBack(days: 20))
        player.showAgain()
        #expect(player.shows("Enter Go back") && player.shows("Esc Keep this game"), "\(player.text)")
    }

    @Test func growingAndShrinkingKeepTheYard() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .right)
        #expect(player.app.place == .backyard(ID("b")))
        player.resize(40, 12)
        #expect(player.shows("Chirp Center") && player.app.place == .backyard(ID("b")))
        player.resize(80, 24)
        #expect(player.app.place == .backyard(ID("b")) && player.shows("Nutrition Pellet"))
    }

    @Test(arguments: [30, 41, 52], [10, 14, 19])
    func everySheetFits(width: Int, height: Int) throws {
        for keys in [[Key.character("?")], [.character("f")], [.character(":")]] {
            let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
            for key in keys { player.press(key) }
            for _ in 0..<6 { player.press(.down) }
            let rows = player.frame.textRows
            #expect(rows.contains { $0.contains("╭") } && rows.contains { $0.contains("╯") })
            #expect(rows.allSatisfy { $0.count <= width })
        }
    }
}
