import Drawing
import TerminalUI

/// A line of a form: what it is called at the left, what it is at the right.
enum FormRow {
    /// Columns before what is typed.
    private static let fieldColumn = 11

    /// One of several, between two signs that turn it; without them where it is only to be seen.
    static func draw(
        _ title: String, _ value: String, row: Int, isSelected: Bool, turns: Bool = true, in painter: Painter,
        frame: inout Frame
    ) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
        painter.line(
            title, y: 0, from: 2, style: isSelected ? Row.titleStyle(true, frame) : theme.style(.soft, on: surface))
        let right = painter.width - 1
        let left = max(title.columns + 3, right - value.columns - 4)
        painter.line(
            value, y: 0, from: left + 2, to: right - 2,
            style: theme.style(isSelected ? .accent : .text, on: surface))
        guard turns else { return }
        let arrows = theme.style(isSelected ? .accent : .faint, on: surface)
        painter.put(String(frame.symbols.left), at: CellPoint(x: left, y: 0), style: arrows)
        painter.put(String(frame.symbols.right), at: CellPoint(x: right - 1, y: 0), style: arrows)
        for (x, columns, place) in [
            (left - 1, 3, FormTarget.before), (left + 2, value.columns, .value), (right - 2, 3, .after),
        ] {
            frame.hits.add(CellRect(x: x, y: 0, width: columns, height: 1), in: painter, .item(place.index(row)))
        }
    }

    /// A text, and below it what is wrong with it.
    static func draw(
        _ title: String, _ field: TextField, placeholder: String, complaint: [String], isSelected: Bool,
        in painter: Painter, frame: inout Frame
    ) {
        let theme = frame.theme
        let surface = Row.draw(
            isSelected: isSelected, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width, height: 1)),
            frame: frame, on: .panel)
        painter.line(title, y: 0, from: 2, style: theme.style(.faint, on: surface))
        let left = max(fieldColumn, title.columns + 3)
        if isSelected {
            frame.cursor = field.draw(
                into: painter, at: CellPoint(x: left, y: 0), width: painter.width - left - 1,
                style: theme.style(.text, on: surface, .underline), placeholder: placeholder,
                placeholderStyle: theme.style(.faint, on: surface, .underline))
        } else {
            // What is only read is read from its beginning.
            painter.line(
                field.isEmpty ? placeholder : field.text, y: 0, from: left, to: painter.width - 1,
                style: theme.style(field.isEmpty ? .faint : .text, on: surface, field.isEmpty ? [] : .bold))
        }
        for (row, line) in complaint.enumerated() {
            painter.line(line, y: row + 1, from: 2, style: theme.style(.warning, on: .panel))
        }
    }
}

/// What a click on a row of a form meets: the row itself, or one of the signs in it.
enum FormTarget: Int {
    case row, before, value, after

    func index(_ row: Int) -> Int { 100 * rawValue + row }

    /// A value between two signs that turn it, at the end of a row.
    static func turns(_ value: String, row: Int, ink: Ink = .text, _ symbols: Symbols) -> [Page.Piece] {
        [
            Page.Piece(" \(symbols.right)", ink, at: .trailing(2), selected: .accent),
            Page.Piece(" " + value, ink, at: .preceding(0), selected: .accent),
            Page.Piece(
                String(symbols.left), ink, at: .preceding(0), selected: .accent, target: .item(before.index(row))),
        ]
    }

    static func of(_ index: Int) -> (row: Int, place: FormTarget) {
        (index % 100, FormTarget(rawValue: index / 100) ?? .row)
    }
}

extension ListCursor {
    /// What keys do in every form: Tab goes through it, the way out leaves the draft behind, and what keeps the player
    /// here is the shell's. `nil` for what the form itself may have a use for.
    mutating func formSteps(_ command: Command, in items: some RandomAccessCollection<Item>) -> [Step]? {
        switch command {
        case .previousScreen: move(.up, in: items)
        case .nextScreen: move(.down, in: items)
        case .edit: choose(0, in: items)
        case .back, .leave: return [.back]
        case _ where Command.everywhere.contains(command): return [.ignored(command)]
        default: return nil
        }
        return []
    }
}
