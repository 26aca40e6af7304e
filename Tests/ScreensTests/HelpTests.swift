import Drawing
import Simulation
import TerminalUI
import Testing
import Words

@testable import Screens

/// Help: which keys it tells of, and how one of them is found.
@Suite struct HelpTests {
    private func help(on keys: Key..., width: Int = 80, height: Int = 24) throws -> Player {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        for key in keys { player.press(key) }
        player.press(.character("?"))
        return player
    }

    /// What each screen's last line has no room for stands first in its help.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func itBeginsWithTheKeysOfTheScreenBelow(section: Int) throws {
        let key = Key.character(Character(String(section)))
        let player = try help(on: key, width: 120, height: 40)
        #expect(player.shows("On this screen"))
        let hints = player.app.screen.hints(in: player.app.context)
        #expect(!hints.isEmpty)
        let top = try #require(player.find("On this screen"))
        for (row, hint) in hints.enumerated() {
            let label = try #require(player.app.context.key(of: hint.command))
            let line = player.frame.textRows[top.y + 1 + row]
            #expect(line.contains("  \(hint.words)") && line.contains(label), "\(label) \(hint.words)")
        }
    }

    @Test(arguments: [(80, 24), (120, 40), (60, 20)])
    func whatIsTypedLeavesTheKeysThatFit(width: Int, height: Int) throws {
        let player = try help(width: width, height: height)
        let top = try #require(player.find("╭"))
        player.press(.character("/"))
        player.type("RÉFILL")
        #expect(player.says("On this screen") && Set(player.marked.map { $0.lowercased() }) == ["refill"])
        #expect(!player.shows("Moving around"))
        // The sentences name their keys while letters are typed, too.
        if width > 60 { #expect(player.says("R refills every yard")) }
        // The sheet stays as large as it was.
        #expect(player.find("╭") == top)
        // By what others call it, and by the key as well.
        player.press(.control("u"))
        player.type("redo")
        #expect(player.shows("redo what was undone") && !player.shows("Moving around"))
        player.press(.control("u"))
        player.type("home")
        #expect(player.shows("Home"))
        player.press(.control("u"))
        player.type("zebra")
        #expect(player.says("No key does that. “:” finds more."))
        // What is searched for goes first, then the sheet.
        player.press(.enter, .escape)
        #expect(player.says("How it works") && player.app.sheet is HelpSheet)
        player.press(.escape)
        #expect(player.app.sheet == nil)
    }

    /// The songs in the sky at sunrise are found by the word for them.
    @Test func songsAreExplained() throws {
        let player = try help()
        player.press(.character("/"))
        player.type("song")
        #expect(player.shows("♪") && player.says("at sunrise you hear kinds that you know, out of sight"))
        #expect(player.marked.contains("song"), "\(player.marked)")
    }

    /// Letters typed into it do nothing else.
    @Test func aSearchedWordIsNoKey() throws {
        let player = try help()
        let world = player.session.world
        player.press(.character("/"))
        player.type("dq?R")
        #expect(player.app.sheet is HelpSheet && player.shows("/ dq?R"))
        #expect(player.session.world == world && player.effects.isEmpty)
    }

    /// Nothing between two pages is missed, and the second is no repetition.
    @Test func pagesAreAsLongAsTheSheet() throws {
        let player = try help(width: 60, height: 20)
        func lines() -> [String] {
            player.frame.textRows.filter { $0.contains("│") }.dropFirst().dropLast(2).map { row in
                row.split(separator: "│").dropFirst().first.map(String.init) ?? ""
            }
        }
        let first = lines()
        player.press(.pageDown)
        #expect(lines().first == first.last)
        player.press(.pageUp)
        #expect(lines() == first)
    }
}
