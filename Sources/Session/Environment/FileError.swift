#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The kind of file operation that failed.
package enum FileOperation: String, Hashable, Sendable, CaseIterable {
    case read, write, append, truncate, sync, rename, list, remove, makeDirectory, lock, inspect
}

/// A failed file operation: the operation, the path, and the system's error number.
package struct FileError: Error, Hashable, Sendable {
    package let operation: FileOperation
    package let path: String
    /// The system's `errno`, or one of the game's own codes, which are negative.
    package let code: Int32
    /// True if the data may be on disk in spite of the error, and reading does not tell.
    package private(set) var isUnsure = false

    package init(_ operation: FileOperation, _ path: String, _ code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Returns the error of a lock that another program holds.
    static func held(_ path: String) -> FileError { FileError(.lock, path, EWOULDBLOCK) }

    /// This error marked as unsure: its data may be on disk all the same.
    var unsure: FileError {
        var error = self
        error.isUnsure = true
        return error
    }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    package var isTooLarge: Bool { code == EFBIG }
    /// True if the path exists already.
    package var isTaken: Bool { code == EEXIST }
    /// True if another program holds the requested lock.
    package var isBusy: Bool { code == EWOULDBLOCK || code == EDEADLK }
    var isFull: Bool { code == ENOSPC || code == EDQUOT }

    /// The code for a file that another program replaced during the operation; not an `errno`.
    package static let changed: Int32 = -2

    /// The code for a device in the place of a regular file; not an `errno`.
    package static let isDevice: Int32 = -3
    /// The code for a socket in the place of a regular file; not an `errno`.
    package static let isSocket: Int32 = -4
    /// The code for a symbolic link that leads nowhere; not an `errno`.
    package static let isDeadLink: Int32 = -5
    /// The code for a file to write that is a symbolic link or has another hard link; not an `errno`.
    package static let isLink: Int32 = -6
    /// The code for a place in the game's own folder that a player has named for another file; not an `errno`.
    package static let isOwn: Int32 = -7

    /// The code for a value that cannot be written as JSON; not an `errno`.
    static let unencodable: Int32 = -1

    /// The categories of causes for which the game has texts.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case missing, notAFolder, isAFolder, exists, notEmpty, forbidden, readOnly, full, quota, broken, noDevice,
            isAPipe, isADevice, isASocket, deadLink, isALink, isOwn, inUse, otherDisk, tooManyFiles, longPath, badName,
            linkLoop,
            tooManyLinks, tooLarge, unsupported,
            noLocks, noMemory, interrupted, noAnswer, changed, unencodable
    }

    /// The system's text for the error number, for causes without a text of the game: "structure needs cleaning".
    package var systemText: String {
        let text = strerror(code).map { String(cString: $0) } ?? ""
        // It is not a name, as in "RPC version wrong".
        guard let second = text.dropFirst().first, second.isLowercase else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// The cause; `nil` for error numbers that the game has no text for.
    package var cause: Cause? {
        switch code {
        case ENOENT: .missing
        case ENOTDIR: .notAFolder
        case EISDIR: .isAFolder
        case EEXIST: .exists
        case ENOTEMPTY: .notEmpty
        case EACCES, EPERM: .forbidden
        case EROFS: .readOnly
        case ENOSPC: .full
        case EDQUOT: .quota
        case EIO: .broken
        case ENXIO, ENODEV: .noDevice
        case ESPIPE, EPIPE: .isAPipe
        case EAGAIN, EDEADLK, EBUSY, ETXTBSY: .inUse
        case EXDEV: .otherDisk
        case EMFILE, ENFILE: .tooManyFiles
        case ENAMETOOLONG: .longPath
        case EILSEQ: .badName
        case ELOOP: .linkLoop
        case EMLINK: .tooManyLinks
        case EFBIG, EOVERFLOW: .tooLarge
        case EINVAL, ENOTSUP: .unsupported
        case ENOLCK: .noLocks
        case ENOMEM: .noMemory
        case EINTR: .interrupted
        case ETIMEDOUT, ESTALE: .noAnswer
        case Self.isDevice: .isADevice
        case Self.isSocket: .isASocket
        case Self.isDeadLink: .deadLink
        case Self.isLink: .isALink
        case Self.isOwn: .isOwn
        case Self.changed: .changed
        case Self.unencodable: .unencodable
        default: nil
        }
    }
}
