import Drawing
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// One yard alone over a window that has room for more.
@Suite struct PaneTests {
    @Test(arguments: [(60, 20), (120, 40)])
    func everySize(columns: Int, rows: Int) throws {
        let player = try Player(size: CellSize(width: columns, height: rows), world: Fixture.world)
        player.press(.character("z"))
        Golden.expect(player.frame.golden(), "pane-\(columns)x\(rows)")
    }

    @Test func itShowsAYardAndNothingElse() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        #expect(player.shows("Journal"))
        player.press(.right, .character("z"))
        let yards = player.session.world.favoritesFirst
        #expect(player.app.place == .backyard(yards[1].id))
        #expect(!player.shows("Journal") && player.shows(yards[1].name + ": "))
        #expect(player.app.visibleBackyards == [yards[1].id])
        player.app.quiet()
        var grid = CellGrid(size: player.size)
        #expect(player.app.draw(into: &grid, pictures: player.pictures).pictureCells.allSatisfy { $0 })
    }

    @Test func yardsAreTurnedAndLookedAfter() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let yards = player.session.world.favoritesFirst.map(\.id)
        player.press(.character("z"), .right, .character("w"))
        #expect(player.session.world.backyard(yards[1])?.water.filledAt == player.session.world.clock)
        player.press(.character("3"))
        #expect(player.app.place == .backyard(yards[2]))
        player.press(.tab, .left, .left, .left)
        #expect(player.app.place == .backyard(yards[0]))
        player.press(.character("f"))
        #expect(player.shows("Nutrition Pellet"))
        player.press(.escape)
        #expect(player.app.pane?.paneYard == yards[0])
    }

    @Test func whatNeedsTheWholeGameBringsItBack() throws {
        for (key, sign) in [(Key.character("b"), "Shop"), (.escape, "Backyards"), (.character("z"), "Backyards")] {
            let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
            player.press(.character("z"))
            #expect(player.app.pane != nil)
            player.press(key)
            #expect(player.app.pane == nil && player.shows(sign), "\(key)")
        }
    }

    @Test func itStaysThroughOtherSizes() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("z"), .right)
        let yard = player.app.pane?.paneYard
        for (columns, rows, form) in [
            (40, 12, ShellLayout.Form.pane), (120, 8, .strip), (20, 5, .tooSmall), (100, 30, .pane),
        ] {
            player.resize(columns, rows)
            #expect(player.app.layout.form == form)
            if form != .tooSmall { #expect(player.app.pane?.paneYard == yard) }
        }
    }
}
