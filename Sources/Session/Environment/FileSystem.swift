/// Everything that a game asks of a disk, one operation a function, so that a test can make each of them fail.
///
/// Paths are absolute or relative to the working directory. New directories are 0700 and new files 0600: the
/// account's name and email are nobody else's business. What is opened has to be a file: in place of one, a pipe or a
/// device could keep a game waiting for good, and is an error of its own.
package protocol FileSystem: Sendable {
    /// The whole file; `EFBIG` if it has more than `limit` bytes.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
    /// At most `count` bytes from `offset` on: fewer at the file's end, none beyond it.
    func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]
    /// Creates the file or replaces its contents; a link is not followed. After an error any first part of `bytes` may
    /// be there.
    func write(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Adds to the end, and creates the file where it is missing. After an error a first part may be there.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Adds to the end of a file of `length` bytes and returns once that would survive a power cut. After an error nothing
    /// of it is there; something may be where that is unsure.
    func appendWhole(_ bytes: [UInt8], to path: String, from length: Int) throws(FileError)
    /// Puts bytes in the place of as many that are there.
    func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError)
    func truncate(_ path: String, to length: Int) throws(FileError)
    /// Returns once the file's contents would survive a power cut.
    func sync(_ path: String) throws(FileError)
    /// Returns once names created, renamed or removed in the directory would survive a power cut.
    func syncDirectory(_ path: String) throws(FileError)
    /// Puts `source` in the place of `destination` at once: readers see the old file or the new one.
    func rename(_ source: String, to destination: String) throws(FileError)
    /// Creates an empty file beside `path`, under a name that nothing had, to take its place once it is written. The name
    /// is one that `Leftovers` knows.
    func createAside(for path: String) throws(FileError) -> String
    /// Where a file is to be put that a player has named: what is there already has to be a file, links followed.
    func destination(_ path: String) throws(FileError) -> String
    /// Names in a directory, sorted.
    func list(_ path: String) throws(FileError) -> [String]
    func remove(_ path: String) throws(FileError)
    /// Creates the directory and those above it, as durably as `syncDirectory`; does nothing where it exists.
    func makeDirectory(_ path: String) throws(FileError)
    /// `nil` where there is no such file.
    func stamp(_ path: String) throws(FileError) -> FileStamp?
    /// Whether nobody but the player may read or write the file; true where there is none.
    func isPrivate(_ path: String) throws(FileError) -> Bool
    /// Makes it so.
    func makePrivate(_ path: String) throws(FileError)
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

/// The most that is read of a file, in bytes, by what it is: far more than ever was in one, and nothing that a machine
/// would choke on.
package enum FileLimit {
    /// A key, a lock, a list of members, a caption.
    package static let note = 1 << 16
    /// A catalog, a forecast, a photo.
    package static let document = 1 << 26
    /// A checkpoint, a history, a month: a busy month has three million bytes.
    package static let save = 1 << 28
}

extension FileSystem {
    /// A file of a save.
    package func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, limit: FileLimit.save) }

    package func appendWhole(_ bytes: [UInt8], to path: String, from length: Int) throws(FileError) {
        do {
            try append(bytes, to: path)
            try sync(path)
        } catch {
            do { try truncate(path, to: length) } catch _ { throw error.unsure }
            try? sync(path)
            throw error
        }
    }

    /// Replaces a file so that at every instant either the old contents or the new ones are there, whole.
    package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        try replace(path) { (aside) throws(FileError) in try write(bytes, to: aside) }
    }

    /// - Parameter writing: writes the new contents to the path that it is given. If it fails, nothing is left.
    /// - Throws: an unsure error where the new contents are in place and only a power cut might take them back.
    func replace<Result>(
        _ path: String, writing: (_ aside: String) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let aside = try createAside(for: path)
        let result: Result
        do {
            result = try writing(aside)
            try sync(aside)
            try rename(aside, to: path)
        } catch {
            try? remove(aside)
            // Of this name nobody has heard.
            throw error.path == aside ? FileError(error.operation, path, error.code) : error
        }
        do { try syncDirectory(Paths.directory(of: path)) } catch { throw error.unsure }
        return result
    }

    /// Puts a copy in the place of a link, or of a file that has another name, too: what is added to it is to be here alone.
    func separate(_ path: String) throws(FileError) {
        do throws(FileError) {
            try sync(path)
        } catch {
            guard error.code == FileError.isLink else { throw error }
            try replace(path, with: try read(path))
        }
    }

    /// The file's contents, or `nil` where there is no such file.
    package func readIfPresent(
        _ path: String, limit: Int = FileLimit.save
    ) throws(FileError) -> [UInt8]? {
        do {
            return try read(path, limit: limit)
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
