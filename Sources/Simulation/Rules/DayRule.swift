import Chronology

/// The liveliness of days: one draw for all yards changes the number of arrivals, so that no two days are alike.
struct DayRule: Sendable {
    /// The possible liveliness, in percent of the usual arrivals.
    static let range: ClosedRange<Int64> = 50...160
    /// The number of consecutive days that divide the range among them in a drawn order, so that every fortnight has a
    /// lively day.
    private static let round: Int64 = 11

    private let stream: RandomStream
    private let migrations: RandomStream
    private let zone: Span

    init(in world: World) {
        stream = RandomStream(seed: world.seed, purpose: .day)
        migrations = RandomStream(seed: world.seed, purpose: .day, key: 1)
        zone = world.zone
    }

    /// Returns the day in the world's zone that contains a date, as days since 1970-01-01.
    func day(of date: Instant) -> Int64 {
        floorDivide((date + zone).milliseconds, Span.days(1).milliseconds)
    }

    /// Returns the midnight that ends the day, in the world's zone, that contains a date.
    func end(of date: Instant) -> Instant {
        Instant(milliseconds: (day(of: date) + 1) * Span.days(1).milliseconds) - zone
    }

    /// Returns the liveliness of the day that contains a date, in percent.
    func percent(at date: Instant) -> UInt64 {
        let day = day(of: date)
        let round = floorDivide(day, Self.round)
        var parts = Array(0..<Self.round)
        var order = stream.generator(at: round * 2)
        order.shuffle(&parts)
        let width = (Self.range.upperBound - Self.range.lowerBound) / Self.round
        var generator = stream.generator(at: day * 2 + 1)
        let least = Self.range.lowerBound + parts[Int(day - round * Self.round)] * width
        return UInt64(generator.within(least...least + width))
    }

    /// Returns true on a day of migration: one day in every fortnight of spring and autumn.
    func isMigration(at date: Instant, in hemisphere: Hemisphere) -> Bool {
        let season = Season(at: date, in: hemisphere)
        guard season == .spring || season == .autumn else { return false }
        let day = day(of: date)
        let fortnight = floorDivide(day, 14)
        var generator = migrations.generator(at: fortnight)
        return fortnight * 14 + generator.below(14) == day
    }
}

/// A day's liveliness as players are told it: sleepy below 80 percent of the usual arrivals, lively above 130.
package enum Liveliness: String, Hashable, Sendable, CaseIterable {
    case sleepy, usual, lively

    /// - Parameter percent: the arrivals in percent of the usual ones.
    package init(percent: Int) {
        self = percent < 80 ? .sleepy : percent > 130 ? .lively : .usual
    }
}

extension World {
    /// Returns the liveliness of the day that contains a date, 50…160 percent of the usual arrivals.
    package func liveliness(at date: Instant) -> Int { Int(DayRule(in: self).percent(at: date)) }
}
