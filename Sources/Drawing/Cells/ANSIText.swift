extension CellGrid {
    /// Returns the grid as text with color codes (ECMA-48 SGR), for a pipe or a file. Lines end plain; a code is only
    /// written where the style changes.
    ///
    /// - Parameters:
    /// - palette: the codes to use: 24-bit, one of 256, one of 16, or none at all.
    /// - links: the links in the grid; where two overlap the later one wins.
    /// - isOrdered: true for cells in the order in which they are seen, which a terminal is told to leave (BDSM).
    package func ansiText(palette: ColorPalette = .exact, links: [CellLink] = [], isOrdered: Bool = false) -> String {
        var out = isOrdered ? "\u{1B}[8l" : ""
        out.reserveCapacity(cells.count * 8)
        for y in 0..<height {
            var current = CellStyle.plain
            var address: String?
            for x in 0..<width {
                let cell = self[x, y]
                guard case .glyph(let glyph) = cell.content else { continue }
                let link = links.last { $0.rect.contains(CellPoint(x: x, y: y)) }?.address
                if link != address {
                    out += CellLink.code(link)
                    address = link
                }
                if palette != .mono, cell.style != current {
                    out += Self.codes(from: current, to: cell.style, palette)
                    current = cell.style
                }
                out.append(glyph)
            }
            if current != .plain { out += "\u{1B}[0m" }
            if address != nil { out += CellLink.code(nil) }
            out += "\n"
        }
        return isOrdered ? out + "\u{1B}[8h" : out
    }

    /// Returns the text that turns `former` into this grid on a terminal, in 24-bit colors: runs of cells that have
    /// changed. Empty without changes.
    package func ansiChanges(since former: CellGrid?) -> String {
        var out = ""
        for y in 0..<height {
            var current = CellStyle.plain
            /// The position of the terminal's cursor.
            var cursor: Int?
            for x in 0..<width {
                let cell = self[x, y]
                guard case .glyph(let glyph) = cell.content else { continue }
                if let former, former.size == size, former[x, y] == cell { continue }
                if cursor != x { out += "\u{1B}[\(y + 1);\(x + 1)H" }
                if cell.style != current {
                    out += Self.codes(from: current, to: cell.style, .exact)
                    current = cell.style
                }
                out.append(glyph)
                let isWide = x + 1 < width && self[x + 1, y].content == .continuation
                cursor = x + (isWide ? 2 : 1)
            }
            if current != .plain { out += "\u{1B}[0m" }
        }
        return out
    }

    private static func codes(from old: CellStyle, to new: CellStyle, _ palette: ColorPalette) -> String {
        var codes: [String] = []
        var old = old
        if old.attributes != new.attributes {
            codes.append("0")
            old = .plain
            let names: [(CellAttributes, String)] = [
                (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
            ]
            codes += names.filter { new.attributes.contains($0.0) }.map(\.1)
        }
        if old.foreground != new.foreground { codes.append(code(new.foreground, ground: false, palette)) }
        if old.background != new.background { codes.append(code(new.background, ground: true, palette)) }
        return "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    private static func code(_ color: CellColor, ground: Bool, _ palette: ColorPalette) -> String {
        guard case .rgb(let rgb) = color else { return ground ? "49" : "39" }
        switch palette {
        case .xterm256:
            return "\(ground ? 48 : 38);5;\(ColorPalette.xterm256.index(of: rgb))"
        case .ansi16, .ansi8:
            let index = Int(ColorPalette.ansi16.index(of: rgb))
            return String((ground ? 40 : 30) + (index < 8 ? index : index - 8 + 60))
        case .exact, .trueColor, .mono:
            return "\(ground ? 48 : 38);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
        }
    }
}
