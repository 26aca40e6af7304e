import Chronology
import Simulation
import Storefront

/// An event of an open game: in its world, its store, or its files.
package enum SessionEvent: Hashable, Sendable {
    case world(WorldEvent)
    case store(StoreEvent)
    /// Another program has changed the same save, and the session has adopted the change.
    case changedElsewhere(Author)
    /// A request was performed, and another program's change has made it impossible before it was saved.
    case overtaken(Overtaken)
    /// The player has to be told something about the files.
    case notice(Notice)
}
