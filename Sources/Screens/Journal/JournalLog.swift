import Chronology
import Session
import Simulation

/// Visits by day, the latest first: what the journal reads from its files once, when it is opened.
struct JournalLog: Sendable {
    struct Day: Sendable {
        /// By the player's calendar.
        let date: CivilDate
        /// The latest first.
        var visits: [Visit]
    }

    /// Days without a visit are left out.
    private(set) var days: [Day] = []

    /// The days of so long are kept at hand.
    static let limit = 60

    init(_ visits: [Visit], _ session: Session) {
        for visit in visits.sorted(by: { ($1.arrival, $1.id) < ($0.arrival, $0.id) }) {
            let date = session.playerTime(visit.arrival).date.midnight
            if days.last?.date == date {
                days[days.count - 1].visits.append(visit)
            } else {
                days.append(Day(date: date, visits: [visit]))
            }
        }
    }
}
