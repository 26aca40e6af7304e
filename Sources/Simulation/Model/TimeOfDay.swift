import Chronology

/// A part of the day on a yard's clock.
package enum TimeOfDay: String, Hashable, Sendable, Codable, CaseIterable {
    case night, sunrise, morning, afternoon, sunset

    /// Returns the part of the day of an hour, 0…23: night 21–6, sunrise 6–7, morning 7–12, afternoon 12–20, sunset
    /// 20–21.
    package init(hour: Int) {
        switch hour {
        case 6: self = .sunrise
        case 7..<12: self = .morning
        case 12..<20: self = .afternoon
        case 20: self = .sunset
        default: self = .night
        }
    }
}

/// A time of day on a yard's clock.
package struct LocalTime: Hashable, Comparable, Sendable {
    /// The time since midnight, 0 ..< 24 hours.
    package let sinceMidnight: Span

    /// Creates a time of day from a span of any length, without its whole days.
    package init(_ span: Span) {
        let day = Span.days(1).milliseconds
        let rest = span.milliseconds % day
        sinceMidnight = Span(milliseconds: rest < 0 ? rest + day : rest)
    }

    package init(hour: Int, minute: Int = 0) {
        self.init(.hours(Int64(hour)) + .minutes(Int64(minute)))
    }

    /// The hour, 0…23.
    package var hour: Int { Int(sinceMidnight.milliseconds / 3_600_000) }
    /// The minute, 0…59.
    package var minute: Int { Int(sinceMidnight.milliseconds / 60_000 % 60) }
    package var timeOfDay: TimeOfDay { TimeOfDay(hour: hour) }

    /// The part of the day of this hour and of the next one, with the fraction of the hour that has passed, 0 ..< 1,
    /// for blending their light.
    package var blend: (from: TimeOfDay, to: TimeOfDay, fraction: Double) {
        let fraction = Double(sinceMidnight.milliseconds % 3_600_000) / 3_600_000
        return (timeOfDay, TimeOfDay(hour: (hour + 1) % 24), fraction)
    }

    package static func < (a: LocalTime, b: LocalTime) -> Bool { a.sinceMidnight < b.sinceMidnight }
}

extension Backyard {
    /// Returns the yard's local time at a date; `began` is the date when the world began.
    package func localTime(at date: Instant, began: Instant) -> LocalTime {
        LocalTime(hours(at: date).timeOffset + (date - began))
    }
}
