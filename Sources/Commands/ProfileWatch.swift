import Session

/// A watch for changes of a profile's directory, including its creation.
struct ProfileWatch {
    /// The profile's directory, then its ancestors up to the root.
    private let directories: [String]
    /// Begins to watch a directory; returns `nil` if it doesn't exist.
    private let begin: (String) -> (any FileWatch)?
    /// The watch of the nearest existing directory.
    private var watch: (any FileWatch)?
    /// Returns the stamps of the profile's files, by which changes are noticed.
    private let look: () -> [FileStamp?]
    private var seen: [FileStamp?]

    init(_ configuration: Configuration, _ environment: Environment) {
        let paths = configuration.inMemory ? nil : Paths(configuration, environment)
        let files = environment.files
        self.init(paths?.directory, files.watch) {
            paths.map { files.stamps([$0.checkpoint, $0.history]) } ?? []
        }
    }

    /// - Parameters:
    ///   - begin: begins to watch a directory; nil where there is none.
    ///   - look: looks at the files themselves.
    init(
        _ directory: String?, _ begin: @escaping (String) -> (any FileWatch)?,
        look: @escaping () -> [FileStamp?] = { [] }
    ) {
        var directories: [String] = []
        if var path = directory {
            while !directories.contains(path) {
                directories.append(path)
                path = Paths.directory(of: path)
            }
        }
        (self.directories, self.begin, self.look) = (directories, begin, look)
        seen = look()
        renew()
    }

    /// Returns true if the profile's files have changed without a report: the system may refuse to watch, and a folder
    /// may have been replaced together with the one above it.
    func hasMissedNews() -> Bool { look() != seen }

    /// The descriptor that becomes readable after a change; `nil` if nothing is watched.
    var descriptor: Int32? { watch?.descriptor }

    /// Begins to watch again the profile's directory or its nearest existing ancestor, since it may have been created
    /// or deleted. Changes from now on make the descriptor readable.
    mutating func renew() {
        watch = nil
        seen = look()
        guard var nearest = directories.indices.first(where: { begins(at: $0) }) else { return }
        // What came below while this looked further up was told to nobody.
        while nearest > 0, begins(at: nearest - 1) { nearest -= 1 }
    }

    /// Watches the directory at an index of `directories`; returns false, and keeps the former watch, if it doesn't
    /// exist.
    private mutating func begins(at index: Int) -> Bool {
        guard let begun = begin(directories[index]) else { return false }
        watch = begun
        return true
    }
}
