/// An event to look forward to. Days are counted from the player's today (1 is tomorrow); visits are those still needed.
package enum UpcomingEvent: Hashable, Sendable {
    /// A kind that travels is due, or about to leave.
    case arrival(ID<Species>, days: Int)
    case farewell(ID<Species>, days: Int)
    /// A bird may soon have a name.
    case friend(ID<Bird>, visits: Int)
    /// A kind will soon be known by its song.
    case song(ID<Species>, visits: Int)
    /// A kind gives away one thing more of its secret.
    case clue(ID<Species>, visits: Int)
    /// The day on which a bird that may have a name was first met comes round.
    case anniversary(ID<Bird>, days: Int)
    /// Of what a kind likes, one thing is left to find.
    case lastLike(ID<Species>)
    /// Birds that were never seen.
    case strangers(Int)
}
