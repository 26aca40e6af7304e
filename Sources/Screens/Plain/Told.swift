import Drawing
import TerminalUI
import Widgets
import Words

/// A screen or sheet as plain mode tells it: its name, its text, and the selection.
struct Told {
    let title: String
    let page: Page
    /// The selected item of the page; `nil` where nothing can be chosen.
    var selected: Int?
    /// True if up and down lead to items that are not next to each other in the page, as in tiles; plain mode then goes
    /// left and right.
    var isGrid = false

    init(title: String, page: Page, selected: Int? = nil, isGrid: Bool = false) {
        (self.title, self.page, self.selected, self.isGrid) = (title, page, selected, isGrid)
    }

    /// Creates the telling of a sheet of sentences.
    init(title: String, sentences: [String]) {
        var page = Page()
        for sentence in sentences { page.line(sentence) }
        self.init(title: title, page: page)
    }
}

/// A row of a page in plain mode.
struct PlainRow: Hashable, Sendable {
    let text: String
    /// The item of the page that the row belongs to.
    let item: Int?
    /// The column of the text cursor, in a row that is edited.
    let cursor: Int?
    /// True if the row continues the text of the row above.
    var continues = false
}

extension Page {
    /// Returns the page as rows to be heard, without pictures, signs and empty rows.
    ///
    /// - Parameter width: the columns of a row; what is longer continues in the next one.
    func rows(width: Int, _ words: Words) -> [PlainRow] {
        blocks.flatMap { block -> [PlainRow] in
            var rows: [PlainRow] = []
            for line in block.lines.map({ $0.heard(words) }) where !line.text.isEmpty {
                // Short lines of one item share a row, since moving to it reads one row.
                if let last = rows.last, line.cursor == nil, last.cursor == nil,
                    case let joined = words.heard(last.text, line.text), joined.columns <= width
                {
                    rows[rows.count - 1] = PlainRow(
                        text: joined, item: block.item, cursor: nil, continues: last.continues)
                } else {
                    rows += TextFitting.wrap(line.text, to: width).enumerated().map {
                        PlainRow(text: $1, item: block.item, cursor: $0 == 0 ? line.cursor : nil, continues: $0 > 0)
                    }
                }
            }
            return rows
        }
    }
}

extension Page.Line {
    /// Returns the line's text in reading order, with the column of its text cursor.
    func heard(_ words: Words) -> (text: String, cursor: Int?) {
        var (text, cursor) = ("", Int?.none)
        for piece in front + back {
            guard let heard = piece.heard(words) else { continue }
            let isValue = if case .field = piece.content { true } else { isChoice || piece.anchor == .factColumn }
            if text.isEmpty {
                text = heard
            } else if text.last?.endsClause == true {
                text = words.sentences([text, heard])
            } else {
                text = isValue ? words.plainKey(key: text, does: heard) : words.plainTwo(first: text, second: heard)
            }
            if case .field(let field, _, _) = piece.content {
                cursor = text.columns - heard.columns + field.cursorColumn
            }
        }
        return (text, cursor)
    }

    /// The pieces placed from the beginning of the line, from left to right.
    private var front: [Page.Piece] {
        var column = 0
        let all = pieces.filter { !$0.isFromEnd }.enumerated().map { index, piece -> (Int, Int, Page.Piece) in
            switch piece.anchor {
            case .leading(let x), .between(let x, _): column = x
            case .columns(let columns, _): column = columns.lowerBound
            case .factColumn, .following, .trailing, .preceding: break
            }
            return (column, index, piece)
        }
        return all.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// The pieces placed from the end of the line, from left to right.
    private var back: [Page.Piece] { pieces.filter(\.isFromEnd).reversed() }

    /// True for a name with a value that the arrows beside it change.
    private var isChoice: Bool {
        pieces.contains {
            if case .item(let index)? = $0.target { FormTarget.of(index).place == .before } else { false }
        }
    }
}

extension Page.Piece {
    fileprivate var isFromEnd: Bool {
        switch anchor {
        case .trailing, .preceding: true
        case .leading, .following, .columns, .between, .factColumn: false
        }
    }

    /// Returns the piece's text for the ear; `nil` for bars, hairlines and signs without a meaning of their own.
    fileprivate func heard(_ words: Words) -> String? {
        if let spoken { return spoken.isEmpty ? nil : spoken }
        switch content {
        case .text(let texts, _):
            let text = (texts.first ?? "").split(separator: " ").reduce(into: "") { text, word in
                switch word {
                case "·": text += ","
                case "◆": text += " " + words.statusFood
                case "≈": text += " " + words.statusWater
                default: text += " " + word
                }
            }.drop { !$0.isHeard }
            return text.contains { $0.isLetter || $0.isNumber } ? String(text) : nil
        case .gauge(let gauge, let label):
            return gauge.kind == .food ? words.plainFood(left: label) : words.plainWater(left: label)
        case .field(let field, let placeholder, _): return field.isEmpty ? placeholder : field.text
        case .box(let isMarked): return isMarked ? words.plainMarked : words.plainNotMarked
        case .bar, .gaugeBar, .hairline: return nil
        }
    }
}

extension Character {
    /// True for what a text can begin with; signs before it have no meaning of their own.
    fileprivate var isHeard: Bool { isLetter || isNumber || "“‘\"'$€£+-/~".contains(self) }
}
