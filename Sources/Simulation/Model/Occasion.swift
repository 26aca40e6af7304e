import Chronology

/// An event that makes a day or week special: one of the calendar, a first time or a gift.
package struct Occasion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The first day of a migrant species' season, and the day after its last.
        case arrival(ID<Species>), farewell(ID<Species>)
        case firstSnow
        /// A neighbor brings a large feeder for every yard.
        case largeFeeders
        /// A day of migration: flocks are likelier in all yards.
        case migrationDay
        /// Young birds of a species leave a birdhouse.
        case fledglings(ID<Species>)
        /// A known bird has moved away, or sends word from its new home.
        case movedOn(ID<Bird>), word(ID<Bird>)
        /// The anniversary of the first meeting with a bird that may be named.
        case anniversary(ID<Bird>, years: Int)
        /// The first visit ever of a species or of a bird.
        case newKind(ID<Species>), newBird(ID<Bird>)
        /// A bird has visited often enough to be named.
        case friend(ID<Bird>)
        /// A bird's number of visits has reached a round figure.
        case milestone(ID<Bird>, visits: Int)
        /// A species has been heard so often that the player knows its song.
        case song(ID<Species>)
        case gift(GiftKind, ID<Bird>)
    }

    package let kind: Kind
    /// The date; of an event of the calendar, the midnight in the world's zone at which its day begins.
    package let date: Instant
    /// The yard where it happens; `nil` if it concerns no single yard.
    package let backyard: ID<Backyard>?

    package init(_ kind: Kind, at date: Instant, in backyard: ID<Backyard>? = nil) {
        self.kind = kind
        self.date = date
        self.backyard = backyard
    }
}
