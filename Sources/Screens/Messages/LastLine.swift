import Drawing
import TerminalUI

/// The last line of every screen: clickable key hints, and at times a message beside them.
///
/// Help and the way back are pinned at the right end; in a small pane only the way back is. A message leaves room for
/// the first hint if it can, and other hints stay as far as they fit. The line never covers the content.
struct LastLine {
    private static let gap = 3

    /// A hint whose command has a key, and its width in columns: key, space and words.
    private typealias Measured = (hint: Hint, columns: Int)

    /// The hints at the left, the most useful first.
    private var hints: [Measured]
    /// The hints pinned at the right end: help and the way back.
    private var pinned: [Measured]
    /// The text before all hints, such as the number of marked items; may be empty.
    private let status: String
    private let width: Int
    /// The label of a command's key; `nil` if it has none.
    private let label: (Command) -> String?
    /// The message split into parts that are shown in turn; empty without a message.
    private(set) var parts: [String] = []
    private var ink = Ink.accent
    /// The hints shown with the message.
    private var leads: [Measured] = []

    /// Creates the line with its hints.
    ///
    /// - Parameters:
    ///   - status: The text before all hints; may be empty.
    ///   - help: The word for help; `nil` if no key hints are shown.
    ///   - label: The label of a command's key; `nil` if it has none.
    init(
        _ hints: [Hint], status: String = "", help: String?, width: Int, label: @escaping (Command) -> String?
    ) {
        (self.width, self.status) = (width, status)
        self.label = label
        let wayOut = hints.first { $0.command == .back || $0.command == .leave }
        self.hints = Self.measured(hints.filter { $0 != wayOut }, label)
        pinned = Self.measured([help.map { Hint(.help, $0) }, wayOut].compactMap(\.self), label)
        if wayOut != nil, columns(pinned) > width - 2 * margin { pinned = pinned.suffix(1) }
    }

    private static func measured(_ hints: [Hint], _ label: (Command) -> String?) -> [Measured] {
        hints.compactMap { hint in label(hint.command).map { (hint, $0.columns + 1 + hint.words.columns) } }
    }

    /// Adds a message and its hints to the line, choosing the longest form that fits.
    ///
    /// The order of preference: the whole or short text beside the first hint; the same without that hint; the first
    /// sentence or a brief text with the message's hints; no message hints; and at last several parts shown in turn.
    ///
    /// - Parameter leads: The hints of the message, the most useful first.
    mutating func say(_ announcement: Announcement, leads: [Hint]) {
        let leads = Self.measured(leads, label)
        hints.removeAll { other in leads.contains { $0.hint.command == other.hint.command } }
        ink = announcement.ink
        let texts = [announcement.text] + (announcement.short.map { [$0] } ?? [])
        let firsts = texts.compactMap { Self.sentences($0).first }
        let brief = announcement.least.first?.texts ?? []
        func whole(_ texts: [String], in room: Int) -> String? { texts.first { $0.columns <= room } }
        let kept = hints.first.map { margin + $0.columns + Self.gap } ?? 0
        for count in stride(from: leads.count, through: 0, by: -1) {
            self.leads = Array(leads.prefix(count))
            for told in count == 0 ? [texts] : [texts + firsts, brief] {
                guard let text = whole(told, in: room - kept) ?? whole(told, in: room) else { continue }
                parts = [text]
                return
            }
        }
        if isNarrow, pinned.count > 1 { pinned.removeAll { $0.hint.command == .help } }
        if let text = whole(texts, in: room) {
            parts = [text]
            return
        }
        // A small pane prefers a brief text that fits whole over a long one in parts.
        let least = announcement.least.isEmpty ? [] : [announcement.least.map { $0.fitting(room) }]
        let short = firsts.map { [$0] }
        let told = texts.map(Self.sentences) + (isNarrow ? least + short : short + least)
        let ways = told.map { Self.parts(of: $0, in: room, isNumbered: !isNarrow) }
        if isNarrow,
            let whole = told.indices.first(where: { index in
                told[index].allSatisfy { $0.columns <= room } && ways[index].count <= 2
            })
        {
            parts = ways[whole]
            return
        }
        let fewest = ways.map(\.count).min() ?? 0
        parts = ways.first { $0.count <= max(fewest, Self.preferredParts) } ?? []
    }

