import Chronology
import Testing

@testable import Simulation

/// A jump equals many steps, whatever the player does in between.
@Suite struct StepSizeTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func oneJumpEqualsManySteps(seed: UInt64) {
        let end = began + .hours(9)
        let deeds = Deed.random(10, seed: seed, within: .hours(9))
        let allowances = seed.isMultiple(of: 2) ? Allowances.standard : everything
        var jumping = World.firstWorld(seed: seed, began: began)
        let jumps = play(&jumping, deeds, until: end, allowances: allowances) { nil }

        var generator = SplitMix64(seed: ~seed)
        var stepping = World.firstWorld(seed: seed, began: began)
        let steps = play(&stepping, deeds, until: end, allowances: allowances) {
            .milliseconds(generator.within(1...900_000))
        }
        #expect(jumping == stepping)
        #expect(jumps == steps)
        #expect(jumps.arrivals.count > 25)
        #expect(stepping.validate().isEmpty, "\(stepping.validate())")
    }

    @Test func secondsEqualAnHour() {
        var jumping = World.firstWorld(seed: 5, began: began)
        let jumps = jumping.advance(to: began + .hours(1), allowances: .standard)
        var stepping = World.firstWorld(seed: 5, began: began)
        let steps = play(&stepping, [], until: began + .hours(1), allowances: .standard) { .seconds(1) }
        #expect(jumping == stepping)
        #expect(jumps == steps)
    }

    /// Every happening is at a date of its own, so stepping from one to the next must meet each exactly.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func lookingAheadNamesTheVeryMoment(seed: UInt64) throws {
        var world = World.firstWorld(seed: seed, began: began)
        for _ in 0..<120 {
            let before = world
            let date = try #require(world.nextEventDate(allowances: everything, within: .days(3)))
            #expect(world == before)
            #expect(date > world.clock)
            #expect(world.advance(to: date - .milliseconds(1), allowances: everything).isEmpty)
            let events = world.advance(to: date, allowances: everything)
            #expect(!events.isEmpty && events.allSatisfy { $0.date == date })
        }
    }

    @Test func lookingAheadStopsAtItsHorizon() {
        let world = World.firstWorld(seed: 1, began: began)
        #expect(world.nextEventDate(allowances: .standard, within: .seconds(7)) == nil)
        #expect(world.nextEventDate(allowances: .standard, within: .seconds(8)) == began + .seconds(8))
    }

    @Test func theClockNeverRunsBack() {
        var world = World.firstWorld(seed: 1, began: began)
        world.advance(to: began + .hours(2), allowances: .standard)
        let before = world
        #expect(world.advance(to: began + .hours(1), allowances: .standard).isEmpty)
        #expect(world.advance(to: before.clock, allowances: .standard).isEmpty)
        #expect(world == before)
    }

    @Test func anEmptyFeederChangesNothingBeforeAndMuchAfter() {
        // Both are tended alike until `neglect`; then one feeder is filled no more.
        let neglect = began + .days(2)
        func visits(neglected: Bool) -> (before: [WorldEvent], after: [Visit]) {
            var world = World.firstWorld(seed: 11, began: began)
            var events: [WorldEvent] = []
            for hour in stride(from: Int64(0), to: 144, by: 6) {
                events += world.advance(to: began + .hours(hour), allowances: .standard)
                for yard in world.backyards {
                    _ = try? world.refillWater(yard.id)
                    if !neglected || world.clock < neglect { _ = try? world.refillFood(yard.id, with: .corn) }
                }
            }
            return (events.filter { $0.date <= neglect }, events.filter { $0.date > neglect + .hours(26) }.arrivals)
        }
        let tended = visits(neglected: false)
        let neglected = visits(neglected: true)
        #expect(tended.before == neglected.before)
        #expect(tended.before.arrivals.count > 400)
        #expect(tended.after.count > 10 * neglected.after.count, "\(tended.after.count), \(neglected.after.count)")
        #expect(!neglected.after.isEmpty)
    }
}
