import Chronology
import Simulation

/// A request to read the journal.
package enum JournalRequest: Hashable, Sendable {
    /// Replies with the visits of the last `days` times 24 hours, including those of birds present.
    case visits(days: Int)
    /// Replies with the numbers of visits in each calendar month of the last 365 days.
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
                func count(_ visit: Visit) { months[(session.playerTime(visit.arrival).date.month + 11) % 12] += 1 }
                try session.enumerateJournal(since: now - .days(365), count)
                // Those still there count everywhere else, too.
                session.world.presentVisits.forEach(count)
                return .months(months)
            }
        } catch {
            throw .file(error)
        }
    }
}
