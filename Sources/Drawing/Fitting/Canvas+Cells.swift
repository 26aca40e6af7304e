extension Canvas {
    /// A canvas of so many cells.
    package init(cells: CellSize, glyphs: GlyphSet, detail: Detail = .plain, filledWith pixel: Pixel = .zero) {
        let per = glyphs.canvasPixels(detail)
        self.init(width: cells.width * per.columns, height: cells.height * per.rows, filledWith: pixel)
    }

    /// Takes the rows of a gradient that has just been drawn to the colors that a palette of 256 has for calm areas.
    package mutating func calm(rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<height)
        guard width > 0, !rows.isEmpty else { return }
        var colors = rows.map { ColorPalette.calmXterm(RGB(linear: self[0, $0])) }
        // A thin stripe of another color within a band would be seen before anything else.
        var start = 0
        while start < colors.count {
            let end = colors[start...].firstIndex { $0 != colors[start] } ?? colors.count
            if start > 0, end < colors.count, colors[start - 1] == colors[end], end - start < rows.count / 4 {
                for row in start..<end { colors[row] = colors[end] }
            }
            start = end
        }
        for (y, color) in zip(rows, colors) {
            let pixel = color.linear
            for x in 0..<width { self[x, y] = pixel }
        }
    }
}
