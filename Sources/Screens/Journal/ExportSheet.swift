import Drawing
import TerminalUI
import Words

/// The sheet that chooses the file format of a journal export.
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

    /// The steps that close the sheet and export in the selected format.
    private var write: [Step] {
        [.dismissSheet, .export(cursor.selected(in: JournalFormat.allCases) ?? .text)]
    }

    func told(in context: Context) -> Told {
        Told(
            title: context.words.exportTitle, page: list(in: context),
            selected: cursor.index(in: JournalFormat.allCases))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let formats = JournalFormat.allCases
        let inside = SheetFrame.draw(
            frame.words.exportTitle, width: min(56, painter.width - 4), rows: formats.count,
            hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        list(in: frame.context(painter.size)).layout(inside.width, frame).draw(
            in: inside, selected: cursor.index(in: formats), frame: &frame, on: .panel)
    }

    /// Returns the list of file formats as a page.
    private func list(in context: Context) -> Page {
        var page = Page()
        for (index, format) in JournalFormat.allCases.enumerated() {
            page.add(
                Page.Line(
                    .title(context.words.name(exportFormat: format.rawValue), at: .columns(2..<8)),
                    Page.Piece(context.words.story(exportFormat: format.rawValue), .soft, at: .leading(9))), item: index
            )
        }
        return page
    }
}
