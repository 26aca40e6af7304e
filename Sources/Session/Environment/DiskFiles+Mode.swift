#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// File permissions.
extension DiskFiles {
    /// Returns whether only the owner may read and write a file; true for a missing file.
    package func isPrivate(_ path: String) throws(FileError) -> Bool {
        var information = stat()
        guard stat(path, &information) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return true }
            throw FileError(.inspect, path, errno)
        }
        return information.st_mode & 0o077 == 0
    }

    /// Sets a file's mode to 0600: only its owner may read and write it.
    package func makePrivate(_ path: String) throws(FileError) {
        guard chmod(path, 0o600) == 0 else { throw FileError(.write, path, errno) }
    }
}
