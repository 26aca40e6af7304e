import Chronology

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

/// Why a game may not write.
package enum ReadOnlyReason: Hashable, Sendable {
    /// A later version of the game made the save.
    case newer(path: String)
    case unreadable(FileError)
    /// The game has come to a date that no clock may show: it was begun, or played, while a clock was wrong.
    case dateOutOfRange(Instant)
    case playedElsewhere(GameHolder?)
    /// A game of another version has the profile open.
    case busy
    /// A game has the profile open, and what is asked replaces it whole.
    case mustBeClosed
    /// Opened for a look.
    case look
}
