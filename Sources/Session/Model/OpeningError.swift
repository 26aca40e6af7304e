import Chronology
import Storefront

/// Why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment say where to save.
    case noDataDirectory
    case badProfile(String)
    /// What the wall clock shows is no date that can be reckoned with.
    case badClock(Instant)
    /// What is wrong in the file of `--store`.
    case badCatalog(CatalogError)
    case unreadableCatalog(FileError)
    /// Nothing was ever saved here, and what was asked for is no reason to begin.
    case noGame
    /// There is no profile of that name; `others` there are.
    case noProfile(String, others: [String])
    /// Nothing of the save can be read; why, where the file says.
    case lost(why: String?)
    case closed(ReadOnlyReason)
}
