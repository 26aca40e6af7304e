import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// Everything that can be done or gone to, found by a few letters.
struct CommandPaletteSheet: Screen {
    enum Scope: Hashable, Sendable {
        case everything
        /// Nothing that does more than to lead somewhere.
        case places
    }

    let scope: Scope
    /// Before the player as it was opened.
    let yard: ID<Backyard>?
    private(set) var field = TextField(maximumLength: 40)
    private(set) var cursor = ListCursor<Int>()
    /// Whether Enter was pressed on what changes the world, and will do it when it is pressed again.
    private(set) var isArmed = false

    /// From here the field has room for what can be looked for.
    private static let roomyColumns = 36

    init(_ scope: Scope = .everything, yard: ID<Backyard>?) { (self.scope, self.yard) = (scope, yard) }

    var isEditing: Bool { true }

    func hints(in context: Context) -> [Hint] { hints(for: chosen(in: context), context.words) }

    private func hints(for entry: CommandPaletteEntry?, _ words: Words) -> [Hint] {
        guard let entry, !entry.isIdle else { return [Hint(.back, words.hintClose)] }
        let open =
            entry.isPlace
            ? words.hintGo : !entry.isChange ? words.hintDoIt : isArmed ? words.hintOnceMore : words.hintTwice
        return [Hint(.open, open), Hint(.back, words.hintClose)]
    }

    private func chosen(in context: Context) -> CommandPaletteEntry? {
        let entries = entries(in: context)
        return entries.isEmpty ? nil : entries[cursor.index(of: entries.count)]
    }

    private func entries(in context: Context) -> [CommandPaletteEntry] {
        CommandPaletteEntry.found(field.text, scope, yard: yard, in: context).map(\.entry)
    }

    var typed: TextField? { field }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return choose(in: context, asks: true)
        case .key(.tab): cursor.move(.down, in: entries(in: context).indices)
        case .key(.backTab): cursor.move(.up, in: entries(in: context).indices)
        default:
            guard field.handle(event) else { return nil }
            cursor = ListCursor()
        }
        isArmed = false
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let isClick = if case .click = action { true } else { false }
        switch cursor.handle(action, count: entries(in: context).count) {
        case .chosen: return choose(in: context, asks: !isClick)
        case .other(.back), .other(.leave): return [.dismissSheet]
        case .moved, .other:
            isArmed = false
            return []
        }
    }

    private mutating func choose(in context: Context, asks: Bool) -> [Step] {
        guard let entry = chosen(in: context) else { return [] }
        if asks, entry.isChange, !isArmed {
            isArmed = true
            return []
        }
        return entry.steps
    }

    private func title(_ words: Words, in size: CellSize) -> String {
        let titles =
            scope == .places
            ? [words.searchTitle, words.searchTitleShort] : [words.paletteTitle, words.paletteTitleShort]
        return titles.first { $0.columns <= size.width - SheetFrame.margin } ?? titles[1]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let entries = CommandPaletteEntry.found(
            field.text, scope, yard: yard, in: frame.context(painter.size))
        let selection = cursor.index(of: entries.count)
        let size = CellSize(width: min(64, painter.width - 4), height: min(22, painter.height - 2))
        let inside = SheetFrame.draw(
            title(frame.words, in: size), size: size, in: painter, frame: &frame)
        let theme = frame.theme
        let end = inside.put(
            scope == .places ? "/ " : ": ", at: CellPoint(x: 0, y: 0), style: theme.style(.accent, on: .panel, .bold))
        frame.cursor = field.draw(
            into: inside, at: CellPoint(x: end, y: 0), width: inside.width - end, style: theme.style(.text, on: .panel),
            placeholder: scope == .places
                ? frame.words.searchPlaceholder
                : painter.width < Self.roomyColumns ? frame.words.paletteSearchShort : frame.words.paletteSearch,
            placeholderStyle: theme.style(.faint, on: .panel))
        var stack = Stack()
        for (index, (entry, match)) in entries.enumerated() {
            let isSelected = index == selection
            let beside = isSelected && isArmed ? frame.words.paletteOnceMore : entry.detail
            // All of what would be done rather than the key that does it, too.
            let width = inside.width - 3
            let isTight = entry.title.columns + beside.columns + 1 > width
            let detail = isTight && !entry.isIdle && !(isSelected && isArmed) ? "" : beside
            let lines = TextFitting.wrap(entry.title, to: width - (detail.isEmpty ? 0 : detail.columns + 1))
            stack.add(lines.count, item: index) { painter, frame in
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
                let right = painter.width - 1
                painter.line(
                    detail, y: 0, from: right - detail.columns, to: right,
                    style: theme.style(isSelected && isArmed ? .warning : .faint, on: surface))
                let found = theme.style(.accent, on: surface, [.bold, .underline])
                var rest = Array(entry.title)[...]
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y, from: 2, style: Row.titleStyle(isSelected, frame, on: .panel))
                    // Spaces at the end of a line are on none.
                    if let first = line.first { rest = rest.drop { $0 != first } }
                    for (place, letter) in zip(rest.indices, line) where match.places.contains(place) {
                        let x = 2 + String(rest[..<place]).columns
                        painter.put(String(letter), at: CellPoint(x: x, y: y), style: found)
                    }
                    rest = rest.dropFirst(line.count)
                }
            }
        }
        // Where the eyes are while one types.
        if isArmed, entries.indices.contains(selection) {
            inside.firstFitting(
                [frame.words.paletteArmed(action: entries[selection].entry.title)], y: 1, from: end,
                style: theme.style(.warning, on: .panel, .bold))
        }
        let list = inside.sub(CellRect(x: 0, y: 2, width: inside.width + 1, height: inside.height - 4))
        if entries.isEmpty {
            list.paragraph(frame.words.paletteNothing, y: 0, style: theme.style(.soft, on: .panel))
        }
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
        let chosen = entries.isEmpty ? nil : entries[selection].entry
        SheetFrame.hints(hints(for: chosen, frame.words), in: inside, frame: &frame)
    }
}
