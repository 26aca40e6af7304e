import Chronology
import Simulation

/// A moment in the player's local time, as their clock and calendar show it.
package struct PlayerTime: Hashable, Sendable {
    package let date: CivilDate

    /// Converts a world time to the player's local time.
    ///
    /// - Parameters:
    ///   - instant: the world time.
    ///   - difference: world time minus the wall clock's time at opening, as in the running clock.
    ///   - zoneOffset: returns the offset from UTC, as `Environment.zoneOffset`.
    package init(_ instant: Instant, difference: Span, zoneOffset: (Instant) -> Span) {
        let wall = instant - difference
        date = CivilDate(utc: wall + zoneOffset(wall))
    }

    package var timeOfDay: LocalTime { LocalTime(date.utcInstant - Instant(milliseconds: 0)) }
}

/// Conversion of world times to the player's local time and days.
package struct PlayerCalendar: Sendable {
    /// World time minus the wall clock's time at opening, subtracted from world dates before they are shown.
    let difference: Span
    let zoneOffset: @Sendable (Instant) -> Span

    /// Returns a world time in the player's local time.
    package func time(_ date: Instant) -> PlayerTime {
        PlayerTime(date, difference: difference, zoneOffset: zoneOffset)
    }

    /// Returns the beginning of the player's day that contains a world time, never later than `date`.
    package func midnight(before date: Instant) -> Instant {
        start(of: time(date).date.midnight, after: date - Self.reach, until: date)
    }

    /// Returns the beginning of the player's next day, always later than `date`.
    package func midnight(after date: Instant) -> Instant {
        let next = time(date).date.midnight.utcInstant + .days(1)
        return start(of: CivilDate(utc: next), after: date, until: date + Self.reach)
    }

    /// Returns the moment at which a day of the player's calendar begins; of a day that the time zone leaves out, the
    /// moment at which the next one begins.
    package func start(of day: CivilDate) -> Instant {
        let usual = day.midnight.utcInstant + difference
        return start(of: day.midnight, after: usual - Self.reach, until: usual + Self.reach)
    }

    /// Returns the moment at which the player's clock shows a date and time; for a time that the zone leaves out, one
    /// within an hour of it.
    package func instant(of civil: CivilDate) -> Instant {
        var date = civil.utcInstant + difference
        // The zone's offset is that of the moment, which is not known before.
        for _ in 0..<2 { date = date + (civil.utcInstant - local(date)) }
        return date
    }

    /// A span longer than any day, even where a time zone once left out a whole day.
    private static let reach = Span.days(3)

    /// Returns the first millisecond of a day, found by bisection in a range that contains it.
    ///
    /// A time zone may leave out midnight or have it twice, so midnight cannot be computed from an offset.
    private func start(of day: CivilDate, after start: Instant, until end: Instant) -> Instant {
        let beginning = day.utcInstant
        func hasBegun(_ date: Instant) -> Bool { local(date) >= beginning }
        // As a rule the offset at the end applies.
        let usual = beginning + (end - local(end))
        if start < usual, usual <= end, hasBegun(usual), !hasBegun(usual - .milliseconds(1)) { return usual }
        var (before, since) = (start, end)
        while since - before > .milliseconds(1) {
            let middle = before + .milliseconds((since - before).milliseconds / 2)
            if hasBegun(middle) { since = middle } else { before = middle }
        }
        return since
    }

    /// Returns the player's local time of a world time, as an instant whose UTC date has the local date's fields.
    private func local(_ date: Instant) -> Instant {
        let wall = date - difference
        return wall + zoneOffset(wall)
    }
}
