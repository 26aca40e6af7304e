import Drawing
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// The game in a pane that is wide and low.
@Suite struct StripTests {
    @Test(arguments: [(30, 4), (80, 6), (109, 19), (120, 10), (200, 15), (300, 20)])
    func everySize(columns: Int, rows: Int) throws {
        let player = try Player(size: CellSize(width: columns, height: rows), world: Fixture.world)
        let theme = columns == 120 ? player.app.theme : nil
        Golden.expect(player.frame.golden(styles: theme), "strip-\(columns)x\(rows)")
    }

    @Test(arguments: [
        (CellSize(width: 80, height: 6), ShellLayout.Form.strip), (CellSize(width: 80, height: 15), .strip),
        (CellSize(width: 80, height: 16), .compact), (CellSize(width: 60, height: 20), .medium),
        (CellSize(width: 101, height: 20), .strip), (CellSize(width: 100, height: 20), .medium),
        (CellSize(width: 300, height: 21), .wide), (CellSize(width: 300, height: 3), .tooSmall),
        (CellSize(width: 29, height: 4), .tooSmall), (CellSize(width: 30, height: 4), .strip),
        (CellSize(width: 40, height: 8), .tooSmall), (CellSize(width: 50, height: 10), .compact),
    ])
    func itsShapeMakesAStrip(size: CellSize, form: ShellLayout.Form) {
        #expect(ShellLayout(size).form == form)
    }

    @Test func yardsAreChosenAndLookedAfter() throws {
        let player = try Player(size: CellSize(width: 200, height: 15), world: Fixture.world)
        let yards = player.session.world.favoritesFirst.map(\.id)
        #expect(yards.allSatisfy { id in player.shows(player.session.world.backyard(id)?.name ?? "?") })
        #expect(player.app.place == .backyard(yards[0]))
        player.press(.right, .character("w"))
        #expect(player.app.place == .backyard(yards[1]))
        #expect(player.session.world.backyard(yards[1])?.water.filledAt == player.session.world.clock)
        player.press(.character("3"), .enter)
        #expect(player.app.place == .backyard(yards[2]))
        player.press(.left, .left, .left)
        #expect(player.app.place == .backyard(yards[yards.count - 1]))
        let name = try #require(player.session.world.backyard(yards[1])?.name)
        #expect(player.click(name) && player.app.place == .backyard(yards[1]))
        player.press(.character("f"))
        #expect(player.shows("Nutrition Pellet"))
        player.press(.escape, .character("q"))
        #expect(player.effects == [.quit])
    }

    @Test func whatHasNoRoomSaysHowMuchItNeeds() throws {
        let player = try Player(size: CellSize(width: 80, height: 6), world: Fixture.world)
        player.press(.character("b"))
        #expect(player.shows("at least 20 rows"))
        // A sheet needs less than the whole game.
        for key in [Key.character("?"), .character("f"), .character(":")] {
            player.app.quiet()
            player.press(key)
            #expect(player.shows("at least 10 rows"))
        }
        player.resize(80, 10)
        player.press(.character("?"))
        #expect(player.shows("On this screen"))
        let wide = try Player(size: CellSize(width: 200, height: 15), world: Fixture.world)
        wide.press(.character("b"))
        #expect(wide.shows("at least 21 rows"))
    }

    /// A sheet that is open when the pane becomes too low for it is there again when the pane has grown.
    @Test func aSheetWaitsForRoom() throws {
        let player = try Player(size: CellSize(width: 100, height: 14), world: Fixture.world)
        player.press(.character("?"))
        #expect(player.shows("On this screen"))
        player.resize(100, 6)
        #expect(!player.shows("On this screen"))
        player.press(.right)
        player.resize(100, 30)
        #expect(player.shows("On this screen"))
    }

    /// What became of the save is said at once, and whole when there is room.
    @Test func whatIsToBeReadAtOpeningIsSaid() throws {
        let files = MemoryFiles()
        try Player(saves: files).session.close()
        let path = try #require(files.contents.keys.first { $0.hasSuffix("/world.json") && !$0.contains("backups") })
        files.contents[path]?[200] ^= 1
        let player = try Player(size: CellSize(width: 100, height: 6), after: .zero, saves: files)
        #expect(player.shows("The save was damaged"))
        player.resize(100, 30)
        #expect(player.shows("Before you play"))
    }

    @Test func thePaneKeepsItsYardAndTheWholeGameItsPage() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .right)
        #expect(player.app.place == .backyard(ID("b")))
        player.resize(120, 8)
        #expect(player.app.place == .backyard(ID("b")))
        player.resize(40, 12)
        #expect(player.app.place == .backyard(ID("b")) && player.shows("Chirp Center"))
        player.resize(80, 24)
        #expect(player.app.place == .backyard(ID("b")))
    }

    /// With more yards than there is room for, the chosen one shows, and how many there are on both sides.
    @Test func moreYardsThanRoom() throws {
        let player = try Player(size: CellSize(width: 30, height: 4), world: Fixture.world)
        let yards = player.session.world.favoritesFirst
        for _ in yards {
            let chosen = try #require(player.session.world.backyard(player.app.place.backyard ?? ID("")))
            #expect(player.shows(String(chosen.name.prefix(4))))
            #expect(player.shows("›") || player.shows("‹"))
            player.press(.right)
        }
    }
}
