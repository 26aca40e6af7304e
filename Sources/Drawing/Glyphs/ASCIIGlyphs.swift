/// The distribution of ink of each ASCII glyph in its cell.
enum ASCIIGlyphs {
    /// One glyph's ink in 4 × 8 pixels, for fitting.
    struct Glyph: Sendable {
        let character: Character
        /// The inked share of the cell.
        let mean: Float
        /// Whether a drawing of lines may use it; letters and conspicuous signs would read as text.
        let isPlain: Bool
        /// The length by which its ink less the mean was divided for `shapes`.
        let contrast: Float
    }

    /// The measured sixteenths of ink, a hexadecimal digit a pixel, the mean of common monospaced fonts. Letters are
    /// left out, since a picture of letters reads as text.
    private static let measured: [(Character, String)] = [
        (" ", "00000000000000000000000000000000"),
        (".", "00000000000000000000033002200000"),
        ("'", "00000210044001100000000000000000"),
        ("`", "00000610012000000000000000000000"),
        (",", "00000000000000000000033007300300"),
        ("-", "00000000000000000660000000000000"),
        ("_", "00000000000000000000000000008887"),
        (":", "00000000011005500000033002200000"),
        (";", "00000000011004500000034007300300"),
        ("~", "00000000000025024373000000000000"),
        ("^", "00000220177123323013000000000000"),
        ("\"", "00000330088003300000000000000000"),
        ("!", "00000220055005500440022002200000"),
        ("|", "00000320044004400440044004400430"),
        ("/", "00000012008101800720180033000000"),
        ("\\", "00002100170008100360009000420000"),
        ("(", "00000040035008100900072003600030"),
        (")", "00000400063001800090027006300300"),
        ("<", "00000000001317725830005500000000"),
        (">", "00000000310027710395550000000000"),
        ("+", "00000000022015514994033000000000"),
        ("=", "00000000000058854664122100000000"),
        ("*", "00000220277217810110000000000000"),
        ("o", "00000000033056758118644606600000"),
        ("O", "00000550666691199119655606600000"),
        ("0", "00000550567583788538575505500000"),
        ("#", "0000021218444ba65aa3458121300000"),
        ("%", "00002301874178622576057811430000"),
        ("&", "0000054046403b31766792a626440000"),
        ("@", "00000120464676887847768847410131"),
    ]

    /// The ink of each glyph's pixels less its mean, with a sum of squares of 1 (0 for the blank): eight rows of four
    /// pixels for one glyph after the other.
    static let shapes: [SIMD4<Float>] = measured.flatMap { _, digits in
        let ink = inks(digits)
        let mean = ink.reduce(.zero, +).sum() / 32
        let centred = ink.map { $0 - mean }
        let contrast = centred.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
        return contrast > 0 ? centred.map { $0 / contrast } : centred
    }

    static let glyphs: [Glyph] = measured.map { character, digits in
        let ink = inks(digits)
        let mean = ink.reduce(.zero, +).sum() / 32
        let contrast = ink.reduce(0) { $0 + (($1 - mean) * ($1 - mean)).sum() }.squareRoot()
        let isPlain = " .'`,-_:;~|/\\()+=*#".contains(character)
        return Glyph(character: character, mean: mean, isPlain: isPlain, contrast: contrast)
    }

    private static func inks(_ digits: String) -> [SIMD4<Float>] {
        // A thin stroke looks stronger than its ink: root-like weights, so | stands for a line as ] does.
        let values = digits.map { digit in
            let ink = Float(digit.hexDigitValue ?? 0) / 15
            return 0.5 * ink + 0.5 * ink.squareRoot()
        }
        return (0..<8).map { SIMD4(values[$0 * 4], values[$0 * 4 + 1], values[$0 * 4 + 2], values[$0 * 4 + 3]) }
    }

    /// Returns the measured ink of a glyph in 4 × 8 pixels, 0…1; nil for one that pictures do not use.
    static func ink(of glyph: Character) -> [Double]? {
        measured.first { $0.0 == glyph }?.1.map { Double($0.hexDigitValue ?? 0) / 15 }
    }

    /// Calls `body` for each glyph with the match of its shape with eight rows of four values.
    @inline(__always)
    static func match(_ rows: UnsafePointer<SIMD4<Float>>, _ body: (_ index: Int, _ match: Float) -> Void) {
        shapes.withUnsafeBufferPointer { shapes in
            for index in 0..<shapes.count / 8 {
                var sum = shapes[index * 8] * rows[0]
                for row in 1..<8 { sum += shapes[index * 8 + row] * rows[row] }
                body(index, sum.sum())
            }
        }
    }

    /// The ink of the darkest plain glyph: what full tone means in monochrome.
    static let mostInk: Float = glyphs.filter(\.isPlain).map(\.mean).max() ?? 1
}
