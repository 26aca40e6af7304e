import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock by `flock`: it ends with the process, so no stale one survives a crash.
final class DiskLock: FileLock {
    private let file: Mutex<Int32>

    init(_ file: Int32) {
        self.file = Mutex(file)
    }

    deinit { release() }

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
            // Said and not left to `close`: a process that was started at this moment has a copy of the descriptor until
            // it runs its own program, and with it the lock.
            _ = flock(file, LOCK_UN)
            _ = close(file)
            file = -1
        }
    }
}

/// A directory watched by inotify (Linux) or kqueue (macOS).
final class DirectoryWatch: FileWatch {
    let descriptor: Int32
    #if canImport(Darwin)
        private let directory: Int32
    #endif

    init?(_ path: String) {
        #if canImport(Darwin)
            let queue = kqueue()
            guard queue >= 0 else { return nil }
            let opened = open(path, O_EVTONLY | O_CLOEXEC)
            var event = kevent(
                ident: UInt(bitPattern: Int(opened)), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME), data: 0, udata: nil)
            guard opened >= 0, kevent(queue, &event, 1, nil, 0, nil) == 0 else {
                _ = close(queue)
                if opened >= 0 { _ = close(opened) }
                return nil
            }
            descriptor = queue
            directory = opened
        #else
            let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard queue >= 0 else { return nil }
            guard inotify_add_watch(queue, path, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE_SELF)) >= 0
            else {
                _ = close(queue)
                return nil
            }
            descriptor = queue
        #endif
    }

    deinit {
        _ = close(descriptor)
        #if canImport(Darwin)
            _ = close(directory)
        #endif
    }

    func drain() {
        #if canImport(Darwin)
            var event = kevent()
            var none = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &none) > 0 {}
        #else
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
        #endif
    }
}
