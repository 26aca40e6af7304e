/// The arrival rates: factors in percent on a base rate of 76 in a thousand minutes.
///
/// They multiply as whole numbers, so that every platform agrees on which draw is a visit.
package enum Rates {
    /// The factors on the weight with which a species, or a bird of it, is drawn from those that could come.
    package enum Leaning {
        /// For a species: each circumstance that it enjoys, and a secret whose parts are all there.
        package static let (enjoyment, secretSpecies) = (3 as Int64, 6 as Int64)
        /// For a bird: its favorite food, its usual hours, the yard it likes, its companion, its secret. Without its
        /// secret it comes so many times less.
        package static let (favoriteFood, usualHours, home) = (3 as Int64, 8 as Int64, 6 as Int64)
        package static let (companion, secret) = (6 as Int64, 40 as Int64)
    }

    /// The length of a slot, in milliseconds: in each one a yard decides whether a bird arrives.
    package static let slotMilliseconds: Int64 = 60_000

    /// The number that stands for a chance of 1: the base in thousandths, times the hour in ten-thousandths, times six
    /// factors in hundredths.
    package static let certain: UInt64 = 10_000_000_000_000_000_000
    /// The base rate: the chance, in thousandths, that a slot brings a bird if all factors are 100 percent.
    package static let base: UInt64 = 76
    /// The highest factor of an hour: sunrise for birds of the day, with the birds of the night that are still awake.
    private static let highestHour: UInt64 = 15_000 + 10 * nightShare
    /// The percentage of a yard's base rate that belongs to birds of the night.
    static let nightShare: UInt64 = 2

    /// Returns the chance that a slot brings a bird, in units of 1 / `certain`.
    ///
    /// - Parameters:
    ///   - day: the day's liveliness, in percent.
    ///   - hour: `hourFactorForDayBirds`, `hourFactorForNightBirds` or their sum, in ten-thousandths.
    static func arrivals(
        day: UInt64, food: SupplyState, water: SupplyState, hour: UInt64, weather: Weather, present: Int,
        foodID: ID<Food>
    ) -> UInt64 {
        base * day * self.food(food) * self.water(water) * hour * self.weather(weather) * crowd(present: present)
            * premium(food: food, foodID: foodID)
    }

    /// Returns the highest chance that any slot of a day can have in a yard with food in this state.
    static func ceiling(day: UInt64, food: SupplyState, foodID: ID<Food>) -> UInt64 {
        base * day * self.food(food) * 100 * highestHour * 100 * 100 * premium(food: food, foodID: foodID)
    }

    /// Returns the factor, in percent, of the feeder's level.
    package static func food(_ state: SupplyState) -> UInt64 {
        switch state {
        case .ok: 100
        case .low: 50
        case .empty: 5
        }
    }

    /// Returns the factor, in percent, of the fountain's level.
    package static func water(_ state: SupplyState) -> UInt64 {
        switch state {
        case .ok: 100
        case .low: 75
        case .empty: 40
        }
    }

    /// Returns the factor, in percent, of the hour for birds that sleep at night.
    package static func hourFactorForDayBirds(_ time: TimeOfDay) -> UInt64 {
        switch time {
        case .sunrise: 150
        case .morning, .sunset: 120
        case .afternoon: 100
        case .night: 10
        }
    }

    /// Returns the factor, in percent, of the hour for birds that sleep by day.
    package static func hourFactorForNightBirds(_ time: TimeOfDay) -> UInt64 {
        time == .night ? 100 : 10
    }

    /// Returns the factor, in percent, of the weather.
    package static func weather(_ weather: Weather) -> UInt64 {
        switch weather {
        case .clear, .cloud: 100
        case .fog: 80
        case .snow: 60
        case .rain: 50
        }
    }

    /// Returns the factor, in percent, of the birds that are in the yard already; 0 for four.
    package static func crowd(present: Int) -> UInt64 {
        switch present {
        case ...0: 100
        case 1: 80
        case 2: 50
        case 3: 25
        default: 0
        }
    }

    /// Returns the factor, in percent, of the food in the feeder: 100 unless it is premium and some is left.
    package static func premium(food: SupplyState, foodID: ID<Food>) -> UInt64 {
        food == .empty ? 100 : Catalog.food(foodID)?.arrivalPercent ?? 100
    }

    /// Returns the share of all visits that a rarity's species have together, in hundredths of a percent.
    package static func weight(_ rarity: Rarity) -> Int64 {
        switch rarity {
        case .common: 6500
        case .uncommon: 3000
        case .rare: 400
        case .veryRare: 24
        case .legendary: 40
        }
    }
}
