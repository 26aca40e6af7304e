import Chronology
import Simulation

/// The rounding of remaining times for widgets, to hours or ten minutes, so widgets need not change each minute.
enum Steps {
    /// Returns a remaining time as it is shown: rounded to the nearest hour, or up to ten minutes below one hour.
    static func shown(_ left: Span) -> Span {
        guard left > .zero else { return .zero }
        let minutes = (left.milliseconds + 59_999) / 60_000
        guard minutes < 60 else { return .hours((minutes + 30) / 60) }
        return .minutes((minutes + 9) / 10 * 10)
    }

    /// Returns the remaining times at which the shown time of a supply changes, in descending order.
    static func turns(of supply: Supply) -> [Span] {
        let hours = supply.lifetime.milliseconds / 3_600_000
        return stride(from: hours, to: 1, by: -1).map { .minutes(60 * $0 - 31) }
            + [supply.kind.lowSpan] + stride(from: 50, through: 0, by: -10).map { .minutes(Int64($0)) }
    }
}
