import Chronology
import Simulation

/// A request to read the journal.
package enum JournalRequest: Hashable, Sendable {
    /// Replies with the visits of the last `days` times 24 hours, including those of birds present.
    case visits(days: Int)
    /// Replies with the numbers of visits in each calendar month of the last 365 days.
    case months
    /// Replies with the life lists of the folder in which the player shares one, after adding to it what is new.
    case sharedLists
}

/// Shares the life list in a folder from now on, or no longer.
package struct ShareLifeList: Intent {
    /// The folder's path; `nil` to share no longer.
    package let folder: String?
    /// The name on the list, kept for the next one; `nil` for the one that was given before.
    package let household: String?

    package func perform(in session: Session) throws(RequestError) -> Reply {
        guard !session.refuses(.writtenFiles) else { throw .refused(.writtenFiles) }
        guard let paths = session.paths else { throw .inMemory(.files) }
        let former = session.settings.household
        if let household {
            guard let name = Household.cleaned(household) else { throw .world(.invalidName) }
            session.settings.household = name
        }
        // The list is known by that name.
        guard folder == nil || session.settings.household != nil else { throw .world(.invalidName) }
        do {
            try session.share(in: folder, paths)
        } catch {
            session.settings.household = former
            throw .file(error)
        }
        session.changed(urgently: true)
        return .done
    }
}

extension Request {
    package static func journal(_ request: JournalRequest) -> Self { Self(request) }
    package static func shareLifeList(in folder: String?, as household: String? = nil) -> Self {
        Self(ShareLifeList(folder: folder, household: household))
    }
}

extension JournalRequest: Intent {
    package var isReading: Bool { true }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        do {
            switch self {
            case .visits(let days):
                var visits = session.world.presentVisits
                try session.enumerateJournal(since: session.past(.days(Int64(days)))) { visits.append($0) }
                return .visits(visits)
            case .months:
                var months = Array(repeating: 0, count: 12)
                func count(_ visit: Visit) { months[(session.playerTime(visit.arrival).date.month + 11) % 12] += 1 }
                try session.enumerateJournal(since: session.past(.days(365)), count)
                // Those still there count everywhere else, too.
                session.world.presentVisits.forEach(count)
                return .months(months)
            case .sharedLists: return .sharedLists(try session.sharedLists())
            }
        } catch {
            throw .file(error)
        }
    }
}
