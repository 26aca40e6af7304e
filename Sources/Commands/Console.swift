import CursesTerminal
import Drawing
import Session
import Synchronization
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The output of commands: standard output and standard error, sanitized so that no text can control the terminal.
package struct Console: Sendable {
    /// Writes all of a text, or throws the reason.
    typealias Put = @Sendable (String) throws(FileError) -> Void

    private let output: Put
    private let errors: Put
    /// Returns the size of the terminal on standard output in columns and rows; `nil` for a pipe or a file, (0, 0) if
    /// unknown.
    let terminalSize: @Sendable () -> (columns: Int, rows: Int)?
    /// Writes a question as it is and returns the line that the player answers; `nil` if input or error output is no
    /// terminal.
    private let prompt: @Sendable (_ question: String) -> String?
    /// Asks the terminal on standard input and output what it is; `nil` if either is no terminal.
    let inquire: @Sendable (CursesConfiguration) -> TerminalInquiry?
    /// A descriptor that polls as closed when the reader of standard output has gone; `nil` if standard output is no
    /// pipe.
    let reader: Int32?
    /// The state shared by all copies of the console.
    private let outcome = Outcome()

    /// The state of the command's output, shared by all copies of the console.
    private final class Outcome: Sendable {
        let state = Mutex((fault: FileError?.none, isDone: false, told: Set<String>()))
    }

    init(
        write: @escaping Put, writeError: @escaping Put,
        terminalSize: @escaping @Sendable () -> (columns: Int, rows: Int)? = { nil },
        ask: @escaping @Sendable (_ question: String) -> String? = { _ in nil },
        inquire: @escaping @Sendable (CursesConfiguration) -> TerminalInquiry? = { _ in nil }, reader: Int32? = nil
    ) {
        (output, errors, self.terminalSize) = (write, writeError, terminalSize)
        (prompt, self.inquire, self.reader) = (ask, inquire, reader)
    }

    /// Writes to standard output, with control characters escaped, because texts may come from anywhere.
    package func write(_ text: String) { writeEscapes(text.harmless) }

    /// Returns sentences wrapped between words to the terminal's width; unchanged where the output is no terminal.
    func wrapped(_ text: String) -> String {
        guard let columns = terminalSize()?.columns, columns > 0 else { return text }
        return TextFitting.wrap(text, to: columns).joined(separator: "\n")
    }

    /// Asks the player a question, wrapped to the terminal's width, and returns the answer; `nil` if nobody can be asked.
    func ask(_ question: String) -> String? { prompt(wrapped(question)) }

    /// Writes to standard output unchanged, with escape sequences: for pictures drawn by the game itself.
    func writeEscapes(_ text: String) {
        outcome.state.withLock { state in
            // After a failed write, further text would leave a gap in the output, so nothing more is written.
            guard state.fault == nil else { return }
            do throws(FileError) {
                try output(text)
            } catch {
                state.fault = error
            }
        }
    }

    /// Writes to standard error, with control characters escaped. A failure is ignored, since it can't be reported.
    package func writeError(_ text: String) { try? errors(text.harmless) }

    /// Returns whether a remark has not been passed to this function before.
    func isNew(_ remark: String) -> Bool { outcome.state.withLock { $0.told.insert(remark).inserted } }

    /// Records that the command has changed the game, so that a later output error says so.
    func noteDone() { outcome.state.withLock { $0.isDone = true } }

    /// The error that cut off standard output; `nil` if everything was written.
    var fault: FileError? { outcome.state.withLock { $0.fault } }
    /// True if the command has changed the game.
    var isDone: Bool { outcome.state.withLock { $0.isDone } }

    /// The console of the process: its standard input, output and error.
    package static let standard = Console(
        write: { text throws(FileError) in
            do throws(FileError) {
                try put(text, STDOUT_FILENO)
            } catch {
                // If the pipe's reader has gone, the program ends silently by SIGPIPE, as other programs in a pipe do.
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
        inquire: { TerminalInquiry($0) },
        reader: isPipe(STDOUT_FILENO) ? STDOUT_FILENO : nil
    )

    /// Returns true if a descriptor is a pipe.
    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    /// Writes all of a text to a descriptor, and waits while it can't take more.
    private static func put(_ text: String, _ descriptor: Int32) throws(FileError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another process sharing the descriptor has made it non-blocking, so wait until it takes more.
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&entry, 1, -1)
            } else if errno != EINTR {
                throw FileError(.write, "", errno)
            }
        }
    }
}

/// Calls `write(2)` once.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

extension FileError {
    /// True if the descriptor was already closed when the program started, so nothing can be written to it.
    var isClosed: Bool { code == EBADF }
}

/// The exit codes of all commands.
package enum ExitCode {
    package static let success: Int32 = 0
    package static let failure: Int32 = 1
    /// The exit code for a mistake in the command line.
    static let usage: Int32 = 2
}
