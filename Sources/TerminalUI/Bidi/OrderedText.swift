/// The side from which a frame is laid out, and who orders its texts.
package enum TextOrder: Hashable, Sendable {
    /// Texts stay in the order in which they are read, for output that a terminal or another program orders.
    case logical
    /// The frame orders texts and is laid out from the left.
    case leftToRight
    /// The frame orders texts and is laid out from the right.
    case rightToLeft
}

/// A line of text in visual order, as it is seen on the screen from the left, by grapheme clusters.
package struct OrderedText {
    /// A grapheme cluster of the line: its place in the text and the cells that draw it.
    struct Cluster {
        /// The index among the characters of the text as it is read.
        let index: Int
        /// The cells that draw the cluster; empty where it is joined with another, and for marks that only direct the
        /// order.
        let pieces: [TextWidth.Piece]
        let isRightToLeft: Bool

        var columns: Int { pieces.reduce(0) { $0 + $1.columns } }
    }

    /// The clusters from the left of the screen.
    let clusters: [Cluster]
    /// True if the line as a whole runs from right to left.
    let isRightToLeft: Bool

    /// Orders a line; `nil` if FriBidi is not installed.
    ///
    /// - Parameter isRightToLeft: The line's direction; `nil`: that of its first strong letter.
    init?(_ text: some StringProtocol, isRightToLeft: Bool?) {
        guard let library = FriBidi.shared else { return nil }
        var scalars: [UInt32] = []
        var owners: [Int] = []
        var starts: [Int] = []
        for (index, character) in text.enumerated() {
            starts.append(scalars.count)
            for scalar in character.unicodeScalars {
                scalars.append(scalar.value)
                owners.append(index)
            }
        }
        starts.append(scalars.count)
        let line = library.line(scalars, isRightToLeft: isRightToLeft)
        self.isRightToLeft = line.isRightToLeft
        clusters = line.order.compactMap { place in
            let owner = owners[Int(place)]
            // Marks follow their letter, whatever their place in the order.
            guard starts[owner] == place else { return nil }
            let shaped = line.shaped[starts[owner]..<starts[owner + 1]].filter { $0 != FriBidi.joined }
            let glyphs = String(String.UnicodeScalarView(shaped.compactMap(Unicode.Scalar.init)))
            return Cluster(
                index: owner, pieces: glyphs.flatMap(TextWidth.pieces), isRightToLeft: line.levels[Int(place)] % 2 == 1)
        }
    }

    var columns: Int { clusters.reduce(0) { $0 + $1.columns } }

    /// Returns a line in the order in which it is read, from one in the order in which it is seen: a picture's lettering.
    package static func asRead(_ seen: String) -> String {
        // What was ordered is put back by ordering it once more.
        guard isNeeded(for: seen), let ordered = OrderedText(seen, isRightToLeft: true) else { return seen }
        return ordered.clusters.flatMap(\.pieces).map { String($0.glyph) }.joined()
    }

    /// Returns whether a text has letters that run from right to left.
    static func isNeeded(for text: some StringProtocol) -> Bool {
        // The first bytes of such letters are few; most texts have none of them.
        let mayNeed = text.utf8.contains { (0xD6...0xE0).contains($0) || $0 >= 0xEF }
        return mayNeed && text.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Returns whether all letters of a text run from left to right, as those of an English name do; it then does so as a
    /// whole, unless it is a sentence of the game with such a name in it.
    static func isForeign(_ text: some StringProtocol) -> Bool {
        var hasLetter = false
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) || scalar == "\u{2068}" { return false }
            hasLetter = hasLetter || scalar.properties.isAlphabetic
        }
        return hasLetter
    }

    /// Returns whether a scalar is a letter that runs from right to left, or a mark that makes others do so.
    package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200F, 0x202E, 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Returns how many columns joining takes from a text: lam and alef are one glyph.
    static func joinedColumns(of text: some StringProtocol) -> Int {
        guard FriBidi.isLoaded else { return 0 }
        return zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).count { lam, alef in
            lam.value == 0x644 && [0x622, 0x623, 0x625, 0x627].contains(alef.value)
        }
    }
}
