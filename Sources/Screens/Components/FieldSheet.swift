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
