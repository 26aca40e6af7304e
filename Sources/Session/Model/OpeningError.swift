import Chronology
import Storefront

/// The reason why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment name a folder to save in.
    case noDataDirectory
    case badProfile(String)
    /// The wall clock shows a date that is out of range.
    case badClock(Instant)
    /// The file of `--store` has a fault.
    case badCatalog(CatalogError)
    case unreadableCatalog(FileError)
    /// There was never a save here, and the command does not begin a game.
    case noGame
    /// There is no profile of that name, but there are `others`.
    case noProfile(String, others: [String])
    /// No part of the save can be read; the reason, where the file gives one.
    case lost(why: String?)
    case closed(ReadOnlyReason)
}
