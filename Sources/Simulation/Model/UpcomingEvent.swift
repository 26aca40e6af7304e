/// An event that the player can look forward to. Days are counted from the world's today (1 is tomorrow); visits are
/// those still needed.
package enum UpcomingEvent: Hashable, Sendable {
    /// A migrant species arrives, or the last of a species that was met leaves (`farewell`), in that many days.
    case arrival(ID<Species>, days: Int)
    case farewell(ID<Species>, days: Int)
    /// A bird will soon have visited often enough to be named.
    case friend(ID<Bird>, visits: Int)
    /// The player will soon know a species by its song.
    case song(ID<Species>, visits: Int)
    /// A species will soon reveal another circumstance of its secret.
    case clue(ID<Species>, visits: Int)
    /// The anniversary of the first meeting with a bird that may be named.
    case anniversary(ID<Bird>, days: Int)
    /// One like of a species is left to find.
    case lastLike(ID<Species>)
    /// The number of birds that were never seen.
    case strangers(Int)
}
