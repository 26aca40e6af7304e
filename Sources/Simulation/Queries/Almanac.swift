import Chronology

/// The rules, played and counted: a world under a caretaker for some days.
package struct Almanac: Hashable, Sendable {
    /// Who keeps the yards stocked.
    package enum Caretaker: String, Hashable, Sendable, CaseIterable {
        /// Nobody: what is there at first runs out.
        case none
        /// Refills everything every 24 hours.
        case daily
        /// Refills everything every 12 hours.
        case twice

        package var interval: Span? {
            switch self {
            case .none: nil
            case .daily: .hours(24)
            case .twice: .hours(12)
            }
        }
    }

    package let seed: UInt64
    package let days: Int
    package let caretaker: Caretaker
    package let counts: Counts
    /// Individuals met after each day.
    package let individualsMet: [Int]
    /// Individuals that can come with these allowances.
    package let individuals: Int
    /// The world as it is after the last day.
    package let world: World

    /// Plays `days` days from `began`. The first yards are those of a first world; more are made like them.
    package init(
        seed: UInt64, days: Int, yards: Int = 5, caretaker: Caretaker, began: Instant,
        allowances: Allowances = Allowances(backyardLimit: nil, earlyAccessSpecies: true)
    ) {
        var world = World.firstWorld(seed: seed, began: began)
        world.furnish(yards: yards, allowances: allowances)
        var counts = Counts(of: world)
        var met: [Int] = []
        var fillings = 0
        for day in 0..<days {
            let midnight = began + .days(Int64(day))
            let step = caretaker.interval ?? .days(1)
            var passed = Span.zero
            while passed < .days(1) {
                if caretaker != .none { world.refillAll(&fillings) }
                passed = passed + step
                world.advance(to: midnight + passed, allowances: allowances) { counts.note($0) }
            }
            met.append(world.birds.count(where: \.hasBeenSeen))
        }
        counts.close(at: world.clock)
        self.seed = seed
        self.days = days
        self.caretaker = caretaker
        self.counts = counts
        self.world = world
        individualsMet = met
        individuals = world.birds.count { bird in
            allowances.earlyAccessSpecies || Catalog.species(bird.species)?.isEarlyAccess != true
        }
    }

    /// Events, counted as they come.
    package struct Counts: Hashable, Sendable {
        package private(set) var visits = 0
        /// A flock counts once: one decision of a yard's slot.
        package private(set) var arrivals = 0
        package private(set) var visitsBySpecies: [ID<Species>: Int] = [:]
        /// Meals by what the guest thought of them.
        package private(set) var meals: [Enjoyment: Int] = [:]
        package private(set) var mealsByFood: [ID<Food>: Int] = [:]
        package private(set) var gifts: [GiftKind: Int] = [:]
        /// Milliseconds that a yard had 0, 1, 2, 3, 4 birds, over all yards.
        package private(set) var occupancy = [Int64](repeating: 0, count: Perch.allCases.count + 1)
        private var stays = Span.zero
        private var departures = 0
        private var present: [ID<Backyard>: Presence] = [:]

        private struct Presence: Hashable, Sendable {
            var count: Int
            var since: Instant
        }

        /// Of visits that are over.
        package var meanStay: Span { .milliseconds(stays.milliseconds / Int64(max(1, departures))) }

        init(of world: World) {
            for backyard in world.backyards {
                present[backyard.id] = Presence(
                    count: world.presentVisits(in: backyard.id).count, since: world.clock)
            }
        }

        mutating func note(_ event: WorldEvent) {
            switch event.kind {
            case .arrived(let visit):
                change(event, by: 1)
                visits += 1
                if visit.flock == nil || visit.flock == visit.id { arrivals += 1 }
                visitsBySpecies[visit.species, default: 0] += 1
                if let enjoyment = visit.enjoyment { meals[enjoyment, default: 0] += 1 }
                if let food = visit.food { mealsByFood[food, default: 0] += 1 }
            case .departed(let visit):
                change(event, by: -1)
                departures += 1
                stays = stays + (visit.departure - visit.arrival)
            case .supplyTurned: break
            case .leftGift(let gift): gifts[gift.kind, default: 0] += 1
            }
        }

        private mutating func change(_ event: WorldEvent, by step: Int) {
            guard var presence = present[event.backyard] else { return }
            occupancy[presence.count] += (event.date - presence.since).milliseconds
            presence.count += step
            presence.since = event.date
            present[event.backyard] = presence
        }

        mutating func close(at date: Instant) {
            for (id, presence) in present.sorted(by: { $0.key < $1.key }) {
                occupancy[presence.count] += (date - presence.since).milliseconds
                present[id]?.since = date
            }
        }
    }
}

extension World {
    /// As many yards as asked for, one at least.
    fileprivate mutating func furnish(yards: Int, allowances: Allowances) {
        while backyards.count > max(1, yards), let last = backyards.last {
            guard (try? removeBackyard(last.id)) != nil else { return }
        }
        while backyards.count < yards {
            let number = backyards.count
            let made = try? createBackyard(
                name: "Yard \(number + 1)", decoration: backyards[number % 5].decoration,
                localTime: LocalTime(hour: number * 5 % 24), allowances: allowances)
            guard made != nil else { return }
        }
    }

    /// Water, and standard foods in turn; every tenth filling is premium.
    fileprivate mutating func refillAll(_ fillings: inout Int) {
        let standard = Catalog.standardFoods
        let premium = Catalog.premiumFoods
        for backyard in backyards {
            fillings += 1
            var food = standard[(fillings + fillings / 10) % standard.count].id
            if fillings.isMultiple(of: 10) {
                food = premium[fillings / 10 % premium.count].id
                addPremiumFood(food, 1)
            }
            _ = try? refillWater(backyard.id)
            _ = try? refillFood(backyard.id, with: food)
        }
    }
}
