#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pipe that wakes a thread waiting in `poll`.
package final class WakePipe: Sendable {
    /// The end that becomes readable after `wake()`; −1 where the system has no pipe to give, and then nothing wakes.
    package let descriptor: Int32
    /// The end to write to, for signal handlers.
    package let writingEnd: Int32

    package init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            (descriptor, writingEnd) = (-1, -1)
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (descriptor, writingEnd) = (ends[0], ends[1])
    }

    deinit {
        guard descriptor >= 0 else { return }
        _ = close(descriptor)
        _ = close(writingEnd)
    }

    /// Makes `descriptor` readable, which ends a wait for it; safe on any thread.
    package func wake() {
        var byte: UInt8 = 1
        _ = write(writingEnd, &byte, 1)
    }

    /// Empties the pipe and returns the bytes that were in it.
    @discardableResult
    package func drain() -> [UInt8] {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 || (count < 0 && errno == EINTR) else { return all }
            all += bytes.prefix(max(0, count))
        }
    }
}
