import Chronology

/// The finished visits that a world keeps: the last `kept` of each yard. Older visits are in the journal.
///
/// They are stored by yard, so that forgetting the oldest costs nothing in a world of many yards, and saved as one list
/// by departure.
package struct PastVisits: Hashable, Sendable {
    /// The number of finished visits kept of each yard.
    package static let kept = 50

    private var byYard: [ID<Backyard>: [Visit]] = [:]

    package init() {}

    /// Keeps the last visits of each yard from a list in any order.
    package init(_ visits: [Visit]) {
        for visit in visits { append(visit) }
    }

    /// All kept visits, by departure.
    package var all: [Visit] { all { _ in true } }

    /// Returns the kept visits that satisfy a predicate, by departure.
    package func all(where isWanted: (Visit) -> Bool) -> [Visit] {
        let lists = Array(byYard.values)
        // Places are sorted, since moving visits costs more than all comparisons.
        var places: [(departure: Instant, list: Int, index: Int)] = []
        for list in lists.indices {
            for index in lists[list].indices where isWanted(lists[list][index]) {
                places.append((lists[list][index].departure, list, index))
            }
        }
        places.sort { a, b in
            a.departure == b.departure
                ? Self.isBefore(lists[a.list][a.index], lists[b.list][b.index]) : a.departure < b.departure
        }
        return places.map { lists[$0.list][$0.index] }
    }

    private static func isBefore(_ a: Visit, _ b: Visit) -> Bool {
        (a.departure, a.arrival, a.id) < (b.departure, b.arrival, b.id)
    }

    package var count: Int { byYard.values.reduce(0) { $0 + $1.count } }

    /// Returns the kept visits of one yard, by departure.
    package subscript(backyard: ID<Backyard>) -> [Visit] { byYard[backyard] ?? [] }

    /// Adds a visit. Birds that leave at the same instant are ordered as they will be saved.
    mutating func append(_ visit: Visit) {
        var visits = self[visit.backyard]
        byYard[visit.backyard] = nil
        var place = visits.endIndex
        while place > 0, Self.isBefore(visit, visits[place - 1]) { place -= 1 }
        visits.insert(visit, at: place)
        if visits.count > Self.kept { visits.removeFirst() }
        byYard[visit.backyard] = visits
    }

    func visit(_ id: ID<Visit>) -> Visit? {
        for visits in byYard.values {
            if let visit = visits.last(where: { $0.id == id }) { return visit }
        }
        return nil
    }
}

extension PastVisits: EntityList {}

/// Iterates over all kept visits, by departure.
extension PastVisits: Sequence {
    package func makeIterator() -> IndexingIterator<[Visit]> { all.makeIterator() }
}

extension PastVisits: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Visit].self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(all)
    }
}
