import Chronology

/// A moment as the player's own clock and calendar show it.
package struct PlayerTime: Hashable, Sendable {
    package let date: CivilDate

    /// - Parameters:
    ///   - instant: world time.
    ///   - difference: of the running clock.
    ///   - zoneOffset: `Environment.zoneOffset`.
    package init(_ instant: Instant, difference: Span, zoneOffset: (Instant) -> Span) {
        let wall = instant - difference
        date = CivilDate(utc: wall + zoneOffset(wall))
    }
}

/// The player's calendar: in which of its days a moment of the world lies, and when those days begin.
package struct PlayerCalendar: Sendable {
    /// World time minus the player's.
    let difference: Span
    let zoneOffset: @Sendable (Instant) -> Span

    /// A moment as the player's own clock shows it.
    package func time(_ date: Instant) -> PlayerTime {
        PlayerTime(date, difference: difference, zoneOffset: zoneOffset)
    }

    /// Returns when the player's day of that moment has begun: never later than `date`.
    package func midnight(before date: Instant) -> Instant {
        start(of: time(date).date.midnight, after: date - Self.reach, until: date)
    }

    /// Returns when the player's next day begins: always later than `date`.
    package func midnight(after date: Instant) -> Instant {
        let next = time(date).date.midnight.utcInstant + .days(1)
        return start(of: CivilDate(utc: next), after: date, until: date + Self.reach)
    }

    /// Longer than any day, and than all that zones have ever put their clocks on or back: one left out a whole day.
    private static let reach = Span.days(3)

    /// Returns the first millisecond of a day within a range whose end lies in that day or later, and its start before.
    ///
    /// A zone may leave out midnight or have it twice, so that no offset leads to it. The range is halved instead: what is
    /// found lies within it whatever a zone does.
    private func start(of day: CivilDate, after start: Instant, until end: Instant) -> Instant {
        let beginning = day.utcInstant
        func hasBegun(_ date: Instant) -> Bool { local(date) >= beginning }
        // As a rule the offset at the end holds.
        let usual = beginning + (end - local(end))
        if start < usual, usual <= end, hasBegun(usual), !hasBegun(usual - .milliseconds(1)) { return usual }
        var (before, since) = (start, end)
        while since - before > .milliseconds(1) {
            let middle = before + .milliseconds((since - before).milliseconds / 2)
            if hasBegun(middle) { since = middle } else { before = middle }
        }
        return since
    }

    /// Returns what the player's clock shows, as if it were UTC.
    private func local(_ date: Instant) -> Instant {
        let wall = date - difference
        return wall + zoneOffset(wall)
    }
}
