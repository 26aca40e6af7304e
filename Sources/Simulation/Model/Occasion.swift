import Chronology

/// Something that makes a day or a week unlike the ones before it.
package struct Occasion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The first day that a kind which travels may be met again, and the day after its last.
        case arrival(ID<Species>), farewell(ID<Species>)
        case firstSnow
        /// A neighbor has brought a large feeder for every yard.
        case largeFeeders
        /// Many are on their way: flocks are likelier in all yards.
        case migrationDay
        /// Young birds leave a birdhouse.
        case fledglings(ID<Species>)
        /// A bird that was known has moved on, or sends word from where it lives now.
        case movedOn(ID<Bird>), word(ID<Bird>)
        /// A bird that may have a name was first met so many years ago.
        case anniversary(ID<Bird>, years: Int)
        /// Met for the first time ever.
        case newKind(ID<Species>), newBird(ID<Bird>)
        /// It knows the yards well enough now to have a name.
        case friend(ID<Bird>)
        /// It has come so often.
        case milestone(ID<Bird>, visits: Int)
        /// Heard so often that one knows it by its song.
        case song(ID<Species>)
        case gift(GiftKind, ID<Bird>)
    }

    package let kind: Kind
    package let date: Instant
    /// Where there is one place for it.
    package let backyard: ID<Backyard>?

    package init(_ kind: Kind, at date: Instant, in backyard: ID<Backyard>? = nil) {
        self.kind = kind
        self.date = date
        self.backyard = backyard
    }
}
