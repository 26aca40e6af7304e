import Drawing
import TerminalUI

/// The last line of every screen: what can be done there, each a key and a word, each clickable, and at times a message.
///
/// Help and the way out stand at the right end. The way out stays there, whatever else is said; help and the first key stay
/// beside a message that is read at once next to them, and other hints as far as they have room. So nothing that the
/// player looks at or types in is ever under a message.
struct LastLine {
    private static let gap = 3

    /// From the left.
    private var hints: [Hint]
    /// At the right end, from the left.
    private var pinned: [Hint]
    /// Before all of them, such as how many things are marked; empty for nothing.
    private let status: String
    private let width: Int
    private let label: (Command) -> String?
    /// What is said, in as many parts as the room makes of it; empty for nothing.
    private(set) var parts: [String] = []
    private var ink = Ink.accent
    /// Whether the message leads somewhere.
    private var leads: Hint?

    /// - Parameters:
    ///   - status: what stands before them all; empty for nothing.
    ///   - help: the word for it; `nil` where no keys show.
    ///   - label: what the player presses for a command; `nil` for nothing.
    init(
        _ hints: [Hint], status: String = "", help: String?, width: Int, label: @escaping (Command) -> String?
    ) {
        (self.width, self.status) = (width, status)
        self.label = label
        let wayOut = hints.first { $0.command == .back || $0.command == .leave }
        self.hints = hints.filter { $0 != wayOut && label($0.command) != nil }
        pinned = [help.map { Hint(.help, $0) }, wayOut].compactMap { $0 }.filter { label($0.command) != nil }
        if let wayOut, columns(pinned) > width - 2 * margin { pinned = [wayOut] }
    }

    /// Has a message say it here, with the hint that leads to what it is about, if any.
    ///
    /// It leaves room for the first key and for help, unless more of it can be read at once in their place.
    mutating func say(_ announcement: Announcement, leads: Hint?) {
        self.leads = leads.flatMap { label($0.command) == nil ? nil : $0 }
        ink = announcement.ink
        let texts = [announcement.text] + (announcement.short.map { [$0] } ?? [])
        func whole(in room: Int) -> String? { texts.first { $0.columns <= room } }
        let kept = hints.first.map { margin + columns($0) + Self.gap } ?? 0
        if let text = whole(in: room - kept) ?? whole(in: room) {
            parts = [text]
            return
        }
        // Help can wait, so that as much as can be is read at once.
        if pinned.count > 1, pinned.first?.command == .help { pinned.removeFirst() }
        parts = whole(in: room).map { [$0] } ?? Self.parts(of: texts[0], in: room)
    }

    /// Whole sentences, as many at a time as have room; one that has none alone is told in numbered parts.
    private static func parts(of text: String, in room: Int) -> [String] {
        var parts: [String] = []
        for sentence in sentences(text) {
            if let last = parts.last, last.columns + 1 + sentence.columns <= room {
                parts[parts.count - 1] = last + " " + sentence
            } else if sentence.columns <= room {
                parts.append(sentence)
            } else {
                guard room >= Self.leastRoom else {
                    let lines = TextFitting.wrap(sentence, to: room - 2)
                    parts += lines.dropLast().map { $0 + " …" } + lines.suffix(1)
                    continue
                }
                let lines = TextFitting.wrap(sentence, to: room - " (1/9)".count)
                parts += lines.enumerated().map { "\($1) (\($0 + 1)/\(lines.count))" }
            }
        }
        return parts
    }

    private static func sentences(_ text: String) -> [String] {
        var all: [String] = []
        for word in text.split(separator: " ") {
            if let last = all.last, let end = last.last, !".!?。！？".contains(end) {
                all[all.count - 1] = last + " " + word
            } else {
                all.append(String(word))
            }
        }
        return all
    }

    /// Columns in which a message can be read.
    private static let leastRoom = 24

    private var margin: Int { width >= 70 ? 2 : 1 }

    /// Where the pinned ones begin.
    private var end: Int { pinned.isEmpty ? width : width - margin - columns(pinned) - 2 }

    /// Columns for a message's text.
    private var room: Int { max(8, end - frameColumns - statusColumns) }

    /// With the gap after it.
    private var statusColumns: Int { status.isEmpty ? 0 : status.columns + Self.gap }

    /// Around the text: the mark before it, air, and what leads on.
    private var frameColumns: Int { 4 + (leads.map { columns($0) + 2 } ?? 0) }

    private func columns(_ hint: Hint) -> Int { label(hint.command).map { $0.columns + 1 + hint.words.columns } ?? 0 }

    private func columns(_ hints: [Hint]) -> Int {
        hints.reduce(0) { $0 + columns($1) } + Self.gap * max(0, hints.count - 1)
    }

    /// Draws the hints, and the part of the message whose turn it is.
    func draw(part: Int, in painter: Painter, frame: inout Frame) {
        var x = width - margin - columns(pinned)
        for hint in pinned {
            x = HintLine.draw(hint, x: x, in: painter, y: 0, frame: &frame, on: .ground) + Self.gap
        }
        let text = parts.indices.contains(part) ? parts[part] : nil
        let card = (parts.map(\.columns).max() ?? 0) + frameColumns
        let right = text == nil ? min(width, end + 2) : end - card
        x = margin + statusColumns
        painter.line(status, y: 0, from: margin, to: right, style: frame.theme.style(.accent, [.bold]))
        for hint in hints where x + columns(hint) + Self.gap <= right {
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
        if let leads {
            HintLine.draw(leads, x: rect.width - columns(leads) - 1, in: card, y: 0, frame: &frame, on: .raised)
        }
    }
}
