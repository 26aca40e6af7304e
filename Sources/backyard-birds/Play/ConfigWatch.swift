import Session

/// Notices that the player's settings file was saved. It wakes the loop where the system reports changes; otherwise the
/// file is checked whenever the loop is awake.
final class ConfigWatch {
    /// The least seconds between checks.
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

    /// A descriptor that is readable when something has changed.
    var descriptor: Int32? { watch?.descriptor }

    /// Returns the file if it has changed since the last call.
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
