import Drawing

/// The capabilities of a terminal, determined when it is opened.
package struct TerminalCapabilities: Hashable, Sendable {
    package var colorDepth: ColorDepth
    /// True if the terminal has only the first eight of the sixteen colors.
    package var hasEightColors = false
    /// Whether output is UTF-8; otherwise only ASCII is sent.
    package var unicode: Bool
    package var mouse: Bool
    /// The glyphs of the console's font; nil for other terminals, which have a glyph for nearly everything.
    package var font: ConsoleFont?
    /// The program that the terminal is; nil where neither it nor the environment tells.
    package var identity: TerminalIdentity?
    /// The protocol by which the terminal says that it shows images; nil where it has not said so.
    package var pixels: PixelProtocol?
    /// The size of the terminal's cells in pixels; nil where it is not known.
    package var cell: CellPixels?
    /// True if the terminal says that programs may put texts on the clipboard (OSC 52).
    package var takesCopies = false
    /// The terminfo entry that is used because there is none for `TERM`; nil where there is.
    package var substitute: String?

    /// The program that the terminal has said it is, if that shows more colors than are used; nil if it does not, or if
    /// no colors are wanted.
    package var identityWithMoreColors: TerminalIdentity? {
        guard colorDepth != .mono, let colors = identity?.colors, colors > colorDepth else { return nil }
        return identity
    }

    package init(colorDepth: ColorDepth, hasEightColors: Bool = false, unicode: Bool, mouse: Bool) {
        self.colorDepth = colorDepth
        self.hasEightColors = hasEightColors
        self.unicode = unicode
        self.mouse = mouse
    }
}
