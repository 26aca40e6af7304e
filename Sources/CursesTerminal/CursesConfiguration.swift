import TerminalUI
import Threads

/// What the terminal is opened with.
package struct CursesConfiguration: Sendable {
    package var variables: TerminalVariables
    /// What the player asked for; nil: as good as the terminal can.
    package var colors: ColorDepth?
    package var mouse = true
    /// Whether moves of the mouse without a button are wanted, too.
    package var hover = false
    /// What a crash says to the player after which signal it was: where the save is, what to attach.
    package var crashNotice = ""
    /// Whether signals to end, to stop or to take another size come in by `wait`, while the terminal is open.
    package var takesSignals = false
    /// Ends a wait from another thread.
    package var wake: WakePipe?
    package var input: Int32 = 0
    package var output: Int32 = 1
    /// Where the line about a crash goes.
    package var errors: Int32 = 2

    package init(_ variables: TerminalVariables) { self.variables = variables }
}

/// Why there is no full-screen terminal, in words for the player.
package enum CursesError: Error, Hashable, Sendable {
    /// Input or output is a file or a pipe.
    case notATerminal
    /// `TERM` is not set, empty or `dumb`, or has no way to place the cursor.
    case dumb(String?)
    /// `TERM` names no entry of the terminfo database.
    case unknown(String)
    /// ncurses or the system refused; `errno` at that time.
    case failed(String, Int32)

    /// One sentence.
    package var message: String {
        switch self {
        case .notATerminal: "This needs a terminal, and standard input or output is none."
        case .dumb(nil), .dumb(""): "TERM is not set, so there is no telling what this terminal can do."
        case .dumb(let term?): "The terminal type '\(term)' cannot place text on the screen."
        case .unknown(let term): "The terminal type '\(term)' (TERM) is not known on this system."
        case .failed(let call, let code): "The terminal could not be opened (\(call), error \(code))."
        }
    }

    /// What to do instead.
    package var hint: String {
        switch self {
        case .unknown: "Try TERM=xterm-256color, or see the yards in words with 'backyard-birds status'."
        default: "See the yards in words with 'backyard-birds status'."
        }
    }
}
