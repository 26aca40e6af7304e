/// The geometry of glyphs that fill their cell by rectangles, in shares of the cell, so a picture of a screen does not
/// depend on a font.
enum BlockShape {
    /// A rectangle in shares of the cell, each number 0…1, from the top left corner.
    typealias Part = (x: Double, y: Double, width: Double, height: Double)

    /// Returns the glyph's rectangles; nil if it is not made of any. Neighboring pixels of a row are one rectangle.
    static func parts(of glyph: Character) -> [Part]? {
        if let known = masks[glyph] { return parts(mask: known.mask, columns: known.columns, rows: known.rows) }
        guard let scalar = glyph.unicodeScalars.first, glyph.unicodeScalars.count == 1 else { return nil }
        let code = Int(scalar.value)
        switch code {
        case 0x2581...0x2587:
            let height = Double(code - 0x2580) / 8
            return [(0, 1 - height, 1, height)]
        case 0x2589...0x258F:
            return [(0, 0, Double(0x2590 - code) / 8, 1)]
        case 0x2594: return [(0, 0, 1, 0.125)]
        case 0x2595: return [(0.875, 0, 0.125, 1)]
        default: return line(glyph)
        }
    }

    /// Returns the share of the foreground in ░, ▒ or ▓; `nil` for other glyphs.
    static func shade(of glyph: Character) -> Double? {
        switch glyph {
        case "░": 0.25
        case "▒": 0.5
        case "▓": 0.75
        default: nil
        }
    }

    /// Returns the places of braille's dots in the cell; nil for other glyphs.
    static func dots(of glyph: Character) -> [(x: Double, y: Double)]? {
        guard let scalar = glyph.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value) else { return nil }
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        var result: [(x: Double, y: Double)] = []
        for (dot, place) in places.enumerated() where scalar.value >> UInt32(dot) & 1 == 1 {
            result.append((0.25 + 0.5 * Double(place.0), 0.125 + 0.25 * Double(place.1)))
        }
        return result
    }

    private static let masks: [Character: (mask: Int, columns: Int, rows: Int)] = {
        var result: [Character: (mask: Int, columns: Int, rows: Int)] = [:]
        for set in [GlyphSet.half, .quadrant, .sextant, .octant] {
            let per = set.pixelsPerCell
            for (mask, glyph) in set.characters.enumerated() where mask > 0 && result[glyph] == nil {
                result[glyph] = (mask, per.columns, per.rows)
            }
        }
        return result
    }()

    private static func parts(mask: Int, columns: Int, rows: Int) -> [Part] {
        let (w, h) = (1 / Double(columns), 1 / Double(rows))
        var result: [Part] = []
        for row in 0..<rows {
            let bits = mask >> (row * columns) & (1 << columns - 1)
            if bits == 0 { continue }
            let first = bits.trailingZeroBitCount
            let span = (first..<columns).prefix { bits >> $0 & 1 == 1 }.count
            result.append((Double(first) * w, Double(row) * h, Double(span) * w, h))
        }
        // Equal rows are one rectangle.
        return result.reduce(into: []) { merged, part in
            if let last = merged.last, last.x == part.x, last.width == part.width,
                abs(last.y + last.height - part.y) < 1e-9
            {
                merged[merged.count - 1].height += part.height
            } else {
                merged.append(part)
            }
        }
    }

    /// The arms of box-drawing glyphs, up, right, down, left, and whether they are heavy.
    private static let arms: [Character: (arms: Int, heavy: Bool)] = {
        var result: [Character: (arms: Int, heavy: Bool)] = [:]
        let all = [0b1010, 0b0101, 0b0110, 0b1100, 0b0011, 0b1001, 0b0111, 0b1101, 0b1110, 0b1011, 0b1111]
        for (light, arms) in zip("─│┌┐└┘├┤┬┴┼", all) { result[light] = (arms, false) }
        for (heavy, arms) in zip("━┃┏┓┗┛┣┫┳┻╋", all) { result[heavy] = (arms, true) }
        for (round, arms) in zip("╭╮╰╯", all[2...5]) { result[round] = (arms, false) }
        for (half, arms) in zip("╴╵╶╷", [0b1000, 0b0001, 0b0010, 0b0100]) { result[half] = (arms, false) }
        return result
    }()

    private static func line(_ glyph: Character) -> [Part]? {
        guard let (arms, heavy) = arms[glyph] else { return nil }
        // A light line is an eighth of the cell's width, a heavy one a quarter, on whole pixels of 8 × 16.
        let w = heavy ? 0.25 : 0.125
        let h = w / 2
        let (x, y) = heavy ? (0.375, 0.4375) : (0.5, 0.5)
        var result: [Part] = []
        if arms & 0b0001 != 0 { result.append((x, 0, w, y + h)) }
        if arms & 0b0010 != 0 { result.append((x, y, 1 - x, h)) }
        if arms & 0b0100 != 0 { result.append((x, y, w, 1 - y)) }
        if arms & 0b1000 != 0 { result.append((0, y, x + w, h)) }
        return result
    }
}

/// The inked part of each of a cell's 8 × 16 pixels, 0…1, to compare a terminal's output with a picture.
package enum GlyphCoverage {
    /// Returns the coverage of 128 pixels, row by row; 0 throughout for a glyph that is neither a block nor ASCII.
    package static func of(_ glyph: Character) -> [Double] {
        var result = [Double](repeating: 0, count: 128)
        if let parts = BlockShape.parts(of: glyph) {
            for part in parts {
                for row in 0..<16 {
                    let high = overlap(Double(row) / 16, 1.0 / 16, part.y, part.height)
                    for column in 0..<8 where high > 0 {
                        result[row * 8 + column] += high * overlap(Double(column) / 8, 1.0 / 8, part.x, part.width)
                    }
                }
            }
        } else if let shade = BlockShape.shade(of: glyph) {
            result = [Double](repeating: shade, count: 128)
        } else if let ink = ASCIIGlyphs.ink(of: glyph) {
            for place in 0..<128 { result[place] = ink[place / 16 * 4 + place % 8 / 2] }
        }
        return result
    }

    /// Returns the share of a span that another covers.
    private static func overlap(_ start: Double, _ length: Double, _ other: Double, _ otherLength: Double) -> Double {
        max(0, min(start + length, other + otherLength) - max(start, other)) / length
    }
}
