import Chronology
import Simulation
import Storefront

/// Something that happened while a game was open.
package enum SessionEvent: Hashable, Sendable {
    case world(WorldEvent)
    case store(StoreEvent)
    /// Another program has changed something in the same save; the session has adopted it.
    case changedElsewhere(Author)
    /// A notice about files while the game was open.
    case notice(Notice)
}
