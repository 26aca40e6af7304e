import Chronology

extension Almanac {
    /// A player who keeps the yards, with the hours at which they look.
    package enum Caretaker: String, Hashable, Sendable, CaseIterable {
        /// Never looks: the first supplies run out.
        case none
        /// Refills everything every 24 hours, the foods in turn.
        case daily
        /// Refills everything every 12 hours, the foods in turn.
        case twice
        /// Every 12 hours too, but always with the first food, and never changes anything.
        case same
        /// Every 12 hours, the foods in turn; tries other plants every week, feeders and houses, and premium food.
        case curious
        /// Without a pass: ten minutes every 24 hours.
        case evening
        /// Without a pass: three minutes in the morning and ten in the evening, 12 hours apart.
        case workday
        /// Without a pass: ten minutes every 24 hours, but refills at every second look only.
        case careless
        /// As `evening`, with standard foods only.
        case noshop
        /// As `evening` for 25 days, then 15 days away.
        case away
    }

    /// One look of a caretaker's day.
    struct Look: Hashable, Sendable {
        /// Since the day began.
        var after = Span.zero
        var length = Span.minutes(10)
        var refills = true
    }
}

extension Almanac.Caretaker {
    /// Plays as people do, and is measured by what there is to see at a look.
    package var isLooker: Bool {
        switch self {
        case .none, .daily, .twice, .same, .curious: false
        case .evening, .workday, .careless, .noshop, .away: true
        }
    }

    /// With a pass, or without one.
    package var allowances: Allowances {
        isLooker ? .standard : Allowances(backyardLimit: nil, earlyAccessSpecies: true, everyDecoration: true)
    }

    /// - Parameter day: from 0.
    func looks(on day: Int) -> [Almanac.Look] {
        switch self {
        case .none: []
        case .daily, .evening, .noshop: [Almanac.Look()]
        case .twice, .same, .curious: [Almanac.Look(), Almanac.Look(after: .hours(12))]
        case .workday: [Almanac.Look(length: .minutes(3)), Almanac.Look(after: .hours(12))]
        case .careless: [Almanac.Look(refills: day.isMultiple(of: 2))]
        case .away: day % 40 < 25 ? [Almanac.Look()] : []
        }
    }
}
