import Chronology

/// The files of one profile.
package final class Archive: Sendable {
    /// What was found at opening.
    package enum Contents: Hashable, Sendable {
        /// Nothing yet: a new player.
        case nothing
        case checkpoint(Checkpoint)
        /// Cannot be read as a save. It has been put aside under the name of the second value, untouched.
        case damaged(why: String, keptAs: String)
        /// By a later version of the game: not to be written.
        case newer(schema: Int)
    }

    package let paths: Paths
    private let files: any FileSystem

    package init(paths: Paths, files: any FileSystem) {
        self.paths = paths
        self.files = files
    }

    /// Reads what is there. Damage is moved aside, if that is allowed, under a name with the date `now`, and is never
    /// overwritten.
    package func open(now: Instant, mayPutAside: Bool) throws(FileError) -> Contents {
        guard let bytes = try files.readIfPresent(paths.checkpoint) else { return .nothing }
        do {
            return .checkpoint(try Checkpoint(reading: bytes))
        } catch {
            switch error {
            case .newer(let schema): return .newer(schema: schema)
            case .damaged(let why):
                guard mayPutAside else { return .damaged(why: why, keptAs: paths.checkpoint) }
                return .damaged(why: why, keptAs: try putAside(paths.checkpoint, now: now))
            }
        }
    }

    /// Replaces the checkpoint; at every instant there is a whole one on disk.
    package func save(_ checkpoint: Checkpoint) throws(FileError) {
        let bytes: [UInt8]
        do {
            bytes = try checkpoint.bytes()
        } catch {
            // Only a number that is not finite can do that, and the model has none.
            throw FileError(.write, paths.checkpoint, FileError.unencodable)
        }
        try files.makeDirectory(paths.directory)
        try files.replace(paths.checkpoint, with: bytes)
    }

    /// Renames a file to `NAME.damaged-DATE`, with a number where that is taken.
    private func putAside(_ path: String, now: Instant) throws(FileError) -> String {
        let date = now.iso8601.prefix(19).map { $0 == ":" ? "-" : String($0) }.joined()
        var name = "\(path).damaged-\(date)"
        var number = 2
        while try files.stamp(name) != nil {
            name = "\(path).damaged-\(date)-\(number)"
            number += 1
        }
        try files.rename(path, to: name)
        try files.syncDirectory(paths.directory)
        return name
    }
}
