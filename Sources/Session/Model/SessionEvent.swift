import Chronology
import Simulation
import Storefront

/// Something that happened while a game was open.
package enum SessionEvent: Hashable, Sendable {
    case world(WorldEvent)
    case store(StoreEvent)
    /// Another program has changed something in the same save; it is in the session now.
    case changedElsewhere(Author)
    /// What became of files while the game was open, for the player to read.
    case notice(Notice)
}
