import Chronology

/// The speed of a subscription's time, as in Xcode's settings.
package enum RenewalRate: String, Hashable, Sendable, Codable, CaseIterable {
    case realTime
    case monthIs1Hour, monthIs30Minutes, monthIs15Minutes, monthIs5Minutes, monthIs30Seconds
    case renewalEvery15Minutes, renewalEvery5Minutes, renewalEveryMinute
    case renewalEvery30Seconds, renewalEvery10Seconds, renewalEvery2Seconds

    package var isAccelerated: Bool { self != .realTime }

    /// The length of a month, a week and a day at this rate; `nil` for real time.
    private var scale: (month: Span, week: Span, day: Span)? {
        switch self {
        case .realTime: nil
        case .monthIs1Hour: (.hours(1), .minutes(15), .minutes(3))
        case .monthIs30Minutes: (.minutes(30), .minutes(10), .minutes(2))
        case .monthIs15Minutes: (.minutes(15), .minutes(5), .minutes(1))
        case .monthIs5Minutes: (.minutes(5), .minutes(3), .seconds(30))
        case .monthIs30Seconds: (.seconds(30), .seconds(10), .seconds(2))
        case .renewalEvery15Minutes: every(.minutes(15))
        case .renewalEvery5Minutes: every(.minutes(5))
        case .renewalEveryMinute: every(.minutes(1))
        case .renewalEvery30Seconds: every(.seconds(30))
        case .renewalEvery10Seconds: every(.seconds(10))
        case .renewalEvery2Seconds: every(.seconds(2))
        }
    }

    private func every(_ span: Span) -> (month: Span, week: Span, day: Span) { (span, span, span) }

    /// Returns the length of `period` at this rate; `nil` in real time, where it depends on the calendar.
    package func span(of period: Period) -> Span? {
        guard let scale else { return nil }
        if renewsAtFixedPace { return scale.month }
        return switch period.unit {
        case .day: scale.day * Int64(period.count)
        case .week: scale.week * Int64(period.count)
        case .month: scale.month * Int64(period.count)
        case .year: scale.month * Int64(period.count * 12)
        }
    }

    /// True if every period has the same length ("Renewals every …").
    private var renewsAtFixedPace: Bool { rawValue.hasPrefix("renewal") }

    /// Returns the grace period, in which an unpaid subscription stays open: 16 days (6 for periods of a week or less);
    /// accelerated, half a period.
    package func gracePeriod(for period: Period) -> Span {
        guard let span = span(of: period) else { return .days(period.isShort ? 6 : 16) }
        return Span(milliseconds: span.milliseconds / 2)
    }

    /// Returns the time from the first failure during which a payment is retried: 60 days; accelerated, two periods.
    package func billingRetry(for period: Period) -> Span {
        span(of: period).map { $0 * 2 } ?? .days(60)
    }
}

extension Period {
    fileprivate var isShort: Bool {
        switch unit {
        case .day: count <= 7
        case .week: count == 1
        case .month, .year: false
        }
    }
}
