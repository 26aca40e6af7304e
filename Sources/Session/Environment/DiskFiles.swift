#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The real disk, with one function for each system call.
package struct DiskFiles: FileSystem {
    /// The seconds to wait for a lock.
    private static let lockTimeout = 5
    /// The most attempts to take a lock whose file is removed or replaced meanwhile, or whose disk does not answer.
    private static let lockAttempts = 100

    package init() {}

    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let file = try open(path, O_RDONLY, .read, takesPipes: Self.namesDescriptor(path))
        defer { _ = close(file) }
        var information = stat()
        guard fstat(file, &information) == 0 else { throw FileError(.read, path, errno) }
        guard information.st_size <= limit else { throw FileError(.read, path, EFBIG) }
        var bytes: [UInt8] = []
        var capacity = max(4096, Int(information.st_size) + 1)
        while true {
            var failure: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                repeat { count = systemRead(file, buffer.baseAddress, capacity) } while count < 0 && errno == EINTR
                if count < 0 {
                    failure = errno
                    count = 0
                }
            }
            guard failure == 0 else { throw FileError(.read, path, failure) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            // The file may grow meanwhile, and a pipe may have no end.
            guard bytes.count <= limit else { throw FileError(.read, path, EFBIG) }
            capacity = 65_536
        }
    }

    package func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        let file = try open(path, O_RDONLY, .read)
        defer { _ = close(file) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let base = buffer.baseAddress {
                let step = pread(file, base + filled, count - filled, off_t(offset + filled))
                if step < 0 && errno == EINTR { continue }
                if step < 0 { failure = errno }
                if step <= 0 { return }
                filled += step
            }
        }
        guard failure == 0 else { throw FileError(.read, path, failure) }
        return bytes
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try put(bytes, path, O_WRONLY | O_CREAT | O_TRUNC, .write)
    }

    package func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError) {
        try put(bytes, path, O_WRONLY, .write, at: offset)
    }

    package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try put(bytes, path, O_WRONLY | O_CREAT | O_APPEND, .append)
    }

    /// Appends bytes and syncs, with one descriptor, so a failed append can be undone even when no more files can be
    /// opened.
    package func appendWhole(_ bytes: [UInt8], to path: String, from length: Int) throws(FileError) {
        let file = try open(path, O_WRONLY | O_APPEND, .append)
        defer { _ = close(file) }
        var error: FileError?
        if let code = Self.put(bytes, file) {
            error = FileError(.append, path, code)
        } else if let code = Self.sync(file) {
            error = FileError(.sync, path, code)
        }
        guard let error else { return }
        guard ftruncate(file, off_t(length)) == 0 else { throw error.unsure }
        _ = Self.sync(file)
        throw error
    }

    package func truncate(_ path: String, to length: Int) throws(FileError) {
        let file = try open(path, O_WRONLY, .truncate)
        defer { _ = close(file) }
        guard ftruncate(file, off_t(length)) == 0 else { throw FileError(.truncate, path, errno) }
    }

    package func sync(_ path: String) throws(FileError) {
        let file = try open(path, O_WRONLY, .sync)
        defer { _ = close(file) }
        if let code = Self.sync(file) { throw FileError(.sync, path, code) }
    }

    /// Syncs a file, and returns `errno` if that fails.
    private static func sync(_ file: Int32) -> Int32? {
        #if canImport(Darwin)
            // `fsync` there stops at the drive's own cache.
            if fcntl(file, F_FULLFSYNC) == 0 { return nil }
        #endif
        return fsync(file) == 0 ? nil : errno
    }

    package func syncDirectory(_ path: String) throws(FileError) {
        let directory = systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        // A folder that may be written and not read cannot be synced; nothing better is possible there.
        if directory < 0, errno == EACCES { return }
        guard directory >= 0 else { throw FileError(.sync, path, errno) }
        defer { _ = close(directory) }
        // Some file systems cannot, either, and return EINVAL.
        guard fsync(directory) == 0 || errno == EINVAL else { throw FileError(.sync, path, errno) }
    }

    package func rename(_ source: String, to destination: String) throws(FileError) {
        guard renameat(AT_FDCWD, source, AT_FDCWD, destination) == 0 else {
            throw FileError(.rename, destination, errno)
        }
    }

    package func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String {
        let mode: mode_t = audience == .owner ? 0o600 : 0o666
        var chance = SystemRandomNumberGenerator()
        while true {
            let name = Leftovers.name(for: path, number: chance.next())
            do {
                let file = try open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, .write, mode: mode)
                // What takes a file's place is for those whom its owner has let read it.
                var former = stat()
                if lstat(path, &former) == 0, former.st_mode & S_IFMT == S_IFREG {
                    _ = fchmod(file, former.st_mode & 0o777 | 0o200)
                }
                _ = close(file)
                return name
            } catch {
                // The player is told of the requested file, not of this one.
                guard error.code == EEXIST else { throw FileError(.write, path, error.code) }
            }
        }
    }

    package func destination(_ path: String) throws(FileError) -> String {
        var information = stat()
        guard stat(path, &information) == 0 else {
            let code = errno
            guard code == ENOENT else { throw FileError(.write, path, code) }
            guard lstat(path, &information) != 0 else { throw FileError(.write, path, FileError.isDeadLink) }
            return path
        }
        if let code = Self.flaw(information) { throw FileError(.write, path, code) }
        // Replacing it would succeed all the same, and contradict its mode.
        guard access(path, W_OK) == 0 else { throw FileError(.write, path, errno) }
        guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let end = realpath(path, nil) else { throw FileError(.write, path, errno) }
        defer { free(end) }
        return String(cString: end)
    }

    package func resolved(_ path: String) -> String {
        guard let end = realpath(path, nil) else {
            let parent = Paths.directory(of: path)
            return parent == path || parent == "." && !path.utf8.contains(UInt8(ascii: "/"))
                ? path : resolved(parent) + "/" + Paths.name(of: path)
        }
        defer { free(end) }
        return String(cString: end)
    }

    package func list(_ path: String) throws(FileError) -> [String] {
        guard let directory = opendir(path) else { throw FileError(.list, path, errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    package func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw FileError(.remove, path, errno) }
    }

    package func makeDirectory(_ path: String) throws(FileError) {
        let parent = Paths.directory(of: path)
        if mkdir(path, 0o700) == 0 { return try syncDirectory(parent) }
        switch errno {
        case EEXIST:
            var information = stat()
            guard stat(path, &information) == 0 else {
                // Something has the name, so what is missing is what a link leads to.
                throw FileError(.makeDirectory, path, errno == ENOENT ? FileError.isDeadLink : errno)
            }
            guard information.st_mode & S_IFMT == S_IFDIR else { throw FileError(.makeDirectory, path, ENOTDIR) }
        case ENOENT where parent != path:
            try makeDirectory(parent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(.makeDirectory, path, errno) }
            try syncDirectory(parent)
        case let code:
            throw FileError(.makeDirectory, path, code)
        }
    }

    package func stamp(_ path: String) throws(FileError) -> FileStamp? {
        var information = stat()
        guard stat(path, &information) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(.inspect, path, errno)
        }
        #if canImport(Darwin)
            let modified = information.st_mtimespec
        #else
            let modified = information.st_mtim
        #endif
        // A file may bear any date, and nanoseconds after 2262 need more than 64 bits: two dates still differ.
        return FileStamp(
            size: Int(information.st_size), identity: UInt64(information.st_ino),
            modified: Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec))
    }

    /// The whole seconds since the machine started.
    private static var seconds: Int {
        var time = timespec()
        _ = clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec)
    }

    package func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)? {
        // By a clock: on a busy computer a pause of a millisecond takes many.
        let start = Self.seconds
        for _ in 0..<Self.lockAttempts {
            let file = try open(path, O_RDWR | O_CREAT, .lock)
            while flock(file, LOCK_EX | LOCK_NB) != 0 {
                let code = errno
                if code == EINTR { continue }
                let waited = Self.seconds - start
                if code == EWOULDBLOCK, wait != .never, waited <= Self.lockTimeout {
                    // `flock` has no timeout, and a stopped holder must not stop us.
                    usleep(wait == .inTurn ? UInt32(16_000 >> max(0, waited)) : 1000)
                    continue
                }
                _ = close(file)
                if code == EWOULDBLOCK { return nil }
                throw FileError(.lock, path, code)
            }
            // A waiting program may have got the lock of a file that was removed meanwhile, which locks nobody out.
            let lock = DiskLock(file, path)
            guard lock.excludesOthers else { throw FileError(.lock, path, ENOTSUP) }
            if lock.isInPlace {
                if lock.hasOneName { return lock }
                // A file with another name, as in a copy made of hard links, would be written to. Nobody holds its lock now,
                // so that a new one can take this name.
                try remove(path)
            }
            lock.release()
        }
        // A disk that does not answer is no file that keeps being replaced.
        var information = stat()
        let code = lstat(path, &information) == 0 || errno == ENOENT ? FileError.changed : errno
        throw FileError(.lock, path, code)
    }

    package func watch(_ directory: String) -> (any FileWatch)? {
        DirectoryWatch(directory)
    }

    /// Opens a regular file without waiting for another program; throws for pipes and devices.
    ///
    /// A file to be written must have only one name: through a link in a data folder, symbolic or hard, the bytes would
    /// reach a file outside it.
    ///
    /// - Parameter takesPipes: whether to accept pipes and devices, and wait for them.
    private func open(
        _ path: String, _ flags: Int32, _ operation: FileOperation, mode: mode_t = 0o600, takesPipes: Bool = false
    ) throws(FileError) -> Int32 {
        let writes = flags & O_ACCMODE != O_RDONLY
        // The file is emptied only once it is known to be one.
        let opening =
            flags & ~O_TRUNC | O_CLOEXEC | O_NOCTTY | (takesPipes ? 0 : O_NONBLOCK) | (writes ? O_NOFOLLOW : 0)
        var information = stat()
        while true {
            let file = systemOpen(path, opening, mode)
            let code = errno
            if file >= 0 {
                guard fstat(file, &information) == 0 else { return file }
                let isFolder = information.st_mode & S_IFMT == S_IFDIR
                var flaw = Self.flaw(information).flatMap { isFolder || !takesPipes ? $0 : nil }
                if flaw == nil, writes, operation != .lock, information.st_nlink > 1 { flaw = FileError.isLink }
                if flaw == nil, flags & O_TRUNC != 0, ftruncate(file, 0) != 0 { flaw = errno }
                guard let flaw else { return file }
                _ = close(file)
                throw FileError(operation, path, flaw)
            }
            if code == EINTR { continue }
            // A pipe without a reader, a socket, or a link to one.
            let flaw = stat(path, &information) == 0 ? Self.flaw(information) : nil
            let isLink = writes && code == ELOOP && lstat(path, &information) == 0 && Self.flaw(information) != nil
            throw FileError(operation, path, flaw ?? (isLink ? FileError.isLink : code))
        }
    }

    /// Returns the error code for anything but a regular file; `nil` for a regular file.
    private static func flaw(_ information: stat) -> Int32? {
        switch information.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: EISDIR
        case S_IFIFO: ESPIPE
        case S_IFSOCK: FileError.isSocket
        default: FileError.isDevice
        }
    }

    /// Returns whether a path is a shell's descriptor, as in `draw <(make-drawing)`, where reading a pipe is intended.
    private static func namesDescriptor(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    private func put(
        _ bytes: [UInt8], _ path: String, _ flags: Int32, _ operation: FileOperation, at offset: Int = 0
    ) throws(FileError) {
        let file = try open(path, flags, operation)
        var failure = offset > 0 && lseek(file, off_t(offset), SEEK_SET) < 0 ? errno : Self.put(bytes, file)
        // A full disk may only show when the file is closed (NFS).
        if close(file) != 0 && failure == nil && errno != EINTR { failure = errno }
        if let failure { throw FileError(operation, path, failure) }
    }

    /// Writes all bytes to a descriptor, and returns `errno` if that fails.
    private static func put(_ bytes: [UInt8], _ file: Int32) -> Int32? {
        bytes.withUnsafeBytes { raw in
            var done = 0
            while done < raw.count {
                let count = systemWrite(file, raw.baseAddress.map { $0 + done }, raw.count - done)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                done += count
            }
            return nil
        }
    }
}

/// Calls the system's `open` with a mode; a method of the same name hides it.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
