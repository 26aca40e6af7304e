/// Why there is no full-screen terminal.
package enum TerminalError: Error, Hashable, Sendable {
    /// Input or output is a file or a pipe.
    case notATerminal
    /// `TERM` is not set, empty or `dumb`, or has no way to place the cursor.
    case dumb(String?)
    /// `TERM` names no entry of the terminfo database.
    case unknown(String)
    /// The system refused a call of this name; `errno` at that time.
    case failed(String, Int32)
}
