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
    package var all: [Visit] { all { _ in true } }

    /// Some of all yards, by departure: only they are sorted.
    package func all(where isWanted: (Visit) -> Bool) -> [Visit] {
        byYard.values.flatMap { $0.filter(isWanted) }.sorted(by: Self.isBefore)
    }

    private static func isBefore(_ a: Visit, _ b: Visit) -> Bool {
        (a.departure, a.arrival, a.id) < (b.departure, b.arrival, b.id)
    }

    package var count: Int { byYard.values.reduce(0) { $0 + $1.count } }

    /// Of one yard, by departure.
    package subscript(backyard: ID<Backyard>) -> [Visit] { byYard[backyard] ?? [] }

    /// Birds that leave at one moment come in any order; they are kept in that in which they are saved.
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
