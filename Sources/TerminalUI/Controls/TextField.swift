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
    /// True while the whole text is selected: typing replaces it, and a key that moves the cursor or deletes keeps it.
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
    /// The columns of the text before the cursor, as it is read.
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
        case .left: move(by: -1)
        case .right: move(by: 1)
        case .control("b"): move(to: before.count - 1)
        case .control("f"): move(to: before.count + 1)
        case .home, .control("a"): move(to: 0)
        case .end, .control("e"): move(to: before.count + after.count)
        case .control("u"): before = []
        case .control("k"): after = []
        case .control("w"): before.removeLast(before.word(where: { $0 != " " }))
        case .alt(.backspace): before.removeLast(before.word())
        case .alt(.character("d")), .alt(.delete): after.removeFirst(after.reversed().word())
        case .alt(.left), .wordLeft: moveByWord(isForward: ordered?.isRightToLeft == true)
        case .alt(.right), .wordRight: moveByWord(isForward: ordered?.isRightToLeft != true)
        case .alt(.character("b")): moveByWord(isForward: false)
        case .alt(.character("f")): moveByWord(isForward: true)
        default: return false
        }
        isChosen = false
        return true
    }

    /// The text as it is seen, where some of it runs from right to left. Its first letter decides on the whole.
    private var ordered: OrderedText? {
        OrderedText.isNeeded(for: text) ? OrderedText(text, isRightToLeft: nil) : nil
    }

    /// The cursor's places from the left: on the character before which it types, and after the last one.
    private func stops(_ ordered: OrderedText?) -> [(place: Int, columns: Int)] {
        let end = (place: before.count + after.count, columns: 1)
        guard let ordered else { return (0...end.place).map { ($0, 1) } }
        let clusters = ordered.clusters.map { (place: $0.index, columns: $0.columns) }
        return ordered.isRightToLeft ? [end] + clusters : clusters + [end]
    }

    /// Moves the cursor as it is seen.
    private mutating func move(by step: Int) {
        let stops = stops(ordered)
        guard let index = stops.firstIndex(where: { $0.place == cursor }), stops.indices.contains(index + step) else {
            return
        }
        move(to: stops[index + step].place)
    }

    private mutating func moveByWord(isForward: Bool) {
        move(to: isForward ? before.count + after.reversed().word() : before.count - before.word())
    }

    private mutating func move(to place: Int) {
        let all = before + after
        let place = max(0, min(all.count, place))
        (before, after) = (Array(all[..<place]), Array(all[place...]))
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
        var style = style
        if isChosen { style.attributes.formUnion(.reverse) }
        let ordered = painter.isMirrored ? OrderedText(text, isRightToLeft: nil) : ordered
        let column = ordered.map { cursorColumn(in: $0, isMirrored: painter.isMirrored) } ?? cursorColumn
        // The cursor needs a column of its own at the end.
        let scroll = max(0, column - (width - 1))
        let line = window.shifted(x: -scroll, y: 0)
        if let ordered {
            let isFromOtherSide = ordered.isRightToLeft != painter.isMirrored
            line.put(ordered, at: CellPoint(x: isFromOtherSide ? 1 : 0, y: 0), style: style)
        } else {
            line.put(text, at: CellPoint(x: 0, y: 0), style: style)
        }
        return window.onScreen(CellPoint(x: column - scroll, y: 0))
    }

    /// Returns the column of the cursor as it is seen, from the side from which the frame is laid out.
    private func cursorColumn(in ordered: OrderedText, isMirrored: Bool) -> Int {
        let stops = isMirrored ? stops(ordered).reversed() : stops(ordered)
        let before = stops.prefix { $0.place != cursor }
        // The cursor stands on the left half of a wide character.
        let half = isMirrored ? max(0, stops[before.count].columns - 1) : 0
        return before.reduce(half) { $0 + $1.columns }
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
