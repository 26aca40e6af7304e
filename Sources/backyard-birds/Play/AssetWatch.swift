import Session

/// A watch for changed picture files of `--assets`, by comparing their sizes and modification times at intervals.
struct AssetWatch {
    /// The seconds between checks.
    static let interval = 0.5

    private let directory: String
    private let files: any FileSystem
    private let paths: [String]
    /// The size, identity and modification time of each existing file at the last check, by its path.
    private var stamps: [String: FileStamp] = [:]
    /// The uptime of the next check, in seconds.
    private(set) var nextLook: Double

    /// Records the current state of the files, to compare with later.
    ///
    /// - Parameter paths: the pictures' paths below `directory`; a file need not exist.
    init(directory: String, paths: [String], files: any FileSystem, uptime: Double) {
        self.directory = directory
        self.paths = paths
        self.files = files
        nextLook = uptime + Self.interval
        stamps = look()
    }

    /// Returns the paths of files that were added, removed or changed since the last check, once one is due.
    mutating func changes(at uptime: Double) -> [String] {
        guard uptime >= nextLook else { return [] }
        nextLook = uptime + Self.interval
        let seen = look()
        let changed = paths.filter { seen[$0] != stamps[$0] }
        stamps = seen
        return changed
    }

    /// Returns the present size, identity and modification time of each file that exists, by its path.
    private func look() -> [String: FileStamp] {
        var seen: [String: FileStamp] = [:]
        for path in paths {
            if let stamp = try? files.stamp(directory + "/" + path) { seen[path] = stamp }
        }
        return seen
    }
}
