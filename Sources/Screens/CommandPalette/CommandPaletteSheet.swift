import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// Everything that can be done, found by a few letters.
struct CommandPaletteSheet: Screen {
    private(set) var field = TextField(maximumLength: 40)
    private(set) var cursor = ListCursor<Int>()

    var isEditing: Bool { true }

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.hintDoIt), Hint(.back, context.words.hintClose)]
    }

    private func entries(in context: Context) -> [CommandPaletteEntry] {
        let entries = CommandPaletteEntry.all(in: context)
        guard context.words.language != .english else { return FuzzyMatch.filter(entries, by: field.text) }
        var english = context
        english.words = Words()
        let titles = CommandPaletteEntry.all(in: english).map(\.title)
        return FuzzyMatch.filter(entries, by: field.text, orElse: titles)
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return choose(in: context)
        case .key(.tab): cursor.move(.down, in: entries(in: context).indices)
        case .key(.backTab): cursor.move(.up, in: entries(in: context).indices)
        default:
            guard field.handle(event) else { return nil }
            cursor = ListCursor()
        }
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: entries(in: context).count) {
        case .chosen: choose(in: context)
        case .other(.back), .other(.leave): [.dismissSheet]
        case .moved, .other: []
        }
    }

    private func choose(in context: Context) -> [Step] {
        let entries = entries(in: context)
        return entries.isEmpty ? [] : entries[cursor.index(of: entries.count)].steps
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let entries = entries(in: frame.context(painter.size))
        let selection = cursor.index(of: entries.count)
        let size = CellSize(width: min(64, painter.width - 4), height: min(22, painter.height - 2))
        let inside = SheetFrame.draw(frame.words.paletteTitle, size: size, in: painter, frame: &frame)
        let theme = frame.theme
        let end = inside.put(": ", at: CellPoint(x: 0, y: 0), style: theme.style(.accent, on: .panel, .bold))
        frame.cursor = field.draw(
            into: inside, at: CellPoint(x: end, y: 0), width: inside.width - end, style: theme.style(.text, on: .panel),
            placeholder: frame.words.paletteSearch, placeholderStyle: theme.style(.faint, on: .panel))
        var stack = Stack()
        for (index, entry) in entries.enumerated() {
            stack.add(1, item: index) { painter, frame in
                let isSelected = index == selection
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
                let right = painter.width - 1
                painter.line(
                    entry.detail, y: 0, from: right - entry.detail.columns, to: right,
                    style: theme.style(.faint, on: surface))
                painter.line(
                    entry.title, y: 0, from: 2, to: right - entry.detail.columns - 1,
                    style: Row.titleStyle(isSelected, frame, on: .panel))
            }
        }
        let list = inside.sub(CellRect(x: 0, y: 2, width: inside.width + 1, height: inside.height - 4))
        if entries.isEmpty {
            list.paragraph(frame.words.paletteNothing, y: 0, style: theme.style(.soft, on: .panel))
        }
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
        SheetFrame.hints(hints(in: frame.context(painter.size)), in: inside, frame: &frame)
    }
}
