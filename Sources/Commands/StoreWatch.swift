import Session

/// A watch for changes of a profile's directory, including its creation.
struct StoreWatch {
    /// The profile's directory, then its ancestors up to the root.
    private let directories: [String]
    /// Begins to watch a directory; returns `nil` if it doesn't exist.
    private let begin: (String) -> (any FileWatch)?
    /// The watch of the nearest existing directory.
    private var watch: (any FileWatch)?

    init(_ configuration: Configuration, _ environment: Environment) {
        let paths =
            configuration.inMemory
            ? nil
            : Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        self.init(paths?.directory, environment.files.watch)
    }

    /// Watches a directory or, while it doesn't exist, its nearest ancestor.
    ///
    /// - Parameters:
    ///   - directory: the directory; `nil` to watch nothing.
    ///   - begin: begins to watch a directory; returns `nil` if it doesn't exist.
    init(_ directory: String?, _ begin: @escaping (String) -> (any FileWatch)?) {
        var directories: [String] = []
        if var path = directory {
            while !directories.contains(path) {
                directories.append(path)
                path = Paths.directory(of: path)
            }
        }
        (self.directories, self.begin) = (directories, begin)
        renew()
    }

    /// The descriptor that becomes readable after a change; `nil` if nothing is watched.
    var descriptor: Int32? { watch?.descriptor }

    /// Begins to watch again the profile's directory or its nearest existing ancestor, since it may have been created
    /// or deleted. Changes from now on make the descriptor readable.
    mutating func renew() {
        watch = nil
        guard var nearest = directories.indices.first(where: { look(at: $0) }) else { return }
        // A directory created below while this one was opened would go unnoticed, so look again further down.
        while nearest > 0, look(at: nearest - 1) { nearest -= 1 }
    }

    /// Watches the directory at an index of `directories`; returns false, and keeps the former watch, if it doesn't
    /// exist.
    private mutating func look(at index: Int) -> Bool {
        guard let begun = begin(directories[index]) else { return false }
        watch = begun
        return true
    }
}
