import Chronology
import Simulation

extension Words {
    /// What a gauge says: "3h left", "12m left", "empty".
    package func left(_ span: Span) -> String { span <= .zero ? timeEmpty : timeLeft(time: short(span)) }

    /// A gauge's words in its column of eight: a low supply says so.
    package func gauge(_ state: SupplyState, remaining: Span) -> String {
        switch state {
        case .ok: left(remaining)
        case .low: timeLowShort(time: short(remaining))
        case .empty: timeEmpty
        }
    }

    /// With room for it: "low, 42m left".
    package func low(_ remaining: Span) -> String { timeLow(left: left(remaining)) }

    /// Hours to the nearest, minutes rounded up so that they never say 0: "9h", "42m".
    package func short(_ span: Span) -> String {
        let minutes = Int((span.milliseconds + 59_999) / 60_000)
        return minutes < 60 ? timeMinutesShort(minutes: minutes) : timeHoursShort(hours: (minutes + 30) / 60)
    }

    /// How long ago: "just now", "5m ago", "3h ago", "2 days ago".
    package func ago(_ span: Span) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        return switch minutes {
        case ..<1: timeJustNow
        case ..<60: timeAgo(time: timeMinutesShort(minutes: minutes))
        case ..<1440: timeAgo(time: timeHoursShort(hours: minutes / 60))
        case ..<2880: timeYesterday
        default: timeDaysAgo(days: minutes / 1440)
        }
    }

    /// How long something has gone on: "now", "5m", "3h".
    package func since(_ span: Span) -> String {
        let minutes = Int(span.milliseconds / 60_000)
        return minutes < 1
            ? timeNow : minutes < 60 ? timeMinutesShort(minutes: minutes) : timeHoursShort(hours: minutes / 60)
    }

    /// A longer time in one unit: "14 hours", "3 days".
    package func long(_ span: Span) -> String {
        let minutes = Int(max(1, span.milliseconds / 60_000))
        return switch minutes {
        case ..<60: timeMinutes(minutes: minutes)
        case ..<2880: timeHours(hours: minutes / 60)
        default: timeDays(days: minutes / 1440)
        }
    }

    /// To the minute, in a column: "7h 25m", "12m", "under a minute".
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

    /// To the minute, spelled for a screen reader: "7 hours and 25 minutes".
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
