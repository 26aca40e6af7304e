import Chronology
import Simulation

/// Reading the journal.
package enum JournalRequest: Hashable, Sendable {
    /// The visits of so many days until now, those of who is here included.
    case visits(days: Int)
    /// How many visits there were in each month, within a year.
    case months
}

extension Request {
    package static func journal(_ request: JournalRequest) -> Self { Self(request) }
}

extension JournalRequest: Intent {
    package var isReading: Bool { true }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        do {
            let now = session.world.clock
            switch self {
            case .visits(let days):
                var visits = session.world.presentVisits
                try session.enumerateJournal(since: now - .days(Int64(days))) { visits.append($0) }
                return .visits(visits)
            case .months:
                var months = Array(repeating: 0, count: 12)
                try session.enumerateJournal(since: now - .days(365)) { visit in
                    months[(session.playerTime(visit.arrival).date.month + 11) % 12] += 1
                }
                return .months(months)
            }
        } catch {
            throw .file(error)
        }
    }
}
