/// The characters that a picture may consist of.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
    /// Printable ASCII, by tone and direction.
    case ascii
    /// Upper half block: two pixels, one above the other.
    case half
    /// Quarters of a cell, which every font has.
    case quadrant
    /// Sixths (Unicode 13, Symbols for Legacy Computing).
    case sextant
    /// Eighths (Unicode 16, its supplement); few terminals have them yet.
    case octant
    /// Eight dots on the ground.
    case braille

    /// The number of a glyph's pixels, each in one of two colors.
    package var pixelsPerCell: (columns: Int, rows: Int) {
        switch self {
        case .ascii: (4, 8)
        case .half: (1, 2)
        case .quadrant: (2, 2)
        case .sextant: (2, 3)
        case .octant, .braille: (2, 4)
        }
    }

    /// Whether cells may be filled with ░, ▒ and ▓, which every font with half blocks has.
    package var hasShades: Bool { self != .ascii && self != .braille }

    /// Returns the height of a canvas's pixel over its width, for cells twice as tall as wide.
    package func pixelAspect(_ detail: Detail = .plain) -> Double {
        let per = canvasPixels(detail)
        return 2 * Double(per.columns) / Double(per.rows)
    }

    /// Returns the number of canvas pixels of one cell.
    package func canvasPixels(_ detail: Detail) -> (columns: Int, rows: Int) {
        let (per, samples) = (pixelsPerCell, samples(detail))
        return (per.columns * samples.columns, per.rows * samples.rows)
    }

    /// Returns the number of canvas pixels of one pixel of a glyph, across and down.
    package func samples(_ detail: Detail) -> (columns: Int, rows: Int) {
        guard detail == .fine else { return (1, 1) }
        return switch self {
        case .ascii: (1, 1)
        case .half: (8, 4)
        case .quadrant: (4, 4)
        case .sextant: (4, 3)
        case .octant, .braille: (4, 2)
        }
    }

    /// Returns the character that shows the foreground in the pixels of `mask`: bit 0 is the top left one, then along
    /// the rows. For the block sets and braille; ASCII has no such characters.
    package func character(mask: Int) -> Character {
        let table = characters.isEmpty ? [" "] : characters
        return table[max(0, min(mask, table.count - 1))]
    }

    /// The characters by mask; none for ASCII. Each table is made on demand: a screen needs one of them.
    var characters: [Character] {
        switch self {
        case .ascii: []
        case .half: [" ", "▀", "▄", "█"]
        case .quadrant: Self.quadrants
        case .sextant: Self.sextants
        case .octant: Self.octants
        case .braille: Self.brailles
        }
    }

    private static let quadrants: [Character] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    /// U+1FB00 on, by binary value; the left and right halves and the empty and full cell are elsewhere.
    private static let sextants: [Character] = (0..<64).map { mask in
        switch mask {
        case 0: return " "
        case 0b010101: return "▌"
        case 0b101010: return "▐"
        case 63: return "█"
        default: return character(0x1FB00 + mask - 1 - (mask > 0b010101 ? 1 : 0) - (mask > 0b101010 ? 1 : 0))
        }
    }

    /// U+1CD00 on, by binary value; 26 shapes had characters already.
    private static let octants: [Character] = {
        var elsewhere: [Int: Character] = [
            0x01: "\u{1CEA8}", 0x02: "\u{1CEAB}", 0x40: "\u{1CEA3}", 0x80: "\u{1CEA0}",
            0x03: "\u{1FB82}", 0x3F: "\u{1FB85}", 0xC0: "\u{2582}", 0xFC: "\u{2586}",
            0x14: "\u{1FBE6}", 0x28: "\u{1FBE7}",
        ]
        for (mask, quadrant) in quadrants.enumerated() {
            var wide = 0
            for bit in 0..<4 where mask >> bit & 1 == 1 {
                let top = bit / 2 * 4 + bit % 2
                wide |= 1 << top | 1 << (top + 2)
            }
            elsewhere[wide] = quadrant
        }
        var next = 0x1CD00
        return (0..<256).map { mask in
            if let known = elsewhere[mask] { return known }
            next += 1
            return character(next - 1)
        }
    }()

    /// U+2800 on; braille numbers its dots down the columns, the lowest row last.
    private static let brailles: [Character] = (0..<256).map { mask in
        if mask == 0 { return " " }
        let bits = [0, 3, 1, 4, 2, 5, 6, 7]
        var dots = 0
        for (pixel, dot) in bits.enumerated() where mask >> pixel & 1 == 1 { dots |= 1 << dot }
        return character(0x2800 + dots)
    }

    private static func character(_ code: Int) -> Character {
        Unicode.Scalar(UInt32(code)).map(Character.init) ?? " "
    }
}

/// The resolution of a canvas before glyphs are fitted to it.
package enum Detail: Hashable, Sendable {
    /// One canvas pixel for each pixel of a glyph, for moving pictures.
    case plain
    /// Several for each, for still pictures: edges come out as sharp as cells allow, at a few times the cost.
    case fine
}
