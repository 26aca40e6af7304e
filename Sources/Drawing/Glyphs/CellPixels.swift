/// The pixels that a picture has for each cell: those of its glyphs, or the terminal's own.
package struct CellPixels: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    /// The glyphs that show them; nil where the terminal shows pixels.
    package let glyphs: GlyphSet?

    /// The pixels of a terminal's cell.
    package init(columns: Int, rows: Int) { (self.columns, self.rows, glyphs) = (columns, rows, nil) }

    package init(_ glyphs: GlyphSet) {
        (columns, rows) = glyphs.pixelsPerCell
        self.glyphs = glyphs
    }
}

extension Canvas {
    /// Makes a canvas for a number of cells.
    package init(cells: CellSize, pixels: CellPixels) {
        self.init(width: cells.width * pixels.columns, height: cells.height * pixels.rows)
    }
}
