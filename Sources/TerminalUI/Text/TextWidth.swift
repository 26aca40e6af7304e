/// The columns that text takes on a terminal, and the part of it that can be shown at all.
///
/// ncurses places every cell by the C library's `wcwidth`, and a cell holds one spacing code point with marks
/// upon it. A grapheme cluster that has more (an emoji joined from several, a flag, a conjunct) is shown as what
/// fits that rule, so that every terminal puts the next column where we think it is:
/// - joined emoji show their first part, skin tones and variation selectors are left out;
/// - flags show their two letters;
/// - other clusters with several spacing code points take a cell for each;
/// - controls and unassigned code points show as `�`, white space of any kind as a space;
/// - format characters (direction overrides, zero-width spaces) are left out.
package enum TextWidth {
    /// The substitute for a character that cannot be shown.
    package static let replacement: Character = "\u{FFFD}"

    /// Returns the columns of `text` on one line, as `Painter.put` writes it.
    package static func columns(of text: String) -> Int {
        if let ascii = text.utf8.withContiguousStorageIfAvailable({ bytes -> Int? in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
        }), let columns = ascii {
            return columns
        }
        if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.count }
        return text.reduce(0) { $0 + columns(of: $1) } - OrderedText.joinedColumns(of: text)
    }

    /// Returns the columns of one grapheme cluster: 0 (never shown), 1, 2, or more for a cluster that takes several
    /// cells.
    package static func columns(of character: Character) -> Int {
        if let piece = simplePiece(of: character) { return piece.columns }
        return pieces(of: character).reduce(0) { $0 + $1.columns }
    }

    /// Returns `text` as a terminal shows it: controls are replaced, marks that turn its direction are left out.
    package static func shown(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        return String(text.flatMap { pieces(of: $0).map(\.glyph) })
    }

    /// One cell of text: a spacing code point with its marks, 1 or 2 columns.
    package struct Piece: Hashable, Sendable {
        package let glyph: Character
        package let columns: Int
    }

    /// Returns the cells that `character` is shown as; empty when nothing of it shows.
    package static func pieces(of character: Character) -> [Piece] {
        if let piece = simplePiece(of: character) { return [piece] }
        if character.isWhitespace { return [Piece(glyph: " ", columns: character == "\u{3000}" ? 2 : 1)] }
        var found: [(scalars: [Unicode.Scalar], columns: Int)] = []
        var joined = false
        for scalar in character.unicodeScalars {
            let width = columns(of: scalar)
            if width == 0 {
                if scalar == "\u{200D}" { joined = joined || found.last?.scalars.first.map(isPictograph) ?? false }
                guard !isFormat(scalar) else { continue }
                if found.isEmpty { found.append(([" "], 1)) }
                let last = found.count - 1
                if found[last].scalars.count <= maximumMarks { found[last].scalars.append(scalar) }
            } else if !joined, !(isSkinTone(scalar) && !found.isEmpty) {
                found.append(([shown(scalar)], width))
            }
        }
        return found.map { piece in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: piece.scalars)
            return Piece(glyph: String(text).first ?? replacement, columns: piece.columns)
        }
    }

    /// Returns true for a code point that takes one column as it is and never joins with its neighbors: ASCII, the
    /// letters of Latin, Greek and Cyrillic texts, dashes, quotes, arrows and lines.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x391..<0x3A2, 0x3A3..<0x483, 0x48A..<0x530, 0x2010..<0x2028,
            0x2190..<0x2200, 0x2500..<0x25A0:
            true
        default: false
        }
    }

    /// Returns the columns of one code point as `wcwidth` has them: 0, 1 or 2. An unprintable one counts 1, for
    /// `replacement`.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        if isIn(WidthTable.unprintable, value) { return 1 }
        if isIn(WidthTable.zero, value) { return 0 }
        return isIn(WidthTable.wide, value) ? 2 : 1
    }

    /// Returns false for what a terminal must never be sent: controls, and code points that `wcwidth` does not know.
    package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        !isIn(WidthTable.unprintable, scalar.value)
    }

    /// The most marks that one cell of ncurses holds upon its spacing code point (`CCHARW_MAX` is 5).
    private static let maximumMarks = 4

    /// Returns the piece of a character that is one code point and shows as it is, as nearly all do.
    static func simplePiece(of character: Character) -> Piece? {
        let scalars = character.unicodeScalars
        let scalar = scalars[scalars.startIndex]
        guard scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2500..<0x25A0: return Piece(glyph: character, columns: 1)
        // Controls and the spaces of other widths.
        case ..<0x300, 0x1680, 0x2000...0x202F, 0x205F...0x206F, 0x3000: return nil
        case 0x1F1E6...0x1F1FF: return nil
        default:
            let width = columns(of: scalar)
            return width > 0 && isPrintable(scalar) ? Piece(glyph: character, columns: width) : nil
        }
    }

    /// Returns the code point itself, `�` for one that cannot be shown, or a letter for half of a flag.
    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if (0x1F1E6...0x1F1FF).contains(scalar.value) {
            return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0x1F1E6 + 0x41))
        }
        return isPrintable(scalar) ? scalar : "\u{FFFD}"
    }

    private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji && scalar.value > 0xFF
    }

    /// Returns whether a scalar is a format character or variation selector: invisible, and some terminals change the
    /// width for it.
    private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format || scalar.properties.isVariationSelector
    }

    /// Returns whether a table of pairs of first and last holds `value`.
    private static func isIn(_ table: [UInt32], _ value: UInt32) -> Bool {
        var low = 0
        var high = table.count / 2
        while low < high {
            let middle = (low + high) / 2
            if value > table[middle * 2 + 1] {
                low = middle + 1
            } else if value < table[middle * 2] {
                high = middle
            } else {
                return true
            }
        }
        return false
    }
}
