import Simulation

/// The ended visits that still have to be written to the journal; some may be in a month's file already.
struct Departures: Sendable {
    /// The visits that are in no commit yet.
    private var unsubmitted: [Visit]
    /// The visits that the loaded save lists as over and in no month's file.
    private let saved: [Visit]
    /// The visits that have ended since loading, at least all that may be missing in month files.
    private(set) var recent: [Visit]
    /// The number of recent visits above which the older half is forgotten; more than fit into a history before a
    /// checkpoint writes them to the journal.
    private static let recentLimit = 8192

    /// Makes the lists for a session that opens a save.
    ///
    /// - Parameters:
    ///   - saved: the visits that the save lists as over and in no month's file.
    ///   - since: the visits that ended since that save.
    init(unjournaled saved: [Visit] = [], since: [Visit] = []) {
        self.saved = saved
        unsubmitted = since
        recent = since
    }

    /// All visits that may be in no month's file yet.
    var unjournaled: [Visit] { saved + recent }

    /// Adds an ended visit.
    ///
    /// - Parameters:
    ///   - isSaving: whether the session saves, so the visit has to be in a commit.
    ///   - isAllSaved: whether every change so far is on disk; only then may old visits be forgotten.
    mutating func note(_ visit: Visit, isSaving: Bool, isAllSaved: Bool) {
        if isSaving { unsubmitted.append(visit) }
        recent.append(visit)
        if recent.count > Self.recentLimit, isAllSaved { recent.removeFirst(Self.recentLimit / 2) }
    }

    /// Returns the visits for the next commit, and marks them as submitted.
    mutating func submit() -> [Visit] {
        defer { unsubmitted = [] }
        return unsubmitted
    }
}

extension [Visit] {
    /// Returns the visits that are over, each as it was recorded last.
    ///
    /// A visit can be recorded twice: when the removal of a yard is undone, its guests stay and leave again later.
    func over(in world: World) -> [Visit] {
        var known = Set(world.presentVisits.map(\.withoutEnd))
        return reversed().filter { known.insert($0.withoutEnd).inserted }.reversed()
    }
}

extension Visit {
    /// The visit with its departure set to its arrival, so two records of one visit are equal.
    fileprivate var withoutEnd: Visit {
        var visit = self
        visit.departure = arrival
        return visit
    }
}
