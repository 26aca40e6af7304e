import Chronology
import Session
import Simulation

/// A day as the player's calendar has it.
struct CalendarDay: Hashable, Comparable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    init(_ date: Instant, _ session: Session) {
        let civil = session.playerTime(date).date
        (year, month, day) = (civil.year, civil.month, civil.day)
    }

    static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    /// 0 Monday … 6 Sunday.
    var weekday: Int {
        let date = CivilDate(year: year, month: month, day: day).utcInstant
        return Int((date.milliseconds / 86_400_000 + 3) % 7 + 7) % 7
    }
}

/// Visits by day, the latest first: what the journal reads from its files once, when it is opened.
struct JournalLog: Sendable {
    struct Day: Sendable {
        let date: CalendarDay
        /// The latest first.
        var visits: [Visit]
    }

    /// Days without a visit are left out.
    private(set) var days: [Day] = []

    /// The days of so long are kept at hand.
    static let limit = 60

    init(_ visits: [Visit], _ session: Session) {
        for visit in visits.sorted(by: { ($1.arrival, $1.id) < ($0.arrival, $0.id) }) {
            let date = CalendarDay(visit.arrival, session)
            if days.last?.date == date {
                days[days.count - 1].visits.append(visit)
            } else {
                days.append(Day(date: date, visits: [visit]))
            }
        }
    }
}
