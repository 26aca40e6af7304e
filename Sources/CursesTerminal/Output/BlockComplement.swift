import Drawing

/// The glyph that fills what another leaves free: with the colors swapped it looks the same.
enum BlockComplement {
    /// Returns the complement of a half block, quadrant, sextant or octant; nil for a glyph without one in every font.
    static func scalar(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x2580...0x259F:
            let other = blocks[Int(scalar.value - 0x2580)]
            return other == 0 ? nil : Unicode.Scalar(0x2500 + UInt32(other))
        case 0x1FB00...0x1FB3B:
            // By binary value from 1 on, without the halves left and right and the full block.
            var mask = scalar.value - 0x1FB00 + 1
            if mask >= 0b010101 { mask += 1 }
            if mask >= 0b101010 { mask += 1 }
            mask = 63 - mask
            return Unicode.Scalar(0x1FB00 + mask - 1 - (mask > 0b010101 ? 1 : 0) - (mask > 0b101010 ? 1 : 0))
        case 0x1CD00...0x1CDE5:
            return octants[Int(scalar.value - 0x1CD00)]
        default:
            return nil
        }
    }

    /// The complements of the octants from U+1CD00 on.
    private static let octants: [Unicode.Scalar] = {
        var complements = Array(repeating: Unicode.Scalar(0x20 as UInt8), count: 0x1CDE6 - 0x1CD00)
        for mask in 0..<256 {
            func scalar(_ mask: Int) -> Unicode.Scalar {
                GlyphSet.octant.character(mask: mask).unicodeScalars.first ?? " "
            }
            let place = Int(scalar(mask).value) - 0x1CD00
            if complements.indices.contains(place) { complements[place] = scalar(255 - mask) }
        }
        return complements
    }()

    /// The last byte of the complement of each block from U+2580 on; 0 where there is none.
    private static let blocks: [UInt8] = [
        0x84, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0x90, 0, 0, 0,
        0x8C, 0, 0, 0, 0, 0, 0x9C, 0x9B, 0x9F, 0x9D, 0x9E, 0x97, 0x96, 0x99, 0x9A, 0x98,
    ]
}
