import Chronology

/// A supply of a yard: food or water.
package enum SupplyKind: String, Hashable, Sendable, Codable, CaseIterable {
    case food, water

    /// The time from full to empty in a standard feeder (9 h) and in a fountain (16 h).
    package var lifetime: Span {
        switch self {
        case .food: .hours(9)
        case .water: .hours(16)
        }
    }

    /// The length of time before empty in which a supply counts as low: an hour.
    package var lowSpan: Span { .hours(1) }
}

package enum SupplyState: String, Hashable, Sendable, Codable {
    case ok, low, empty
}

/// The size of the feeder on the ground.
package enum FeederSize: String, Hashable, Sendable, Codable {
    /// Holds food for 9 hours.
    case standard
    /// Holds food for 26 hours, so that a player who fills it once a day never finds it empty.
    case large
}

/// The food or water in a yard, described by when it was filled; its level follows from the date.
package struct Supply: Hashable, Sendable {
    package let kind: SupplyKind
    package var filledAt: Instant
    /// The size of the feeder that was filled; `.standard` for water.
    package let feeder: FeederSize

    package init(kind: SupplyKind, filledAt: Instant, feeder: FeederSize = .standard) {
        self.kind = kind
        self.filledAt = filledAt
        self.feeder = feeder
    }

    /// The time from full to empty.
    package var lifetime: Span { feeder == .large ? Self.largeLifetime : kind.lifetime }
    /// The time from full to empty in a large feeder.
    package static let largeLifetime = Span.hours(26)
    package var lowAt: Instant { filledAt + lifetime - kind.lowSpan }
    package var emptyAt: Instant { filledAt + lifetime }

    /// Returns the time until it is empty, from zero to `lifetime`.
    package func remaining(at date: Instant) -> Span { max(.zero, min(lifetime, emptyAt - date)) }

    /// Returns the level at a date, from 0 (empty) to 1 (full).
    package func fraction(at date: Instant) -> Double { remaining(at: date).seconds / lifetime.seconds }

    /// The level from which a refill would make no visible difference.
    private static let fullFraction = 0.985

    package func isFull(at date: Instant) -> Bool { fraction(at: date) >= Self.fullFraction }

    package func state(at date: Instant) -> SupplyState {
        date >= emptyAt ? .empty : date >= lowAt ? .low : .ok
    }
}
