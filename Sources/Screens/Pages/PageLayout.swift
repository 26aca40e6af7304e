import Drawing
import TerminalUI
import Words

/// A page laid out for a width: the row and column of every piece of text.
///
/// Search, mouse, scrolling, plain text and narration read this layout, not the cells of the screen.
struct PageLayout: Hashable, Sendable {
    /// A piece, or one row of a wrapped piece, at its row in the part and its column.
    struct PlacedPiece: Hashable, Sendable {
        let piece: Page.Piece
        /// The text, cut to its room; empty for fields, boxes and gauge bars without a label.
        let text: String
        let row: Int
        let x: Int
        let columns: Int
    }

    /// A group of rows that scroll together: a block, or one row of a block that splits.
    struct Part: Hashable, Sendable {
        /// The index of the block on the page.
        let index: Int
        let block: Page.Block
        let height: Int
        let pieces: [PlacedPiece]
    }

    let width: Int
    let parts: [Part]

    var height: Int { parts.reduce(0) { $0 + $1.height } }

    /// Lays out a page.
    ///
    /// - Parameters:
    ///   - width: The columns of a line.
    ///   - symbols: The characters of bars and hairlines.
    init(_ page: Page, width: Int, symbols: Symbols) {
        self.width = width
        var parts: [Part] = []
        for (index, block) in page.blocks.enumerated() {
            var pieces: [PlacedPiece] = []
            var row = 0
            for line in block.lines {
                var setter = LineSetter(row: row, width: width, symbols: symbols)
                for piece in line.pieces { setter.set(piece) }
                pieces += setter.pieces
                row += setter.height
            }
            let height = max(row, block.pictures.map(\.rect.maxY).max() ?? 0)
            guard block.splits else {
                parts.append(Part(index: index, block: block, height: height, pieces: pieces))
                continue
            }
            for row in 0..<height {
                let own = pieces.filter { $0.row == row }.map { $0.moved(to: 0) }
                parts.append(Part(index: index, block: block, height: 1, pieces: own))
            }
        }
        self.parts = parts
    }

    // MARK: Text

    /// The page as lines of plain text, without its pictures.
    var lines: [String] {
        parts.flatMap { part in
            (0..<part.height).map { row in
                let glyphs = part.glyphs(in: row)
                return glyphs.map(\.glyph).reduce(into: "") { $0.append($1) }
            }
        }
    }
}

extension PageLayout.PlacedPiece {
    /// The column of the first letter; a gauge's label is aligned to its end.
    fileprivate var textStart: Int { isGauge ? x + columns - text.columns : x }

    fileprivate var isGauge: Bool { if case .gauge = piece.content { true } else { false } }

    /// Returns the piece in another row.
    fileprivate func moved(to row: Int) -> Self { Self(piece: piece, text: text, row: row, x: x, columns: columns) }
}

extension PageLayout.Part {
    /// Returns the characters of a row with their columns, including the spaces between pieces.
    func glyphs(in row: Int) -> [(glyph: Character, x: Int)] {
        var all: [(glyph: Character, x: Int)] = []
        var end = 0
        for piece in pieces.filter({ $0.row == row }).sorted(by: { $0.x < $1.x }) where !piece.text.isEmpty {
            while end < piece.textStart {
                all.append((" ", end))
                end += 1
            }
            for glyph in piece.text {
                all.append((glyph, end))
                end += String(glyph).columns
            }
        }
        return all
    }

    /// Returns the matches of a query in a row: the columns of each within a piece's text, that text, and its column.
    func found(_ query: String, in row: Int) -> [(columns: Range<Int>, text: String, x: Int)] {
        matches(of: query, in: row).map { columns in
            let piece = pieces.last { $0.row == row && !$0.isGauge && $0.x <= columns.lowerBound }
            guard let piece else { return (columns, "", 0) }
            return (columns.lowerBound - piece.x..<columns.upperBound - piece.x, piece.text, piece.x)
        }
    }

    /// Returns the column ranges of a row that match a query, ignoring case and accents; gauges are not searched.
    func matches(of query: String, in row: Int) -> [Range<Int>] {
        let query = Array(Words.searched(query))
        guard !query.isEmpty else { return [] }
        var letters: [(letter: Character, columns: Range<Int>)] = []
        let gauges = pieces.filter { $0.row == row && $0.isGauge }.map { $0.x..<$0.x + $0.columns }
        for (glyph, x) in glyphs(in: row) where !gauges.contains(where: { $0.contains(x) }) {
            let columns = x..<x + max(1, String(glyph).columns)
            letters += Words.searched(String(glyph)).map { ($0, columns) }
        }
        guard letters.count >= query.count else { return [] }
        return (0...letters.count - query.count).compactMap { start in
            let found = letters[start..<start + query.count]
            guard found.elementsEqual(query, by: { $0.letter == $1 }) else { return nil }
            return letters[start].columns.lowerBound..<letters[start + query.count - 1].columns.upperBound
        }
    }
}

