import Chronology
import Session
import Simulation

/// The visits of the last days grouped by day, the latest first, read from the journal's files when the screen opens.
struct JournalLog: Sendable {
    /// The visits that arrived on one day.
    struct Day: Sendable {
        /// The date in the player's calendar.
        let date: CivilDate
        /// The visits, the latest arrival first.
        var visits: [Visit]
    }

    /// The days with at least one visit, the latest first.
    private(set) var days: [Day] = []
    /// The visits that stories look back on: those read and those that the world remembers.
    let memory: StoryMemory

    /// The number of days that are read.
    static let limit = 60

    init(_ visits: [Visit], _ session: Session) {
        // Of the first of those days a part may be missing.
        let since = visits.map(\.arrival).min().map { $0 + .days(1) }
        memory = StoryMemory(in: session.world, adding: visits, since: since)
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
