#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A set of descriptors to wait for, with a timeout: `poll(2)`.
package struct Poller: Sendable {
    private let descriptors: [Int32]
    private let writable: [Int32]
    private let hangUps: [Int32]

    /// - Parameters:
    ///   - writable: descriptors that a wait ends for when there is room to write.
    ///   - hangUps: descriptors that are only written to; a wait ends when their reader is gone.
    package init(_ descriptors: [Int32], writable: [Int32] = [], hangUps: [Int32] = []) {
        (self.descriptors, self.writable, self.hangUps) = (descriptors, writable, hangUps)
    }

    /// The longest wait, in milliseconds. `poll` counts by a clock that stands still while the machine is suspended, and
    /// what is waited for comes by one that does not, or was not reported: whoever waits looks again this often.
    private static let longestWait = 30_000

    /// Waits until a descriptor is ready or has hung up, and returns those. Returns an empty set after `milliseconds`
    /// (0: at once; `nil`: no limit of the caller's), and in any case after `longestWait`. A signal does not end the
    /// wait by itself: its byte in a pipe does.
    package func wait(milliseconds: Int?) -> Set<Int32> {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        entries += writable.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        entries += hangUps.map { pollfd(fd: $0, events: 0, revents: 0) }
        let timeout = Int32(clamping: max(0, min(milliseconds ?? Self.longestWait, Self.longestWait)))
        var count: Int32
        repeat {
            count = poll(&entries, nfds_t(entries.count), timeout)
        } while count == -1 && errno == EINTR
        guard count > 0 else { return [] }
        return Set(entries.filter { $0.revents != 0 }.map(\.fd))
    }
}
