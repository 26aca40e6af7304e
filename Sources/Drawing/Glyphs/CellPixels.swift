/// The number of a picture's pixels for each cell, across and down: those of its glyphs, or the terminal's own.
package struct CellPixels: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    /// The glyphs that show them; nil where the terminal shows pixels.
    package let glyphs: GlyphSet?

    /// Makes the pixels of a terminal's own cell, without glyphs.
    package init(columns: Int, rows: Int) { (self.columns, self.rows, glyphs) = (columns, rows, nil) }

    package init(_ glyphs: GlyphSet) {
        (columns, rows) = glyphs.pixelsPerCell
        self.glyphs = glyphs
    }
}

extension Canvas {
    /// Makes a transparent canvas with the pixels of `cells`.
    package init(cells: CellSize, pixels: CellPixels) {
        self.init(width: cells.width * pixels.columns, height: cells.height * pixels.rows)
    }
}
