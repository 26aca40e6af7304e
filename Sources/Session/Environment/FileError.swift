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

    package init(_ operation: FileOperation, _ path: String, _ code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// Another program has what was asked for.
    package var isBusy: Bool { code == EWOULDBLOCK || code == EDEADLK }
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
    package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

    /// The code of a file that was another one a moment ago; outside the range of the system's.
    package static let changed: Int32 = -2

    /// The code of a value that cannot be written as JSON; outside the range of the system's.
    static let unencodable: Int32 = -1

    /// The cause in words that fit after "because": "the disk is full".
    package var cause: String {
        switch code {
        case ENOENT: "it is not there"
        case ENOTDIR: "part of the path is not a directory"
        case EISDIR: "it is a directory"
        case EEXIST: "it is there already"
        case ENOTEMPTY: "the directory is not empty"
        case EACCES, EPERM: "permission is denied"
        case EROFS: "the file system is read-only"
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is used up"
        case EIO: "the disk reports an error"
        case ENXIO, ENODEV: "its device is not there"
        case ESPIPE, EPIPE: "it is a pipe and no file"
        case EAGAIN, EDEADLK, EBUSY, ETXTBSY: "another program is using it"
        case EXDEV: "it is on another disk"
        case EMFILE, ENFILE: "too many files are open"
        case ENAMETOOLONG: "the path is too long"
        case EILSEQ: "the path has characters that the disk does not take"
        case ELOOP: "the path loops through links"
        case EMLINK: "too many links lead to it"
        case EFBIG, EOVERFLOW: "it is too large"
        case EINVAL, ENOTSUP: "the file system does not support that"
        case ENOLCK: "the system has no locks left"
        case ENOMEM: "the memory is full"
        case EINTR: "it was interrupted"
        case ETIMEDOUT, ESTALE: "the network's disk does not answer"
        case Self.changed: "it was changed meanwhile"
        case Self.unencodable: "it has a value that cannot be written down"
        default: "the system reports error \(code)"
        }
    }
}
