/// The code points that ncurses is given in place of glyphs that the C library does not know.
///
/// ncurses prints a blank for what has no `wcwidth`, as octants have none in glibc 2.36. It draws their stand-ins, private
/// code points of one column that are encoded in as many bytes, and the channel puts the glyphs back: U+1C000…1CFFF and
/// U+1F000…1FFFF are 4,096 code points each, and differ from U+10F000…10FFFF and U+10E000…10EFFF in their first two bytes
/// only.
enum StandIn {
    private static let places: [(glyphs: ClosedRange<UInt32>, first: UInt32)] = [
        (0x1C000...0x1CFFF, 0x10F000), (0x1F000...0x1FFFF, 0x10E000),
    ]

    /// Returns the stand-in of a glyph; nil where there is none.
    static func scalar(for glyph: Unicode.Scalar) -> Unicode.Scalar? {
        places.first { $0.glyphs.contains(glyph.value) }
            .flatMap { Unicode.Scalar(glyph.value - $0.glyphs.lowerBound + $0.first) }
    }

    /// Returns whether a code point of a text would be taken for a glyph.
    static func isReserved(_ scalar: Unicode.Scalar) -> Bool { (0x10E000...0x10FFFF).contains(scalar.value) }

    /// Puts the glyphs back in place of their stand-ins.
    static func replace(in bytes: inout [UInt8]) {
        for index in bytes.indices.dropLast() where bytes[index] == 0xF4 {
            switch bytes[index + 1] {
            case 0x8F: (bytes[index], bytes[index + 1]) = (0xF0, 0x9C)
            case 0x8E: (bytes[index], bytes[index + 1]) = (0xF0, 0x9F)
            default: break
            }
        }
    }
}
