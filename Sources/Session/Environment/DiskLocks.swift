import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock made with `flock`, which the system releases when the process ends, even in a crash.
final class DiskLock: FileLock {
    private let file: Mutex<Int32>
    private let path: String

    init(_ file: Int32, _ path: String) {
        self.file = Mutex(file)
        self.path = path
    }

    deinit { release() }

    var isInPlace: Bool {
        file.withLock { file in
            var held = stat()
            var named = stat()
            return file >= 0 && fstat(file, &held) == 0 && lstat(path, &named) == 0
                && held.st_ino == named.st_ino && held.st_dev == named.st_dev
        }
    }

    /// True unless a second description of the file gets the lock, too.
    ///
    /// Some network and container file systems grant a lock to everybody, so writers would overwrite each other's
    /// changes.
    var excludesOthers: Bool {
        file.withLock { file in
            let second = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            guard second >= 0 else { return true }
            defer { _ = close(second) }
            guard flock(second, LOCK_EX | LOCK_NB) == 0 else { return true }
            var held = stat()
            var other = stat()
            // A new file may have taken the name meanwhile.
            return fstat(file, &held) != 0 || fstat(second, &other) != 0
                || held.st_ino != other.st_ino || held.st_dev != other.st_dev
        }
    }

    /// True if the lock file has no hard link, under which another profile could use it.
    var hasOneName: Bool {
        file.withLock { file in
            var held = stat()
            return file >= 0 && fstat(file, &held) == 0 && held.st_nlink == 1
        }
    }

    func record(_ text: String) {
        file.withLock { file in
            guard file >= 0, ftruncate(file, 0) == 0 else { return }
            let bytes = Array(text.utf8)
            _ = pwrite(file, bytes, bytes.count, 0)
        }
    }

    func release() {
        file.withLock { file in
            guard file >= 0 else { return }
            // Unlocked explicitly: a process started at this moment has a copy of the descriptor, and so the lock,
            // until it runs its own program.
            _ = flock(file, LOCK_UN)
            _ = close(file)
            file = -1
        }
    }
}

/// A watch of a folder's changes by inotify (Linux) or kqueue (macOS).
final class DirectoryWatch: FileWatch {
    let descriptor: Int32
    private let path: String
    /// The watch's number on Linux, the folder's descriptor on macOS; negative for none.
    private let watched: Mutex<Int32>

    init?(_ path: String) {
        #if canImport(Darwin)
            let queue = kqueue()
        #else
            let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        #endif
        guard queue >= 0 else { return nil }
        let begun = Self.begin(path, queue)
        guard begun >= 0 else {
            _ = close(queue)
            return nil
        }
        descriptor = queue
        self.path = path
        watched = Mutex(begun)
    }

    deinit {
        _ = close(descriptor)
        #if canImport(Darwin)
            watched.withLock { directory in if directory >= 0 { _ = close(directory) } }
        #endif
    }

    private static func begin(_ path: String, _ queue: Int32) -> Int32 {
        #if canImport(Darwin)
            let opened = open(path, O_EVTONLY | O_CLOEXEC)
            var event = kevent(
                ident: UInt(bitPattern: Int(opened)), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME | NOTE_DELETE), data: 0, udata: nil)
            guard opened >= 0, kevent(queue, &event, 1, nil, 0, nil) == 0 else {
                if opened >= 0 { _ = close(opened) }
                return -1
            }
            return opened
        #else
            let changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM
            return inotify_add_watch(queue, path, UInt32(changes | IN_DELETE_SELF | IN_MOVE_SELF))
        #endif
    }

    func drain() {
        #if canImport(Darwin)
            var event = kevent()
            var none = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &none) > 0 {
                if event.fflags & UInt32(NOTE_RENAME | NOTE_DELETE) != 0 { end() }
            }
        #else
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.withUnsafeBytes {
                        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    }
                    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { end(event.wd) }
                    offset += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        #endif
    }

    func renew() -> Bool {
        watched.withLock { watched in
            guard watched < 0 else { return false }
            watched = Self.begin(path, descriptor)
            return watched >= 0
        }
    }

    /// Ends the watch if it is the one with that number; `nil` ends the present one.
    ///
    /// - Parameter number: the ended watch; the end of an older watch does not concern the present one.
    private func end(_ number: Int32? = nil) {
        watched.withLock { watched in
            guard watched >= 0, number == nil || number == watched else { return }
            #if canImport(Darwin)
                _ = close(watched)
            #else
                _ = inotify_rm_watch(descriptor, watched)
            #endif
            watched = -1
        }
    }
}
