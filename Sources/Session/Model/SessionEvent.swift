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
    /// This game may not write; why, as a sentence.
    case readOnly(String)
    /// The last try failed; why, as a sentence. What was saved before is safe, and the game tries again.
    case failing(String)
}

/// A sentence that the player is to read once, at opening.
package struct Notice: Hashable, Sendable {
    package var text: String

    package init(_ text: String) {
        self.text = text
    }
}
