/// A way to wait, some seconds at most, for a lock that another program holds.
package enum LockWait: Hashable, Sendable {
    /// Asks once.
    case never
    /// Asks every millisecond: an open game has to see what a command did before anything else befalls the save.
    case eagerly
    /// Asks the more often the longer it has waited: of many commands, the first to come is likely the next.
    case inTurn
}

/// All file operations that the game uses, one per function, so tests can make each of them fail.
///
/// Paths are absolute or relative to the working directory. New directories have mode 0700 and new files 0600, since
/// the account's name and email are private; only a file that the player asked for is readable as the umask says. Pipes
/// and devices are an error, since opening one could block forever.
package protocol FileSystem: Sendable {
    /// Returns the whole file; throws `EFBIG` if it has more than `limit` bytes.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
    /// Returns at most `count` bytes from `offset` on: fewer at the file's end, none beyond it.
    func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]
    /// Creates the file or replaces its contents; a link is not followed. After an error any first part of `bytes` may
    /// be there.
    func write(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Appends bytes, and creates the file if it is missing; after an error a first part may be there.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Appends to a file of `length` bytes and syncs; after an error nothing is appended, unless the error is unsure.
    func appendWhole(_ bytes: [UInt8], to path: String, from length: Int) throws(FileError)
    /// Replaces bytes within a file, from an offset.
    func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError)
    func truncate(_ path: String, to length: Int) throws(FileError)
    /// Syncs a file: returns once its contents would survive a power cut.
    func sync(_ path: String) throws(FileError)
    /// Syncs a directory: returns once names created, renamed or removed in it would survive a power cut.
    func syncDirectory(_ path: String) throws(FileError)
    /// Replaces `destination` by `source` atomically: readers see the old file or the new one.
    func rename(_ source: String, to destination: String) throws(FileError)
    /// Creates an empty file beside `path`, to be written and then renamed to `path`; `Leftovers` recognizes its name.
    ///
    /// - Parameter audience: the readers of a new file; one that takes a file's place keeps that file's.
    func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String
    /// Returns the path to write for one that a player has named: links are followed, and what is there must be a file.
    func destination(_ path: String) throws(FileError) -> String
    /// Returns a path with links followed, as far as it exists.
    func resolved(_ path: String) -> String
    /// Returns the names in a directory, sorted.
    func list(_ path: String) throws(FileError) -> [String]
    func remove(_ path: String) throws(FileError)
    /// Creates the directory and those above it, as durably as `syncDirectory`; does nothing where it exists.
    func makeDirectory(_ path: String) throws(FileError)
    /// Returns the stamp of a file; `nil` where there is none.
    func stamp(_ path: String) throws(FileError) -> FileStamp?
    /// Returns whether only the owner may read or write a file; true for a missing file.
    func isPrivate(_ path: String) throws(FileError) -> Bool
    /// Makes a file readable and writable by its owner only.
    func makePrivate(_ path: String) throws(FileError)
    /// Takes the exclusive advisory lock of a file, which is created if missing; `nil` if another program holds it.
    ///
    /// The system releases the lock when its holder ends in any way.
    ///
    /// - Parameter wait: the way to wait for the lock.
    func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)?
    /// Watches a directory for changes; `nil` where the system cannot, so the caller has to poll.
    func watch(_ directory: String) -> (any FileWatch)?
}

/// The users who may read a new file.
package enum FileAudience: Hashable, Sendable {
    /// The owner alone, as for a save.
    case owner
    /// Those whom the player's umask allows, as for a picture to be given away.
    case umask
}

/// The size, identity and modification time of a file, which tell whether it has changed.
package struct FileStamp: Hashable, Sendable, Codable {
    /// The size in bytes.
    package var size: Int
    /// A number, such as the inode, that differs when the file was replaced by another.
    package var identity: UInt64
    /// The modification time in nanoseconds since 1970, only compared for equality.
    package var modified: Int64

    package init(size: Int, identity: UInt64, modified: Int64) {
        self.size = size
        self.identity = identity
        self.modified = modified
    }
}

/// A held file lock, which ends with `release()` or with its last reference.
package protocol FileLock: AnyObject, Sendable {
    /// Writes the holder into the lock file, for programs that find it taken.
    func record(_ text: String)
    func release()
    /// True if the lock file's path still leads to the locked file; if not, another program can take the lock.
    var isInPlace: Bool { get }
}

/// A watched directory.
package protocol FileWatch: AnyObject, Sendable {
    /// A descriptor that is readable when something has changed, to poll together with the keyboard.
    var descriptor: Int32 { get }
    /// Discards the changes reported so far.
    func drain()
    /// Watches the directory that has the path now if the former one was removed or moved; returns true if it does so.
    func renew() -> Bool
}

/// The largest sizes in bytes of files that are read, by kind; far above the usual, and small enough for memory.
package enum FileLimit {
    /// The limit for a settings file, a lock file, or a photo's caption.
    package static let note = 1 << 16
    /// The limit for a catalog, a forecast, a photo, or the file of undo.
    package static let document = 1 << 26
    /// The limit for a checkpoint, a history, or a month of the journal, and for all files without a limit of their
    /// own.
    package static let save = 1 << 28
}

extension FileSystem {
    /// Returns the contents of a file of a save, at most `FileLimit.save` bytes.
    package func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, limit: FileLimit.save) }

    package func resolved(_ path: String) -> String { path }

    /// Replaces a symbolic or hard link by a copy of its file, so appending does not reach another file.
    func separate(_ path: String) throws(FileError) {
        do throws(FileError) {
            try sync(path)
        } catch {
            guard error.code == FileError.isLink else { throw error }
            try replace(path, with: try read(path))
        }
    }

    /// Returns the file's contents; `nil` where there is no such file.
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

    /// Returns the names in a directory; none where there is no such directory.
    func listIfPresent(_ path: String) throws(FileError) -> [String] {
        do {
            return try list(path)
        } catch {
            if error.isMissing { return [] }
            throw error
        }
    }

    /// Returns the stamps of files in the order of their paths, `nil` for each that is missing or cannot be examined.
    package func stamps(_ paths: [String]) -> [FileStamp?] { paths.map { (try? stamp($0)) ?? nil } }
}
