extension CellGrid {
    /// A picture as `ansiText` or another program wrote it: text with color codes (ECMA-48 SGR). Other codes are left out.
    package init(ansiText text: String) {
        var rows: [[Cell]] = []
        for line in text.split(whereSeparator: \.isNewline) {
            var row: [Cell] = []
            var style = CellStyle.plain
            var rest = line[...]
            while let character = rest.popFirst() {
                guard character == "\u{1B}" else {
                    row.append(Cell(character, style: style))
                    continue
                }
                let code = rest.prefix { !$0.isLetter }
                rest = rest.dropFirst(code.count)
                if rest.popFirst() == "m" {
                    style.apply(code.dropFirst().split(separator: ";").compactMap { Int($0) })
                }
            }
            rows.append(row)
        }
        self.init(size: CellSize(width: rows.map(\.count).max() ?? 0, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, cell) in row.enumerated() { self[x, y] = cell }
        }
    }

    /// The picture made to fit into `size`: whole cells where there is room for them, else each cell of the result two
    /// pixels, one above the other, of the mean of what lies below them.
    package func fitted(into size: CellSize) -> CellGrid {
        if width <= size.width, height <= size.height { return self }
        guard width > 0, height > 0, size.width > 0, size.height > 0 else {
            return CellGrid(size: CellSize(width: 0, height: 0))
        }
        // Quarters of a cell: a pixel is one wide and two high in halves of a column.
        let scale = max(Double(width) / Double(size.width), Double(height) / Double(size.height))
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

    /// The color of one quarter of a cell; of a glyph that is no block, the ground's.
    private func quarter(_ column: Int, _ row: Int) -> RGB {
        let cell = self[column / 2, row / 2]
        var mask = 0
        if case .glyph(let glyph) = cell.content { mask = Self.quarters[glyph] ?? 0 }
        let isInk = mask & (1 << (row % 2 * 2 + column % 2)) != 0
        if case .rgb(let color) = isInk ? cell.style.foreground : cell.style.background { return color }
        return RGB(0, 0, 0)
    }

    /// Bit 0 the upper left, 1 the upper right, 2 and 3 below them.
    private static let quarters: [Character: Int] = {
        var masks: [Character: Int] = [:]
        for mask in 0..<16 { masks[GlyphSet.quadrant.character(mask: mask)] = mask }
        (masks["▀"], masks["▄"], masks["▌"], masks["▐"], masks["█"]) = (3, 12, 5, 10, 15)
        return masks
    }()
}

extension CellStyle {
    fileprivate mutating func apply(_ codes: [Int]) {
        var rest = codes[...]
        if rest.isEmpty { self = .plain }
        func named(_ index: Int) -> CellColor { .rgb(ColorPalette.xtermColors[index & 255]) }
        func color() -> CellColor? {
            switch rest.popFirst() {
            case 2 where rest.count >= 3:
                let color = rest.prefix(3).map { UInt8(clamping: $0) }
                rest = rest.dropFirst(3)
                return .rgb(RGB(color[0], color[1], color[2]))
            case 5: return rest.popFirst().map(named)
            default: return nil
            }
        }
        while let code = rest.popFirst() {
            switch code {
            case 0: self = .plain
            case 1: attributes.insert(.bold)
            case 2: attributes.insert(.dim)
            case 3: attributes.insert(.italic)
            case 4: attributes.insert(.underline)
            case 7: attributes.insert(.reverse)
            case 27: attributes.remove(.reverse)
            case 30...37: foreground = named(code - 30)
            case 38: foreground = color() ?? foreground
            case 39: foreground = .standard
            case 40...47: background = named(code - 40)
            case 48: background = color() ?? background
            case 49: background = .standard
            case 90...97: foreground = named(code - 82)
            case 100...107: background = named(code - 92)
            default: break
            }
        }
    }
}
