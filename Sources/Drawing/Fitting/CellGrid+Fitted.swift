extension CellGrid {
    /// The picture made to fit into `size`: whole cells where there is room for them, else each cell of the result two
    /// pixels, one above the other, of the mean of what lies below them.
    package func fitted(into size: CellSize) -> CellGrid {
        width <= size.width && height <= size.height ? self : filling(size)
    }

    /// As large as there is room, in its own shape; as it is where that is its size already.
    package func filling(_ size: CellSize) -> CellGrid {
        guard width > 0, height > 0, size.width > 0, size.height > 0 else {
            return CellGrid(size: CellSize(width: 0, height: 0))
        }
        // Quarters of a cell: a pixel is one wide and two high in halves of a column.
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

    /// Its upper left part, letter by letter.
    package func part(_ size: CellSize) -> CellGrid {
        var part = CellGrid(
            size: CellSize(width: max(0, min(width, size.width)), height: max(0, min(height, size.height))))
        part.copy(self, at: CellPoint(x: 0, y: 0))
        return part
    }

    /// The words that stand in it, row by row: of another size it would have none that can be read.
    package var lettering: [String] {
        (0..<height).compactMap { y in
            var (row, gap) = ("", 0)
            for x in 0..<width {
                guard case .glyph(let glyph) = self[x, y].content else { continue }
                guard Self.isLetter(glyph) else {
                    gap += 1
                    continue
                }
                if !row.isEmpty, gap > 0 { row += gap == 1 ? " " : "  " }
                row.append(glyph)
                gap = 0
            }
            return row.isEmpty ? nil : row
        }
    }

    /// Cells in which a letter stands.
    package var letters: Int {
        cells.count { if case .glyph(let glyph) = $0.content { Self.isLetter(glyph) } else { false } }
    }

    /// The picture alone.
    package var withoutLetters: CellGrid {
        var grid = self
        for index in cells.indices {
            if case .glyph(let glyph) = cells[index].content, Self.isLetter(glyph) {
                grid.cells[index] = Cell(" ", style: cells[index].style)
            }
        }
        return grid
    }

    /// Below and above the blocks of pictures, and the lines and signs beside them.
    private static func isLetter(_ glyph: Character) -> Bool {
        guard glyph != " ", let value = glyph.unicodeScalars.first?.value else { return false }
        return value < 0x2190 || (0x2E80..<0x1FB00).contains(value)
    }

    private func span(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
        let start = index * total / count
        return start..<max(start + 1, (index + 1) * total / count)
    }

    /// Of quarters of cells.
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

    /// The color of one quarter of a cell; of a glyph that is no block the ground's with some of the glyph's in it, so that
    /// lines of text stay to be seen.
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

    /// The share of its cell that a letter covers, about.
    private static let inkOfText = 0.45

    /// Bit 0 the upper left, 1 the upper right, 2 and 3 below them.
    private static let quarters: [Character: Int] = {
        var masks: [Character: Int] = [:]
        for mask in 0..<16 { masks[GlyphSet.quadrant.character(mask: mask)] = mask }
        (masks["▀"], masks["▄"], masks["▌"], masks["▐"], masks["█"]) = (3, 12, 5, 10, 15)
        return masks
    }()
}
