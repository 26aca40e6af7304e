import Drawing
import Session
import Simulation
import TestSupport
import Testing

@testable import Screens

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The race of kinds seen this year, with friends whose life lists stand in a shared folder.
@Suite struct YearRaceTests {
    /// Writes friends' lists of 1, 2, … species of this year, and opens the journal's list of this year.
    private func open(friends: Int, _ size: CellSize, isPlain: Bool = false) throws -> Player {
        let files = MemoryFiles()
        try files.makeDirectory("/srv/birders")
        for friend in 0..<friends {
            let firsts = Catalog.species.prefix(friend + 1).map {
                #"{"species":"\#($0.id)","year":2026,"first":"2026-05-0\#(friend + 1)T08:00:00Z"}"#
            }
            let lines = [#"{"household":"Friend \#(friend + 1)"}"#] + firsts
            files.contents["/srv/birders/life-list-\(friend).jsonl"] = Array(lines.joined(separator: "\n").utf8)
        }
        let player = try Player(size: size, world: Fixture.world, saves: files, isPlain: isPlain)
        try player.session.perform(.shareLifeList(in: "/srv/birders", as: "Robin"))
        player.press(.character("4"), .character("o"))
        return player
    }

    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { CellSize(width: $0.0, height: $0.1) }

    @Test(arguments: sizes) func theListOfThisYearShowsFriends(size: CellSize) throws {
        let player = try open(friends: 2, size)
        #expect(player.shows("Kinds seen in 2026, among friends"), "\(player.text)")
        // In a low window there are rows for two.
        guard size.height >= 24 else { return }
        let rows = player.frame.textRows
        let own = player.session.world.yearList(2026).count
        let places = try ["Robin  ", "Friend 2", "Friend 1"].map { name in
            try #require(rows.firstIndex { $0.contains(name) && $0.contains("so far") }, "\(name)\n\(player.text)")
        }
        // Those with the most species come first.
        #expect(own > 2 && places == places.sorted() && rows[places[0]].contains("\(own) so far"))
        player.press(.character("o"))
        #expect(!player.shows("among friends"))
    }

    /// The race shows as many of many friends as fit, and the player among them.
    @Test func thePlayerIsAlwaysInTheRace() throws {
        let player = try open(friends: 8, CellSize(width: 120, height: 40))
        let shown = player.frame.textRows.filter { $0.contains("so far") }
        #expect(shown.count >= 3 && shown.contains { $0.contains("Robin") }, "\(player.text)")
    }

    /// A list that nobody else shares leaves the race of the player's own years as it is.
    @Test func nobodyElseIsNoRace() throws {
        let player = try open(friends: 0, CellSize(width: 120, height: 40))
        let alone = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world, saves: MemoryFiles())
        alone.press(.character("4"), .character("o"))
        #expect(player.text == alone.text)
    }

    @Test func plainModeTellsTheRace() throws {
        let player = try open(friends: 1, CellSize(width: 80, height: 24), isPlain: true)
        #expect(player.text.contains("among friends"), "\(player.text)")
    }

    /// A folder that is gone is told of, and the journal opens all the same.
    @Test func aFolderThatIsGoneIsToldOf() throws {
        let files = MemoryFiles()
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world, saves: files)
        try files.makeDirectory("/srv/birders")
        try player.session.perform(.shareLifeList(in: "/srv/birders", as: "Robin"))
        files.fail { $0.path.hasPrefix("/srv/birders") ? ENOENT : nil }
        player.press(.character("4"))
        #expect(player.shows("/srv/birders") && player.shows("Life list"), "\(player.text)")
    }
}
