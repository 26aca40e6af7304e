#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pipe to wake a thread by, which can wait for a file descriptor as well.
final class Doorbell: Sendable {
    private let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            (reading, writing) = (-1, -1)
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        if reading >= 0 {
            _ = close(reading)
            _ = close(writing)
        }
    }

    func ring() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    /// Sleeps until a ring, or until `descriptor` has something to read; true in that case.
    func wait(alsoFor descriptor: Int32?) -> Bool {
        var waits = [
            pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        // Without a pipe (no file descriptors left) a look every second is better than none.
        let timeout: Int32 = reading < 0 ? 1000 : -1
        guard poll(&waits, nfds_t(waits.count), timeout) > 0 else { return false }
        if waits[0].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 64)
            while read(reading, &bytes, bytes.count) > 0 {}
        }
        return waits[1].revents & Int16(POLLIN) != 0
    }
}
