import Drawing
import Session
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where commands write: the one gate through which text goes to a terminal, or to a file that will be shown on one.
package struct Console: Sendable {
    /// Writes all of a text or says why not.
    typealias Put = @Sendable (String) throws(FileError) -> Void

    private let output: Put
    private let errors: Put
    /// Columns and rows of the terminal that standard output is; nil for a pipe or a file.
    let terminalSize: @Sendable () -> (columns: Int, rows: Int)?
    /// Asks the player who sits there, and returns the answer; nil where nobody can be asked.
    let ask: @Sendable (_ question: String) -> String?
    /// Something to poll that is ready when nobody reads standard output any more; nil where nothing tells.
    let reader: Int32?
    private let outcome = Outcome()

    /// What has become of a command's answer.
    private final class Outcome: Sendable {
        let state = Mutex((fault: FileError?.none, isDone: false))
    }

    init(
        write: @escaping Put, writeError: @escaping Put,
        terminalSize: @escaping @Sendable () -> (columns: Int, rows: Int)? = { nil },
        ask: @escaping @Sendable (_ question: String) -> String? = { _ in nil }, reader: Int32? = nil
    ) {
        (output, errors, self.terminalSize) = (write, writeError, terminalSize)
        (self.ask, self.reader) = (ask, reader)
    }

    /// To standard output. Control characters in it, which may come from anywhere, are made harmless.
    func write(_ text: String) { writeEscapes(text.harmless) }

    /// To standard output as it is, escape sequences and all: for pictures that the game has drawn itself.
    func writeEscapes(_ text: String) {
        outcome.state.withLock { state in
            // What follows a gap is worth nothing.
            guard state.fault == nil else { return }
            do throws(FileError) {
                try output(text)
            } catch {
                state.fault = error
            }
        }
    }

    /// To standard error. Where that fails there is nobody to tell.
    package func writeError(_ text: String) { try? errors(text.harmless) }

    /// From here on the command has changed something, whatever becomes of its answer.
    func noteDone() { outcome.state.withLock { $0.isDone = true } }

    /// Why the answer did not get out whole; nil where it did.
    var fault: FileError? { outcome.state.withLock { $0.fault } }
    /// Whether the command has changed something.
    var isDone: Bool { outcome.state.withLock { $0.isDone } }

    package static let standard = Console(
        write: { text throws(FileError) in
            do throws(FileError) {
                try put(text, STDOUT_FILENO)
            } catch {
                // A reader that has gone ends the program quietly, as pipes do.
                if error.code == EPIPE {
                    signal(SIGPIPE, SIG_DFL)
                    raise(SIGPIPE)
                }
                throw error
            }
        },
        writeError: { text throws(FileError) in try put(text, STDERR_FILENO) },
        terminalSize: {
            guard isatty(STDOUT_FILENO) == 1 else { return nil }
            var size = winsize()
            guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
                return (0, 0)
            }
            return (Int(size.ws_col), Int(size.ws_row))
        },
        ask: { question in
            guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
            try? put((question + " ").harmless, STDERR_FILENO)
            return readLine() ?? ""
        },
        reader: isPipe(STDOUT_FILENO) ? STDOUT_FILENO : nil
    )

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private static func put(_ text: String, _ descriptor: Int32) throws(FileError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Somebody else has made it non-blocking.
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&entry, 1, -1)
            } else if errno != EINTR {
                throw FileError(.write, "", errno)
            }
        }
    }
}

/// One `write(2)`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

extension FileError {
    /// Of what was closed when the program was started: nothing can be written there.
    var isClosed: Bool { code == EBADF }
}

extension String {
    /// The text with everything that a terminal might obey, but for the ends of lines and tabs, as `\u001b`: to be seen,
    /// and in JSON, where it can only be within a string, the same text.
    var harmless: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        return escapingScalars { scalar in
            guard scalar.isObeyed else { return nil }
            let digits = String(scalar.value, radix: 16)
            return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
        }
    }
}

extension Unicode.Scalar {
    /// Controls (C0, DEL, C1), and what breaks lines or turns the direction of the text around it.
    fileprivate var isObeyed: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Exit codes of every command.
package enum ExitCode {
    package static let success: Int32 = 0
    package static let failure: Int32 = 1
    static let usage: Int32 = 2
}