    /// Splits sentences into parts of at most `room` columns; a sentence that is too long is wrapped over several
    /// parts.
    ///
    /// Wrapped parts are numbered if `isNumbered` is set and the room is wide enough, else they end in "…".
    private static func parts(of sentences: [String], in room: Int, isNumbered: Bool) -> [String] {
        var parts: [String] = []
        for sentence in sentences {
            if let last = parts.last, case let both = joined(last, sentence), both.columns <= room {
                parts[parts.count - 1] = both
            } else if sentence.columns <= room {
                parts.append(sentence)
            } else {
                guard isNumbered, room >= Self.leastRoom else {
                    let lines = TextFitting.wrap(sentence, to: room - 1)
                    parts += lines.dropLast().map { $0 + "…" } + lines.suffix(1)
                    continue
                }
                let lines = TextFitting.wrap(sentence, to: room - " (1/9)".count)
                parts += lines.enumerated().map { "\($1) (\($0 + 1)/\(lines.count))" }
            }
        }
        return parts
    }

    /// The least columns for numbered parts.
    private static let leastRoom = 24

    /// The number of parts up to which a longer form of a message is preferred to a shorter one. The messages list has
    /// all of it.
    private static let preferredParts = 3

    /// Splits a text into its sentences, after the punctuation that ends each.
    private static func sentences(_ text: String) -> [String] {
        var all: [Substring] = []
        var start = text.startIndex
        var hasEnded = false
        for index in text.indices {
            let character = text[index]
            if character == " ", hasEnded, start < index {
                all.append(text[start..<index])
                start = text.index(after: index)
            } else if isWideEnd(character) {
                let next = text.index(after: index)
                all.append(text[start..<next])
                start = next
            }
            hasEnded = character.endsSentence
        }
        return (all + [text[start...]]).filter { !$0.isEmpty }.map(String.init)
    }

    /// Returns two sentences as one text, without a space after Chinese or Japanese punctuation.
    private static func joined(_ first: String, _ next: String) -> String {
        first.last.map(isWideEnd) == true ? first + next : first + " " + next
    }

    private static func isWideEnd(_ character: Character) -> Bool { character.endsSentence && !character.isASCII }

    private var margin: Int { width >= 70 ? 2 : 1 }

    /// True for windows too small for the whole game.
    private var isNarrow: Bool { width < ShellLayout.roomy.width }
    /// The columns between a message and the pinned hints.
    private var air: Int { isNarrow ? 1 : 2 }

    /// The column at which a message has to end.
    private var end: Int { pinned.isEmpty ? width : width - margin - columns(pinned) - air }

    /// The columns for the text of a message.
    private var room: Int { max(8, end - frameColumns - statusColumns) }

    /// The columns of the status with the gap after it.
    private var statusColumns: Int { status.isEmpty ? 0 : status.columns + Self.gap }

    /// The columns of a message around its text: mark, spaces and the message's hints.
    private var frameColumns: Int { 2 + (leads.isEmpty ? isNarrow ? 0 : air : air + columns(leads) + 1) }

    private func columns(_ hints: [Measured]) -> Int {
        hints.reduce(0) { $0 + $1.columns } + Self.gap * max(0, hints.count - 1)
    }

    /// Draws the hints and one part of the message.
    func draw(part: Int, in painter: Painter, frame: inout Frame) {
        var x = width - margin - columns(pinned)
        for (hint, _) in pinned {
            x = HintLine.draw(hint, x: x, in: painter, y: 0, frame: &frame, on: .ground) + Self.gap
        }
        let text = parts.indices.contains(part) ? parts[part] : nil
        let card = (parts.map(\.columns).max() ?? 0) + frameColumns
        let right = text == nil ? min(width, end + air) : end - card
        x = margin + statusColumns
        painter.line(status, y: 0, from: margin, to: right, style: frame.theme.style(.accent, [.bold]))
        for (hint, columns) in hints where x + columns + Self.gap <= right {
            x = HintLine.draw(hint, x: x, in: painter, y: 0, frame: &frame, on: .ground) + Self.gap
        }
        if let text {
            draw(text, in: CellRect(x: end - card, y: 0, width: card, height: 1), of: painter, frame: &frame)
        }
    }

    private func draw(_ text: String, in rect: CellRect, of painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        painter.fill(rect, style: theme.fill(.raised))
        let card = painter.sub(rect)
        SelectionMark.draw(ink, in: card, frame: frame)
        frame.hits.add(rect, in: painter, .message)
        card.line(text, y: 0, from: 2, style: theme.style(.text, on: .raised, theme.hasSurfaces ? [] : .bold))
        var x = rect.width - columns(leads) - 1
        for (hint, _) in leads { x = HintLine.draw(hint, x: x, in: card, y: 0, frame: &frame, on: .raised) + Self.gap }
    }
}
