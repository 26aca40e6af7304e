import Drawing
import TerminalUI

/// The capabilities of the terminal or file that a widget is shown on.
package struct WidgetDisplay: Hashable, Sendable {
    package var theme: Theme
    package var glyphs: GlyphSet
    /// The glyphs of the Linux console's font; `nil` for other terminals.
    package var font: ConsoleFont?
    /// True if links can be clicked.
    package var hasLinks: Bool
    /// The columns of the terminal; `nil` for a pipe or a file.
    package var columns: Int?
    /// The size in cells of a strip, the widget of yards side by side.
    package var stripSize: CellSize
    /// True if birds come and go without a flight.
    package var reducedMotion: Bool

    /// The order of texts, and the side from which the widget is laid out.
    package var order = TextOrder.logical

    package init(
        theme: Theme, glyphs: GlyphSet, font: ConsoleFont? = nil, hasLinks: Bool = false, columns: Int? = nil,
        stripSize: CellSize = WidgetFamily.strip.size, reducedMotion: Bool = true
    ) {
        (self.theme, self.glyphs, self.font) = (theme, glyphs, font)
        (self.hasLinks, self.columns) = (hasLinks, columns)
        (self.stripSize, self.reducedMotion) = (stripSize, reducedMotion)
    }

    var palette: ColorPalette { theme.depth == .trueColor ? .exact : theme.depth.palette }
}
