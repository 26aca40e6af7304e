import Drawing
import TerminalUI
import Words

/// The form in which the journal is written to a file.
struct ExportSheet: Screen {
    private(set) var cursor = ListCursor<JournalFormat>()

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.hintExport), Hint(.back, context.words.hintClose)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, in: JournalFormat.allCases, as: .line()) {
        case .moved: []
        case .chosen: write
        case .other(.back), .other(.leave), .other(.export): [.dismissSheet]
        case .other(let command): [.ignored(command)]
        }
    }

    private var write: [Step] {
        [.dismissSheet, .export(cursor.selected(in: JournalFormat.allCases) ?? .text)]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let formats = JournalFormat.allCases
        let inside = SheetFrame.draw(
            frame.words.exportTitle, width: min(56, painter.width - 4), rows: formats.count,
            hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        let selection = cursor.index(in: formats)
        for (index, format) in formats.enumerated() {
            let rect = CellRect(x: 0, y: index, width: inside.width, height: 1)
            let row = inside.sub(rect)
            let surface = Row.draw(isSelected: index == selection, in: row, frame: frame, on: .panel)
            row.line(
                frame.words.name(exportFormat: format.rawValue), y: 0, from: 2, to: 8,
                style: Row.titleStyle(index == selection, frame, on: .panel))
            row.line(
                frame.words.story(exportFormat: format.rawValue), y: 0, from: 9,
                style: frame.theme.style(.soft, on: surface))
            frame.hits.add(rect, in: inside, .item(index))
        }
    }
}
