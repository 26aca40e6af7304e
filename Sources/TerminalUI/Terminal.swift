import Drawing

/// How many colors a terminal shows.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
    case mono, ansi16, ansi256, trueColor
}

/// What a terminal can do, found out when it is opened.
package struct TerminalCapabilities: Hashable, Sendable {
    package var colorDepth: ColorDepth
    /// UTF-8 output; without it only ASCII is sent.
    package var unicode: Bool
    package var mouse: Bool

    package init(colorDepth: ColorDepth, unicode: Bool, mouse: Bool) {
        self.colorDepth = colorDepth
        self.unicode = unicode
        self.mouse = mouse
    }
}

/// A screen and a keyboard. `CursesTerminal` is the real one, `MemoryTerminal` the one for tests.
package protocol Terminal: AnyObject {
    var size: CellSize { get }
    var capabilities: TerminalCapabilities { get }

    /// Shows `frame`; only what differs from the last one is sent. `cursor` is where a text cursor shows, if any.
    func present(_ frame: CellGrid, cursor: CellPoint?)

    /// All that has come in since the last call, without waiting.
    func readEvents() -> [InputEvent]
}
