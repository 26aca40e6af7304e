import Chronology

/// Something of an absence that is worth a picture and a sentence.
package struct AwayMoment: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Its kind, or a bird of a known kind, came for the first time ever.
        case newKind(ID<Bird>), newBird(ID<Bird>)
        case gift(Gift)
        /// Somebody whom the player has named or starred came by so often.
        case friend(ID<Bird>, visits: Int)
        /// A visit as one could have watched it.
        case story(VisitStory)
        /// It knows the yards well enough now to have a name.
        case mayBeNamed(ID<Bird>)
        case anniversary(ID<Bird>, years: Int)
        case firstSnow, largeFeeders
        /// What kinds brought: young ones in a birdhouse, the first day of their season, the day after its last.
        case fledglings(ID<Species>), arrival(ID<Species>), farewell(ID<Species>)
    }

    /// A bird that is to be seen, and what it does; `nil` where only its visit is known.
    package struct Guest: Hashable, Sendable {
        package let visit: Visit
        package let doing: Doing?
    }

    package let kind: Kind
    /// When a picture of it shows it.
    package let date: Instant
    package let backyard: ID<Backyard>?
    /// Who was there, the one that it is about first; none where that is not known any more.
    package let guests: [Guest]

    /// Whom it is about.
    package var bird: ID<Bird>? {
        switch kind {
        case .newKind(let bird), .newBird(let bird), .friend(let bird, _), .mayBeNamed(let bird),
            .anniversary(let bird, _):
            bird
        case .gift(let gift): gift.bird
        case .story(let story): story.visit.bird
        case .firstSnow, .largeFeeders, .fledglings, .arrival, .farewell: nil
        }
    }

    /// Whether it is about a bird, or a kind, that was never there before.
    package var isOfSomebodyNew: Bool {
        switch kind {
        case .newKind, .newBird: true
        default: false
        }
    }

    /// A kind that it is about, where it is about no single bird.
    package var species: ID<Species>? {
        switch kind {
        case .fledglings(let species), .arrival(let species), .farewell(let species): species
        default: nil
        }
    }
}
