import Testing

@testable import TerminalUI

@Suite struct TextWidthTests {
    @Test(arguments: [
        ("", 0), ("Calm Palms", 10), ("é", 1), ("e\u{301}", 1), ("鳥", 2), ("カワラヒワ", 10), ("ｶﾅﾘｱ", 4), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("🐦", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 1), ("1️⃣", 1), ("🇸🇪", 2), ("ก็", 1),
        ("क्षि", 3), ("\u{202E}abc", 3), ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("soft\u{AD}hyphen", 10), ("\t", 1),
        ("\r\n", 1),
        ("\u{1B}[31m", 5), ("\u{7F}", 1), ("\u{85}", 1), ("\u{378}", 1), ("\u{301}", 1), ("\u{3000}", 2), ("─│╭▀▚", 5),
        ("…", 1),
        ("Привіт", 6), ("שלום", 4), ("مرحب", 4),
    ])
    func columns(_ text: String, _ expected: Int) {
        #expect(TextWidth.columns(of: text) == expected)
    }

    @Test(arguments: [
        ("👩‍👩‍👧", ["👩"]), ("👍🏽", ["👍"]), ("❤️", ["❤"]), ("🇸🇪", ["S", "E"]), ("\u{1B}", ["\u{FFFD}"]), ("\n", [" "]),
        ("\t", [" "]),
        ("\u{301}", [" \u{301}"]), ("\u{202E}", []), ("e\u{301}", ["e\u{301}"]),
    ])
    func pieces(_ character: String, _ expected: [String]) {
        #expect(character.count == 1)
        #expect(character.flatMap(TextWidth.pieces).map { String($0.glyph) } == expected)
    }

    /// More marks than a cell of ncurses holds are left out, the rest stays one glyph.
    @Test func piledMarks() {
        let piled = Character("a" + String(repeating: "\u{301}", count: 40))
        let pieces = TextWidth.pieces(of: piled)
        #expect(pieces.map(\.columns) == [1])
        #expect(pieces.first?.glyph.unicodeScalars.count == 5)
    }

    /// Nothing of any code point reaches a cell that a terminal must not be sent. Some format characters are signs to
    /// be seen, such as the Arabic number sign.
    @Test func everyCodePointIsHarmless() {
        var unsafe: [UInt32] = []
        // Planes 4 to 13 are unassigned, 15 and 16 private use.
        for value in Array(UInt32(0)..<0x40000) + Array(0xE0000..<0xE1000) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let pieces = TextWidth.pieces(of: Character(scalar))
            let isSafe = pieces.allSatisfy { piece in
                (1...2).contains(piece.columns)
                    && piece.glyph.unicodeScalars.allSatisfy {
                        TextWidth.isPrintable($0)
                            && ($0.properties.generalCategory != .format || TextWidth.columns(of: $0) == 1)
                    }
            }
            if !isSafe { unsafe.append(value) }
        }
        #expect(unsafe.isEmpty)
    }

    /// A text of plain code points is measured and written one by one, which is right only if each is a character of
    /// one column, whatever stands beside it.
    @Test func plainCodePointsStandAlone() {
        let plain = (UInt32(0)..<0x40000).compactMap(Unicode.Scalar.init).filter(TextWidth.isPlain)
        #expect(plain.count > 1000)
        let wrong = plain.filter { scalar in
            let character = Character(scalar)
            return TextWidth.pieces(of: character) != [.init(glyph: character, columns: 1)]
                || "a\(character)a\(character)\(character)".count != 5
        }
        #expect(wrong.isEmpty)
    }
}

@Suite struct TextFittingTests {
    @Test(arguments: [
        ("Bird Springs", 12, "Bird Springs"), ("Bird Springs", 11, "Bird Sprin…"), ("Bird Springs", 6, "Bird…"),
        ("Bird", 1, "…"), ("Bird", 0, ""), ("鳥の庭", 6, "鳥の庭"), ("鳥の庭", 5, "鳥の…"), ("鳥の庭", 4, "鳥…"), ("鳥の庭", 2, "…"),
    ])
    func truncate(_ text: String, _ columns: Int, _ expected: String) {
        #expect(TextFitting.truncate(text, to: columns) == expected)
    }

