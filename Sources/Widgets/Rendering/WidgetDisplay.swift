import Drawing
import TerminalUI

/// What a widget is shown on.
package struct WidgetDisplay: Hashable, Sendable {
    package var theme: Theme
    package var glyphs: GlyphSet
    /// Links are only for those who can click them.
    package var hasLinks: Bool
    /// Columns of the terminal; `nil` for a pipe or a file.
    package var columns: Int?

    package init(theme: Theme, glyphs: GlyphSet, hasLinks: Bool = false, columns: Int? = nil) {
        (self.theme, self.glyphs, self.hasLinks, self.columns) = (theme, glyphs, hasLinks, columns)
    }

    var palette: ColorPalette { theme.depth == .trueColor ? .exact : theme.depth.palette }
}
