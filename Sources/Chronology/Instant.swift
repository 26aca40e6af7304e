/// A moment of world or wall-clock time, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// Whole numbers give the same world on every platform and for every size of steps.
package struct Instant: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The instants that ISO 8601 text can hold here: the years 1 to 9999 in UTC.
    package static let writable =
        CivilDate(year: 1, month: 1, day: 1)
        .utcInstant...CivilDate(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59, millisecond: 999)
        .utcInstant

    /// An instant later than any date that can happen; for comparisons only.
    package static let distantFuture = Instant(milliseconds: .max)

    package static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
    package static func + (a: Instant, b: Span) -> Instant { Instant(milliseconds: a.milliseconds + b.milliseconds) }
    package static func - (a: Instant, b: Span) -> Instant { Instant(milliseconds: a.milliseconds - b.milliseconds) }
    package static func - (a: Instant, b: Instant) -> Span { Span(milliseconds: a.milliseconds - b.milliseconds) }
    package static func += (a: inout Instant, b: Span) { a = a + b }
}

/// A length of time in whole milliseconds, negative when it points back.
package struct Span: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The spans that a file may hold: longer than between any two writable dates, and far from an overflow.
    package static let readable = -Span.days(4_000_000)...Span.days(4_000_000)

    package static let zero = Span(milliseconds: 0)

    /// The length of the span, whichever its direction.
    package var magnitude: Span { Span(milliseconds: Swift.abs(milliseconds)) }
    package static func milliseconds(_ n: Int64) -> Span { Span(milliseconds: n) }
    package static func seconds(_ n: Int64) -> Span { Span(milliseconds: n * 1000) }
    package static func minutes(_ n: Int64) -> Span { .seconds(n * 60) }
    package static func hours(_ n: Int64) -> Span { .minutes(n * 60) }
    package static func days(_ n: Int64) -> Span { .hours(n * 24) }

    /// The length in seconds with a fraction, for pictures and pacing; rules use whole milliseconds.
    package var seconds: Double { Double(milliseconds) / 1000 }

    /// The number of minutes that have begun in a length that is not negative.
    package var begunMinutes: Int64 { (milliseconds + Span.minutes(1).milliseconds - 1) / Span.minutes(1).milliseconds }

    /// The number of hours nearest to a length that is not negative; the lower of two.
    package var nearestHours: Int64 { (milliseconds + Span.minutes(30).milliseconds - 1) / Span.hours(1).milliseconds }

    package static func < (a: Span, b: Span) -> Bool { a.milliseconds < b.milliseconds }
    package static func + (a: Span, b: Span) -> Span { Span(milliseconds: a.milliseconds + b.milliseconds) }
    package static func - (a: Span, b: Span) -> Span { Span(milliseconds: a.milliseconds - b.milliseconds) }
    package static func * (a: Span, n: Int64) -> Span { Span(milliseconds: a.milliseconds * n) }
    package static prefix func - (a: Span) -> Span { Span(milliseconds: -a.milliseconds) }
}
