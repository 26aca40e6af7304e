import Chronology
import Storefront

/// The reason why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment name a folder to save in.
    case noDataDirectory
    /// The text is not a valid profile name.
    case badProfile(String)
    /// The wall clock shows a date that is out of range.
    case badClock(Instant)
    /// The file of `--store` has a fault.
    case badCatalog(CatalogError)
    /// The file of `--store` cannot be read.
    case unreadableCatalog(FileError)
    /// The default profile has no save, and the caller may not begin a game.
    case noGame
    /// No profile of that name has a save; `others` have one.
    case noProfile(String, others: [String])
    /// No part of the save can be read; `why` is the first fault, if it is known.
    case lost(why: String?)
    /// There is no game to show, and none can be begun for this reason.
    case closed(ReadOnlyReason)
    /// As many guests look at the server's yard as there may.
    case manyGuests
    /// The server has as many players as it may.
    case manyPlayers
}
