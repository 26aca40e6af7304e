import Session

/// A watch for changes of the player's settings file. It wakes the loop where the system reports changes; otherwise the
/// file is checked whenever the loop is awake.
final class ConfigWatch {
    /// The least seconds between checks where the system doesn't report changes.
    private static let interval = 0.25

    private let path: String
    private let environment: Environment
    /// The file's size, identity and modification time at the last check; `nil` if it didn't exist.
    private var stamp: FileStamp?
    private var watch: (any FileWatch)?
    /// The uptime of the next check, in seconds.
    private var nextLook = 0.0

    /// Creates the watch; `nil` where the environment gives no place for the file.
    init?(_ environment: Environment) {
        guard let path = Paths.config(environment) else { return nil }
        (self.path, self.environment) = (path, environment)
        stamp = look()
        watch = environment.files.watch(Paths.directory(of: path))
    }

    /// The descriptor that becomes readable after a change in the file's folder; `nil` if the system doesn't report
    /// changes.
    var descriptor: Int32? { watch?.descriptor }

    /// Returns the file's new content if it has changed since the last call; else `nil`.
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

    /// Returns the size, identity and modification time of the settings file; `nil` if it doesn't exist.
    private func look() -> FileStamp? { (try? environment.files.stamp(path)) ?? nil }
}
