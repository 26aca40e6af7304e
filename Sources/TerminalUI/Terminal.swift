import Drawing

/// An event outside the terminal while the game waits for input.
package enum Interruption: Hashable, Sendable {
    /// Another thread has news.
    case news
    /// The game is asked to stop, as by Ctrl-Z.
    case stop
    /// The game is asked to end, by the signal of that number.
    case end(Int32)
}

/// A screen and a keyboard: everything that the game's loop knows of the outside world. `CursesTerminal` is the real
/// one.
package protocol Terminal: AnyObject {
    var size: CellSize { get }
    var capabilities: TerminalCapabilities { get }

    /// Shows `frame` by sending what differs from the last one. `cursor` is the place of a text cursor, if any; else
    /// the hidden cursor goes to `focus`, since screen readers follow it.
    func present(_ frame: CellGrid, cursor: CellPoint?, focus: CellPoint?)

    /// The approximate number of bytes of the last frame.
    var bytesOfLastFrame: Int { get }

    /// True while the terminal has not taken all that was sent.
    var isBlocked: Bool { get }

    /// Waits for events or an interruption, for `milliseconds` at most (nil: without end).
    func wait(milliseconds: Int?) -> [Interruption]

    /// Returns everything that has come in since the last call, without waiting.
    func readEvents() -> [InputEvent]

    /// Sends the whole next frame, whatever is on the screen.
    func redraw()

    /// Restores the screen, stops the program, and takes the screen again when continued.
    func suspend()

    /// Tells a terminal that orders texts from right to left to show cells as they come, or to order them again.
    func keepOrder(_ isKept: Bool)

    /// Sets the window's title; `nil` restores the former one.
    func setTitle(_ title: String?)

    /// Shows a notification outside the screen, in the requested way or the best that the terminal has.
    func notify(_ notification: TerminalNotification, by way: NotificationWay?)

    /// Puts a text on the clipboard, where the terminal says that it may.
    func copy(_ text: String)
}
