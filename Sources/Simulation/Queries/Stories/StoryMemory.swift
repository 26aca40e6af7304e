import Chronology

/// The visits that stories look back on, of all yards.
package struct StoryMemory: Sendable {
    /// The date from which on every visit is known.
    let reach: Instant
    /// The visits of each bird, by arrival.
    private let byBird: [ID<Bird>: [Visit]]
    /// The visits to each yard, by arrival.
    private let byYard: [ID<Backyard>: [Visit]]

    /// Creates a memory of the visits that a world remembers and those of its journal.
    ///
    /// - Parameters:
    ///   - visits: the journal's latest, in any order.
    ///   - since: the date from which none is missing among them.
    package init(in world: World, adding visits: [Visit] = [], since: Instant? = nil) {
        let known = world.backyards.map { yard in
            let past = world.pastVisits[yard.id]
            return past.count < PastVisits.kept ? world.began : past.first?.departure ?? world.began
        }
        let ownReach = known.max() ?? world.began
        reach = min(since ?? ownReach, ownReach)
        var met = Set<ID<Visit>>()
        let all = (visits + world.pastVisits.all + world.presentVisits).filter { met.insert($0.id).inserted }
            .sorted { $0.arrival == $1.arrival ? $0.id < $1.id : $0.arrival < $1.arrival }
        byBird = Dictionary(grouping: all, by: \.bird)
        byYard = Dictionary(grouping: all, by: \.backyard)
    }

    /// Returns a bird's visits that begin in a range, by arrival.
    func visits(of bird: ID<Bird>, in range: Range<Instant>) -> [Visit] {
        (byBird[bird] ?? []).filter { range.contains($0.arrival) }
    }

    /// Returns a yard's visits that begin in a range, by arrival.
    func visits(to yard: ID<Backyard>, in range: Range<Instant>) -> ArraySlice<Visit> {
        let visits = byYard[yard] ?? []
        func place(_ date: Instant) -> Int {
            var (low, high) = (0, visits.count)
            while low < high {
                let middle = (low + high) / 2
                if visits[middle].arrival < date { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return visits[place(range.lowerBound)..<place(range.upperBound)]
    }

    /// Returns the other visits to the same yard that overlap a visit, by arrival.
    func company(of visit: Visit) -> [Visit] {
        visits(to: visit.backyard, in: visit.arrival - Self.longestVisit..<visit.departure).filter {
            $0.id != visit.id && $0.departure > visit.arrival
        }
    }

    /// Returns the number of the bird's visits after `visit`.
    func later(than visit: Visit) -> Int { visits(of: visit.bird, in: visit.arrival..<Instant.distantFuture).count - 1 }

    /// An upper bound on the length of a visit.
    private static let longestVisit = Span.hours(3)
}
