import Chronology

/// Events, counted as they come.
package struct AlmanacCounts: Hashable, Sendable {
    /// A count for each species and each of the cases of something: the hour, the season, the food.
    package struct Table<Case: CaseIterable & Hashable & Sendable>: Hashable, Sendable
    where Case.AllCases: RandomAccessCollection, Case.AllCases.Index == Int {
        /// By index of the species in `Catalog.species`, then of the case.
        private var counts = Array(
            repeating: Array(repeating: 0, count: Case.allCases.count), count: Catalog.species.count)

        fileprivate mutating func note(_ species: Int, _ thing: Case) {
            if let place = Case.allCases.firstIndex(of: thing) { counts[species][place] += 1 }
        }

        package subscript(species: ID<Species>, thing: Case) -> Int {
            guard let row = Catalog.speciesIndex(species), let place = Case.allCases.firstIndex(of: thing) else {
                return 0
            }
            return counts[row][place]
        }

        package func total(of thing: Case) -> Int {
            guard let place = Case.allCases.firstIndex(of: thing) else { return 0 }
            return counts.reduce(0) { $0 + $1[place] }
        }
    }

    package private(set) var visits = 0
    /// A flock counts once: one decision of a yard's slot.
    package private(set) var arrivals = 0
    package private(set) var visitsBySpecies: [ID<Species>: Int] = [:]
    package private(set) var visitsByHour = Table<TimeOfDay>()
    package private(set) var visitsBySeason = Table<Season>()
    /// Meals by what the guest thought of them.
    package private(set) var meals: [Enjoyment: Int] = [:]
    package private(set) var mealsByFood: [ID<Food>: Int] = [:]
    /// Meals of each species by food.
    package private(set) var mealsBySpecies: [ID<Species>: [ID<Food>: Int]] = [:]
    package private(set) var gifts: [GiftKind: Int] = [:]
    /// Milliseconds that a yard had 0, 1, 2, 3, 4 birds, over all yards.
    package private(set) var occupancy = [Int64](repeating: 0, count: Perch.allCases.count + 1)
    private var stays = Span.zero
    private var departures = 0
    private let began: Instant
    private let holding: Holding
    private var yards: [ID<Backyard>: Yard] = [:]

    private struct Yard: Hashable, Sendable {
        let backyard: Backyard
        var present: Int
        var since: Instant
    }

    /// Of visits that are over.
    package var meanStay: Span { .milliseconds(stays.milliseconds / Int64(max(1, departures))) }

    init(of world: World, _ holding: Holding) {
        began = world.began
        self.holding = holding
        for backyard in world.backyards {
            yards[backyard.id] = Yard(
                backyard: backyard, present: world.presentVisits(in: backyard.id).count, since: world.clock)
        }
    }

    mutating func note(_ event: WorldEvent) {
        switch event.kind {
        case .arrived(let visit):
            change(event, by: 1)
            visits += 1
            if visit.flock == nil || visit.flock == visit.id { arrivals += 1 }
            visitsBySpecies[visit.species, default: 0] += 1
            note(visit)
        case .departed(let visit):
            change(event, by: -1)
            departures += 1
            stays = stays + (visit.departure - visit.arrival)
        case .supplyTurned, .rainFilled: break
        case .leftGift(let gift): gifts[gift.kind, default: 0] += 1
        }
    }

    private mutating func note(_ visit: Visit) {
        if let enjoyment = visit.enjoyment { meals[enjoyment, default: 0] += 1 }
        if let food = visit.food {
            mealsByFood[food, default: 0] += 1
            mealsBySpecies[visit.species, default: [:]][food, default: 0] += 1
        }
        guard let species = Catalog.speciesIndex(visit.species), let yard = yards[visit.backyard]?.backyard else {
            return
        }
        visitsByHour.note(species, holding.hour ?? yard.localTime(at: visit.arrival, began: began).timeOfDay)
        visitsBySeason.note(species, holding.season ?? Season(at: visit.arrival, in: yard.hemisphere))
    }

    private mutating func change(_ event: WorldEvent, by step: Int) {
        guard var yard = yards[event.backyard] else { return }
        occupancy[yard.present] += (event.date - yard.since).milliseconds
        yard.present += step
        yard.since = event.date
        yards[event.backyard] = yard
    }

    mutating func close(at date: Instant) {
        for (id, yard) in yards.sorted(by: { $0.key < $1.key }) {
            occupancy[yard.present] += (date - yard.since).milliseconds
            yards[id]?.since = date
        }
    }
}
