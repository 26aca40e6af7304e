import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session
@testable import Simulation

/// The game in a small pane.
@Suite struct CompactTests {
    @Test(
        arguments: [(30, 10), (40, 12), (59, 19), (58, 40), (60, 12)], CompactScreen.Tab.allCases)
    func everyPage(size: (Int, Int), page: CompactScreen.Tab) throws {
        let player = try Player(size: CellSize(width: size.0, height: size.1), world: Fixture.world)
        player.press(.character(Character("\(page.rawValue + 1)")))
        let theme = size == (60, 12) ? player.app.theme : nil
        Golden.expect(player.frame.golden(styles: theme), "compact-\(page)-\(size.0)x\(size.1)")
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
        #expect(player.shows("On this screen"))
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

    /// Whoever has read nothing sees that there are other yards, and gets there by a click.
    @Test(arguments: [(30, 10), (45, 15), (59, 19), (58, 40)]) func otherYardsAreSeen(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        #expect(player.click("›") && player.app.place == .backyard(ID("b")))
        #expect(player.click("›") && player.app.place == .backyard(ID("c")))
        #expect(player.shows("Feathered Friends"))
        #expect(player.click("‹") && player.app.place == .backyard(ID("b")))
        #expect(width < 45 || player.shows("2 of 3"))
        // The star beside the marks is still a star.
        #expect(player.click("☆") && player.session.world.backyard(ID("b"))?.isFavorite == true)
        var world = player.session.world
        world.backyards = [Fixture.yards[1]]
        player.session.world = world
        player.press(.right)
        #expect(player.shows("Your only yard.") || player.shows("This is your only yard."))
        #expect(!player.shows("›") && !player.shows("‹") && !player.shows("of 3"))
    }

    @Test func enterOpensWhatIsBeforeThePlayerAndEscLeadsBack() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        func page() -> CompactScreen.Tab? { (player.app.pane as? CompactScreen)?.page }
        player.press(.enter)
        #expect(page() == .visitors)
        player.press(.enter)
        #expect(player.shows("Needs 60 by 20."))
        player.app.quiet()
        #expect(player.click("Pip") && player.shows("Needs 60 by 20."))
        player.press(.escape)
        #expect(page() == .summary)
        player.app.quiet()
        player.press(.escape)
        #expect(page() == .summary && player.app.messages.shown == nil && player.effects.isEmpty)
        player.press(.tab, .enter)
        #expect(player.shows("Food for Bird Springs"))
        player.press(.escape)
        #expect(page() == .supplies && player.app.sheet == nil)
        player.press(.tab, .down, .down, .tab, .down)
        #expect(page() == .summary)
        player.press(.character("3"))
        #expect(player.shows("Pip"), "scrolled from the beginning")
    }

    /// Of keys and actions those are offered that do something there, in words that are whole; of the others it is said
    /// what they take, before they are chosen.
    @Test(arguments: [(30, 10), (40, 12), (59, 19), (120, 12)]) func whatIsOfferedWorks(width: Int, height: Int) throws
    {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        let refusal = player.app.words.needsRoom(beyond: player.size).text
        player.press(.character("?"))
        var seen = player.text
        for _ in 0..<60 {
            player.press(.down)
            seen += "\n" + player.text
        }
        #expect(!seen.contains("…") && seen.contains("previous yard") && !seen.contains("decorate"), "\(seen)")
        player.press(.escape, .character(":"))
        seen = player.text
        for _ in 0..<150 {
            player.press(.down)
            seen += "\n" + player.text
        }
        #expect(!seen.contains("…"), "\(seen)")
        let entries = CommandPaletteEntry.all(in: player.app.sheetContext, from: .init(yard: ID("a")))
        #expect(entries.count { !$0.isIdle } > 15 && entries.count(where: \.isIdle) > 40)
        for entry in entries {
            var app = player.app
            app.quiet()
            _ = app.carry(out: entry.steps)
            let isRefused = app.messages.said.contains { $0.announcement.text == refusal }
            #expect(!isRefused || entry.isIdle, "\(entry.title)")
            #expect(!entry.isIdle || isRefused || entry.title.contains("do"), "\(entry.title)")
        }
    }

    /// With nothing but clicks: water, help, and there undo.
    @Test(arguments: [(30, 10), (45, 15), (60, 20), (120, 12)]) func undoByMouse(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        let before = player.session.world.backyards
        if width == 60 { #expect(player.click("Bird Springs") && player.app.place == .backyard(ID("a"))) }
        if let water = player.hits(.command(.water)).last { player.click(water.x, water.y) }
        #expect(player.session.world.backyards != before)
        // What was said stands in the place of help, until it is over.
        player.app.quiet()
        player.showAgain()
        #expect(player.click("? help") && player.app.sheet is HelpSheet)
        for _ in 0..<60 where player.find("  undo") == nil {
            player.send(.mouse(MouseEvent(.wheelDown, at: CellPoint(x: 15, y: 4))))
        }
        #expect(player.click("  undo"))
        #expect(player.app.sheet == nil && player.session.world.backyards == before)
    }

    /// The picker says what is in the feeder, and who likes what, by name.
    @Test(arguments: [(30, 10), (40, 12), (60, 20), (80, 24)]) func thePickerSaysWhatIsInTheFeeder(
        width: Int, height: Int
    ) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        if width >= 60 { player.press(.enter) }
        player.press(.character("f"))
        #expect(player.shows("Sunflower Seeds") && (player.shows("in use") || player.shows("in the feeder")))
        #expect(player.text.firstMatch(of: /Loves +Pip/) != nil && player.shows("Food for Bird Springs"))
        #expect(width < 60 || player.shows("Premium ─") && player.shows("Every day ─"))
        player.press(.home)
        #expect(player.shows("Nutrition Pellet"), "\(player.text)")
        // Of a yard with the longest name that name at least.
        player.press(.escape, .left, .character("f"))
        #expect(player.shows("Feathered Friends ─") && !player.text.contains("…"), "\(player.text)")
    }

    /// Of what has room on a yard's page, furnishing it comes before what a refill does, too.
    @Test func decoratingIsNamedOnASmallPage() throws {
        let player = try Player(size: CellSize(width: 60, height: 20), world: Fixture.world)
        player.press(.enter)
        #expect(player.shows("r refill") && player.shows("f food") && player.shows("e decorate"))
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
