import Drawing
import TerminalUI

/// The content of a sheet that asks for one text: a story, a labeled field, and the reason why a text was refused.
struct FieldSheet {
    let title: String
    let story: String
    let label: String
    let field: TextField
    let complaint: String?

    var told: Told {
        var page = Page()
        page.addField(label, field, placeholder: "", complaint: complaint, row: 0, isSelected: true)
        page.line(story)
        return Told(title: title, page: page)
    }

    func draw(_ hints: [Hint], in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let width = min(64, painter.width - 4)
        let inner = width - SheetFrame.margin
        let story = TextFitting.wrap(story, to: inner)
        let wrong = complaint.map { TextFitting.wrap($0, to: inner) } ?? []
        // Two rows are reserved for a refusal, so that the sheet doesn't grow when one is shown.
        let rows = story.count + 3 + max(2, wrong.count)
        let inside = SheetFrame.draw(title, width: width, rows: rows, hints: hints, in: painter, frame: &frame)
        var y = 0
        for line in story {
            inside.line(line, y: y, style: theme.style(.soft, on: .panel))
            y += 1
        }
        y += 1
        inside.line(label, y: y, style: theme.style(.faint, on: .panel))
        let left = label.columns + 2
        frame.cursor = field.draw(
            into: inside, at: CellPoint(x: left, y: y), width: inner - left,
            style: theme.style(.text, on: .raised, theme.hasSurfaces ? .bold : [.bold, .underline]))
        y += 2
        for line in wrong {
            inside.line(line, y: y, style: theme.style(.warning, on: .panel))
            y += 1
        }
    }
}

/// A sheet that asks for one text.
protocol FieldScreen: Screen {
    /// The text field, which is always open.
    var field: TextField { get set }
    /// The reason why the last text was refused; `nil` if there is none.
    var complaint: String? { get set }
    /// Returns the sheet's title, story and label, with its field.
    func content(_ context: Context) -> FieldSheet
    /// Returns the steps that use the text, or none after it has set the complaint.
    mutating func take(in context: Context) -> [Step]
}

extension FieldScreen {
    var isEditing: Bool { true }
    var typed: TextField? { field }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open): return take(in: context)
        case .command(.back), .command(.leave), .command(.dismiss): return [.dismissSheet]
        case .command(let command): return [.ignored(command)]
        case .click, .mark, .hover, .wheel: return []
        }
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return take(in: context)
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
            return []
        }
    }

    func told(in context: Context) -> Told { content(context).told }

    func draw(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        content(context).draw(hints(in: context), in: painter, frame: &frame)
    }
}
