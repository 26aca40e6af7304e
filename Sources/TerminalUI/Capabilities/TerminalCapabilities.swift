/// What a terminal can do, found out when it is opened.
package struct TerminalCapabilities: Hashable, Sendable {
    package var colorDepth: ColorDepth
    /// Of the basic colors only the first eight.
    package var hasEightColors = false
    /// UTF-8 output; without it only ASCII is sent.
    package var unicode: Bool
    package var mouse: Bool

    package init(colorDepth: ColorDepth, hasEightColors: Bool = false, unicode: Bool, mouse: Bool) {
        self.colorDepth = colorDepth
        self.hasEightColors = hasEightColors
        self.unicode = unicode
        self.mouse = mouse
    }
}
