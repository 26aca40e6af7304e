extension Canvas {
    /// Makes a canvas with the pixels of `cells` drawn in `glyphs`.
    package init(cells: CellSize, glyphs: GlyphSet, detail: Detail = .plain, filledWith pixel: Pixel = .zero) {
        let per = glyphs.canvasPixels(detail)
        self.init(width: cells.width * per.columns, height: cells.height * per.rows, filledWith: pixel)
    }

    /// Replaces the rows of a gradient that has just been drawn by the colors for calm areas of a palette of 256, where
    /// glyphs cannot mix them.
    package mutating func calm(rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<height)
        guard width > 0, !rows.isEmpty else { return }
        var colors = rows.map { ColorPalette.calmXterm(RGB(linear: self[0, $0])) }
        // A thin stripe of another color within a band would catch the eye.
        var start = 0
        while start < colors.count {
            let end = colors[start...].firstIndex { $0 != colors[start] } ?? colors.count
            if start > 0, end < colors.count, colors[start - 1] == colors[end], end - start < rows.count / 8 {
                for row in start..<end { colors[row] = colors[end] }
            }
            start = end
        }
        for (index, y) in rows.enumerated() {
            let pixel = colors[index].linear
            for x in 0..<width { self[x, y] = pixel }
        }
        for border in colors.indices.dropFirst() where colors[border] != colors[border - 1] {
            soften(rows.lowerBound + border, above: colors[border - 1].linear, below: colors[border].linear, in: rows)
        }
    }

    /// Blends two bands of a sky by one row of cells with half of each, in a pattern that blocks of two by two can
    /// show.
    private mutating func soften(_ border: Int, above: Pixel, below: Pixel, in rows: Range<Int>) {
        // Even, so a row of cells has no more than two colors.
        let middle = border & ~1
        for y in (middle..<middle + 2).clamped(to: rows) {
            for x in 0..<width { self[x, y] = (x + y) & 1 == 1 ? below : above }
        }
    }
}
