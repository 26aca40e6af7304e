#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is asked of a disk.
package enum FileOperation: String, Hashable, Sendable, CaseIterable {
    case read, write, append, truncate, sync, rename, list, remove, makeDirectory, lock, inspect
}

/// Why a file operation did not happen: what was asked, of which path, and the system's error number.
package struct FileError: Error, Hashable, Sendable {
    package let operation: FileOperation
    package let path: String
    /// `errno` as the system left it.
    package let code: Int32
    /// What was to be written may be on disk all the same, and looking does not tell.
    package private(set) var isUnsure = false

    package init(_ operation: FileOperation, _ path: String, _ code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Another program has the lock.
    static func held(_ path: String) -> FileError { FileError(.lock, path, EWOULDBLOCK) }

    /// The same, where it is not known what has become of what was to be written.
    var unsure: FileError {
        var error = self
        error.isUnsure = true
        return error
    }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    package var isTooLarge: Bool { code == EFBIG }
    /// Something else is there.
    package var isTaken: Bool { code == EEXIST }
    /// Another program has what was asked for.
    package var isBusy: Bool { code == EWOULDBLOCK || code == EDEADLK }
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
    package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

    /// The code of a file that was another one a moment ago; outside the range of the system's.
    package static let changed: Int32 = -2

    /// The codes of what is no file, where the system has none (it has `EISDIR` and `ESPIPE`), of a link that leads
    /// nowhere, and of a file to write that is a link or has another name, too.
    package static let isDevice: Int32 = -3
    package static let isSocket: Int32 = -4
    package static let isDeadLink: Int32 = -5
    package static let isLink: Int32 = -6

    /// The code of a value that cannot be written as JSON; outside the range of the system's.
    static let unencodable: Int32 = -1

    /// What stands in the way, as players are told it.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case missing, notAFolder, isAFolder, exists, notEmpty, forbidden, readOnly, full, quota, broken, noDevice,
            isAPipe, isADevice, isASocket, deadLink, isALink, inUse, otherDisk, tooManyFiles, longPath, badName,
            linkLoop,
            tooManyLinks, tooLarge, unsupported,
            noLocks, noMemory, interrupted, noAnswer, changed, unencodable
    }

    /// The system's own words for what the game has none for: "structure needs cleaning".
    package var systemText: String {
        let text = strerror(code).map { String(cString: $0) } ?? ""
        // Not a name, as in "RPC version wrong".
        guard let second = text.dropFirst().first, second.isLowercase else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// `nil` for what the system has a number for and the game no word.
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
        case Self.changed: .changed
        case Self.unencodable: .unencodable
        default: nil
        }
    }
}
