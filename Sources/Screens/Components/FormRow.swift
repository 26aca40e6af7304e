import Drawing
import TerminalUI

extension Page {
    /// Adds a line of a form: one of several values, between two signs that turn it.
    /// - Parameter turns: Whether the value can be changed.
    mutating func addChoice(
        _ title: String, _ value: String, row: Int, turns: Bool = true, note: String? = nil, _ symbols: Symbols
    ) {
        func piece(_ text: String, _ anchor: Piece.Anchor, _ target: FormTarget) -> Piece {
            Piece(
                text, target == .value ? .text : .faint, at: anchor, gap: 3, selected: .accent,
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

    /// Adds a line of a form: a text, edited while its line is selected, and below it what is wrong with it.
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
        add(
            [Line(Piece(title, .faint, at: .leading(2)), text), complaint].compactMap(\.self),
            item: FormTarget.row.index(row), selection: .firstRow)
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
