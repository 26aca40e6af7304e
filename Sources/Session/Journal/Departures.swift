import Simulation

/// Visits that have ended and that perhaps no month's file has yet; some are in one already.
struct Departures: Sendable {
    /// Not submitted to be saved yet.
    private var unsubmitted: [Visit]
    /// What the save says of visits that are over and in no month's file yet.
    private var saved: [Visit]
    /// Those that have ended since, at least as many as no month's file may have yet.
    private var recent: [Visit]
    /// More than fit into a history before it becomes a checkpoint, which brings them into the journal.
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

    /// What is to be saved with the next commit.
    mutating func submit() -> [Visit] {
        defer { unsubmitted = [] }
        return unsubmitted
    }

    /// What the save says now, where another game writes it.
    mutating func adopt(unjournaled: [Visit]) { saved = unjournaled }
}

extension [Visit] {
    /// Those that are over, each as it was told last. With a yard that is taken back its guests go on, and leave anew.
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
