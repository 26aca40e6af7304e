extension OpeningError {
    /// For the player, with what to do next.
    package var sentence: String {
        switch self {
        case .noDataDirectory:
            "There is no place to save: HOME is not set. Give one with --data DIR, or play with --in-memory."
        case .badCatalog(let error): "The catalog cannot be used: \(error)."
        case .unreadableCatalog(let error):
            "The catalog cannot be used: “\(error.path)” cannot be read, since \(error.cause)."
        case .badProfile(let name):
            "“\(name)” cannot be a profile's name: letters, digits, “-”, “_” and “.” make one, at most 64 of them."
        }
    }
}