/// The placing of one line's pieces, in the order in which they get room.
private struct LineSetter {
    let row: Int
    let width: Int
    let symbols: Symbols
    private(set) var pieces: [PageLayout.PlacedPiece] = []
    private(set) var height = 1
    /// The column after the last piece placed from the beginning, and the first column of the pieces placed from the
    /// end.
    private var lead = 0
    private var trail: Int

    init(row: Int, width: Int, symbols: Symbols) {
        (self.row, self.width, self.symbols) = (row, width, symbols)
        trail = width
    }

    /// Places a piece at its anchor.
    mutating func set(_ piece: Page.Piece) {
        switch piece.anchor {
        case .leading(let x): lead = set(piece, from: x, to: trail - piece.gap)
        case .following(let gap, let from): lead = set(piece, from: max(lead + gap, from), to: trail - piece.gap)
        case .factColumn: lead = set(piece, from: max(width >= 40 ? 14 : 12, lead + 1), to: trail - piece.gap)
        case .between(let x, let margin): lead = set(piece, from: x, to: width - margin)
        case .columns(let columns, let alignment):
            lead = set(piece, from: columns.lowerBound, to: columns.upperBound, alignment)
        case .trailing(let margin): setFromEnd(piece, to: width - margin)
        case .preceding(let gap): setFromEnd(piece, to: trail - gap)
        }
    }

    /// Places a piece that ends at a column, after the pieces at the beginning of the line.
    private mutating func setFromEnd(_ piece: Page.Piece, to end: Int) {
        let before = pieces.count
        _ = set(piece, from: lead == 0 ? 0 : lead + piece.gap, to: end, .trailing)
        if pieces.count > before {
            trail = pieces[before].x
        } else if case .text = piece.content {
            trail = min(trail, end)
        }
    }

    /// Places a piece between two columns and returns the column after it.
    private mutating func set(
        _ piece: Page.Piece, from: Int, to end: Int, _ alignment: TextAlignment = .leading
    ) -> Int {
        let room = end - from
        switch piece.content {
        case .text(let texts, let fit):
            guard room > 0 else { return from }
            guard case .wrap(let rows) = fit else {
                guard let text = text(texts, fit, room) else { return from }
                let columns = text.columns
                let x = from + TextFitting.indent(alignment, spare: room - columns)
                place(piece, text, x: x, columns: columns)
                return x + columns
            }
            let lines = TextFitting.wrap(texts.first ?? "", to: room, maximum: rows)
            for (index, line) in lines.enumerated() {
                place(piece, line, x: from, columns: line.columns, row: row + index)
            }
            height = max(height, lines.count)
            return from + (lines.map(\.columns).max() ?? 0)
        case .hairline:
            let columns = (trail < width ? trail - 1 : width - piece.gap) - from
            if columns > 0 {
                place(piece, String(repeating: symbols.hairline, count: columns), x: from, columns: columns)
            }
            return from + max(0, columns)
        case .bar(let value, let most):
            let text = BarChart.row(value, of: most, width: room, unicode: symbols.unicode)
            if !text.isEmpty { place(piece, text, x: from, columns: text.columns) }
            return from + max(0, room)
        case .gauge(_, let label):
            if room > 0 { place(piece, label, x: from, columns: room) }
            return from + max(0, room)
        case .gaugeBar:
            if room > 0 { place(piece, "", x: from, columns: room) }
            return from + max(0, room)
        case .field(_, _, let columns):
            place(piece, "", x: from, columns: min(room, columns))
            return from + min(room, columns)
        case .box:
            place(piece, "", x: from, columns: MarkBox.columns)
            return from + MarkBox.columns
        }
    }

    /// Returns the first text that fits; else the last one, truncated, or `nil` if it must be whole.
    private func text(_ texts: [String], _ fit: Page.Piece.Fit, _ room: Int) -> String? {
        if let text = texts.first(where: { $0.columns <= room }) { return text }
        return fit == .whole ? nil : texts.last.map { TextFitting.truncate($0, to: room) }
    }

    private mutating func place(_ piece: Page.Piece, _ text: String, x: Int, columns: Int, row: Int? = nil) {
        pieces.append(.init(piece: piece, text: text, row: row ?? self.row, x: x, columns: columns))
    }
}
