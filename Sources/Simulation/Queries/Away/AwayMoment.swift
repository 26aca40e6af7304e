import Chronology

/// An event of an absence that the return card tells with a picture and a sentence.
package struct AwayMoment: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A first visit ever: of a species, or of a bird of a known species.
        case newKind(ID<Bird>), newBird(ID<Bird>)
        case gift(Gift)
        /// The number of visits of a bird that the player has named or starred.
        case friend(ID<Bird>, visits: Int)
        /// A visit told as a story.
        case story(VisitStory)
        /// The bird that its secret has called for the first time.
        case secret(ID<Bird>)
        /// A bird has visited often enough to be named.
        case mayBeNamed(ID<Bird>)
        case anniversary(ID<Bird>, years: Int)
        case firstSnow, largeFeeders
        /// Young in a birdhouse, the first day of a species' season, or the day after its last.
        case fledglings(ID<Species>), arrival(ID<Species>), farewell(ID<Species>)
    }

    /// A bird to draw with what it does; the activity is `nil` if only its visit is known.
    package struct Guest: Hashable, Sendable {
        package let visit: Visit
        package let doing: Doing?
    }

    package let kind: Kind
    /// The date that the picture shows.
    package let date: Instant
    /// The yard where it happened; `nil` if it concerns no single yard.
    package let backyard: ID<Backyard>?
    /// The birds that were there, the one that it is about first; empty if that is no longer known.
    package let guests: [Guest]

    /// The date by which it is told: the arrival of its first guest, or else the picture's.
    package var toldDate: Instant { guests.first?.visit.arrival ?? date }

    /// The bird that it is about; `nil` if it is about no single bird.
    package var bird: ID<Bird>? {
        switch kind {
        case .newKind(let bird), .newBird(let bird), .friend(let bird, _), .mayBeNamed(let bird),
            .secret(let bird),
            .anniversary(let bird, _):
            bird
        case .gift(let gift): gift.bird
        case .story(let story): story.visit.bird
        case .firstSnow, .largeFeeders, .fledglings, .arrival, .farewell: nil
        }
    }

    /// True if it is about a bird or species that came for the first time.
    package var isOfSomebodyNew: Bool {
        switch kind {
        case .newKind, .newBird: true
        default: false
        }
    }

    /// The species that it is about, if it is about no single bird.
    package var species: ID<Species>? {
        switch kind {
        case .fledglings(let species), .arrival(let species), .farewell(let species): species
        default: nil
        }
    }
}
