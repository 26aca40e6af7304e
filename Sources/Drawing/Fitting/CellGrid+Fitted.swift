extension CellGrid {
    /// Returns the picture unchanged if it fits into `size`, else scaled down into cells of two pixels, one above the
    /// other, each the mean of what it covers.
    package func fitted(into size: CellSize) -> CellGrid {
        width <= size.width && height <= size.height ? self : filling(size)
    }

    /// Returns the picture scaled to fill `size` in its own proportions, in half blocks; unchanged if it fills `size`
    /// already.
    package func filling(_ size: CellSize) -> CellGrid {
        guard width > 0, height > 0, size.width > 0, size.height > 0 else {
            return CellGrid(size: CellSize(width: 0, height: 0))
        }
        // In quarters of a cell, a pixel is one wide and two high.
        let scale = max(Double(width) / Double(size.width), Double(height) / Double(size.height))
        guard scale != 1 else { return self }
        let result = CellSize(
            width: max(1, min(size.width, Int(Double(width) / scale))),
            height: max(1, min(size.height, Int(Double(height) / scale))))
        var grid = CellGrid(size: result)
        for y in 0..<result.height {
            for x in 0..<result.width {
                func mean(_ half: Int) -> RGB {
                    let columns = span(x, of: result.width, in: width * 2)
                    let rows = span(y * 2 + half, of: result.height * 2, in: height * 2)
                    return meanColor(columns: columns, rows: rows)
                }
                grid[x, y] = Cell("▀", style: CellStyle(foreground: .rgb(mean(0)), background: .rgb(mean(1))))
            }
        }
        return grid
    }

    /// Returns the picture drawn anew with other glyphs and colors; its words and plain areas are unchanged.
    package func redrawn(in glyphs: GlyphSet, _ palette: ColorPalette) -> CellGrid {
        var canvas = Canvas(cells: size, glyphs: glyphs)
        let (across, down) = glyphs.canvasPixels(.plain)
        for y in 0..<canvas.height {
            for x in 0..<canvas.width { canvas[x, y] = quarter(x * 2 / across, y * 2 / down).linear }
        }
        var grid = CellGrid(size: size)
        GlyphFitter(set: glyphs, palette: palette).fit(canvas, into: &grid)
        for index in cells.indices where cells[index].content == .glyph(" ") || Self.isLetter(cells[index]) {
            grid.cells[index] = cells[index]
        }
        return grid
    }

    /// Returns the upper left part of the picture, unchanged: `size` or as much of that as there is.
    package func part(_ size: CellSize) -> CellGrid {
        var part = CellGrid(
            size: CellSize(width: max(0, min(width, size.width)), height: max(0, min(height, size.height))))
        part.copy(self, at: CellPoint(x: 0, y: 0))
        return part
    }

    /// Returns the words of a row with their positions.
    private func lettering(row y: Int) -> [(x: Int, cells: [Cell])] {
        var runs: [(x: Int, cells: [Cell])] = []
        var end = -2
        for x in 0..<width where Self.isLetter(self[x, y]) {
            // A space between words belongs to them.
            if x - end == 2 { runs[runs.count - 1].cells.append(self[x - 1, y]) }
            if x - end > 2 { runs.append((x, [])) }
            runs[runs.count - 1].cells.append(self[x, y])
            end = x
        }
        return runs
    }

    /// The words of the picture, one text for each row that has any.
    package var lettering: [String] {
        (0..<height).map { y in
            lettering(row: y).map { run in
                String(run.cells.compactMap { if case .glyph(let glyph) = $0.content { glyph } else { nil } })
            }.joined(separator: "  ")
        }.filter { !$0.isEmpty }
    }

    /// The number of cells with a letter.
    package var letters: Int { cells.count(where: Self.isLetter) }

    private var withoutLetters: CellGrid {
        var grid = self
        for index in cells.indices where Self.isLetter(cells[index]) {
            grid.cells[index] = Cell(" ", style: cells[index].style)
        }
        return grid
    }

    /// The picture without its words and the rows below it that are there for them.
    package var withoutLettering: CellGrid {
        let last = (0..<height).last { y in
            (0..<width).contains { x in self[x, y].content != .glyph(" ") && !Self.isLetter(self[x, y]) }
        }
        let text = ((last ?? -1) + 1..<height).first { y in (0..<width).contains { Self.isLetter(self[$0, y]) } }
        return withoutLetters.part(CellSize(width: width, height: text ?? height))
    }

    /// Returns the picture scaled up to fill `size`, with its words unscaled; unchanged if there is no room to grow.
    package func enlarged(to size: CellSize) -> CellGrid {
        var grid = withoutLetters.filling(size)
        guard grid.width > width else { return self }
        for y in 0..<height {
            for run in lettering(row: y) {
                let (x, row) = (run.x * grid.width / width, y * grid.height / height)
                for (offset, cell) in run.cells.enumerated() where x + offset < grid.width {
                    grid[x + offset, row] = cell
                }
            }
        }
        return grid
    }

    /// Returns whether a cell has a letter: not a block of a picture, a line or a sign beside them.
    private static func isLetter(_ cell: Cell) -> Bool {
        guard case .glyph(let glyph) = cell.content else { return true }
        guard glyph != " ", let value = glyph.unicodeScalars.first?.value else { return false }
        return value < 0x2190 || (0x2E80..<0x1FB00).contains(value)
    }

    private func span(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
        let start = index * total / count
        return start..<max(start + 1, (index + 1) * total / count)
    }

    /// Returns the mean color of quarters of cells.
    private func meanColor(columns: Range<Int>, rows: Range<Int>) -> RGB {
        var (red, green, blue, count) = (0, 0, 0, 0)
        for row in rows {
            for column in columns {
                let color = quarter(column, row)
                (red, green, blue) = (red + Int(color.red), green + Int(color.green), blue + Int(color.blue))
                count += 1
            }
        }
        count = max(1, count)
        return RGB(UInt8(red / count), UInt8(green / count), UInt8(blue / count))
    }

    /// Returns the color of one quarter of a cell; of a glyph that is no block, the background with some of the glyph's
    /// color, so lines of text stay visible.
    private func quarter(_ column: Int, _ row: Int) -> RGB {
        let cell = self[column / 2, row / 2]
        var mask = 0
        if case .glyph(let glyph) = cell.content {
            mask = Self.quarters[glyph] ?? 0
            if mask == 0, glyph != " ", case .rgb(let ink) = cell.style.foreground,
                case .rgb(let ground) = cell.style.background
            {
                return .mix(ground, ink, Self.inkOfText)
            }
        }
        let isInk = mask & (1 << (row % 2 * 2 + column % 2)) != 0
        if case .rgb(let color) = isInk ? cell.style.foreground : cell.style.background { return color }
        return RGB(0, 0, 0)
    }

    /// The approximate share of its cell that a letter covers.
    private static let inkOfText = 0.45

    /// The quarters of block glyphs: bit 0 the upper left, 1 the upper right, 2 and 3 below them.
    private static let quarters: [Character: Int] = {
        var masks: [Character: Int] = [:]
        for mask in 0..<16 { masks[GlyphSet.quadrant.character(mask: mask)] = mask }
        (masks["▀"], masks["▄"], masks["▌"], masks["▐"], masks["█"]) = (3, 12, 5, 10, 15)
        return masks
    }()
}
