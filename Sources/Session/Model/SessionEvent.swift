import Chronology
import Simulation
import Storefront

/// Something that happened while a game was open.
package enum SessionEvent: Hashable, Sendable {
    case world(WorldEvent)
    case store(StoreEvent)
    /// Another program has changed something in the same save; it is in the session now.
    case changedElsewhere(Author)
}

/// Whether what has been done is safe, for the badge on screen.
package enum SaveStatus: Hashable, Sendable {
    /// All is on disk.
    case saved
    /// A change is on its way to the disk.
    case saving
    /// `--in-memory`: nothing is saved.
    case inMemory
    /// This game may not write.
    case readOnly(ReadOnlyReason)
    /// The last try failed. What was saved before is safe, and the game tries again.
    case failing(FileError)
}
