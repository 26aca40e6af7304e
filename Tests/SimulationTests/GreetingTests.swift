import Chronology
import Foundation
import Testing

@testable import Simulation

/// Whoever comes back is not left alone.
@Suite struct GreetingTests {
    private func afterAbsence(of span: Span, seed: UInt64) -> World {
        var world = World.firstWorld(seed: seed, began: began)
        world.advance(to: began + .hours(2), allowances: .standard)
        world.advance(to: world.clock + span, allowances: .standard)
        world.comeBack()
        return world
    }

    /// After an hour, half a day, three days, a season and a year, with whatever is left in the feeders.
    @Test(arguments: [Span.hours(1), .hours(13), .days(3), .days(115), .days(365)], 0..<6 as Range<UInt64>)
    func somebodyIsThereWithinTenSeconds(span: Span, seed: UInt64) {
        var world = afterAbsence(of: span, seed: seed)
        #expect(world.awaitsGreeting)
        world.advance(to: world.clock + .seconds(8), allowances: .standard)
        #expect(!world.presentVisits.isEmpty && !world.awaitsGreeting)
        #expect(world.validate().isEmpty)
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func aJumpEqualsSteps(seed: UInt64) throws {
        let world = afterAbsence(of: .days(2), seed: seed)
        var (jumping, stepping) = (world, world)
        let end = world.clock + .minutes(5)
        let jump = jumping.advance(to: end, allowances: .standard)
        var steps: [WorldEvent] = []
        while stepping.clock < end {
            steps += stepping.advance(to: min(end, stepping.clock + .milliseconds(777)), allowances: .standard)
        }
        #expect(jumping == stepping && jump == steps)
        // A reader that knows only what was saved sees the same.
        var reading = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(world))
        #expect(reading.advance(to: end, allowances: .standard) == jump)
    }

    /// The yard that is shown first, unless nobody is for it; nobody more where somebody is.
    @Test func theFavoriteYardIsGreetedFirst() throws {
        var world = afterAbsence(of: .days(3), seed: 1)
        world.presentVisits = []
        for index in world.backyards.indices { world.backyards[index].isFavorite = index == 2 }
        var greeted = world
        let events = greeted.advance(to: world.clock + .seconds(8), allowances: .standard)
        #expect(events.arrivals.contains { $0.backyard == world.backyards[2].id })
        var visited = greeted
        visited.comeBack()
        let date = visited.clock + World.greetingDelay
        #expect(greeted.presentVisits.allSatisfy { $0.departure > date })
        visited.advance(to: date - .milliseconds(1), allowances: .standard)
        let before = visited.presentVisits.count
        visited.advance(to: date, allowances: .standard)
        #expect(visited.presentVisits.count == before)
    }
}
