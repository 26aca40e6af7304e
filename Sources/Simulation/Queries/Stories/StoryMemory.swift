import Chronology

/// The visits that stories look back on, of all yards.
package struct StoryMemory: Sendable {
    /// Every visit that begins from then on is known.
    let reach: Instant
    /// By arrival.
    private let byBird: [ID<Bird>: [Visit]]
    private let byYard: [ID<Backyard>: [Visit]]

    /// The visits that a world remembers, and those of its journal.
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
            .sorted { ($0.arrival, $0.id) < ($1.arrival, $1.id) }
        byBird = Dictionary(grouping: all, by: \.bird)
        byYard = Dictionary(grouping: all, by: \.backyard)
    }

    /// A bird's visits that begin in a range, by arrival.
    func visits(of bird: ID<Bird>, in range: Range<Instant>) -> [Visit] {
        (byBird[bird] ?? []).filter { range.contains($0.arrival) }
    }

    /// A yard's visits that begin in a range, by arrival.
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

    /// The other visits of the same yard that overlap a visit, by arrival.
    func company(of visit: Visit) -> [Visit] {
        visits(to: visit.backyard, in: visit.arrival - Self.longestVisit..<visit.departure).filter {
            $0.id != visit.id && $0.departure > visit.arrival
        }
    }

    /// The number of a bird's visits after one.
    func later(than visit: Visit) -> Int { visits(of: visit.bird, in: visit.arrival..<Instant.distantFuture).count - 1 }

    /// No visit lasts longer.
    private static let longestVisit = Span.hours(3)
}
