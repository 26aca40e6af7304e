import Chronology

/// The first visit ever of a kind or an individual, and its place in the life list.
package struct FirstSighting: Hashable, Sendable {
    package let visit: Visit
    /// True if the kind is new, too.
    package let isKind: Bool
    /// The number of the kind among all kinds that were seen, or of the bird among all birds, from 1.
    package let number: Int
}

extension World {
    /// Returns a visit as a first sighting; `nil` for one that is none.
    package func firstSighting(_ visit: Visit) -> FirstSighting? {
        guard visit.isFirstOfBird || visit.isFirstOfSpecies else { return nil }
        let kinds = sightings.count { $0.first.date < visit.arrival } + 1
        let known = birds.count { bird in bird.id != visit.bird && bird.firstSeen.map { $0 < visit.arrival } == true }
        return FirstSighting(
            visit: visit, isKind: visit.isFirstOfSpecies, number: visit.isFirstOfSpecies ? kinds : known + 1)
    }
}
