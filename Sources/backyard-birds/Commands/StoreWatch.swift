import Session

/// Tells that a profile's files have changed, or that they are there now.
struct StoreWatch {
    private let directories: [String]
    private let files: any FileSystem
    private var watch: (any FileWatch)?

    init(_ configuration: Configuration, _ environment: Environment) {
        files = environment.files
        let paths =
            configuration.inMemory
            ? nil
            : Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        var directories: [String] = []
        if var path = paths?.directory {
            while !directories.contains(path) {
                directories.append(path)
                path = Paths.directory(of: path)
            }
        }
        self.directories = directories
        renew()
    }

    var descriptor: Int32? { watch?.descriptor }

    /// Watches the profile's directory anew, or the nearest above it that is there: it may have come or gone since.
    /// What changes from now on is told.
    mutating func renew() {
        watch = nil
        for directory in directories where watch == nil { watch = files.watch(directory) }
    }
}
