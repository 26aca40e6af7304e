import Chronology

/// Counts of the events of an almanac.
package struct AlmanacCounts: Sendable {
    /// A count for each species and each case of something, such as the hour, season or food.
    package struct Table<Case: CaseIterable & Hashable & Sendable>: Hashable, Sendable
    where Case.AllCases: RandomAccessCollection, Case.AllCases.Index == Int {
        /// The counts by index of the species in `Catalog.species`, then of the case.
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
    /// The number of arrivals, a flock counted once, since one slot decides about it.
    package private(set) var arrivals = 0
    package private(set) var visitsBySpecies: [ID<Species>: Int] = [:]
    /// The visits of very rare and legendary species.
    package private(set) var rarest: [Visit] = []
    package private(set) var visitsByHour = Table<TimeOfDay>()
    package private(set) var visitsBySeason = Table<Season>()
    /// The number of meals by the guest's opinion.
    package private(set) var meals: [Enjoyment: Int] = [:]
    package private(set) var mealsByFood: [ID<Food>: Int] = [:]
    /// The number of each species' meals of each food.
    package private(set) var mealsBySpecies: [ID<Species>: [ID<Food>: Int]] = [:]
    package private(set) var gifts: [GiftKind: Int] = [:]
    package private(set) var occupancy: AlmanacOccupancy
    /// The lengths of finished visits by the guest's opinion of its meal; `nil` for visits without one.
    package private(set) var stays: [Enjoyment?: Stays] = [:]
    /// The first meeting with each species as a time since the beginning, in that order.
    package private(set) var firstMeetings: [(species: ID<Species>, after: Span)] = []
    /// The number of visits on each day, from the first.
    package private(set) var visitsByDay: [Int] = []
    /// The number of visits of each rare or rarer species in each week from the beginning.
    package private(set) var visitsByWeek: [ID<Species>: [Int: Int]] = [:]
    /// The date of the first meeting with each bird.
    package private(set) var birdsMet: [ID<Bird>: Instant] = [:]
    private let began: Instant
    private let holding: Holding
    private let yards: [ID<Backyard>: Backyard]

    /// A sum of visit lengths, for their mean.
    package struct Stays: Hashable, Sendable {
        package private(set) var count = 0
        private var total = Span.zero

        package var mean: Span { .milliseconds(total.milliseconds / Int64(max(1, count))) }

        mutating func note(_ stay: Span) {
            count += 1
            total = total + stay
        }

        static func + (a: Self, b: Self) -> Self {
            var sum = a
            sum.count += b.count
            sum.total = a.total + b.total
            return sum
        }
    }

    /// The mean length of finished visits.
    package var meanStay: Span { stays.values.reduce(Stays(), +).mean }

    init(of world: World, _ holding: Holding) {
        began = world.began
        self.holding = holding
        occupancy = AlmanacOccupancy(of: world)
        yards = Dictionary(world.backyards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func note(_ event: WorldEvent) {
        occupancy.note(event)
        switch event.kind {
        case .arrived(let visit):
            visits += 1
            if visit.flock == nil || visit.flock == visit.id { arrivals += 1 }
            visitsBySpecies[visit.species, default: 0] += 1
            if [.veryRare, .legendary].contains(Catalog.species(visit.species)?.rarity) { rarest.append(visit) }
            note(visit)
        case .departed(let visit): stays[visit.enjoyment, default: Stays()].note(visit.departure - visit.arrival)
        case .supplyTurned, .rainFilled: break
        case .leftGift(let gift): gifts[gift.kind, default: 0] += 1
        }
    }

    private mutating func note(_ visit: Visit) {
        let passed = visit.arrival - began
        let day = Int(passed.milliseconds / 86_400_000)
        while visitsByDay.count <= day { visitsByDay.append(0) }
        visitsByDay[day] += 1
        if visit.isFirstOfSpecies { firstMeetings.append((visit.species, passed)) }
        if visit.isFirstOfBird { birdsMet[visit.bird] = visit.arrival }
        if let enjoyment = visit.enjoyment { meals[enjoyment, default: 0] += 1 }
        if let food = visit.food {
            mealsByFood[food, default: 0] += 1
            mealsBySpecies[visit.species, default: [:]][food, default: 0] += 1
        }
        guard let species = Catalog.speciesIndex(visit.species), let yard = yards[visit.backyard] else { return }
        if Catalog.species[species].rarity.isRare {
            visitsByWeek[visit.species, default: [:]][day / 7, default: 0] += 1
        }
        visitsByHour.note(species, holding.hour ?? yard.localTime(at: visit.arrival, began: began).timeOfDay)
        visitsBySeason.note(species, holding.season ?? Season(at: visit.arrival, in: yard.hemisphere))
    }

    /// Takes over the yards' supplies from the world after a caretaker's refills.
    mutating func refresh(_ world: World) { occupancy.refresh(world) }

    /// Counts the time up to a date.
    mutating func close(at date: Instant) { occupancy.close(at: date) }
}
