import Drawing

/// One line of text being edited; the cursor stands between grapheme clusters.
package struct TextField: Hashable, Sendable {
    /// Characters before the cursor, and after it.
    private var before: [Character]
    private var after: [Character] = []
    /// In characters as the player counts them.
    package let maximumLength: Int
    /// Whether the last that was typed or pasted did not fit whole.
    package private(set) var isOverfull = false
    /// Whether all of it is chosen: what is typed takes its place, and a key that moves the cursor or
    /// deletes keeps it.
    package private(set) var isChosen: Bool

    package init(_ text: String = "", maximumLength: Int = 64, isChosen: Bool = false) {
        self.maximumLength = max(0, maximumLength)
        before = Array(Self.shown(text).prefix(self.maximumLength))
        self.isChosen = isChosen && !before.isEmpty
    }

    package var text: String { String(before) + String(after) }
    package var isEmpty: Bool { before.isEmpty && after.isEmpty }
    /// Characters before the cursor.
    package var cursor: Int { before.count }

    /// Takes an event that edits the text; false for one that does not concern a text field.
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
        case .left, .control("b"): if let last = before.popLast() { after.insert(last, at: 0) }
        case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
        case .home, .control("a"): (before, after) = ([], before + after)
        case .end, .control("e"): (before, after) = (before + after, [])
        case .control("u"): before = []
        case .control("k"): after = []
        case .control("w"), .alt("\u{7F}"): deleteWord()
        default: return false
        }
        isChosen = false
        return true
    }

    /// In the place of what is chosen, if anything is.
    private mutating func type(_ text: String) {
        if isChosen { (before, after, isChosen) = ([], [], false) }
        insert(text)
    }

    /// Sets `text` in at the cursor: as much as the length allows, nothing that does not show.
    package mutating func insert(_ text: String) {
        // A combining mark joins what stands before the cursor.
        let room = maximumLength - before.count - after.count
        let tail = before.suffix(1)
        let joined = Array(Self.shown(String(tail) + String(text.prefix(maximumLength + 1))))
        let kept = tail.count + max(0, room)
        isOverfull = joined.count > kept
        before = before.dropLast(tail.count) + joined.prefix(kept)
    }

    private mutating func deleteWord() {
        while before.last == " " { before.removeLast() }
        while let last = before.last, last != " " { before.removeLast() }
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
        let column = TextWidth.columns(of: String(before))
        let scroll = max(0, column - (width - 1))
        var style = style
        if isChosen { style.attributes.formUnion(.reverse) }
        window.shifted(x: -scroll, y: 0).put(text, at: CellPoint(x: 0, y: 0), style: style)
        return window.onScreen(CellPoint(x: column - scroll, y: 0))
    }

    /// What of `text` a name may hold: line breaks and tabs as spaces, no controls, nothing invisible.
    private static func shown(_ text: String) -> String {
        String(
            text.compactMap { character -> Character? in
                if character.isWhitespace { return " " }
                guard character.unicodeScalars.allSatisfy(TextWidth.isPrintable) else { return nil }
                return TextWidth.columns(of: character) > 0 ? character : nil
            })
    }
}
