import Chronology
import Drawing
import TerminalUI
import Testing
import Words

@testable import Screens
@testable import Simulation
@testable import Session

/// Songs written across the sky of a yard in which the sun is rising.
@Suite struct DawnChorusTests {
    /// The fixture's world with one yard's clock set.
    static func player(hour: Int, weather: Weather = .clear, earlier: Span = .zero) throws -> Player {
        var world = Fixture.world
        let now = world.localTime(in: world.backyards[0]).sinceMidnight
        var date = world.clock - earlier
        world.backyards[0].timeOffset =
            world.backyards[0].timeOffset + .hours(Int64(hour)) + .minutes(20) - now
        // The sky is the seed's; a yard under the wanted one is found by looking ahead.
        for _ in 0..<2000 where world.weather(in: world.backyards[0], at: date) != weather {
            date += .days(1)
        }
        world.clock = date
        return try Player(size: CellSize(width: 120, height: 40), drawsPictures: true, world: world)
    }

    private func songs(in player: Player) -> Int {
        let words = Words()
        let known = player.session.world.sightings.map { words.song(of: $0.id) }
        return player.frame.textRows.count { row in known.contains { row.contains($0) } }
    }

    /// Whatever year the clock shows.
    @Test(arguments: [Span.zero, .days(36_500), .days(365_000)])
    func theKindsThatOneKnowsSingAtSunrise(earlier: Span) throws {
        let player = try Self.player(hour: 6, earlier: earlier)
        player.app.open(.backyard(player.session.world.backyards[0].id))
        player.press(.up)
        #expect((1...2).contains(songs(in: player)))
        // Only in the sky.
        let rows = player.frame.textRows
        #expect(rows.dropFirst(12).allSatisfy { !$0.contains("♪") })
    }

    @Test(arguments: [5, 7, 12, 20, 0])
    func nobodySingsInChorusAtAnotherHour(hour: Int) throws {
        let player = try Self.player(hour: hour)
        player.app.open(.backyard(player.session.world.backyards[0].id))
        player.press(.up)
        #expect(songs(in: player) == 0)
    }
}
