import Drawing
import TerminalUI

/// The form in which the journal is written to a file.
struct ExportSheet: Screen {
    private(set) var selection = 0

    private static let hints = [Hint(.open, Words.Hints.export), Hint(.back, Words.Hints.close)]

    func hints(in context: Context) -> [Hint] { Self.hints }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let last = JournalFormat.allCases.count - 1
        switch action {
        case .click(let index):
            selection = min(index, last)
            return write
        case .hover(let index): selection = min(index, last)
        case .wheel(let rows): selection = min(max(0, selection + rows), last)
        case .command(let command):
            switch command {
            case .up, .left: selection = max(0, selection - 1)
            case .down, .right: selection = min(last, selection + 1)
            case .home: selection = 0
            case .end: selection = last
            case .open: return write
            case .back, .leave, .export: return [.dismissSheet]
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private var write: [Step] { [.dismissSheet, .export(JournalFormat.allCases[selection])] }

    func draw(in painter: Painter, frame: inout Frame) {
        let formats = JournalFormat.allCases
        let inside = SheetFrame.draw(
            Words.Journal.exportTitle,
            size: CellSize(
                width: min(56, painter.width - 4), height: formats.count + 2 + SheetFrame.margin.height), in: painter,
            frame: &frame)
        for (index, format) in formats.enumerated() {
            let rect = CellRect(x: 0, y: index, width: inside.width, height: 1)
            let row = inside.sub(rect)
            let surface = Row.draw(isSelected: index == selection, in: row, frame: frame, on: .panel)
            let words = Words.Journal.format(format)
            row.line(words.name, y: 0, from: 2, to: 8, style: Row.titleStyle(index == selection, frame, on: .panel))
            row.line(words.story, y: 0, from: 9, style: frame.theme.style(.soft, on: surface))
            frame.hits.add(rect, in: inside, .item(index))
        }
        SheetFrame.hints(Self.hints, in: inside, frame: &frame)
    }
}
