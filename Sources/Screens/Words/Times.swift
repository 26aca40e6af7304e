import Chronology
import Session
import Simulation

extension Words {
    /// What a gauge says: "3h left", "12m left", "empty".
    static func left(_ span: Span) -> String {
        span <= .zero ? empty : "\(short(span)) left"
    }

    static let empty = "empty"

    /// A gauge's words in its column of eight: a low supply says so.
    static func gauge(_ state: SupplyState, remaining: Span) -> String {
        switch state {
        case .ok: left(remaining)
        case .low: "low \(short(remaining))"
        case .empty: empty
        }
    }

    /// With room for it: "low, 42m left".
    static func low(_ remaining: Span) -> String { "low, \(left(remaining))" }

    /// Hours to the nearest, minutes rounded up so that they never say 0: "9h", "42m".
    static func short(_ span: Span) -> String {
        let minutes = (span.milliseconds + 59_999) / 60_000
        return minutes < 60 ? "\(minutes)m" : "\((minutes + 30) / 60)h"
    }

    /// How long ago: "now", "5m ago", "3h ago", "2 days ago".
    static func ago(_ span: Span) -> String {
        let minutes = span.milliseconds / 60_000
        return switch minutes {
        case ..<1: "just now"
        case ..<60: "\(minutes)m ago"
        case ..<1440: "\(minutes / 60)h ago"
        case ..<2880: "yesterday"
        default: "\(minutes / 1440) days ago"
        }
    }

    /// How long something has gone on: "now", "5m", "3h".
    static func since(_ span: Span) -> String {
        let minutes = span.milliseconds / 60_000
        return minutes < 1 ? "now" : minutes < 60 ? "\(minutes)m" : "\(minutes / 60)h"
    }

    /// A longer time in words: "14 h", "3 days".
    static func long(_ span: Span) -> String {
        let minutes = max(1, span.milliseconds / 60_000)
        return switch minutes {
        case ..<60: "\(minutes) min"
        case ..<2880: "\(minutes / 60) h"
        default: "\(minutes / 1440) days"
        }
    }

    /// "8:42" by a yard's own clock.
    static func clock(_ timeOfDay: Span) -> String {
        let day = Span.days(1).milliseconds
        let minutes = Int(((timeOfDay.milliseconds % day + day) % day) / 60_000)
        return "\(minutes / 60):\(padded(minutes % 60, 2))"
    }

    /// "21 Nov 2026", by the player's calendar.
    static func day(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return "\(civil.day) \(months[(civil.month - 1) % 12]) \(civil.year)"
    }

    /// A date of the shop: at an accelerated rate, where a month may be over in seconds, the moment: "21 Nov 14:03:20".
    static func storeDate(_ date: Instant, _ session: Session) -> String {
        guard session.store.settings.rate.isAccelerated else { return day(date, session) }
        let civil = session.playerTime(date).date
        let time = "\(padded(civil.hour, 2)):\(padded(civil.minute, 2)):\(padded(civil.second, 2))"
        return "\(civil.day) \(months[(civil.month - 1) % 12]) \(time)"
    }

    /// 1…12
    static func month(_ month: Int) -> String { months[(month + 11) % 12] }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