    @Test(arguments: [
        ("ab", 5, TextAlignment.leading, "ab   "), ("ab", 5, .center, " ab  "), ("ab", 5, .trailing, "   ab"),
        ("鳥", 5, .center, " 鳥  "), ("abcdef", 4, .trailing, "abc…"), ("鳥の庭", 4, .leading, "鳥… "), ("x", 0, .center, ""),
    ])
    func fit(_ text: String, _ columns: Int, _ alignment: TextAlignment, _ expected: String) {
        #expect(TextFitting.fit(text, to: columns, alignment: alignment) == expected)
    }

    @Test(arguments: [
        ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
        ("one two three", 8, ["one two", "three"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\nb", 5, ["a", "b"]), ("a\n\nb", 5, ["a", "", "b"]),
        ("一二三四五", 4, ["一二", "三四", "五"]), ("一二。三", 4, ["一", "二。", "三"]),
        ("見る Cardinal です", 9, ["見る", "Cardinal", "です"]),
        ("in /home/robin/birds/a.svg", 12, ["in /home/", "robin/birds/", "a.svg"]),
        ("/a/b is short", 13, ["/a/b is short"]), ("/abcdefgh/i", 4, ["/", "abcd", "efgh", "/i"]),
        ("  two spaces", 20, ["  two spaces"]), ("ends ", 5, ["ends"]), ("鳥", 1, ["鳥"]),
    ])
    func wrap(_ text: String, _ columns: Int, _ expected: [String]) {
        #expect(TextFitting.wrap(text, to: columns) == expected)
    }

    /// ASCII is wrapped in a shorter way, to the same lines: all texts of up to seven letters, spaces and slashes.
    @Test func asciiIsWrappedAsAllTextIs() {
        var texts = [""]
        for length in 0..<8 {
            for text in texts where text.count == length {
                for columns in 1...5 {
                    let lines = TextFitting.wrapParagraph(text[...], to: columns)
                    #expect(TextFitting.wrap(text, to: columns) == lines, "“\(text)” in \(columns)")
                }
            }
            texts = texts.flatMap { text in ["a", " ", "/"].map { text + $0 } }
        }
    }

    @Test func wrapStopsWithAnEllipsis() {
        #expect(TextFitting.wrap("one two three four", to: 5, maximum: 2) == ["one", "two…"])
        #expect(TextFitting.wrap("aaaaa bbbbb ccccc", to: 5, maximum: 2) == ["aaaaa", "bbbb…"])
        #expect(TextFitting.wrap("one", to: 5, maximum: 0) == [])
        // An opening bracket begins a line rather than ending one, before Latin letters, too.
        #expect(TextFitting.wrap("書き方は「man」で", to: 10) == ["書き方は", "「man」で"])
    }

    /// Whatever the text, no line is wider than asked for, and no character is lost.
    @Test(arguments: 2...24)
    func wrappedLinesFit(_ columns: Int) {
        let text = "The hummingbird (蜂鳥) hovers、飲む。 Nectar! 🐦🐦🐦 supercalifragilistic क्षि end"
        let lines = TextFitting.wrap(text, to: columns)
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= max(columns, 3) })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
}

@Suite struct ASCIIFallbackTests {
    @Test(arguments: [
        ("Bird", "Bird"), ("╭─╮│", ".-.|"), ("é à ß ø", "e a s o"), ("↑↓", "^v"), ("鳥", "? "), ("3h left…", "3h left."),
        ("▀▚", "\"#"),
        ("🇸🇪", "SE"), ("\u{1B}[0m", "?[0m"), ("—", "-"),
    ])
    func text(_ text: String, _ expected: String) {
        #expect(ASCIIFallback.text(for: text) == expected)
    }

    @Test func keepsColumns() {
        for text in ["鳥の庭 Bird", "╭───╮", "👩‍👩‍👧 é क्षि", "…·•★"] {
            let ascii = ASCIIFallback.text(for: text)
            #expect(ascii.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
            #expect(ascii.count == TextWidth.columns(of: text))
        }
    }
}
