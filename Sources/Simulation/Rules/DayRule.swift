import Chronology

/// How many birds are about on a day: one draw for all yards, so that no two days are alike.
struct DayRule: Sendable {
    /// Percent of the usual arrivals.
    static let range: ClosedRange<Int64> = 50...160
    /// Days of which each has another part of the range, in a drawn order: every fortnight has its liveliest day.
    private static let round: Int64 = 11

    private let stream: RandomStream
    private let migrations: RandomStream
    private let zone: Span

    init(in world: World) {
        stream = RandomStream(seed: world.seed, purpose: .day)
        migrations = RandomStream(seed: world.seed, purpose: .day, key: 1)
        zone = world.zone
    }

    /// The number of the player's day that a date is in.
    func day(of date: Instant) -> Int64 {
        floorDivide((date + zone).milliseconds, Span.days(1).milliseconds)
    }

    /// When the day of a date ends.
    func end(of date: Instant) -> Instant {
        Instant(milliseconds: (day(of: date) + 1) * Span.days(1).milliseconds) - zone
    }

    /// Of the day that a date is in, in percent.
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

    /// Whether many birds are on their way on a date: one day in every fortnight of spring and autumn.
    func isMigration(at date: Instant, in hemisphere: Hemisphere) -> Bool {
        let season = Season(at: date, in: hemisphere)
        guard season == .spring || season == .autumn else { return false }
        let day = day(of: date)
        let fortnight = floorDivide(day, 14)
        var generator = migrations.generator(at: fortnight)
        return fortnight * 14 + generator.below(14) == day
    }
}

/// What a day's draw is called.
package enum Liveliness: String, Hashable, Sendable, CaseIterable {
    case sleepy, usual, lively

    /// - Parameter percent: of the usual arrivals.
    package init(percent: Int) {
        self = percent < 80 ? .sleepy : percent > 130 ? .lively : .usual
    }
}

extension World {
    /// Percent of the usual arrivals that the day of a date brings to all yards, 50…160.
    package func liveliness(at date: Instant) -> Int { Int(DayRule(in: self).percent(at: date)) }
}
