import Chronology
import Testing

@testable import Simulation

/// Birds that were never seen wait until the player looks.
@Suite struct LookTests {
    /// A world after a tended day, and what its next day brings with looks at these hours.
    private func firsts(seed: UInt64, lookingAt hours: [Int64]) -> [Visit] {
        var world = Self.tended(seed: seed)
        let start = world.clock
        var firsts: [Visit] = []
        for hour in hours + [24] {
            let events = world.advance(to: start + .hours(hour), allowances: .standard)
            firsts += events.arrivals.filter(\.isFirstOfBird)
            if hour < 24 { world.look() }
        }
        #expect(world.validate().isEmpty)
        return firsts
    }

    /// Three days of looks every 12 hours: so many birds are known by then that strangers wait. No
    /// secret needs peanuts, so none calls anybody.
    private static func tended(seed: UInt64) -> World {
        var world = World.firstWorld(seed: seed, began: began)
        for _ in 0..<6 {
            world.look()
            for yard in world.backyards {
                _ = try? world.refillFood(yard.id, with: .peanuts)
                _ = try? world.refillWater(yard.id)
            }
            world.advance(to: world.clock + .hours(12), allowances: .standard)
        }
        for yard in world.backyards { _ = try? world.refillFood(yard.id, with: .peanuts) }
        return world
    }

    @Test func strangersComeWithinMinutesOfALookAndNeverWithout() {
        var met = 0
        for seed in 0..<16 as Range<UInt64> {
            #expect(firsts(seed: seed, lookingAt: []).isEmpty)
            let start = Self.tended(seed: seed).clock
            let seen = firsts(seed: seed, lookingAt: [2, 14])
            met += seen.count
            // Two in a look, and in no other minutes.
            let looks = [start + .hours(2), start + .hours(14)].map { look in
                seen.count { $0.arrival > look && $0.arrival <= look + .seconds(150) }
            }
            #expect(looks.allSatisfy { $0 <= 2 } && looks.reduce(0, +) == seen.count, "\(looks), \(seen.count)")
        }
        #expect(met >= 16, "\(met)")
    }

    @Test func aLookBeginsOnceAnHour() {
        var world = Self.tended(seed: 1)
        var hasBegun = world.look()
        #expect(hasBegun)
        let begun = world.lookedAt
        for minutes in [1, 30, 28] as [Int64] {
            world.advance(to: world.clock + .minutes(minutes), allowances: .standard)
            hasBegun = world.look()
            #expect(!hasBegun && world.lookedAt == begun)
        }
        world.advance(to: world.clock + .minutes(1), allowances: .standard)
        hasBegun = world.look()
        #expect(hasBegun && world.lookedAt == world.clock)
    }

    /// Nobody waits for ever.
    @Test func strangersComeUnseenAfterFiveDays() {
        var world = Self.tended(seed: 4)
        world.look()
        let look = world.clock
        func firsts(until date: Instant) -> Int {
            var firsts = 0
            while world.clock < date {
                for yard in world.backyards { _ = try? world.refillFood(yard.id, with: .corn) }
                let next = min(date, world.clock + .hours(12))
                firsts += world.advance(to: next, allowances: .standard).arrivals.count(where: \.isFirstOfBird)
            }
            return firsts
        }
        #expect(firsts(until: look + .minutes(5)) <= 2)
        #expect(firsts(until: look + World.longestWaitForLook) == 0)
        #expect(firsts(until: look + World.longestWaitForLook + .days(2)) > 0)
    }

    /// Looks of many seeds, one jump and many steps.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func aJumpEqualsSteps(seed: UInt64) {
        var jumping = Self.tended(seed: seed)
        jumping.look()
        var stepping = jumping
        let end = jumping.clock + .minutes(20)
        let jump = jumping.advance(to: end, allowances: .standard)
        var steps: [WorldEvent] = []
        while stepping.clock < end {
            steps += stepping.advance(to: min(end, stepping.clock + .milliseconds(1777)), allowances: .standard)
        }
        #expect(jumping == stepping && jump == steps)
    }

    /// The large feeder comes with the second day, and a filling keeps the feeder it was made in.
    @Test func theLargeFeederHoldsADay() throws {
        var world = World.firstWorld(seed: 2, began: began)
        let yard = world.backyards[0].id
        try world.refillFood(yard, with: .corn)
        #expect(world.backyards[0].food.lifetime == .hours(9))
        world.advance(to: began + .days(1) - .milliseconds(1), allowances: .standard)
        try world.refillFood(yard, with: .corn)
        #expect(world.backyards[0].food.lifetime == .hours(9))
        world.advance(to: began + .days(1), allowances: .standard)
        #expect(world.backyards[0].food.lifetime == .hours(9))
        try world.refillFood(yard, with: .corn)
        let food = world.backyards[0].food
        #expect(food.lifetime == .hours(26) && food.lowAt == food.filledAt + .hours(25))
        #expect(food.state(at: food.filledAt + .hours(24)) == .ok)
        #expect(food.state(at: food.filledAt + .hours(26)) == .empty)
        let new = try world.createBackyard(
            name: "Nook", decoration: world.backyards[0].decoration, localTime: LocalTime(hour: 9),
            allowances: .standard)
        #expect(world.backyard(new.id)?.food.feeder == .large)
        // They are told from the moment at which a refill uses them, not before.
        func isTold(by hours: Int) -> Bool {
            world.occasions(after: began, to: began + .hours(Int64(hours))).contains { $0.kind == .largeFeeders }
        }
        #expect(isTold(by: 48) && isTold(by: 24) && !isTold(by: 23))
        #expect(world.occasions(onDayOf: world.clock).contains { $0.kind == .largeFeeders })
        let early = World.firstWorld(seed: 1, began: began)
        #expect(!early.occasions(onDayOf: began + .days(1)).contains { $0.kind == .largeFeeders })
    }

    /// A premium food calls a known bird that loves it, within four minutes.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func premiumFoodCallsWhoLovesIt(seed: UInt64) throws {
        var world = Self.tended(seed: seed)
        world.presentVisits = []
        let known = world.birds.filter { $0.hasBeenSeen && Catalog.species($0.species)?.isNocturnal == false }
        for food in Catalog.premiumFoods.map(\.id) where known.contains(where: { $0.favoriteFood == food }) {
            var world = world
            // One where it is day.
            let yard = try #require(world.backyards.first { world.localTime(in: $0).timeOfDay != .night })
            world.addPremiumFood(food, 1)
            try world.refillFood(yard.id, with: food)
            let filled = try #require(world.backyard(yard.id))
            let date = try #require(world.callDate(in: filled))
            #expect(date > world.clock && date <= world.clock + .minutes(4))
            world.advance(to: date, allowances: .standard)
            let isThere = world.presentVisits.contains { visit in
                visit.backyard == yard.id && world.bird(visit.bird)?.favoriteFood == food
            }
            let free = known.filter { bird in
                bird.favoriteFood == food && Catalog.species(bird.species)?.rarity != .veryRare
                    && Catalog.species(bird.species).map { world.isHere($0, in: yard, at: date) } == true
            }
            #expect(isThere || free.allSatisfy { world.presentVisit(of: $0.id) != nil }, "\(food)")
        }
    }
}
