import Chronology

/// When a picture is taken.
package struct Moment: Hashable, Sendable {
    /// World time: light, gauges, weather.
    package var date: Instant
    /// The player's time in seconds: wings, water, leaves.
    package var uptime: Double
    /// Whether leaves sway, water runs and birds look about; birds on the wing are drawn in any case.
    package var ambience: Bool

    package init(date: Instant, uptime: Double, ambience: Bool) {
        self.date = date
        self.uptime = uptime
        self.ambience = ambience
    }
}

/// How often a picture changes.
package enum Cadence: Int, Comparable, Sendable {
    case still = 0
    /// Sway and water: 8 frames a second.
    case ambience = 8
    /// A bird on the wing: 30 frames a second.
    case flight = 30

    package static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
}
