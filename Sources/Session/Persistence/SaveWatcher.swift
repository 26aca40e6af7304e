import Synchronization

/// A detector of changes of a save by other programs, from the stamps of its files.
final class SaveWatcher: Sendable {
    private let paths: Paths
    private let files: any FileSystem
    /// The stamps of checkpoint and history at the last call.
    private let last: Mutex<[FileStamp?]>

    init(paths: Paths, files: any FileSystem) {
        self.paths = paths
        self.files = files
        last = Mutex(Self.stamps(paths, files))
    }

    /// Returns whether the save has changed since the last call.
    func hasChanged() -> Bool {
        let now = Self.stamps(paths, files)
        return last.withLock { last in
            defer { last = now }
            return last != now
        }
    }

    private static func stamps(_ paths: Paths, _ files: any FileSystem) -> [FileStamp?] {
        files.stamps([paths.checkpoint, paths.history])
    }
}
