/// The reason why there is no full-screen terminal.
package enum TerminalError: Error, Hashable, Sendable {
    /// Input or output is a file or a pipe.
    case notATerminal
    /// `TERM` is not set, empty or `dumb`, or its entry cannot place the cursor.
    case dumb(String?)
    /// `TERM` names no entry of the terminfo database.
    case unknown(String)
    /// A system call of this name failed, with `errno`.
    case failed(String, Int32)
}
