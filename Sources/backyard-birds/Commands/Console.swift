#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where commands write.
struct Console: Sendable {
    /// To standard output, as it is.
    var write: @Sendable (String) -> Void
    /// To standard error, as it is.
    var writeError: @Sendable (String) -> Void
    /// Columns and rows of the terminal that standard output is; nil for a pipe or a file.
    var terminalSize: @Sendable () -> (columns: Int, rows: Int)? = { nil }
    /// Asks the player who sits there, and returns the answer; nil where nobody can be asked.
    var ask: @Sendable (_ question: String) -> String? = { _ in nil }
    /// Something to poll that is ready when nobody reads standard output any more; nil where nothing tells.
    var reader: Int32?

    static let standard = Console(
        write: { put($0, STDOUT_FILENO) },
        writeError: { put($0, STDERR_FILENO) },
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
            put(question + " ", STDERR_FILENO)
            return readLine() ?? ""
        },
        reader: isPipe(STDOUT_FILENO) ? STDOUT_FILENO : nil
    )

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private static func put(_ text: String, _ descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

/// One `write(2)`; a reader that has gone ends the program quietly, as pipes do.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

/// Exit codes of every command.
enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    static let usage: Int32 = 2
}
