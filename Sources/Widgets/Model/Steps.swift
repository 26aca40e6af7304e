import Chronology
import Simulation

/// Times left are shown in steps, hours and below one hour ten minutes, so that a widget need not change each minute.
enum Steps {
    /// What is said of a time that is left: hours to the nearest, below one hour the ten minutes that have begun.
    static func shown(_ left: Span) -> Span {
        guard left > .zero else { return .zero }
        let minutes = (left.milliseconds + 59_999) / 60_000
        guard minutes < 60 else { return .hours((minutes + 30) / 60) }
        return .minutes((minutes + 9) / 10 * 10)
    }

    /// Times left at which a supply's words change, the longest first: until then they say more.
    static func turns(of supply: Supply) -> [Span] {
        let hours = supply.lifetime.milliseconds / 3_600_000
        return stride(from: hours, to: 1, by: -1).map { .minutes(60 * $0 - 31) }
            + [supply.kind.lowSpan] + stride(from: 50, through: 0, by: -10).map { .minutes(Int64($0)) }
    }
}
