import Chronology
import Testing

@testable import Simulation

/// Birds learn when the player looks.
@Suite struct WaitingFriendTests {
    /// A world whose supplies have run dry, at the end of a look.
    private func dry(seed: UInt64) -> World {
        var world = World.firstWorld(seed: seed, began: began)
        world.advance(to: began + .days(4), allowances: .standard)
        world.look()
        world.advance(to: world.clock + .minutes(10), allowances: .standard)
        return world
    }

    /// On the days after a look somebody is there at its time, within a quarter of an hour, though nothing is to eat.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func somebodyIsThereAtTheUsualTime(seed: UInt64) throws {
        let world = dry(seed: seed)
        let looked = try #require(world.lookedAt)
        for day in 1...7 as ClosedRange<Int64> {
            for minutes in [-14, 0, 14] as [Int64] {
                var later = world
                later.advance(to: looked + .days(day) + .minutes(minutes), allowances: .standard)
                // A bird that was there already when the friend would have come may have left since.
                let others = later.visits(
                    since: looked + .days(day) - .minutes(60))
                #expect(!later.presentVisits.isEmpty || others > 0, "day \(day), \(minutes) min")
                #expect(later.validate().isEmpty)
            }
        }
    }

    @Test func theyGiveUpAfterAWeekAndBeginAnewWithALook() throws {
        let world = dry(seed: 2)
        let looked = try #require(world.lookedAt)
        #expect(world.waitingDates.count == 7 && world.waitingDates == world.waitingDates.sorted())
        #expect(world.waitingDates.allSatisfy { $0 < looked + .days(7) })
        var later = world
        later.advance(to: looked + .days(3), allowances: .standard)
        let waiting = later.presentVisits.filter(later.isWaiting)
        later.look()
        #expect(later.lookedAt == later.clock && later.waitingDates.allSatisfy { $0 > later.clock })
        // The player is there: nobody is said to wait any more.
        #expect(waiting.allSatisfy { !later.isWaiting($0) })
    }

    /// It comes home first, else to a favorite yard, and to nobody who has guests.
    @Test func itComesHome() throws {
        var visits: [Visit] = []
        for seed in 0..<6 as Range<UInt64> {
            var world = dry(seed: seed)
            let home = world.backyards[3].id
            try world.setHome(home, localTime: world.localTime(in: world.backyards[3]), hemisphere: .north)
            let before = world
            world.advance(to: world.clock + .days(2), allowances: .standard)
            let dates = before.waitingDates
            visits += (world.pastVisits.all + world.presentVisits).filter { dates.contains($0.arrival) }
            let atHome = visits.filter { $0.backyard == home }.count
            #expect(visits.isEmpty || atHome > 0)
        }
        #expect(visits.count >= 4)
        #expect(visits.allSatisfy { $0.departure - $0.arrival >= .minutes(50) })
    }
}

extension World {
    /// Returns the number of visits that have ended since a date.
    fileprivate func visits(since date: Instant) -> Int {
        pastVisits.all.count { $0.departure >= date }
    }
}
