import Chronology
import Session
import Simulation

extension Words {
    /// Returns how long a supply lasts: "3h left", "12m left", "empty".
    package func left(_ span: Span) -> String { span <= .zero ? timeEmpty : timeLeft(time: short(span)) }

    /// Returns how long a supply lasts, for a column of eight; a low supply is named as such.
    package func gauge(_ state: SupplyState, remaining: Span) -> String {
        switch state {
        case .ok: left(remaining)
        case .low: isPlain ? low(remaining) : timeLowShort(time: short(remaining))
        case .empty: timeEmpty
        }
    }

    /// Returns how long a low supply lasts, in the longer form: "low, 42m left".
    package func low(_ remaining: Span) -> String { timeLow(left: left(remaining)) }

    /// Returns a short duration: hours to the nearest, minutes rounded up so they are never 0: "9h", "42m".
    package func short(_ span: Span) -> String {
        let minutes = Int(span.begunMinutes)
        return minutes < 60 ? brief(minutes: minutes) : brief(hours: Int(span.nearestHours))
    }

    /// Returns the time since a world date: "just now", "5m ago", "3h ago", "yesterday", "2 days ago".
    package func ago(_ date: Instant, _ session: Session) -> String {
        ago(session.elapsed(since: date), days: session.days(since: date))
    }

    /// - Parameter days: the number of midnights in between, by which more than 24 hours are counted.
    func ago(_ span: Span, days: Int) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        return switch minutes {
        case ..<1: timeJustNow
        case ..<60: timeAgo(time: brief(minutes: minutes))
        case ..<1440: timeAgo(time: brief(hours: minutes / 60))
        default: days < 2 ? timeYesterday : timeDaysAgo(days: days)
        }
    }

    /// Returns how long ago a world date was, as short as it can be: "1m", "5m", "3h", "2d".
    package func agoShort(_ date: Instant, _ session: Session) -> String {
        // What is over is not “now”.
        let span = max(.minutes(1), session.elapsed(since: date))
        return span < .hours(24) ? since(span) : timeDaysShort(days: max(1, session.days(since: date)))
    }

    /// Returns the time for which something has gone on: "now", "5m", "3h".
    package func since(_ span: Span) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        return minutes < 1
            ? timeNow : minutes < 60 ? brief(minutes: minutes) : brief(hours: minutes / 60)
    }

    private func brief(minutes: Int) -> String {
        isPlain ? timeMinutes(minutes: minutes) : timeMinutesShort(minutes: minutes)
    }

    private func brief(hours: Int) -> String { isPlain ? timeHours(hours: hours) : timeHoursShort(hours: hours) }

    /// Returns a longer time in one unit: "14 hours", "3 days".
    package func long(_ span: Span) -> String {
        let minutes = Int(max(1, span.milliseconds / 60_000))
        return switch minutes {
        case ..<60: timeMinutes(minutes: minutes)
        case ..<2880: timeHours(hours: minutes / 60)
        default: timeDays(days: minutes / 1440)
        }
    }

    /// Returns a duration to the minute for a column: "7h 25m", "12m", "under a minute".
    package func exact(_ span: Span) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        let (hours, rest) = (minutes / 60, minutes % 60)
        return switch minutes {
        case ..<1: timeUnderAMinute
        case ..<60: timeMinutesShort(minutes: minutes)
        default:
            rest == 0 ? timeHoursShort(hours: hours) : timeHoursMinutesShort(hours: hours, minutes: rest)
        }
    }

    /// Returns a duration to the minute, spelled for a screen reader: "7 hours and 25 minutes".
    package func spelled(_ span: Span) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        let (hours, rest) = (minutes / 60, minutes % 60)
        return switch minutes {
        case ..<1: timeLessThanAMinute
        case ..<60: timeMinutes(minutes: minutes)
        default:
            rest == 0
                ? timeHours(hours: hours)
                : timeHoursAndMinutes(hours: timeHours(hours: hours), minutes: timeMinutes(minutes: rest))
        }
    }
}

extension Session {
    /// Returns the number of the player's midnights from a world date until now.
    fileprivate func days(since date: Instant) -> Int {
        let (then, today) = (playerTime(date).date.midnight, playerTime(world.clock).date.midnight)
        return Int((today.utcInstant - then.utcInstant).milliseconds / Span.days(1).milliseconds)
    }
}
