import Drawing
import TerminalUI

/// The last line of every screen: what can be done there, each a key and a word, each clickable, and at times a message.
///
/// Help and the way out stand at the right end. Whatever else is said, the way out stays where it is; a message takes
/// what is left of it, and other hints only as far as they have room beside that. So nothing that the player looks at or
/// types in is ever under a message.
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
    mutating func say(_ announcement: Announcement, leads: Hint?) {
        self.leads = leads.flatMap { label($0.command) == nil ? nil : $0 }
        ink = announcement.ink
        parts = TextFitting.wrap(announcement.text, to: room)
        if parts.count > 1, pinned.first?.command == .help {
            // Help can wait, so that more of it is read at once.
            pinned.removeFirst()
            parts = TextFitting.wrap(announcement.text, to: room)
        }
        guard parts.count > 1 else { return }
        parts = TextFitting.wrap(announcement.text, to: room - 2)
        for index in parts.indices.dropLast() { parts[index] += " …" }
    }

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
