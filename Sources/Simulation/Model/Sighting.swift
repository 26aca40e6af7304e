import Chronology

/// A line of the life list: a species that was seen, with counts of all its visits, so that the journal never has to
/// read every visit.
package struct Sighting: Hashable, Sendable, Codable {
    /// The species that this line is about; each has one line.
    package let id: ID<Species>
    /// The species' first visit ever.
    package var first: First
    package var visits: Int
    /// The counts of each year in the world's zone, the oldest first; a visit counts in the year of its arrival.
    package var years: [Year]
    /// The number of arrivals in each hour of the yards' clocks, 24 values from midnight.
    package var hours: [Int]
    /// The number of visits to each yard, in the order of first visits; a yard may no longer exist.
    package var yards: [Yard]
    /// The birds' opinions of each food that they ate, in the order of the first meals.
    package var meals: [Meals]
    /// The number of visits with each attraction but food and hours, which `meals` and `hours` count; `nil` for none.
    package internal(set) var trials: [Trial]?

    /// The date, yard and bird of a first visit.
    package struct First: Hashable, Sendable, Codable {
        package var date: Instant
        package var bird: ID<Bird>
        /// The yard; `nil` in lines of older saves. It may no longer exist.
        package var backyard: ID<Backyard>?

        package init(date: Instant, bird: ID<Bird>, backyard: ID<Backyard>?) {
            self.date = date
            self.bird = bird
            self.backyard = backyard
        }
    }

    /// The species' visits in one year of the world's zone.
    package struct Year: Hashable, Sendable, Codable {
        package let year: Int
        package var first: First
        package var visits: Int
    }

    /// The species' visits to one yard.
    package struct Yard: Hashable, Sendable, Codable {
        package let id: ID<Backyard>
        package var visits: Int
    }

    package struct Meals: Hashable, Sendable, Codable {
        /// The food.
        package let id: ID<Food>
        package var disliked = 0
        package var noOpinion = 0
        package var enjoyed = 0
        package var loved = 0

        package var count: Int { disliked + noOpinion + enjoyed + loved }
    }

    package init(id: ID<Species>, first: First) {
        self.id = id
        self.first = first
        visits = 0
        years = []
        hours = Array(repeating: 0, count: 24)
        yards = []
        meals = []
    }
}

extension Sighting {
    /// Counts a visit that begins; `year` is that of the world's zone, `hour` (0…23) that of the yard's clock.
    mutating func note(_ visit: Visit, year: Int, hour: Int) {
        visits += 1
        if let place = years.lastIndex(where: { $0.year == year }) {
            years[place].visits += 1
        } else {
            let first = First(date: visit.arrival, bird: visit.bird, backyard: visit.backyard)
            // An older save counted by the yards' own calendars, some of which were ahead.
            let place = years.firstIndex { $0.year > year } ?? years.count
            years.insert(Year(year: year, first: first, visits: 1), at: place)
        }
        if hours.indices.contains(hour) { hours[hour] += 1 }
        if let place = yards.firstIndex(where: { $0.id == visit.backyard }) {
            yards[place].visits += 1
        } else {
            yards.append(Yard(id: visit.backyard, visits: 1))
        }
        guard let food = visit.food, let enjoyment = visit.enjoyment else { return }
        let place = meals.firstIndex { $0.id == food } ?? meals.count
        if place == meals.count { meals.append(Meals(id: food)) }
        switch enjoyment {
        case .disliked: meals[place].disliked += 1
        case .noOpinion: meals[place].noOpinion += 1
        case .enjoyed: meals[place].enjoyed += 1
        case .loved: meals[place].loved += 1
        }
    }
}

extension World {
    /// Returns the life list's line of a species; `nil` if it was never seen.
    package func sighting(of species: ID<Species>) -> Sighting? { sightings.first { $0.id == species } }

    /// Returns the year of a date in `zone`, the player's offset from UTC when the world began.
    package func year(at date: Instant) -> Int { CivilDate(utc: date + zone).year }

    /// Returns the entries of one year's list, in the order of first sightings.
    package func yearList(_ year: Int) -> [(species: ID<Species>, entry: Sighting.Year)] {
        sightings.compactMap { sighting in
            sighting.years.first { $0.year == year }.map { (sighting.id, $0) }
        }.sorted { ($0.entry.first.date, $0.species) < ($1.entry.first.date, $1.species) }
    }

    /// Counts a beginning visit in the life list, unless the bird is a guest.
    mutating func noteSighting(_ visit: Visit, in backyard: Backyard) {
        // A guest is another household's sighting.
        guard bird(visit.bird)?.isGuest != true else { return }
        let place = sightings.firstIndex { $0.id == visit.species } ?? sightings.count
        if place == sightings.count {
            let first = Sighting.First(date: visit.arrival, bird: visit.bird, backyard: visit.backyard)
            sightings.append(Sighting(id: visit.species, first: first))
        }
        sightings[place].countVisit(with: trials(of: visit, in: backyard))
        sightings[place].note(
            visit, year: year(at: visit.arrival),
            hour: backyard.localTime(at: visit.arrival, began: began).hour)
    }
}

extension Sighting: Entity {
    package static let tables: [EntityTable<Sighting>] = [EntityTable("sighting", key: "sightings", \.sightings)]

    /// The first sightings of all time and of each year.
    var firsts: [First] { [first] + years.map(\.first) }
}
