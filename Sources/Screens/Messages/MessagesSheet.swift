import Chronology
import Drawing
import Session
import TerminalUI

/// The sheet with all messages since the game was opened, the latest first.
struct MessagesSheet: Screen {
    private let said: [Messages.Said]
    private(set) var cursor = ListCursor<Int>()

    private static let width = 72
    private static let mostRows = 18

    init(_ said: [Messages.Said]) { self.said = said.reversed() }

    /// The selected message.
    private var chosen: Messages.Said? { said.isEmpty ? nil : said[cursor.index(of: said.count)] }

    func hints(in context: Context) -> [Hint] {
        let leads = chosen?.announcement.place?.exists(in: context.session) == true
        return (leads ? [Hint(.open, context.words.hintGo)] : []) + [Hint(.back, context.words.hintClose)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: said.count) {
        case .moved: []
        case .chosen: [.dismissSheet] + (chosen?.announcement.place.map { [.open($0)] } ?? [])
        case .other(.messages): [.dismissSheet]
        case .other(let command): [.ignored(command)]
        }
    }

    func told(in context: Context) -> Told {
        Told(
            title: context.words.messagesTitle, page: list(in: context),
            selected: said.isEmpty ? nil : cursor.index(of: said.count))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let columns = SheetFrame.columns(Self.width, in: painter.size)
        let layout = list(in: frame.context(painter.size)).layout(columns, frame)
        let inside = SheetFrame.draw(
            frame.words.messagesTitle, width: min(Self.width, painter.width - 4),
            rows: min(layout.height, Self.mostRows), hints: hints(in: frame.context(painter.size)), in: painter,
            frame: &frame)
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width + 1, height: inside.height - 2))
        let selected = said.isEmpty ? nil : cursor.index(of: said.count)
        layout.stack(selected: selected, on: .panel).draw(in: list, selected: selected, frame: &frame, on: .panel)
    }

    private func list(in context: Context) -> Page {
        var page = Page()
        if said.isEmpty { page.line(context.words.messagesNone, .soft) }
        for (index, item) in said.enumerated() {
            page.add(
                Page.Line(
                    Page.Piece(context.words.ago(item.date, context.session), .faint, at: .trailing(1)),
                    Page.Piece(
                        item.announcement.text, at: .leading(2), gap: 1, fit: .wrap, selected: .title)), item: index)
        }
        return page
    }
}
