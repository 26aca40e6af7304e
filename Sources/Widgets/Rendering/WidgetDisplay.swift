import Drawing
import TerminalUI

/// The display of a widget.
package struct WidgetDisplay: Hashable, Sendable {
    package var theme: Theme
    package var glyphs: GlyphSet
    /// Whether links can be clicked.
    package var hasLinks: Bool
    /// The columns of the terminal; `nil` for a pipe or a file.
    package var columns: Int?
    /// The size of a strip.
    package var stripSize: CellSize
    /// Whether birds come and go without a flight.
    package var reducedMotion: Bool

    package init(
        theme: Theme, glyphs: GlyphSet, hasLinks: Bool = false, columns: Int? = nil,
        stripSize: CellSize = WidgetFamily.strip.size, reducedMotion: Bool = true
    ) {
        (self.theme, self.glyphs, self.hasLinks, self.columns) = (theme, glyphs, hasLinks, columns)
        (self.stripSize, self.reducedMotion) = (stripSize, reducedMotion)
    }

    var palette: ColorPalette { theme.depth == .trueColor ? .exact : theme.depth.palette }
}
