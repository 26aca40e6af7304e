import Storefront

/// Why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment say where to save.
    case noDataDirectory
    case badProfile(String)
    /// What is wrong in the file of `--store`.
    case badCatalog(CatalogError)
    case unreadableCatalog(FileError)
}
