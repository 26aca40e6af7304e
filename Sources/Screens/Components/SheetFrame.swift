import Drawing
import TerminalUI

/// The card that a sheet's content stands on: a title above, keys below.
enum SheetFrame {
    /// As high as `rows` of content and the keys below them need, and the screen has. Returns the painter of both.
    static func draw(
        _ title: String, width: Int, rows: Int, hints: [Hint], in painter: Painter, frame: inout Frame
    ) -> Painter {
        let size = CellSize(
            width: width, height: min(painter.height - lastLine, rows + 2 + around(painter.size) - lastLine))
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
    ///
    /// - Parameter cursor: of the lines that can stand at its top, where not all have room.
    static func draw(
        _ title: String, width: Int, hints: [Hint], scrolledBy cursor: ListCursor<Int> = ListCursor(),
        in painter: Painter, frame: inout Frame, lines: (_ columns: Int) -> [Line]
    ) {
        let lines = lines(columns(width, in: painter.size))
        let inside = draw(
            title, width: min(width, painter.width - 4), rows: lines.count, hints: hints, in: painter, frame: &frame)
        let (visible, first) = (max(0, inside.height - 2), cursor.index(of: hidden(lines.count, in: painter.size) + 1))
        for (row, line) in lines.dropFirst(first).prefix(visible).enumerated() {
            inside.line(line.text, y: row, style: frame.theme.style(line.ink, on: .panel, line.isStrong ? .bold : []))
        }
        ScrollMark.draw(
            in: inside, x: inside.width, y: 0, height: visible, offset: first, visible: visible, total: lines.count,
            frame: frame, on: .panel)
    }

    /// Columns of text that such a sheet has.
    static func columns(_ width: Int, in size: CellSize) -> Int {
        size.width < smallColumns ? size.width - 4 : min(width, size.width - 4) - margin
    }

    /// How many of so many lines have no room.
    static func hidden(_ lines: Int, in size: CellSize) -> Int { max(0, lines + 2 + around(size) - size.height) }

    /// What a sheet does that is only read.
    static func read(_ action: Action) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): [.dismissSheet]
        // Whoever wants to go on has read it: what leads on and changes nothing does so.
        case .command(let command) where command.leadsElsewhere: [.dismissSheet, .run(command)]
        case .command(let command): [.ignored(command)]
        case .click, .mark, .hover, .wheel: []
        }
    }

    /// `size` with margins and frame. Returns the painter of the content.
    static func draw(_ title: String, size: CellSize, in painter: Painter, frame: inout Frame) -> Painter {
        let theme = frame.theme
        // In a small pane every column counts.
        let isSmall = painter.width < smallColumns
        var rect = painter.bounds.centered(
            isSmall ? CellSize(width: painter.width, height: size.height) : size)
        rect.y = min(rect.y, max(0, painter.height - lastLine - rect.height))
        painter.fill(rect, style: theme.fill(.panel))
        frame.hits.add(rect, in: painter, .ground)
        frame.areas.add(painter.onScreen(rect), isPicture: false)
        let inside = painter.border(
            rect, glyphs: theme.unicode ? .rounded : .ascii, style: theme.line(on: .panel), title: title,
            titleStyle: theme.style(.text, on: .panel, .bold))
        let (side, top) = (isSmall ? 1 : 2, isLow(painter.size) ? 0 : 1)
        return inside.sub(
            CellRect(x: side, y: top, width: inside.width - 2 * side, height: inside.height - top), overhang: 1)
    }

    private static let smallColumns = 50

    /// Columns around the content of `draw`; in a small pane fewer.
    static let margin = 6
    /// Below every sheet: what is said stands there.
    private static let lastLine = 1

    /// Rows above and below the content and the keys, down to the end of the screen.
    static func around(_ size: CellSize) -> Int { (isLow(size) ? 2 : 3) + lastLine }

    /// In a small pane every row counts, too.
    private static func isLow(_ size: CellSize) -> Bool { size.height < ShellLayout.roomy.height }

    /// The last line of a sheet, from the right.
    static func hints(_ hints: [Hint], in painter: Painter, frame: inout Frame) {
        var (x, y) = (painter.width, painter.height - 1)
        for hint in hints.reversed() {
            let width = HintLine.width(hint, frame)
            // In a small pane they stand one above the other.
            if x - width < 0, x < painter.width { (x, y) = (painter.width, y - 1) }
            guard x - width >= 0, y >= max(0, painter.height - 2) else { continue }
            HintLine.draw(hint, x: x - width, in: painter, y: y, frame: &frame, on: .panel)
            x -= width + 3
        }
    }
}

extension ListCursor<Int> {
    /// Keys and wheel in a sheet of so many lines of text; `nil` for what else it may be.
    mutating func read(_ action: Action, _ lines: Int, in size: CellSize) -> [Step]? {
        switch action {
        case .wheel, .command(.up), .command(.down), .command(.pageUp), .command(.pageDown), .command(.home),
            .command(.end):
            _ = handle(action, count: SheetFrame.hidden(lines, in: size) + 1, as: .rows(page: 4))
            return []
        default: return nil
        }
    }
}
