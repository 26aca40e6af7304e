/// The alignment of text in a space wider than itself.
package enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// Text made to fit a number of columns, never cut within a character.
package enum TextFitting {
    /// Returns `text` if it fits, else its beginning with `ellipsis` at the end; at most `columns` wide.
    package static func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        guard TextWidth.columns(of: text) > columns else { return text }
        let room = columns - TextWidth.columns(of: ellipsis)
        guard room >= 0 else { return prefix(of: text, columns: columns) }
        var kept = prefix(of: text, columns: room)
        while kept.last == " " { kept.removeLast() }
        return kept + ellipsis
    }

    /// Returns the first of several forms of a text, the longest first, that fits in `columns`; the last if none does.
    package static func first(of forms: [String], fitting columns: Int) -> String {
        forms.first { TextWidth.columns(of: $0) <= columns } ?? forms.last ?? ""
    }

    /// Returns a name's first word with the initials of the others: “Feathered F.”, and numbers whole: “Yard 12”.
    package static func abbreviated(_ name: String) -> String {
        let words = name.split(separator: " ")
        return words.prefix(1).map(String.init).joined()
            + words.dropFirst().map { $0.first?.isNumber == true ? " \($0)" : " \($0.prefix(1))." }.joined()
    }

    /// Returns as much of the beginning of `text` as fits in `columns`.
    package static func prefix(of text: String, columns: Int) -> String {
        var used = 0
        var end = text.startIndex
        while end < text.endIndex {
            used += TextWidth.columns(of: text[end])
            if used > columns { break }
            end = text.index(after: end)
        }
        return String(text[..<end])
    }

    /// Returns `text` truncated or padded with spaces to exactly `columns`.
    package static func fit(
        _ text: String, to columns: Int, alignment: TextAlignment = .leading, ellipsis: String = "…"
    ) -> String {
        let text = truncate(text, to: max(0, columns), ellipsis: ellipsis)
        let spare = max(0, columns - TextWidth.columns(of: text))
        let before = indent(alignment, spare: spare)
        return String(repeating: " ", count: before) + text + String(repeating: " ", count: spare - before)
    }

    /// Returns the columns to leave before a text with `spare` columns around it.
    package static func indent(_ alignment: TextAlignment, spare: Int) -> Int {
        switch alignment {
        case .leading: 0
        case .center: max(0, spare) / 2
        case .trailing: max(0, spare)
        }
    }

    /// Returns lines of at most `columns`: broken at spaces and around wide characters (as Chinese and Japanese are), a
    /// word longer than a line within itself, a path preferably after its folders. Line breaks in `text` stay. With
    /// `maximum`, the last line ends in `ellipsis` where more would follow.
    package static func wrap(
        _ text: String, to columns: Int, maximum: Int = .max, ellipsis: String = "…"
    ) -> [String] {
        guard columns > 0, maximum > 0 else { return [] }
        var lines: [String] = []
        if let ascii = text.utf8.withContiguousStorageIfAvailable({ wrapASCII($0, to: columns) }), let ascii {
            lines = ascii
        } else {
            for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                lines += reopeningIsolates(in: wrapParagraph(paragraph, to: columns))
            }
        }
        guard lines.count > maximum else { return lines }
        let cut = lines[maximum - 1]
        let more = TextWidth.columns(of: cut + ellipsis) <= columns ? cut + ellipsis : nil
        lines.removeSubrange((maximum - 1)...)
        lines.append(more ?? truncate(cut + "  ", to: columns, ellipsis: ellipsis))
        return lines
    }

    /// Returns wrapped lines that each begin with the isolates left open before it.
    ///
    /// A line of isolated text alone runs in the direction of the whole text.
    private static func reopeningIsolates(in lines: [String]) -> [String] {
        guard lines.count > 1, lines.contains(where: { $0.unicodeScalars.contains("\u{2069}") }) else { return lines }
        var open = String.UnicodeScalarView()
        return lines.map { line in
            let isForeign = OrderedText.isForeign(line) && lines.contains(where: OrderedText.isNeeded)
            let whole = (isForeign ? "\u{200F}" : "") + String(open) + line
            for scalar in line.unicodeScalars {
                switch scalar.value {
                case 0x2066...0x2068: open.append(scalar)
                case 0x2069: _ = open.popLast()
                default: break
                }
            }
            return whole
        }
    }

    /// Returns the same lines as `wrapParagraph`, far sooner; `nil` for text that is not printable ASCII throughout, and for
    /// a path that is longer than a line.
    private static func wrapASCII(_ text: UnsafeBufferPointer<UInt8>, to columns: Int) -> [String]? {
        guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        let space = UInt8(ascii: " ")
        var lines: [String] = []
        /// The beginning of the line; what is on it so far ends at the word.
        var start = 0
        func endLine(at end: Int, isTrimmed: Bool) {
            var end = end
            while isTrimmed, end > start, text[end - 1] == space { end -= 1 }
            lines.append(String(decoding: text[start..<end], as: UTF8.self))
        }
        var word = 0
        while word < text.count {
            let end = text[word...].firstIndex(of: space) ?? text.count
            if end - start > columns, word > start {
                endLine(at: word, isTrimmed: true)
                start = word
            }
            // With the space after it, as `steps(of:)` measures it.
            if min(end + 1, text.count) - word > columns {
                guard !text[word..<end].contains(UInt8(ascii: "/")) else { return nil }
                while end - start > columns {
                    endLine(at: start + columns, isTrimmed: false)
                    start += columns
                }
            }
            word = end + 1
        }
        endLine(at: text.count, isTrimmed: true)
        return lines
    }

    static func wrapParagraph(_ text: Substring, to columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in unbreakable(text).flatMap({ steps(of: $0, longerThan: columns) }) {
            let trimmed = word.last == " " ? word.dropLast() : word[...]
            let width = TextWidth.columns(of: String(trimmed))
            if used + width > columns, used > 0 {
                lines.append(trimEnd(line))
                (line, used) = ("", 0)
            }
            if width > columns {
                for character in trimmed {
                    let step = TextWidth.columns(of: character)
                    if used + step > columns, used > 0 {
                        lines.append(line)
                        (line, used) = ("", 0)
                    }
                    line.append(character)
                    used += step
                }
            } else {
                line += trimmed
                used += width
            }
            if trimmed.count < word.count {
                line += " "
                used += 1
            }
        }
        lines.append(trimEnd(line))
        return lines
    }

    /// Splits a path that does not fit on a line after its folders.
    private static func steps(of word: String, longerThan columns: Int) -> [String] {
        guard word.contains("/"), TextWidth.columns(of: word) > columns else { return [word] }
        var steps: [String] = []
        for (index, part) in word.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { steps[index - 1] += "/" }
            steps.append(String(part))
        }
        return steps.filter { !$0.isEmpty }
    }

    /// Splits text into words with the space after them; each wide character is a word, with closing punctuation kept
    /// to it.
    private static func unbreakable(_ text: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            let isWide = TextWidth.columns(of: character) > 1
            if isWide, !word.isEmpty, !mayNotBegin.contains(character), !(word.last.map(mayNotEnd.contains) ?? false) {
                words.append(word)
                word = ""
            } else if !isWide, let last = word.last, TextWidth.columns(of: last) > 1, character != " ",
                !mayNotBegin.contains(character), !mayNotEnd.contains(last)
            {
                words.append(word)
                word = ""
            }
            if character.isWhitespace {
                words.append(word + " ")
                word = ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// The characters that a line of Chinese or Japanese does not begin with, and those that it does not end with.
    private static let mayNotBegin: Set<Character> = [
        "、", "。", ",", ".", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "ー", "々", "…", ")", "!", "?",
        "”", "’", "〜", "・", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ょ", "ゃ", "ゅ", "っ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ョ",
        "ャ", "ュ", "ッ", "ヮ",
    ]
    private static let mayNotEnd: Set<Character> = ["（", "「", "『", "【", "〈", "《", "(", "“", "‘"]

    private static func trimEnd(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
