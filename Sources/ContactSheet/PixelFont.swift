/// Letters of five by seven dots, so that sheets of text cells and their labels need no font.
enum PixelFont {
    /// Whether the dot at (x, y) of a glyph, from its top left, is ink; nothing for glyphs that are not here.
    static func dot(_ glyph: Character, x: Int, y: Int) -> Bool {
        guard (0..<5).contains(x), (0..<7).contains(y), let rows = rows[glyph] else { return false }
        return rows[y] >> (4 - x) & 1 == 1
    }

    /// Seven rows a glyph, two digits of base sixteen each.
    private static let rows: [Character: [UInt8]] = drawn.mapValues { digits in
        let values = digits.compactMap(\.hexDigitValue)
        return (0..<7).map { UInt8(values[$0 * 2] << 4 | values[$0 * 2 + 1]) }
    }

    private static let drawn: [Character: String] = [
        "a": "00000e010f110f", "b": "10101e1111111e", "c": "00000f1010100f", "d": "01010f1111110f",
        "e": "00000e111f100e", "f": "0609081c080808", "g": "00000f110f010e", "h": "10101e11111111",
        "i": "04000c0404040e", "j": "0200060202120c", "k": "10101214181412", "l": "0c04040404040e",
        "m": "00001a15151515", "n": "00001e11111111", "o": "00000e1111110e", "p": "00001e11111e10",
        "q": "00000f11110f01", "r": "00001619101010", "s": "00000f100e011e", "t": "08081c08080906",
        "u": "0000111111130d", "v": "000011110a0a04", "w": "0000111515150a", "x": "0000110a040a11",
        "y": "000011110f010e", "z": "00001f0204081f",
        "0": "0e11131519110e", "1": "040c040404040e", "2": "0e11010204081f", "3": "1f02040201110e",
        "4": "02060a121f0202", "5": "1f101e0101110e", "6": "0608101e11110e", "7": "1f010204080808",
        "8": "0e11110e11110e", "9": "0e11110f01020c",
        "A": "0e11111f111111", "O": "0e11111111110e", "Z": "1f01020408101f",
        ".": "00000000000c0c", "'": "0c040800000000", "`": "08040200000000", ",": "000000000c0408",
        "-": "0000001f000000", "_": "0000000000001f", ":": "000c0c000c0c00", ";": "000c0c000c0408",
        "~": "00000815020000", "^": "040a1100000000", "\"": "0a0a0a00000000", "!": "04040404000004",
        "|": "04040404040404", "/": "00010204081000", "\\": "00100804020100", "(": "02040808080402",
        ")": "08040202020408", "<": "02040810080402", ">": "08040201020408", "+": "0004041f040400",
        "=": "00001f001f0000", "*": "00150e1f0e1500", "#": "0a0a1f0a1f0a0a", "%": "18190204081303",
        "&": "0c12140815120d", "@": "0e1117151e100e", " ": "00000000000000",
    ]
}
