import Drawing

/// What comes up outside the terminal while the game waits for input.
package enum Interruption: Hashable, Sendable {
    /// Another thread has news.
    case news
    /// To be stopped, as by Ctrl-Z.
    case stop
    /// To end, for the signal of that number.
    case end(Int32)
}

/// A screen and a keyboard: all that the game's loop knows of the world outside. `CursesTerminal` is the real one.
package protocol Terminal: AnyObject {
    var size: CellSize { get }
    var capabilities: TerminalCapabilities { get }

    /// Shows `frame`; only what differs from the last one is sent. `cursor` is where a text cursor shows, if any.
    func present(_ frame: CellGrid, cursor: CellPoint?)

    /// About how many bytes the last frame took.
    var bytesOfLastFrame: Int { get }

    /// Waits until events are there to be read or something comes up, for `milliseconds` at most (nil: however long).
    func wait(milliseconds: Int?) -> [Interruption]

    /// All that has come in since the last call, without waiting.
    func readEvents() -> [InputEvent]

    /// Sends all of the next frame, whatever is on the screen.
    func redraw()

    /// Gives the screen back, stops the program, and takes the screen again when continued.
    func suspend()

    /// Names the window; `nil` gives it back the name that it had.
    func setTitle(_ title: String?)

    /// Says something outside the screen, in the way that was asked for, or the best that the terminal has.
    func notify(_ notification: TerminalNotification, by way: NotificationWay?)
}
