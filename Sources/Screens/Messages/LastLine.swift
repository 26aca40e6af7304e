import Drawing
import TerminalUI

/// The last line of every screen: what can be done there, each a key and a word, each clickable, and at times a message.
///
/// Help and the way out stand at the right end and stay there, whatever else is said; in a small pane the way out alone. The
/// first key stays beside a message that is read at once next to it, and other hints as far as they have room. So nothing
/// that the player looks at or types in is ever under a message.
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
    /// What the message leads to.
    private var leads: [Hint] = []

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

    /// Has a message say it here, with the hints that it leads to, the most useful first.
    ///
    /// All of it, or the short form of it, at once, beside the first key if that has room; with what it leads to its first
    /// sentence does, or a few words. Else without what it leads to; else in parts. Where there is room for the whole game
    /// help stays beside it, too.
    mutating func say(_ announcement: Announcement, leads: [Hint]) {
        let leads = leads.filter { label($0.command) != nil }
        hints.removeAll { hint in leads.contains { $0.command == hint.command } }
        ink = announcement.ink
        let texts = [announcement.text] + (announcement.short.map { [$0] } ?? [])
        let firsts = texts.compactMap { Self.sentences($0).first }
        let brief = announcement.least.first?.texts ?? []
        func whole(_ texts: [String], in room: Int) -> String? { texts.first { $0.columns <= room } }
        let kept = hints.first.map { margin + columns($0) + Self.gap } ?? 0
        for count in stride(from: leads.count, through: 0, by: -1) {
            self.leads = Array(leads.prefix(count))
            for told in count == 0 ? [texts] : [texts + firsts, brief] {
                guard let text = whole(told, in: room - kept) ?? whole(told, in: room) else { continue }
                parts = [text]
                return
            }
        }
        if isNarrow, pinned.count > 1 { pinned.removeAll { $0.command == .help } }
        if let text = whole(texts, in: room) {
            parts = [text]
            return
        }
        // In a small pane rather less, and that whole.
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
        parts = ways.first { $0.count <= max(fewest, Self.mostParts) } ?? []
    }

    /// Whole sentences, as many at a time as have room; one that has none alone is told in parts that are numbered where
    /// there is room for that.
    private static func parts(of sentences: [String], in room: Int, isNumbered: Bool) -> [String] {
        var parts: [String] = []
        for sentence in sentences {
            if let last = parts.last, last.columns + 1 + sentence.columns <= room {
                parts[parts.count - 1] = last + " " + sentence
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

    /// Columns in which a message can be read.
    private static let leastRoom = 24

    /// More of them nobody waits for: then the first sentence has to do. All of it stands among the messages.
    private static let mostParts = 3

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

    private var margin: Int { width >= 70 ? 2 : 1 }

    private var isNarrow: Bool { width < ShellLayout.roomy.width }
    /// Columns between a message and what stands after it.
    private var air: Int { isNarrow ? 1 : 2 }

    /// Where the pinned ones begin.
    private var end: Int { pinned.isEmpty ? width : width - margin - columns(pinned) - air }

    /// Columns for a message's text.
    private var room: Int { max(8, end - frameColumns - statusColumns) }

    /// With the gap after it.
    private var statusColumns: Int { status.isEmpty ? 0 : status.columns + Self.gap }

    /// Around the text: the mark before it, air, and what leads on.
    private var frameColumns: Int { 2 + (leads.isEmpty ? isNarrow ? 0 : air : air + columns(leads) + 1) }

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
        let right = text == nil ? min(width, end + air) : end - card
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
        var x = rect.width - columns(leads) - 1
        for hint in leads { x = HintLine.draw(hint, x: x, in: card, y: 0, frame: &frame, on: .raised) + Self.gap }
    }
}
