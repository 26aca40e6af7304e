import Chronology
import Simulation

/// A moment in the player's local time, as their clock and calendar show it.
package struct PlayerTime: Hashable, Sendable {
    package let date: CivilDate
    /// The same moment in UTC.
    package let utc: Instant

    /// Converts a world time to the player's local time.
    ///
    /// - Parameters:
    ///   - instant: the world time.
    ///   - lead: the lead of the world's clock over the player's.
    ///   - zoneOffset: returns the offset from UTC, as `Environment.zoneOffset`.
    package init(_ instant: Instant, lead: WorldLead, zoneOffset: (Instant) -> Span) {
        utc = lead.playerTime(of: instant)
        date = CivilDate(utc: utc + zoneOffset(utc))
    }

    package var timeOfDay: LocalTime { LocalTime(date.utcInstant - Instant(milliseconds: 0)) }
}

/// Conversion of world times to the player's local time and days.
package struct PlayerCalendar: Sendable {
    let lead: WorldLead
    let zoneOffset: @Sendable (Instant) -> Span

    /// Returns a world time in the player's local time.
    package func time(_ date: Instant) -> PlayerTime {
        PlayerTime(date, lead: lead, zoneOffset: zoneOffset)
    }

    /// Returns the first world time of a time, in UTC, of the player.
    package func worldTime(of utc: Instant) -> Instant { lead.worldTime(of: utc) }

    /// Returns the span between two world times by the player's clock.
    package func span(from start: Instant, to end: Instant) -> Span {
        lead.playerTime(of: end) - lead.playerTime(of: start)
    }

    /// Returns the beginning of the player's day that contains a world time, never later than `date`.
    package func midnight(before date: Instant) -> Instant {
        let now = lead.playerTime(of: date)
        return start(of: time(date).date.midnight, after: now - Self.reach, until: now)
    }

    /// Returns the beginning of the player's next day, always later than `date`.
    package func midnight(after date: Instant) -> Instant {
        let next = time(date).date.midnight.utcInstant + .days(1)
        let now = lead.playerTime(of: date)
        return start(of: CivilDate(utc: next), after: now, until: now + Self.reach)
    }

    /// Returns the moment at which a day of the player's calendar begins; of a day that the time zone leaves out, the
    /// moment at which the next one begins.
    package func start(of day: CivilDate) -> Instant {
        let usual = day.midnight.utcInstant
        return start(of: day.midnight, after: usual - Self.reach, until: usual + Self.reach)
    }

    /// Returns the moment at which the player's clock shows a date and time; for a time that the zone leaves out, one
    /// within an hour of it.
    package func instant(of civil: CivilDate) -> Instant {
        var time = civil.utcInstant
        // The zone's offset is that of the moment, which is not known before.
        for _ in 0..<2 { time = time + (civil.utcInstant - local(time)) }
        return lead.worldTime(of: time)
    }

    /// A span longer than any day, even where a time zone once left out a whole day.
    private static let reach = Span.days(3)

    /// Returns the world time of the first millisecond of a day, found by bisection in a range of the player's time that
    /// contains it.
    ///
    /// A time zone may leave out midnight or have it twice, so midnight cannot be computed from an offset.
    private func start(of day: CivilDate, after start: Instant, until end: Instant) -> Instant {
        let beginning = day.utcInstant
        func hasBegun(_ time: Instant) -> Bool { local(time) >= beginning }
        // As a rule the offset at the end applies.
        let usual = beginning + (end - local(end))
        if start < usual, usual <= end, hasBegun(usual), !hasBegun(usual - .milliseconds(1)) {
            return lead.worldTime(of: usual)
        }
        var (before, since) = (start, end)
        while since - before > .milliseconds(1) {
            let middle = before + .milliseconds((since - before).milliseconds / 2)
            if hasBegun(middle) { since = middle } else { before = middle }
        }
        return lead.worldTime(of: since)
    }

    /// Returns the local time of the player's time in UTC, as an instant whose UTC date has the local date's fields.
    private func local(_ time: Instant) -> Instant { time + zoneOffset(time) }
}
