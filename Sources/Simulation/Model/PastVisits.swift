/// Visits that are over: the last `kept` of each yard; older ones live in the journal.
///
/// Kept by yard, so that a world of many yards forgets the oldest of one at no cost; saved as one list by departure.
package struct PastVisits: Hashable, Sendable {
    /// How many of each yard.
    package static let kept = 50

    private var byYard: [ID<Backyard>: [Visit]] = [:]

    package init() {}

    /// Takes any visits, in the order of their departures, and keeps the last of each yard.
    package init(_ visits: [Visit]) {
        for visit in visits { append(visit) }
    }

    /// Of all yards, by departure.
    package var all: [Visit] {
        byYard.values.flatMap { $0 }.sorted {
            ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id)
        }
    }

    package var count: Int { byYard.values.reduce(0) { $0 + $1.count } }

    /// Of one yard, by departure.
    package subscript(backyard: ID<Backyard>) -> [Visit] { byYard[backyard] ?? [] }

    mutating func append(_ visit: Visit) {
        byYard[visit.backyard, default: []].append(visit)
        if self[visit.backyard].count > Self.kept {
            byYard[visit.backyard]?.removeFirst()
        }
    }

    func visit(_ id: ID<Visit>) -> Visit? {
        for visits in byYard.values {
            if let visit = visits.last(where: { $0.id == id }) { return visit }
        }
        return nil
    }
}

extension PastVisits: EntityList {}

/// All of them, by departure.
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
