import Chronology

/// A visit that is worth a picture: the first ever of a kind or an individual, or one that was called by its secret.
package struct FirstSighting: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case kind, bird
        /// The circumstances of a secret called the bird, for the first time.
        case secret([Circumstance])
        /// Its kind is elsewhere in this season.
        case vagrant
    }

    package let visit: Visit
    package let reason: Reason
    /// The number of the kind among all kinds that were seen, of the bird among all birds, or of the secret among those
    /// found out, from 1; of vagrants nobody keeps count.
    package let number: Int?
}

extension World {
    /// Returns a visit as a first sighting; `nil` for one that is none, such as that of another household's bird.
    package func firstSighting(_ visit: Visit) -> FirstSighting? {
        guard bird(visit.bird)?.isGuest != true else { return nil }
        if visit.isFirstOfSpecies {
            let kinds = sightings.count { $0.first.date < visit.arrival } + 1
            return FirstSighting(visit: visit, reason: .kind, number: kinds)
        }
        if let needs = secretFound(by: visit) {
            let number = sightings.count { $0.visits(with: .secret) > 0 }
            return FirstSighting(visit: visit, reason: .secret(needs), number: number)
        }
        if isVagrant(visit) { return FirstSighting(visit: visit, reason: .vagrant, number: nil) }
        guard visit.isFirstOfBird else { return nil }
        let known = ownBirds.count { bird in bird.id != visit.bird && bird.firstSeen.map { $0 < visit.arrival } == true
        }
        return FirstSighting(visit: visit, reason: .bird, number: known + 1)
    }

    /// Returns the circumstances that called the visitor, if it is the first that the secret of its species called.
    private func secretFound(by visit: Visit) -> [Circumstance]? {
        guard sighting(of: visit.species)?.visits(with: .secret) == 1, let yard = backyard(visit.backyard),
            trials(of: visit, in: yard).contains(.secret)
        else { return nil }
        return Catalog.species(visit.species)?.secret?.needs
    }

    /// Returns the bird of a first sighting as it was when it had just settled.
    package func guest(of first: FirstSighting) -> AwayMoment.Guest {
        let doing = doings(in: first.visit.backyard, at: first.visit.early).first { $0.visit == first.visit.id }
        return AwayMoment.Guest(visit: first.visit, doing: doing)
    }
}
