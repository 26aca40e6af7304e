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

    /// When the player's day of that moment has begun.
    package func midnight(before date: Instant) -> Instant { instant(time(date).date.midnight) }

    /// When the player's next day begins.
    package func midnight(after date: Instant) -> Instant {
        // A day has 25 hours at most.
        let noon = midnight(before: date) + .hours(36)
        return instant(time(noon).date.midnight)
    }

    /// World time when the player's clock shows a date.
    private func instant(_ civil: CivilDate) -> Instant {
        let local = civil.utcInstant
        let about = local - zoneOffset(local)
        return local - zoneOffset(about) + difference
    }
}
