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
