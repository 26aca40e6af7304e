import Chronology
import Drawing
import Session
import TerminalUI

/// What was said since the game was opened, to be read again, the latest first.
struct MessagesSheet: Screen {
    private let said: [Messages.Said]
    private(set) var cursor = ListCursor<Int>()

    private static let width = 72
    private static let mostRows = 18

    init(_ said: [Messages.Said]) { self.said = said.reversed() }

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

    func draw(in painter: Painter, frame: inout Frame) {
        let (now, selection) = (frame.world.clock, cursor.index(of: said.count))
        let columns = SheetFrame.columns(Self.width, in: painter.size)
        let items = said.map { item in
            let time = frame.words.ago(now - item.date)
            return (time, TextFitting.wrap(item.announcement.text, to: max(10, columns - time.columns - 4)))
        }
        let rows =
            said.isEmpty
            ? TextFitting.wrap(frame.words.messagesNone, to: columns).count : items.reduce(0) { $0 + $1.1.count }
        let inside = SheetFrame.draw(
            frame.words.messagesTitle, width: min(Self.width, painter.width - 4), rows: min(rows, Self.mostRows),
            hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width + 1, height: inside.height - 2))
        if said.isEmpty {
            list.paragraph(
                frame.words.messagesNone, y: 0, to: inside.width, style: frame.theme.style(.soft, on: .panel))
        }
        var stack = Stack()
        for (index, (time, lines)) in items.enumerated() {
            stack.add(lines.count, item: index) { painter, frame in
                let isSelected = index == selection
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
                let right = painter.width - 1
                painter.line(
                    time, y: 0, from: right - time.columns, to: right, style: frame.theme.style(.faint, on: surface))
                for (row, line) in lines.enumerated() {
                    painter.line(line, y: row, from: 2, style: Row.titleStyle(isSelected, frame, on: .panel))
                }
            }
        }
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
    }
}
