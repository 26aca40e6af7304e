import Chronology

/// What a bird is at on its perch.
package enum Activity: String, Hashable, Sendable, CaseIterable {
    case feeds, drinks, bathes, sings, preens, rests, looksAbout
    /// For a perch that another has.
    case waits
    /// Because of somebody everyone respects.
    case isSilent
}

/// A stretch of a visit: one perch, one activity.
package struct Episode: Hashable, Sendable {
    package let perch: Perch
    package let activity: Activity
    package let start: Instant
    /// When the next one begins; of the last one the end of the visit, or of what has happened of it so far.
    package internal(set) var end: Instant

    package init(perch: Perch, activity: Activity, start: Instant, end: Instant) {
        self.perch = perch
        self.activity = activity
        self.start = start
        self.end = end
    }
}

/// Birds that took notice of each other.
package struct Meeting: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The other one took its perch.
        case gaveWay
        /// It took the other one's perch.
        case tookPlace
        /// Both ate, a beak's length apart.
        case fedBeside
        /// The other one came, and nobody made a sound.
        case fellSilent
        /// The other one landed, and it left.
        case fled
    }

    package let kind: Kind
    /// The other one's visit, the bird and its kind.
    package let other: ID<Visit>
    package let bird: ID<Bird>
    package let species: ID<Species>
    package let date: Instant

    init(_ kind: Kind, with other: Visit, at date: Instant) {
        self.kind = kind
        self.other = other.id
        bird = other.bird
        species = other.species
        self.date = date
    }
}

/// A visit as one could have watched it, from arrival on.
package struct VisitStory: Hashable, Sendable {
    package let visit: Visit
    package internal(set) var episodes: [Episode] = []
    /// By date; of each kind one with each other visit.
    package internal(set) var meetings: [Meeting] = []

    init(of visit: Visit) {
        self.visit = visit
    }

    /// How many times it did something.
    package func count(_ activity: Activity) -> Int { episodes.count { $0.activity == activity } }
    /// How many perches it sat on.
    package var perches: Int { Set(episodes.map(\.perch)).count }
}
