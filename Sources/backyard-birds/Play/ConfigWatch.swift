import Session

/// Notices when the player's file of settings is saved anew. Wakes the loop where the system tells of changes, else it is
/// looked at whenever the loop is awake.
final class ConfigWatch {
    /// Seconds from one look to the next, at least.
    private static let interval = 0.25

    private let path: String
    private let environment: Environment
    private var stamp: FileStamp?
    private var watch: (any FileWatch)?
    private var nextLook = 0.0

    init?(_ environment: Environment) {
        guard let path = Paths.config(environment) else { return nil }
        (self.path, self.environment) = (path, environment)
        stamp = look()
        watch = environment.files.watch(Paths.directory(of: path))
    }

    /// Readable when something has changed.
    var descriptor: Int32? { watch?.descriptor }

    /// The file as it is now, if it has changed since it was last asked for.
    func changed(at uptime: Double) -> ConfigFile? {
        watch?.drain()
        guard uptime >= nextLook || watch != nil else { return nil }
        nextLook = uptime + Self.interval
        if watch?.renew() ?? true { watch = environment.files.watch(Paths.directory(of: path)) }
        let now = look()
        guard now != stamp else { return nil }
        stamp = now
        return ConfigFile(path: path, environment: environment)
    }

    private func look() -> FileStamp? { (try? environment.files.stamp(path)) ?? nil }
}
