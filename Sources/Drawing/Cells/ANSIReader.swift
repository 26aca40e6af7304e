extension CellGrid {
    /// Reads a picture that `ansiText` or another program wrote: text with color codes (ECMA-48 SGR). Other codes are
    /// ignored.
    ///
    /// No more than `longestSide` rows and columns are read, since anybody may have made the file.
    ///
    /// - Parameter columns: returns the columns of a character, 1 or 2.
    package init(ansiText text: String, columns: (Character) -> Int = { _ in 1 }) {
        var rows: [[Cell]] = []
        for line in text.split(whereSeparator: \.isNewline).prefix(Self.longestSide) {
            var row: [Cell] = []
            var style = CellStyle.plain
            var rest = line[...]
            while row.count < Self.longestSide, let character = rest.popFirst() {
                guard character == "\u{1B}" else {
                    guard !character.unicodeScalars.contains(where: \.isObeyed) else { continue }
                    row.append(Cell(character, style: style))
                    if columns(character) == 2 { row.append(Cell(content: .continuation, style: style)) }
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

    /// The most columns, and the most rows, of a picture that are read.
    private static var longestSide: Int { 1000 }
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
