import Chronology

/// An activity of a bird on its perch.
package enum Activity: String, Hashable, Sendable, CaseIterable {
    case feeds, drinks, bathes, sings, preens, rests, looksAbout
    /// Waiting for a perch that another bird has.
    case waits
    /// Keeping silent because a bird of the night has landed.
    case isSilent
}

/// A part of a visit with one perch and one activity.
package struct Episode: Hashable, Sendable {
    package let perch: Perch
    package let activity: Activity
    package let start: Instant
    /// The start of the next episode; for the last one the end of the visit, or the present.
    package internal(set) var end: Instant

    package init(perch: Perch, activity: Activity, start: Instant, end: Instant) {
        self.perch = perch
        self.activity = activity
        self.start = start
        self.end = end
    }
}

/// An encounter of two birds in a yard, seen from one of them (“this bird”).
package struct Meeting: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The other bird took this bird's perch.
        case gaveWay
        /// This bird took the other's perch.
        case tookPlace
        /// Both ate side by side.
        case fedBeside
        /// The other bird came, and this one fell silent.
        case fellSilent
        /// The other bird landed, and this one left.
        case fled
    }

    package let kind: Kind
    /// The other bird's visit; `bird` and `species` are the other's, too.
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

/// A visit told from its arrival on as episodes and meetings.
package struct VisitStory: Hashable, Sendable {
    package let visit: Visit
    package internal(set) var episodes: [Episode] = []
    /// The encounters by date, each kind once for each other visit.
    package internal(set) var meetings: [Meeting] = []

    init(of visit: Visit) {
        self.visit = visit
    }

    /// Returns the number of episodes with an activity.
    package func count(_ activity: Activity) -> Int { episodes.count { $0.activity == activity } }
    /// The number of different perches that the bird used.
    package var perches: Int { Set(episodes.map(\.perch)).count }
}
