import Drawing
import TerminalUI

/// The card that a sheet's content stands on: a title above, keys below.
enum SheetFrame {
    /// As high as `rows` of content and the keys below them need, and the screen has. Returns the painter of both.
    static func draw(
        _ title: String, width: Int, rows: Int, hints: [Hint], in painter: Painter, frame: inout Frame
    ) -> Painter {
        let size = CellSize(width: width, height: min(painter.height, rows + 2 + margin.height))
        let inside = draw(title, size: size, in: painter, frame: &frame)
        Self.hints(hints, in: inside, frame: &frame)
        return inside
    }

    /// One line of a sheet that is read.
    struct Line {
        var text: String
        var ink = Ink.text
        var isStrong = false
    }

    /// A sheet of text, `width` columns wide where there is room. `lines` makes it for so many columns of text.
    static func draw(
        _ title: String, width: Int, hints: [Hint], in painter: Painter, frame: inout Frame,
        lines: (_ columns: Int) -> [Line]
    ) {
        let width = min(width, painter.width - 4)
        let lines = lines(width - margin.width)
        let inside = draw(title, width: width, rows: lines.count, hints: hints, in: painter, frame: &frame)
        for (row, line) in lines.prefix(max(0, inside.height - 2)).enumerated() {
            inside.line(line.text, y: row, style: frame.theme.style(line.ink, on: .panel, line.isStrong ? .bold : []))
        }
    }

    /// What a sheet does that is only read.
    static func read(_ action: Action) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): [.dismissSheet]
        case .command(let command): [.ignored(command)]
        case .click, .mark, .hover, .wheel: []
        }
    }

    /// `size` with margins and frame. Returns the painter of the content.
    static func draw(_ title: String, size: CellSize, in painter: Painter, frame: inout Frame) -> Painter {
        let theme = frame.theme
        // In a small pane every column counts.
        let isSmall = painter.width < smallColumns
        let rect = painter.bounds.centered(
            isSmall ? CellSize(width: painter.width, height: size.height) : size)
        painter.fill(rect, style: theme.fill(.panel))
        frame.hits.add(rect, in: painter, .ground)
        let inside = painter.border(
            rect, glyphs: theme.unicode ? .rounded : .ascii, style: theme.line(on: .panel), title: title,
            titleStyle: theme.style(.text, on: .panel, .bold))
        let margin = isSmall ? 1 : 2
        return inside.sub(
            CellRect(x: margin, y: 1, width: inside.width - 2 * margin, height: inside.height - 1))
    }

    private static let smallColumns = 50

    /// Columns and rows around the content of `draw`; in a small pane fewer columns.
    static let margin = CellSize(width: 6, height: 3)

    /// The last line of a sheet, from the right.
    static func hints(_ hints: [Hint], in painter: Painter, frame: inout Frame) {
        var x = painter.width
        for hint in hints.reversed() {
            let width = HintLine.width(hint, frame)
            guard x - width >= 0 else { continue }
            HintLine.draw(hint, x: x - width, in: painter, y: painter.height - 1, frame: &frame, on: .panel)
            x -= width + 3
        }
    }
}
