/// Everything that a game asks of a disk, one operation a function, so that a test can make each of them fail.
///
/// Paths are absolute or relative to the working directory. New directories are 0700 and new files 0600: the
/// account's name and email are nobody else's business.
package protocol FileSystem: Sendable {
    func read(_ path: String) throws(FileError) -> [UInt8]
    /// At most `count` bytes from `offset` on: fewer at the file's end, none beyond it.
    func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]
    /// Creates the file or replaces its contents. After an error any first part of `bytes` may be there.
    func write(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Adds to the end, and creates the file where it is missing. After an error a first part may be there.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Puts bytes in the place of as many that are there.
    func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError)
    func truncate(_ path: String, to length: Int) throws(FileError)
    /// Returns once the file's contents would survive a power cut.
    func sync(_ path: String) throws(FileError)
    /// Returns once names created, renamed or removed in the directory would survive a power cut.
    func syncDirectory(_ path: String) throws(FileError)
    /// Puts `source` in the place of `destination` at once: readers see the old file or the new one.
    func rename(_ source: String, to destination: String) throws(FileError)
    /// Names in a directory, sorted.
    func list(_ path: String) throws(FileError) -> [String]
    func remove(_ path: String) throws(FileError)
    /// Creates the directory and those above it; does nothing where it exists.
    func makeDirectory(_ path: String) throws(FileError)
    /// `nil` where there is no such file.
    func stamp(_ path: String) throws(FileError) -> FileStamp?
    /// Takes the exclusive advisory lock of a file, which is created where missing; `nil` if another holds it: at once,
    /// or, with `wait`, still after some seconds. The system releases it when the holder ends, however it ends.
    func lock(_ path: String, wait: Bool) throws(FileError) -> (any FileLock)?
    /// Tells of changes in a directory; `nil` where the system cannot, and the caller polls.
    func watch(_ directory: String) -> (any FileWatch)?
}

/// What tells one version of a file from another without reading it.
package struct FileStamp: Hashable, Sendable, Codable {
    /// Bytes.
    package var size: Int
    /// Differs when the file was replaced by another.
    package var identity: UInt64
    /// Nanoseconds since 1970; only ever compared for being different.
    package var modified: Int64

    package init(size: Int, identity: UInt64, modified: Int64) {
        self.size = size
        self.identity = identity
        self.modified = modified
    }
}

/// A held lock. It ends with `release()` or with its last reference.
package protocol FileLock: AnyObject, Sendable {
    /// Writes who holds the lock into its file, for those who find it taken.
    func record(_ text: String)
    func release()
    /// Its name still leads to its file. Where it does not, anybody can take a lock of that name.
    var isInPlace: Bool { get }
}

/// A watched directory.
package protocol FileWatch: AnyObject, Sendable {
    /// Readable when something has changed: to be waited for together with the keyboard.
    var descriptor: Int32 { get }
    /// Forgets what has been told so far.
    func drain()
    /// Watches what is in the directory's place now, if it was removed or moved away; true if that was so.
    func renew() -> Bool
}

extension FileSystem {
    /// Replaces a file so that at every instant either the old contents or the new ones are there, whole.
    package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let aside = path + ".new"
        try write(bytes, to: aside)
        try sync(aside)
        try rename(aside, to: path)
        try syncDirectory(Paths.directory(of: path))
    }

    /// The file's contents, or `nil` where there is no such file.
    package func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
        do {
            return try read(path)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// Names in a directory; none where there is no such directory.
    func listIfPresent(_ path: String) throws(FileError) -> [String] {
        do {
            return try list(path)
        } catch {
            if error.isMissing { return [] }
            throw error
        }
    }

    /// `nil` for each file that is not there or cannot be looked at.
    func stamps(_ paths: [String]) -> [FileStamp?] { paths.map { (try? stamp($0)) ?? nil } }
}
