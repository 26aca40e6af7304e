import Drawing
import TerminalUI

/// The frame of a sheet: border, title, and key hints at the bottom.
enum SheetFrame {
    /// Draws a sheet's frame for `rows` of content, at most the screen's height, and returns the painter inside it.
    ///
    /// The last two rows inside are an empty one and the key hints.
    static func draw(
        _ title: String, width: Int, rows: Int, hints: [Hint], in painter: Painter, frame: inout Frame
    ) -> Painter {
        let rect = rect(width: width, rows: rows, in: painter.size)
        let inside = draw(title, size: rect.size, in: painter, frame: &frame)
        Self.hints(hints, in: inside, frame: &frame)
        return inside
    }

    /// Returns the area of a sheet for `rows` of content, at most the screen's height, within a screen of a size.
    static func rect(width: Int, rows: Int, in screen: CellSize) -> CellRect {
        let height = min(screen.height - lastLine, rows + 2 + around(screen) - lastLine)
        return rect(of: CellSize(width: width, height: height), in: screen)
    }

    /// Returns the area of a sheet of a given outer size: centered, above the line of messages.
    private static func rect(of size: CellSize, in screen: CellSize) -> CellRect {
        // In a small pane a sheet takes the whole width, since columns are scarce.
        let isSmall = screen.width < smallColumns
        var rect = CellRect(screen).centered(
            isSmall ? CellSize(width: screen.width, height: size.height) : size)
        rect.y = min(rect.y, max(0, screen.height - lastLine - rect.height))
        return rect
    }

    /// A line of a text sheet.
    struct Line {
        var text: String
        var ink = Ink.text
        var isStrong = false
    }

    /// Draws a sheet of text, at most `width` columns wide and scrolled if it is too long.
    ///
    /// - Parameters:
    ///   - cursor: The index of the first visible line.
    ///   - lines: Returns the text wrapped to a number of columns.
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

    /// Returns the columns of text in a sheet of this width.
    static func columns(_ width: Int, in size: CellSize) -> Int {
        size.width < smallColumns ? size.width - 4 : min(width, size.width - 4) - margin
    }

    /// Returns how many of a text's lines do not fit on the screen.
    static func hidden(_ lines: Int, in size: CellSize) -> Int { max(0, lines + 2 + around(size) - size.height) }

    /// Returns the steps of an action on a sheet of text: Enter, back and commands that lead elsewhere close it.
    static func read(_ action: Action) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): [.dismissSheet]
        // A command that leads elsewhere closes the sheet and is then carried out.
        case .command(let command) where command.leadsElsewhere: [.dismissSheet, .run(command)]
        case .command(let command): [.ignored(command)]
        case .click, .mark, .hover, .wheel: []
        }
    }

    /// Draws a frame of a given outer size, centered, and returns the painter of its content.
    static func draw(_ title: String, size: CellSize, in painter: Painter, frame: inout Frame) -> Painter {
        let theme = frame.theme
        let isSmall = painter.width < smallColumns
        let rect = rect(of: size, in: painter.size)
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

    /// The columns below which a sheet fills the whole width.
    private static let smallColumns = 50

    /// The columns of border and margins around the content; small panes have fewer.
    static let margin = 6
    /// The rows below every sheet that stay free for messages.
    private static let lastLine = 1

    /// Returns the rows of frame, margins and message line above and below a sheet's content and hints.
    static func around(_ size: CellSize) -> Int { (isLow(size) ? 2 : 3) + lastLine }

    /// True for screens with so few rows that sheets have no margin at the top.
    private static func isLow(_ size: CellSize) -> Bool { size.height < ShellLayout.roomy.height }

    /// Draws a sheet's key hints at the bottom right.
    static func hints(_ hints: [Hint], in painter: Painter, frame: inout Frame) {
        var (x, y) = (painter.width, painter.height - 1)
        for hint in hints.reversed() {
            let width = HintLine.width(hint, frame)
            // Hints that do not fit on one row continue on the row above.
            if x - width < 0, x < painter.width { (x, y) = (painter.width, y - 1) }
            guard x - width >= 0, y >= max(0, painter.height - 2) else { continue }
            HintLine.draw(hint, x: x - width, in: painter, y: y, frame: &frame, on: .panel)
            x -= width + 3
        }
    }
}

extension ListCursor<Int> {
    /// Scrolls a sheet of text with keys and wheel; returns `nil` for other actions.
    ///
    /// - Parameter lines: The number of wrapped lines in the text.
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
