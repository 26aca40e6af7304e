import Simulation

/// Ended visits that may not be in a month's file yet; some are in one already.
struct Departures: Sendable {
    /// Visits that were not submitted to be saved yet.
    private var unsubmitted: [Visit]
    /// Visits that are over and in no month's file yet, according to the save.
    private var saved: [Visit]
    /// Visits that have ended since, at least as many as may be missing in month files.
    private var recent: [Visit]
    /// The most visits kept, more than fit into a history before it becomes a checkpoint, which adds them to the
    /// journal.
    private static let recentLimit = 8192

    init(unjournaled saved: [Visit] = [], since: [Visit] = []) {
        self.saved = saved
        unsubmitted = since
        recent = since
    }

    var unjournaled: [Visit] { saved + recent }

    mutating func note(_ visit: Visit, isSaving: Bool, isAllSaved: Bool) {
        if isSaving { unsubmitted.append(visit) }
        recent.append(visit)
        if recent.count > Self.recentLimit, isAllSaved { recent.removeFirst(Self.recentLimit / 2) }
    }

    /// Returns the visits to be saved with the next commit.
    mutating func submit() -> [Visit] {
        defer { unsubmitted = [] }
        return unsubmitted
    }

    /// Adopts the visits of the present save, which another game writes.
    mutating func adopt(unjournaled: [Visit]) { saved = unjournaled }
}

extension [Visit] {
    /// Returns the ended visits, each as it was recorded last. When the removal of a yard is undone, its guests stay
    /// and leave again later.
    func over(in world: World) -> [Visit] {
        var known = Set(world.presentVisits.map(\.withoutEnd))
        return reversed().filter { known.insert($0.withoutEnd).inserted }.reversed()
    }
}

extension Visit {
    fileprivate var withoutEnd: Visit {
        var visit = self
        visit.departure = arrival
        return visit
    }
}
