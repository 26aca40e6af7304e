import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// What a player meets when a saved game is opened again.
@Suite struct OpeningTests {
    private func app(_ session: Session) -> App {
        let size = CellSize(width: 80, height: 24)
        return App(
            session: session,
            options: AppOptions(
                capabilities: TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true), size: size,
                drawsPictures: false))
    }

    private func text(_ app: App, _ session: Session) -> String {
        var grid = CellGrid(size: CellSize(width: 80, height: 24))
        _ = app.draw(into: &grid, pictures: .init())
        return grid.textRows.joined(separator: "\n")
    }

    @Test func timeAwayIsSummedUpOnce() throws {
        let (files, clock) = (MemoryFiles(), TestClock())
        let first = try Session.robins(files, clock)
        #expect(!text(app(first), first).contains("While you were away"))
        first.close()
        clock.advance(by: .hours(14))
        let second = try Session.robins(files, clock)
        var app = app(second)
        let card = text(app, second)
        #expect(card.contains("While you were away (14 hours)") && card.contains("visits in"))
        #expect(card.contains("Food ran out in 5 yards, first at"))
        _ = app.handle(.input(.key(.enter)))
        #expect(!text(app, second).contains("While you were away"))
        second.close()
        clock.advance(by: .minutes(5))
        let third = try Session.robins(files, clock)
        #expect(!text(self.app(third), third).contains("While you were away"))
    }

    @Test func aSaveThatCouldNotBeReadIsToldFirst() throws {
        let (files, clock) = (MemoryFiles(), TestClock())
        let first = try Session.robins(files, clock)
        first.close()
        for path in files.contents.keys where path.hasSuffix("world.json") {
            try files.write(Array("{ no".utf8), to: path)
        }
        let second = try Session.robins(files, clock)
        #expect(!second.notices.isEmpty)
        #expect(text(app(second), second).contains("Before you play"))
    }

    @Test func playInMemorySaysSo() throws {
        for size in [
            CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
        ] {
            #expect(try Player(size: size, world: Fixture.world).shows("Nothing is saved"))
        }
    }
}
