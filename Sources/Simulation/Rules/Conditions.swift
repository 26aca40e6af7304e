import Chronology

/// The conditions of a yard at a moment that the arrival rates depend on.
package struct Conditions: Hashable, Sendable {
    package var foodID: ID<Food>
    package var food: SupplyState
    package var water: SupplyState
    package var hour: TimeOfDay
    package var weather: Weather
    /// The number of birds that are in the yard, 0…4.
    package var present: Int

    package var hasFood: Bool { food != .empty }
    package var hasWater: Bool { water != .empty }

    /// - Parameter backyard: the yard as it is shown.
    func holds(_ circumstance: Circumstance, in backyard: Backyard) -> Bool {
        switch circumstance {
        case .weather(let weather): self.weather == weather
        case .hours(let hours): hours.contains(hour)
        case .food(let food): hasFood && foodID == food
        case .plant(let plant): backyard.has(plant)
        case .hangingFeeder: backyard.feeder != nil
        case .birdhouse: backyard.birdhouse != nil
        }
    }
}

/// Conditions that are held fixed to measure one factor of the rules by itself; `nil` values are not held.
package struct Holding: Hashable, Sendable {
    package var food: SupplyState?
    package var foodID: ID<Food>?
    package var water: SupplyState?
    package var hour: TimeOfDay?
    package var weather: Weather?
    package var season: Season?
    /// The number of birds to assume, 0…4; arriving birds leave at once, so that it stays so.
    package var birds: Int?
    /// The day's arrivals in percent of the usual ones, 50…160.
    package var day: UInt64?

    package init() {}
}

extension World {
    /// Returns the conditions of a yard at a date up to the clock.
    package func conditions(in backyard: Backyard, at date: Instant) -> Conditions {
        Prospect(of: backyard, in: self, Holding()).conditions(at: date, present: presentCount(in: backyard.id))
    }

    /// Returns true if a species spends this part of the year in a yard.
    package func isHere(_ species: Species, in backyard: Backyard, at date: Instant) -> Bool {
        guard let sojourn = species.sojourn else { return true }
        return isHere(sojourn, species.id, in: backyard, dayOfYear: DayOfYear(date, in: backyard.hemisphere(at: date)))
    }

    /// Returns true if the species with that index is in season, in the date's own season or one that is held.
    func isHere(_ species: Int, in backyard: Backyard, at date: Instant, _ season: Season?) -> Bool {
        guard let sojourn = Catalog.species[species].sojourn else { return true }
        let day = season.map(DayOfYear.init(middleOf:)) ?? DayOfYear(date, in: backyard.hemisphere(at: date))
        return isHere(sojourn, Catalog.species[species].id, in: backyard, dayOfYear: day)
    }

    /// Returns true if a date lies within a species' stay, whose ends each yard and year shift by up to a week.
    private func isHere(
        _ sojourn: Sojourn, _ species: ID<Species>, in backyard: Backyard, dayOfYear: DayOfYear
    ) -> Bool {
        let stream = RandomStream(
            seed: seed, purpose: .sojourn, key: backyard.id.stableHash ^ SplitMix64.mix(species.stableHash))
        func moved(_ day: Sojourn.Day, _ place: Int64) -> Int {
            let draw = stream[Int64(dayOfYear.year) * 2 + place].multipliedFullWidth(by: 15).high
            return DayOfYear.number(day.month, day.day) + Int(draw) - 7
        }
        let from = moved(sojourn.from, 0)
        let until = moved(sojourn.until, 1)
        return from <= until
            ? (from...until).contains(dayOfYear.number) : dayOfYear.number >= from || dayOfYear.number <= until
    }
}

/// A day of the year in the northern hemisphere; for a southern yard the northern day with the same height of the sun.
struct DayOfYear: Hashable {
    let year: Int
    /// The number of the day, 1…366.
    let number: Int

    init(_ date: Instant, in hemisphere: Hemisphere) {
        let civil = CivilDate(utc: hemisphere == .north ? date : date + .days(182))
        year = civil.year
        number = Self.number(civil.month, civil.day)
    }

    init(middleOf season: Season) {
        year = 2000
        number =
            switch season {
            case .winter: Self.number(1, 15)
            case .spring: Self.number(4, 15)
            case .summer: Self.number(7, 15)
            case .autumn: Self.number(10, 15)
            }
    }

    /// The number of days before each month; February has 29, so that all years are numbered alike.
    private static let before = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335]

    static func number(_ month: Int, _ day: Int) -> Int { before[(month - 1) % 12] + day }
}
