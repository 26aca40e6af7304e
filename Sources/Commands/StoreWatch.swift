import Session

/// Tells that a profile's files have changed, or that they are there now.
struct StoreWatch {
    /// The profile's own, then the one above it, up to the root.
    private let directories: [String]
    private let begin: (String) -> (any FileWatch)?
    private var watch: (any FileWatch)?

    init(_ configuration: Configuration, _ environment: Environment) {
        let paths =
            configuration.inMemory
            ? nil
            : Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        self.init(paths?.directory, environment.files.watch)
    }

    /// - Parameter begin: begins to watch a directory; nil where there is none.
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

    var descriptor: Int32? { watch?.descriptor }

    /// Watches the profile's directory anew, or the nearest above it that is there: it may have come or gone since.
    /// What changes from now on is told.
    mutating func renew() {
        watch = nil
        guard var nearest = directories.indices.first(where: { look(at: $0) }) else { return }
        // What came below while this looked further up was told to nobody.
        while nearest > 0, look(at: nearest - 1) { nearest -= 1 }
    }

    /// Watches that directory instead; false, and the former stays, where there is none.
    private mutating func look(at index: Int) -> Bool {
        guard let begun = begin(directories[index]) else { return false }
        watch = begun
        return true
    }
}
