import Drawing

/// The grid that painters share while a frame is drawn.
private final class SharedGrid {
    // Each access is over before the next begins; the check of that was a twelfth of the drawing of a frame.
    @exclusivity(unchecked) var grid: CellGrid
    let order: TextOrder
    init(_ grid: CellGrid, _ order: TextOrder) { (self.grid, self.order) = (grid, order) }
}

/// A clipped window into a `CellGrid`, with its own origin.
///
///     grid.paint { painter in
///         painter.fill(style: sky)
///         let card = painter.sub(CellRect(x: 2, y: 1, width: 30, height: 8))
///         card.border(style: line, title: "Bird Springs")
///         card.put("3h left", at: CellPoint(x: 2, y: 1), style: text)
///     }
///
/// Coordinates count from the window's own corner; what lies outside is cut. Text is measured as the terminal shows
/// it, and a wide glyph is never cut in half: at an edge, or when one half is painted over, the other becomes a space.
/// Painters are handed on freely while the frame is drawn and are of no use after.
///
/// In a frame from right to left columns count from the right: all is painted as from left to right, and the finished
/// grid is mirrored, except for texts and pictures.
package struct Painter {
    private let surface: SharedGrid
    private let originX: Int
    private let originY: Int
    /// The region that may be painted, in the grid's coordinates.
    private let clip: CellRect
    package let size: CellSize

    private init(surface: SharedGrid, originX: Int, originY: Int, size: CellSize, clip: CellRect) {
        (self.surface, self.originX, self.originY, self.size, self.clip) = (surface, originX, originY, size, clip)
    }

    fileprivate static func paint<Result>(
        _ grid: inout CellGrid, _ order: TextOrder, _ body: (Painter) throws -> Result
    ) rethrows -> Result {
        let whole = CellRect(grid.size)
        if order == .rightToLeft { grid.mirror() }
        let surface = SharedGrid(grid, order)
        // The surface holds the only copy while painting, so nothing is copied on write.
        grid = CellGrid(size: CellSize(width: 0, height: 0))
        defer {
            grid = surface.grid
            if order == .rightToLeft { grid.mirror() }
        }
        return try body(Painter(surface: surface, originX: 0, originY: 0, size: whole.size, clip: whole))
    }

    package var width: Int { size.width }
    package var height: Int { size.height }
    /// The whole window as a rectangle at 0, 0.
    package var bounds: CellRect { CellRect(size) }
    package var isEmpty: Bool { clip.isEmpty }
    /// True if the finished frame is laid out from the right.
    package var isMirrored: Bool { order == .rightToLeft }
    package var order: TextOrder { surface.order }

    /// Returns the place of `rect` on the whole screen, clipped to what is visible, for mouse regions.
    package func onScreen(_ rect: CellRect) -> CellRect {
        translated(rect).intersection(clip)
    }

    /// Returns the place of `rect` on the whole screen, with what is clipped.
    package func placeOnScreen(_ rect: CellRect) -> CellRect { translated(rect) }

    /// The place of this window on the whole screen.
    package var onScreen: CellRect { onScreen(bounds) }

    /// Returns the place of `point` on the whole screen, for the text cursor. Nil if it is clipped.
    package func onScreen(_ point: CellPoint) -> CellPoint? {
        let place = CellPoint(x: originX + point.x, y: originY + point.y)
        return clip.contains(place) ? place : nil
    }

    /// Returns a window within this one.
    /// - Parameter overhang: the columns right of it that may be drawn on, too, such as for a scroll mark.
    package func sub(_ rect: CellRect, overhang: Int = 0) -> Painter {
        let place = translated(rect)
        var reach = place
        reach.width += overhang
        return Painter(
            surface: surface, originX: place.x, originY: place.y, size: rect.size, clip: reach.intersection(clip))
    }

    /// Returns a window of the same size, moved, for scrolled content.
    package func shifted(x: Int, y: Int) -> Painter {
        Painter(surface: surface, originX: originX + x, originY: originY + y, size: size, clip: clip)
    }

    /// Returns the cell at `point`; nil outside the window.
    package func cell(at point: CellPoint) -> Cell? {
        onScreen(point).map { surface.grid[$0.x, $0.y] }
    }

    /// Writes one line of text and returns the column after it. With `keepsGround` the present background stays (text
    /// over a picture). At most `maximum` columns are written; a character that would not fit whole is left out.
    @discardableResult
    package func put(
        _ text: String, at point: CellPoint, style: CellStyle, keepsGround: Bool = false, maximum: Int = .max
    ) -> Int {
        if let ordered = ordered(
            maximum == .max ? text : TextFitting.prefix(of: text, columns: maximum))
        {
            return put(ordered, at: point, style: style, keepsGround: keepsGround)
        }
        if let end = putPlain(text, at: point, style: style, keepsGround: keepsGround, maximum: max(0, maximum)) {
            return end
        }
        var x = point.x
        let end = maximum > Int.max - abs(point.x) ? Int.max : point.x + max(0, maximum)
        for character in text {
            if let piece = TextWidth.simplePiece(of: character) {
                guard x + piece.columns <= end else { break }
                set(piece, x: originX + x, y: originY + point.y, style: style, keepsGround: keepsGround)
                x += piece.columns
                continue
            }
            let pieces = TextWidth.pieces(of: character)
            let width = pieces.reduce(0) { $0 + $1.columns }
            guard x + width <= end else { break }
            for piece in pieces {
                set(piece, x: originX + x, y: originY + point.y, style: style, keepsGround: keepsGround)
                x += piece.columns
            }
        }
        return x
    }

    /// Writes a line of code points that take a column each, as nearly all are, and returns the column after it; `nil`
    /// for any other text.
    private func putPlain(
        _ text: String, at point: CellPoint, style: CellStyle, keepsGround: Bool, maximum: Int
    ) -> Int? {
        guard text.unicodeScalars.allSatisfy(TextWidth.isPlain) else { return nil }
        let count = min(text.unicodeScalars.count, maximum)
        let area = onScreen(CellRect(x: point.x, y: point.y, width: count, height: 1))
        guard !area.isEmpty else { return point.x + count }
        mendEdges(area, y: area.y)
        let seen = text.unicodeScalars.dropFirst(area.x - originX - point.x)
        withRow(area, y: area.y) { row in
            for (index, scalar) in zip(row.indices, seen) {
                var cell = Cell(scalar: scalar, style: style)
                if keepsGround { cell.style.background = row[index].style.background }
                row[index] = cell
            }
        }
        return point.x + count
    }

    /// Returns a text in the order in which this frame shows it; `nil` where it stays as it is read.
    private func ordered(_ text: String) -> OrderedText? {
        guard order != .logical, isMirrored || OrderedText.isNeeded(for: text) else { return nil }
        return OrderedText(text, isRightToLeft: isMirrored && !OrderedText.isForeign(text))
    }

    /// Returns the columns, from a text's start, in which `put` paints those characters that stand in `columns` as it
    /// is read.
    package func columns(_ columns: Range<Int>, of text: String) -> [Range<Int>] {
        guard let ordered = ordered(text) else { return [columns] }
        var starts: [Int] = []
        var end = 0
        for character in text {
            starts.append(end)
            end += TextWidth.columns(of: character)
        }
        var x = 0
        return (isMirrored ? ordered.clusters.reversed() : ordered.clusters).compactMap { cluster in
            defer { x += cluster.columns }
            return columns.contains(starts[cluster.index]) && cluster.columns > 0 ? x..<x + cluster.columns : nil
        }
    }

    /// Writes a line that is ordered already.
    @discardableResult
    func put(_ text: OrderedText, at point: CellPoint, style: CellStyle, keepsGround: Bool = false) -> Int {
        var x = point.x
        for cluster in isMirrored ? text.clusters.reversed() : text.clusters {
            for piece in isMirrored ? cluster.pieces.reversed() : cluster.pieces {
                var cell = Cell(piece.glyph, style: style)
                // Brackets are mirrored by the library; arrows and the like turn with the frame, except in a text that
                // runs from left to right.
                if isMirrored, !cluster.isRightToLeft { cell = cell.mirrored }
                set(
                    piece, cell.content, x: originX + x, y: originY + point.y, style: cell.style,
                    keepsGround: keepsGround)
                x += piece.columns
            }
        }
        return x
    }

    /// Writes `text` on row `y`, truncated with `…` and aligned between `from` and `to` (the window's edges if not
    /// given).
    @discardableResult
    package func line(
        _ text: String, y: Int, from: Int = 0, to: Int? = nil, alignment: TextAlignment = .leading, style: CellStyle,
        keepsGround: Bool = false
    ) -> Int {
        let room = (to ?? width) - from
        guard room > 0 else { return from }
        let text = TextFitting.truncate(text, to: room)
        let indent = TextFitting.indent(alignment, spare: room - TextWidth.columns(of: text))
        return put(text, at: CellPoint(x: from + indent, y: y), style: style, keepsGround: keepsGround)
    }

    /// Writes the first of `texts` that fits whole between `from` and `to`; none if none does.
    @discardableResult
    package func firstFitting(
        _ texts: [String], y: Int, from: Int = 0, to: Int? = nil, alignment: TextAlignment = .leading, style: CellStyle
    ) -> Bool {
        let room = (to ?? width) - from
        guard let text = texts.first(where: { TextWidth.columns(of: $0) <= room }) else { return false }
        line(text, y: y, from: from, to: to, alignment: alignment, style: style)
        return true
    }

    /// Fills `rect` (the whole window if not given) with one narrow glyph.
    package func fill(_ rect: CellRect? = nil, with glyph: Character = " ", style: CellStyle) {
        let area = onScreen(rect ?? bounds)
        let piece = TextWidth.pieces(of: glyph).first
        let cell = Cell(piece?.columns == 1 ? piece?.glyph ?? " " : " ", style: style)
        for y in area.y..<area.maxY {
            mendEdges(area, y: y)
            withRow(area, y: y) { $0.update(repeating: cell) }
        }
    }

    /// Changes the style of every cell of `rect` (the whole window if not given) and keeps the glyphs.
    package func restyle(_ rect: CellRect? = nil, _ change: (inout CellStyle) -> Void) {
        let area = onScreen(rect ?? bounds)
        for y in area.y..<area.maxY {
            withRow(area, y: y) { row in
                for x in row.indices { change(&row[x].style) }
            }
        }
    }

    /// Copies the picture `source` with its corner at `point`; it is not mirrored. Where `isTransparent` returns true,
    /// the present content stays.
    package func blit(_ source: CellGrid, at point: CellPoint, isTransparent: ((Cell) -> Bool)? = nil) {
        let place = CellRect(x: originX + point.x, y: originY + point.y, width: source.width, height: source.height)
        let area = place.intersection(clip)
        guard !area.isEmpty else { return }
        if !source.placements.isEmpty {
            let place = isMirrored ? place.mirrored(in: surface.grid.width) : place
            surface.grid.place(source.placements, at: CellPoint(x: place.x, y: place.y))
        }
        let source = isMirrored ? source.mirrored : source
        for y in area.y..<area.maxY {
            let start = (y - place.y) * source.width + area.x - place.x
            if let isTransparent {
                for x in 0..<area.width where !isTransparent(source.cells[start + x]) {
                    mendNeighbors(x: area.x + x, y: y)
                    surface.grid[area.x + x, y] = source.cells[start + x]
                }
            } else {
                mendEdges(area, y: y)
                source.cells.withUnsafeBufferPointer { cells in
                    withRow(area, y: y) { _ = $0.update(fromContentsOf: cells[start..<start + area.width]) }
                }
            }
            // A wide glyph across the edge has lost a half.
            if surface.grid[area.x, y].isContinuation, !isWideGlyph(x: area.x - 1, y: y) {
                surface.grid[area.x, y].content = .glyph(" ")
            }
            if area.maxX < place.maxX, source.cells[start + area.width].isContinuation {
                surface.grid[area.maxX - 1, y].content = .glyph(" ")
            }
        }
    }

    /// Calls `body` with the cells of row `y` of the grid between the sides of `area`, to change them in place.
    private func withRow(_ area: CellRect, y: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Void) {
        let start = y * surface.grid.width
        surface.grid.cells.withUnsafeMutableBufferPointer {
            body(UnsafeMutableBufferPointer(rebasing: $0[(start + area.x)..<(start + area.maxX)]))
        }
    }

    private func translated(_ rect: CellRect) -> CellRect {
        CellRect(x: originX + rect.x, y: originY + rect.y, width: rect.width, height: rect.height)
    }

    /// Writes one piece at a place of the grid, or spaces for the part that the clip leaves.
    private func set(
        _ piece: TextWidth.Piece, _ glyph: Cell.Content? = nil, x: Int, y: Int, style: CellStyle, keepsGround: Bool
    ) {
        guard y >= clip.y, y < clip.maxY else { return }
        let isWhole = x >= clip.x && x + piece.columns <= clip.maxX
        for column in 0..<piece.columns where x + column >= clip.x && x + column < clip.maxX {
            mendNeighbors(x: x + column, y: y)
            var style = style
            if keepsGround { style.background = surface.grid[x + column, y].style.background }
            let whole = column == 0 ? glyph ?? .glyph(piece.glyph) : .continuation
            let content: Cell.Content = isWhole ? whole : .glyph(" ")
            surface.grid[x + column, y] = Cell(content: content, style: style)
        }
    }

    /// Replaces the other half of a wide glyph at `x` by a space, since this half is about to be painted over.
    private func mendNeighbors(x: Int, y: Int) {
        if x > 0, surface.grid[x, y].isContinuation {
            surface.grid[x - 1, y].content = .glyph(" ")
        }
        if x + 1 < surface.grid.width, surface.grid[x + 1, y].isContinuation {
            surface.grid[x + 1, y].content = .glyph(" ")
        }
    }

    private func mendEdges(_ area: CellRect, y: Int) {
        guard !area.isEmpty else { return }
        mendNeighbors(x: area.x, y: y)
        mendNeighbors(x: area.maxX - 1, y: y)
    }

    private func isWideGlyph(x: Int, y: Int) -> Bool {
        guard x >= 0, case .glyph(let glyph) = surface.grid[x, y].content else { return false }
        return TextWidth.columns(of: glyph) == 2
    }
}

extension CellGrid {
    /// Calls `body` with a painter over the whole grid.
    @discardableResult
    package mutating func paint<Result>(
        _ order: TextOrder = .logical, _ body: (Painter) throws -> Result
    ) rethrows -> Result {
        try Painter.paint(&self, order, body)
    }
}
