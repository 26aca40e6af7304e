import Chronology

/// The state of saving, for the badge on screen.
package enum SaveStatus: Hashable, Sendable {
    /// All changes are on disk.
    case saved
    /// A change is not on disk yet.
    case saving
    /// The game is played with `--in-memory`, so nothing is saved.
    case inMemory
    /// The game may not write.
    case readOnly(ReadOnlyReason)
    /// The last attempt failed; earlier saves are safe, and the game tries again.
    case failing(FileError)
}

/// The reason why a session may not write.
package enum ReadOnlyReason: Hashable, Sendable {
    /// A later version of the game made the save.
    case newer(path: String)
    case unreadable(FileError)
    /// The game's date is out of range, since it was begun or played while a clock was wrong.
    case dateOutOfRange(Instant)
    /// Another program plays the profile; `nil` if its lock file does not name it.
    case playedElsewhere(GameHolder?)
    /// A game has the profile open, and its save is damaged or of another version, so a command cannot add to it.
    case busy
    /// A game has the profile open, and the request would replace that game.
    case mustBeClosed
    /// The game was opened for reading only.
    case look
}
