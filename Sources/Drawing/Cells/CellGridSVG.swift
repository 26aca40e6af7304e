extension CellGrid {
    /// Returns the grid as an SVG picture, 8 × 16 units a cell, as a good terminal shows it.
    ///
    /// Block glyphs, box lines and braille are drawn as shapes, so they join without seams in any viewer; text is set
    /// in the viewer's monospaced font, held to its cells.
    ///
    /// - Parameters:
    /// - foreground: the color of cells in the terminal's own foreground.
    /// - background: the color of cells on its own background, and of the margin.
    package func svg(foreground: RGB = RGB(hex: 0xD8DEE4), background: RGB = RGB(hex: 0x12161B)) -> String {
        var writer = GridSVGWriter(grid: self, standardForeground: foreground, standardBackground: background)
        return writer.write()
    }
}

private struct GridSVGWriter {
    static let cellWidth = 8.0
    static let cellHeight = 16.0

    let grid: CellGrid
    let standardForeground: RGB
    let standardBackground: RGB
    private var out = ""

    init(grid: CellGrid, standardForeground: RGB, standardBackground: RGB) {
        self.grid = grid
        self.standardForeground = standardForeground
        self.standardBackground = standardBackground
    }

    mutating func write() -> String {
        let (w, h) = (Double(grid.width) * Self.cellWidth, Double(grid.height) * Self.cellHeight)
        out = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(w)) \(number(h))" \
            width="\(number(w))" height="\(number(h))" shape-rendering="crispEdges" xml:space="preserve" \
            font-family="ui-monospace,Menlo,'DejaVu Sans Mono',monospace" font-size="13">
            <rect width="\(number(w))" height="\(number(h))" fill="\(standardBackground.hexText)"/>

            """
        for y in 0..<grid.height {
            writeGrounds(row: y)
            writeGlyphs(row: y)
        }
        out += "</svg>\n"
        return out
    }

    /// Writes one rectangle for each run of cells with the same background.
    private mutating func writeGrounds(row y: Int) {
        var x = 0
        while x < grid.width {
            let color = colors(grid[x, y].style).background
            var end = x + 1
            while end < grid.width, colors(grid[end, y].style).background == color { end += 1 }
            if color != standardBackground {
                rect(Double(x), Double(y), Double(end - x), 1, color)
            }
            x = end
        }
    }

    private mutating func writeGlyphs(row y: Int) {
        var x = 0
        while x < grid.width {
            let cell = grid[x, y]
            guard case .glyph(let glyph) = cell.content else {
                x += 1
                continue
            }
            let color = colors(cell.style).foreground
            let (left, top) = (Double(x), Double(y))
            x += 1
            if let parts = BlockShape.parts(of: glyph) {
                for part in parts { rect(left + part.x, top + part.y, part.width, part.height, color) }
            } else if let shade = BlockShape.shade(of: glyph) {
                // The light of dots of two colors adds up in the eye.
                let (below, above) = (colors(cell.style).background.linear, color.linear)
                rect(left, top, 1, 1, RGB(linear: below + (above - below) * Float(shade)))
            } else if let dots = BlockShape.dots(of: glyph) {
                for dot in dots {
                    let (cx, cy) = ((left + dot.x) * Self.cellWidth, (top + dot.y) * Self.cellHeight)
                    out += "<circle cx=\"\(number(cx))\" cy=\"\(number(cy))\" r=\"1.4\" fill=\"\(color.hexText)\" "
                    out += "shape-rendering=\"auto\"/>\n"
                }
            } else if glyph != " " {
                // Consecutive narrow cells of one style are one text.
                var text = String(glyph)
                while x < grid.width, grid[x, y].style == cell.style, case .glyph(let next) = grid[x, y].content,
                    next != " ", next.isASCII, glyph.isASCII, BlockShape.parts(of: next) == nil
                {
                    text.append(next)
                    x += 1
                }
                var columns = text.count
                while x < grid.width, grid[x, y].content == .continuation {
                    columns += 1
                    x += 1
                }
                self.text(text, left, top, columns: columns, cell.style, color)
            }
            if cell.style.attributes.contains(.underline) {
                rect(left, top + 0.9375, 1, 0.0625, color)
            }
        }
    }

    private mutating func text(
        _ text: String, _ x: Double, _ y: Double, columns: Int, _ style: CellStyle, _ color: RGB
    ) {
        out += "<text x=\"\(number(x * Self.cellWidth))\" y=\"\(number(y * Self.cellHeight + 12))\" "
        out += "textLength=\"\(number(Double(columns) * Self.cellWidth))\" lengthAdjust=\"spacingAndGlyphs\" "
        if style.attributes.contains(.bold) { out += "font-weight=\"bold\" " }
        if style.attributes.contains(.italic) { out += "font-style=\"italic\" " }
        out += "fill=\"\(color.hexText)\">\(text.escapedForXML)</text>\n"
    }

    private mutating func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGB) {
        let (w, h) = (Self.cellWidth, Self.cellHeight)
        out += "<rect x=\"\(number(x * w))\" y=\"\(number(y * h))\" width=\"\(number(width * w))\" "
        out += "height=\"\(number(height * h))\" fill=\"\(color.hexText)\"/>\n"
    }

    private func colors(_ style: CellStyle) -> (foreground: RGB, background: RGB) {
        var foreground = resolved(style.foreground, standardForeground)
        var background = resolved(style.background, standardBackground)
        if style.attributes.contains(.reverse) { swap(&foreground, &background) }
        if style.attributes.contains(.dim) { foreground = RGB.mix(foreground, background, 0.4) }
        return (foreground, background)
    }

    private func resolved(_ color: CellColor, _ standard: RGB) -> RGB {
        if case .rgb(let rgb) = color { return rgb }
        return standard
    }

    /// Formats whole numbers without a point, others to thousandths.
    private func number(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded() / 1000
        return thousandths == thousandths.rounded() ? String(Int(thousandths)) : String(thousandths)
    }
}
