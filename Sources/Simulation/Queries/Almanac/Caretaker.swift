import Chronology

extension Almanac {
    /// A simulated player with fixed habits of looking and refilling.
    package enum Caretaker: String, Hashable, Sendable, CaseIterable {
        /// Never looks, so the first supplies run out.
        case none
        /// Refills everything every 24 hours, the foods in turn.
        case daily
        /// Refills everything every 12 hours, the foods in turn.
        case twice
        /// Refills everything every 12 hours, always with the first food, and changes nothing else.
        case same
        /// Refills every 12 hours, the foods in turn; tries other plants every week, feeders and birdhouses, and
        /// premium food.
        case curious
        /// Looks for ten minutes every 24 hours, without a pass.
        case evening
        /// Looks for three minutes in the morning and ten in the evening, 12 hours apart, without a pass.
        case workday
        /// Looks for ten minutes every 24 hours and refills at every second look, without a pass.
        case careless
        /// Looks as `evening`, with standard foods only.
        case noshop
        /// Looks as `evening` for 25 days, then stays away for 15.
        case away
    }

    /// One look of a caretaker's day.
    struct Look: Hashable, Sendable {
        /// The time since the day began.
        var after = Span.zero
        var length = Span.minutes(10)
        var refills = true
    }
}

extension Almanac.Caretaker {
    /// True for caretakers who look as people do and are measured by what looks show.
    package var isLooker: Bool {
        switch self {
        case .none, .daily, .twice, .same, .curious: false
        case .evening, .workday, .careless, .noshop, .away: true
        }
    }

    /// The caretaker's allowances: those of no pass if it `isLooker`, else those of a pass.
    package var allowances: Allowances {
        isLooker ? .standard : Allowances(backyardLimit: nil, earlyAccessSpecies: true, everyDecoration: true)
    }

    /// - Parameter day: the number of the day, from 0.
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
