import CSignals
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The way to the terminal: all bytes go through it in order, those of ncurses, too.
///
/// A terminal that stops reading is waited for until `stallTimeout` has passed or a signal comes in. The rest is kept then,
/// and `isBlocked` is true until the terminal has taken it; nothing else is to be sent meanwhile, so that at most one frame
/// is kept.
final class OutputChannel {
    /// The descriptor that is written to: the terminal opened anew, so that `O_NONBLOCK` is not the shell's as well;
    /// where there is none to be had, the output itself, which waits.
    let descriptor: Int32
    /// ncurses' output: a file in memory, which is passed on after each of its calls that write; the terminal itself where
    /// files are limited in size.
    let stage: UnsafeMutablePointer<FILE>
    /// True if the stage is a file in memory.
    let hasMemory: Bool
    /// The descriptor that ends a wait when it is readable; −1 for none.
    private let interruption: Int32
    private var rest: ArraySlice<UInt8> = []

    /// Milliseconds for which a terminal that reads nothing is waited for.
    var stallTimeout = OutputChannel.usualStallTimeout
    static let usualStallTimeout: Int = 1000

    init?(to output: Int32, interruption: Int32?) {
        let memory = csignals_memory_file()
        guard let stage = fdopen(memory >= 0 ? memory : fcntl(output, F_DUPFD_CLOEXEC, 3), "w") else { return nil }
        self.stage = stage
        hasMemory = memory >= 0
        self.interruption = interruption ?? -1
        var name = [CChar](repeating: 0, count: 256)
        let own =
            ttyname_r(output, &name, name.count) == 0
            ? open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1
        descriptor = own >= 0 ? own : fcntl(output, F_DUPFD_CLOEXEC, 3)
    }

    deinit {
        close(descriptor)
        fclose(stage)
    }

    /// True if the terminal has not taken everything.
    var isBlocked: Bool { !rest.isEmpty }

    /// Sends bytes, or keeps them where others wait already.
    func send(_ bytes: [UInt8]) {
        guard isBlocked else {
            rest = bytes[...]
            return flush(waiting: stallTimeout)
        }
        rest += bytes
        flush(waiting: 0)
    }

    /// The sequences around what is to be shown as a whole (mode 2026).
    static let (wholeStart, wholeEnd) = ("\u{1B}[?2026h", "\u{1B}[?2026l")
    /// The bytes below which a frame is read at once anyway.
    private static let leastWhole = 1024

    /// Passes on what ncurses has written since the last call.
    ///
    /// - Parameter asWhole: whether the terminal is told to show it at once, so that no torn frame is seen.
    func sendStaged(asWhole: Bool = false) {
        let memory = fileno(stage)
        let size = lseek(memory, 0, SEEK_CUR)
        guard size > 0 else { return }
        var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, pread(memory, buffer.baseAddress, size, 0))
        }
        lseek(memory, 0, SEEK_SET)
        StandIn.replace(in: &bytes)
        send(asWhole && size >= Self.leastWhole ? Self.wholeStart.utf8 + bytes + Self.wholeEnd.utf8 : bytes)
    }

    /// Writes what is kept, for as long as the terminal goes on taking it.
    func flush(waiting milliseconds: Int) {
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest.removeFirst(count)
            } else if errno == EAGAIN {
                let ready = Poller([interruption], writable: [descriptor]).wait(milliseconds: milliseconds)
                guard ready.contains(descriptor) else { return }
            } else if errno != EINTR {
                // The terminal is gone; the input ends, too.
                rest = []
            }
        }
    }

    /// Gives up what the terminal has not taken, here and in the system.
    func drop() {
        rest = []
        tcflush(descriptor, TCOFLUSH)
    }
}
