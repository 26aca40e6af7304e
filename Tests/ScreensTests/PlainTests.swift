import Drawing
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session

/// Plain mode: every screen and sheet as lines of text, for screen readers and braille displays.
@Suite struct PlainTests {
    private static func player(_ stop: Stop? = nil, _ size: CellSize = CellSize(width: 80, height: 24)) throws -> Player
    {
        let player = try Player(
            size: size, world: Fixture.world, saves: stop?.needsFiles == true ? MemoryFiles() : nil, isPlain: true)
        stop?.visit(player)
        return player
    }

    /// The frame, the cursor, and the rows that are not on the screen.
    @Test(arguments: Stop.allCases) func everyScreenIsLines(stop: Stop) throws {
        let player = try Self.player(stop)
        let cursor = try #require(player.cursor)
        let rows = player.app.reading.rows
        let visible = PlainLayout(size: player.size).pageRows
        var golden = player.frame.golden() + "--- cursor \(cursor.x), \(cursor.y)\n"
        if rows.count > visible { golden += "--- all rows\n" + rows.map { $0.text + "\n" }.joined() }
        Golden.expect(golden, "plain/\(stop.rawValue)")
    }

    /// Nothing is a sign, a line or a cut word, and nothing is wider than the screen.
    @Test(arguments: Stop.allCases, [CellSize(width: 40, height: 12), CellSize(width: 80, height: 24)])
    func everythingCanBeSpoken(stop: Stop, size: CellSize) throws {
        let player = try Self.player(stop, size)
        let rows = player.app.reading.rows.map(\.text) + [player.app.reading.shown, player.app.reading.title ?? ""]
        let spoken: Set<Character> = Set(" .,;:!?()'’“”\"-–−×/%&+@$€£~=#_")
        for row in rows {
            let rest = row.filter { !$0.isLetter && !$0.isNumber && !spoken.contains($0) }
            #expect(rest.isEmpty, "“\(rest)” in “\(row)”")
        }
        #expect(player.app.reading.rows.allSatisfy { $0.text.columns <= size.width && !$0.text.isEmpty })
    }

    /// The selection is where the cursor is, and a step changes the two rows of the items alone.
    @Test func nothingElseIsRedrawn() throws {
        let player = try Self.player(.birds)
        let (before, place) = (player.frame, try #require(player.cursor))
        player.press(.down)
        let after = try #require(player.cursor)
        #expect(after.y == place.y + 1)
        let changed = (0..<player.size.height).filter { y in
            (0..<player.size.width).contains { before[$0, y] != player.frame[$0, y] }
        }
        #expect(changed == [place.y, after.y])
        #expect(before.textRows == player.frame.textRows)
    }

    @Test func theLastAnnouncementIsSaidAgainAndThenAllAreListed() throws {
        let player = try Self.player()
        player.press(.character("s"))
        let said = player.frame.textRows[23]
        #expect(said == "Bird Springs is no favorite any more." || said.hasPrefix("Bird Springs"))
        player.press(.character("m"))
        #expect(player.frame.textRows[23] == "Again: " + said)
        player.press(.character("m"))
        #expect(player.frame.textRows[0] == "Messages" && player.rowAtCursor.hasPrefix(said))
    }

    /// The same answer twice is heard twice.
    @Test func aRepeatedAnswerDiffersFromTheLast() throws {
        let player = try Self.player()
        player.press(.character("R"), .character("R"))
        let first = player.app.reading.shown
        player.clock.advance(by: .seconds(1))
        player.press(.character("R"))
        #expect(player.app.reading.shown == "Again: " + first)
    }

    /// An answer comes before news, and news after it.
    @Test func answersComeFirst() throws {
        let player = try Self.player()
        player.press(.character("2"))
        player.app.tell(Announcement("News.", as: .news))
        player.pass(.seconds(1))
        #expect(player.app.reading.shown == "Birds, latest first")
        player.pass(.seconds(6))
        #expect(player.app.reading.shown == "News.")
    }

    @Test(arguments: Settings.Narration.allCases) func narrationTellsMoreOrLess(narration: Settings.Narration) throws {
        let player = try Self.player()
        player.session.settings.narration = narration
        // Pip leaves after three minutes.
        player.pass(.minutes(4))
        let said = player.app.messages.said.map(\.announcement.text)
        #expect(said.contains { $0.hasPrefix("Pip left Bird Springs after") } == (narration == .chatty), "\(said)")
        if narration == .quiet { #expect(player.app.reading.shown.hasPrefix("Backyards. Bird Springs")) }
    }

    /// Page Down and Page Up read on, an item or a text at a time; Down goes on below the last item, and Enter leads back to the selection.
    @Test func everythingCanBeRead() throws {
        let player = try Self.player(.backyard)
        var read: [String] = []
        player.press(.pageUp)
        while player.cursor?.y ?? 0 > 1 { player.press(.pageUp) }
        for _ in player.app.reading.rows.indices {
            if read.last != player.rowAtCursor { read.append(player.rowAtCursor) }
            player.press(.pageDown)
            if player.rowAtCursor.hasPrefix("Pip, loved"), read.count < 12 {
                #expect(player.app.reading.shown.hasSuffix("4 minutes. Eating sunflower seeds on the ground, loves it"))
            }
        }
        let rows = player.app.reading.rows.filter { !$0.continues && !$0.text.hasPrefix("Eating") }
        #expect(read == rows.map(\.text))
        for _ in 0..<20 { player.press(.down) }
        #expect(player.rowAtCursor == player.app.reading.rows.last?.text)
        player.press(.enter)
        #expect(player.app.place == .backyard(ID("a")) && player.rowAtCursor.hasPrefix("Pip"))
    }

    /// A change of the setting shows at once, and leads back to where one was.
    @Test func plainModeCanBeTurnedOnAndOffWhilePlaying() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("2"))
        let before = player.frame
        player.session.settings.isPlain = true
        player.pass(.zero)
        #expect(player.frame.textRows[0] == "Birds, latest first" && !player.shows("░"))
        player.session.settings.isPlain = false
        player.pass(.zero)
        #expect(player.frame == before)
    }

    /// In a window too small for the whole game all of it can be heard.
    @Test func smallWindowsHaveTheWholeGame() throws {
        let player = try Player(size: CellSize(width: 20, height: 4), world: Fixture.world, isPlain: true)
        player.press(.character("5"), .enter)
        #expect(player.frame.textRows[0] == "Buy with simulated" || player.frame.textRows[0].hasPrefix("Buy"))
        player.session.settings.isPlain = false
        player.pass(.zero)
        #expect(!player.shows("Nectar"))
    }

    /// Without plain mode the hidden cursor is at the mark of the selection.
    @Test(arguments: Stop.allCases) func theHiddenCursorFollowsTheSelection(stop: Stop) throws {
        let player = try Player(
            world: Fixture.world, saves: stop.needsFiles ? MemoryFiles() : nil)
        stop.visit(player)
        guard let focus = player.focus else {
            #expect(player.cursor != nil || Self.texts.contains(stop), "\(player.text)")
            return
        }
        #expect(player.frame[focus.x, focus.y].content == .glyph("▎"))
    }

    /// The screens on which nothing can be selected.
    private static let texts: Set<Stop> = [
        .unmetBird, .confirm, .bought, .subscribe, .help, .removeYard, .charts, .policies, .cancelAsked, .refundAsked,
        .refunded, .bird, .unseenSpecies,
    ]
}
