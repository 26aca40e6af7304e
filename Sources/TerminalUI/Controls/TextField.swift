import Drawing

/// One line of text being edited, with a cursor between grapheme clusters.
package struct TextField: Hashable, Sendable {
    /// The characters before and after the cursor.
    private var before: [Character]
    private var after: [Character] = []
    /// The maximum length in characters as the player counts them.
    package let maximumLength: Int
    /// Whether the last typed or pasted text did not fit whole.
    package private(set) var isOverfull = false
    /// Whether all of it is selected: typing replaces it, and a key that moves the cursor or deletes keeps it.
    package private(set) var isChosen: Bool

    package init(_ text: String = "", maximumLength: Int = 64, isChosen: Bool = false) {
        self.maximumLength = max(0, maximumLength)
        before = Array(Self.shown(text).prefix(self.maximumLength))
        self.isChosen = isChosen && !before.isEmpty
    }

    package var text: String { String(before) + String(after) }
    package var isEmpty: Bool { before.isEmpty && after.isEmpty }
    /// The number of characters before the cursor.
    package var cursor: Int { before.count }
    /// The columns of the text before the cursor.
    package var cursorColumn: Int { TextWidth.columns(of: String(before)) }

    /// Handles an event that edits the text; returns false for any other.
    package mutating func handle(_ event: InputEvent) -> Bool {
        isOverfull = false
        switch event {
        case .paste(let text): type(text)
        case .key(let key): return handle(key)
        default: return false
        }
        return true
    }

    private mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): type(String(character))
        case .backspace, .control("h"): _ = before.popLast()
        case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
        case .keypad(let digit): type(String(digit))
        case .left, .control("b"): if let last = before.popLast() { after.insert(last, at: 0) }
        case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
        case .home, .control("a"): (before, after) = ([], before + after)
        case .end, .control("e"): (before, after) = (before + after, [])
        case .control("u"): before = []
        case .control("k"): after = []
        case .control("w"): before.removeLast(before.word(where: { $0 != " " }))
        case .alt(.backspace): before.removeLast(before.word())
        case .alt(.character("d")), .alt(.delete): after.removeFirst(after.reversed().word())
        case .alt(.character("b")), .alt(.left), .wordLeft:
            let word = before.suffix(before.word())
            (before, after) = (before.dropLast(word.count), word + after)
        case .alt(.character("f")), .alt(.right), .wordRight:
            let word = after.prefix(after.reversed().word())
            (before, after) = (before + word, Array(after.dropFirst(word.count)))
        default: return false
        }
        isChosen = false
        return true
    }

    /// Inserts text in place of the selection, if there is one.
    private mutating func type(_ text: String) {
        if isChosen { (before, after, isChosen) = ([], [], false) }
        insert(text)
    }

    /// Inserts `text` at the cursor, as much as the length allows, without what does not show.
    package mutating func insert(_ text: String) {
        // A combining mark joins what stands before the cursor.
        let room = maximumLength - before.count - after.count
        let tail = before.suffix(1)
        let joined = Array(Self.shown(String(tail) + String(text.prefix(maximumLength + 1))))
        let kept = tail.count + max(0, room)
        isOverfull = joined.count > kept
        before = before.dropLast(tail.count) + joined.prefix(kept)
    }

    /// Draws the text so that the cursor shows, scrolled where it is too long for `width`. Returns where the cursor is
    /// on the screen.
    @discardableResult
    package func draw(
        into painter: Painter, at point: CellPoint, width: Int, style: CellStyle, placeholder: String = "",
        placeholderStyle: CellStyle? = nil
    ) -> CellPoint? {
        guard width > 0 else { return nil }
        painter.fill(CellRect(x: point.x, y: point.y, width: width, height: 1), style: style)
        let window = painter.sub(CellRect(x: point.x, y: point.y, width: width, height: 1))
        if isEmpty {
            window.line(placeholder, y: 0, style: placeholderStyle ?? style)
            return window.onScreen(CellPoint(x: 0, y: 0))
        }
        // The cursor needs a column of its own at the end.
        let scroll = max(0, cursorColumn - (width - 1))
        var style = style
        if isChosen { style.attributes.formUnion(.reverse) }
        window.shifted(x: -scroll, y: 0).put(text, at: CellPoint(x: 0, y: 0), style: style)
        return window.onScreen(CellPoint(x: cursorColumn - scroll, y: 0))
    }

    /// Returns the text that a name may hold: line breaks and tabs become spaces, controls and invisible characters are
    /// removed.
    private static func shown(_ text: String) -> String {
        String(
            text.compactMap { character -> Character? in
                if character.isWhitespace { return " " }
                guard character.unicodeScalars.allSatisfy(TextWidth.isPrintable) else { return nil }
                return TextWidth.columns(of: character) > 0 ? character : nil
            })
    }
}

extension BidirectionalCollection<Character> {
    /// Returns the length of the last word and of what separates it from the end, by readline's rule: a word is letters
    /// and digits.
    fileprivate func word(where isInWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }) -> Int {
        let rest = reversed().drop { !isInWord($0) }
        return count - rest.count + rest.prefix(while: isInWord).count
    }
}
