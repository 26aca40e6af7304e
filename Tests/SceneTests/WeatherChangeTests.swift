import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Weather that changes: slowly before the player's eyes, whatever the world's clock does.
@Suite struct WeatherChangeTests {
    private static let world = World.firstWorld(seed: 7, began: CivilDate(year: 2026, month: 1, day: 2).utcInstant)
    private var world: World { Self.world }
    private var yard: Backyard { world.backyards[0] }

    private func moment(_ date: Instant, scale: Int = 1, ambience: Bool = true) -> Moment {
        Moment(date: date, uptime: 100, ambience: ambience, timeScale: scale)
    }

    /// The first minutes of each kind of change within a month.
    private func changes() -> [(from: Weather, to: Weather, at: Instant)] {
        var found: [(from: Weather, to: Weather, at: Instant)] = []
        var before = world.weather(in: yard, at: world.began)
        for minute in 1..<(60 * 24 * 30) {
            let date = world.began + .minutes(Int64(minute))
            let now = world.weather(in: yard, at: date)
            if now != before, !found.contains(where: { $0.from == before && $0.to == now }) {
                found.append((before, now, date))
            }
            before = now
        }
        return found
    }

    @Test func aChangeTakesHalfAMinute() throws {
        let change = try #require(changes().first)
        func step(_ seconds: Int64) -> WeatherBlend {
            WeatherBlend(over: yard, in: world, at: moment(change.at + .seconds(seconds)))
        }
        #expect(step(-1).parts.map(\.weather) == [change.from])
        #expect(step(0).parts.map(\.weather) == [change.from])
        #expect(step(15).parts.map(\.weather) == [change.from, change.to] && step(15).share == 0.5)
        #expect(step(31).parts.map(\.weather) == [change.to])
        #expect(
            WeatherBlend(over: yard, in: world, at: moment(change.at + .seconds(15), ambience: false))
                == WeatherBlend(change.to), "where nothing moves, nothing is under way")
    }

    /// A fast clock's spells are short: a change takes a third of one at most, and is over before the next begins.
    @Test(arguments: [1, 60, 600, 3600]) func changesEndBeforeTheNextOneBegins(scale: Int) {
        var last = WeatherBlend(over: yard, in: world, at: moment(world.began, scale: scale))
        for second in 1..<(3600 * 24) where second.isMultiple(of: 5) {
            let date = world.began + .seconds(Int64(second))
            let next = WeatherBlend(over: yard, in: world, at: moment(date, scale: scale))
            if next.current != last.current {
                #expect(last.parts.count == 1, "\(second)")
                #expect(next.former == last.current)
            }
            last = next
        }
    }

    /// No step of a change is seen as one: fewer than 8 of 100 pixels differ visibly from the step before.
    @Test func noStepChangesMuchOfThePicture() throws {
        let size = CellSize(width: 60, height: 24)
        let found = changes()
        #expect(found.count >= 4)
        for change in found {
            let picture = YardPicture(
                size: size, framing: .yard, pixels: CellPixels(.quadrant), library: AssetLibrary())
            var before: Canvas?
            for step in 0...62 {
                let date = change.at + .milliseconds(Int64(step) * 500)
                let next = try #require(
                    picture.canvas(yard, in: world, actors: [], at: moment(date), palette: .trueColor))
                if let before {
                    let changed = zip(before.pixels, next.pixels).count { a, b in
                        OKLab(linear: a).distance(to: OKLab(linear: b)) > 0.02
                    }
                    #expect(
                        changed * 100 < 8 * next.pixels.count,
                        "\(change.from) to \(change.to), half second \(step): \(changed) of \(next.pixels.count)")
                }
                before = next
            }
        }
    }
}
