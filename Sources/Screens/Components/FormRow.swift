import Drawing
import TerminalUI

extension Page {
    /// Adds a form row for one of several values, between arrows that change it.
    ///
    /// - Parameter turns: True if the value can be changed.
    mutating func addChoice(
        _ title: String, _ value: String, row: Int, turns: Bool = true, note: String? = nil, _ symbols: Symbols
    ) {
        func piece(_ text: String, _ anchor: Piece.Anchor, _ target: FormTarget) -> Piece {
            Piece(
                // The arrow before a value has a place in the gap that the value keeps.
                text, target == .value ? .text : .faint, at: anchor, gap: target == .before ? 1 : 3, selected: .accent,
                target: turns ? .item(target.index(row)) : nil)
        }
        var line = Line(Piece(title, .soft, at: .leading(2), selected: .title), piece(value, .trailing(3), .value))
        if turns {
            line.pieces += [
                piece(String(symbols.left), .preceding(1), .before), piece(String(symbols.right), .trailing(1), .after),
            ]
        }
        let note = note.map { Line(Piece($0, .premium, at: .trailing(1))) }
        add([line, note].compactMap(\.self), item: FormTarget.row.index(row), selection: .firstRow)
    }

    /// Adds a form row for a text, editable while selected, with an error message below it if the text is invalid.
    mutating func addField(
        _ title: String, _ field: TextField, placeholder: String, complaint: String?, row: Int, isSelected: Bool
    ) {
        let left = max(11, title.columns + 3)
        let content = Piece.Content.field(field, placeholder: placeholder, columns: .max)
        let text =
            isSelected
            ? Piece(content, at: .leading(left), gap: 1, attributes: .underline)
            : Piece(
                field.isEmpty ? placeholder : field.text, field.isEmpty ? .faint : .text, field.isEmpty ? [] : .bold,
                at: .leading(left), gap: 1)
        let complaint = complaint.map { Line(Piece($0, .warning, at: .leading(2), fit: .wrap)) }
        var name = Piece(title, .faint, at: .leading(2))
        name.spoken = title + ":"
        add(
            [Line(name, text), complaint].compactMap(\.self),
            item: FormTarget.row.index(row), selection: .firstRow)
    }
}

/// The part of a form row that a click hits: the row, its value, or one of the arrows beside it.
enum FormTarget: Int {
    case row, before, value, after

    /// Returns the hit item's index for a row: 100 times the raw value, plus the row.
    func index(_ row: Int) -> Int { 100 * rawValue + row }

    /// Returns the pieces of a value between two arrows at the end of a row, the last piece first; a click on the left
    /// arrow turns back.
    static func turns(_ value: String, row: Int, ink: Ink = .text, _ symbols: Symbols) -> [Page.Piece] {
        [
            Page.Piece(String(symbols.right), ink, at: .trailing(2), selected: .accent),
            Page.Piece(value, ink, at: .preceding(1), selected: .accent),
            Page.Piece(
                String(symbols.left), ink, at: .preceding(1), selected: .accent, target: .item(before.index(row))),
        ]
    }

    /// Returns the row and part that a hit item's index stands for.
    static func of(_ index: Int) -> (row: Int, place: FormTarget) {
        (index % 100, FormTarget(rawValue: index / 100) ?? .row)
    }
}

extension ListCursor {
    /// Handles the keys common to all forms and returns their steps; `nil` if the form itself may use the command.
    ///
    /// Tab moves through the rows, back leaves the form, and commands of `Command.everywhere` go to the shell.
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
