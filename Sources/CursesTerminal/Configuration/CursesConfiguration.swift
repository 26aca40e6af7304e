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
    /// Whether the terminal is asked what its ground is like; the answer is an event, if one comes.
    package var asksGround = false
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
