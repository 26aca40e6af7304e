import Chronology
import Simulation

/// The rounding of remaining times for widgets, to hours or ten minutes, so widgets need not change each minute.
enum Steps {
    /// Returns a remaining time as it is shown: rounded to the nearest hour, below one hour to the nearest ten minutes;
    /// five minutes for less than eight.
    static func shown(_ left: Span) -> Span {
        guard left > .zero else { return .zero }
        let minutes = left.begunMinutes
        guard minutes < 60 else { return .hours(left.nearestHours) }
        return .minutes(minutes < 8 ? 5 : (minutes + 5) / 10 * 10)
    }

    /// Returns the remaining times at which the shown time of a supply changes, in descending order.
    static func turns(of supply: Supply) -> [Span] {
        let hours = supply.lifetime.milliseconds / 3_600_000
        return stride(from: hours, to: 1, by: -1).map { .minutes(60 * $0 - 30) }
            + [supply.kind.lowSpan] + [54, 44, 34, 24, 14, 7, 0].map { .minutes($0) }
    }
}
