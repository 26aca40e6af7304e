import Session

/// Looks now and then whether pictures of `--assets` were saved anew, by their dates: without that option nothing looks.
struct AssetWatch {
    /// Seconds from one look to the next.
    static let interval = 0.5

    private let directory: String
    private let files: any FileSystem
    private let paths: [String]
    private var stamps: [String: FileStamp] = [:]
    /// Uptime of the next look, in seconds.
    private(set) var nextLook: Double

    /// - Parameter paths: of the pictures, below `directory`; a file need not be there.
    init(directory: String, paths: [String], files: any FileSystem, uptime: Double) {
        self.directory = directory
        self.paths = paths
        self.files = files
        nextLook = uptime + Self.interval
        stamps = look()
    }

    /// The paths of files that came, went or changed since the last look, once it is time for one.
    mutating func changes(at uptime: Double) -> [String] {
        guard uptime >= nextLook else { return [] }
        nextLook = uptime + Self.interval
        let seen = look()
        let changed = paths.filter { seen[$0] != stamps[$0] }
        stamps = seen
        return changed
    }

    private func look() -> [String: FileStamp] {
        var seen: [String: FileStamp] = [:]
        for path in paths {
            if let stamp = try? files.stamp(directory + "/" + path) { seen[path] = stamp }
        }
        return seen
    }
}
