/// What is selected in a list, and which of its rows show. Kept by the screen; the list's length and height are told
/// to it whenever they matter, so that it stays right when either changes.
package struct ListState: Hashable, Sendable {
    /// Index of the selected row; 0 in an empty list.
    package private(set) var selection: Int
    /// First row that shows.
    package private(set) var offset: Int

    package init(selection: Int = 0) {
        self.selection = max(0, selection)
        offset = 0
    }

    /// How the selection moves.
    package enum Move: Hashable, Sendable {
        case up, down, pageUp, pageDown, home, end
        case to(Int)
        /// So many rows, negative upwards.
        case by(Int)
    }

    /// Moves the selection, not beyond the ends, and keeps it in sight.
    package mutating func move(_ move: Move, count: Int, visible: Int) {
        let page = max(1, visible - 1)
        switch move {
        case .up: selection -= 1
        case .down: selection += 1
        case .pageUp: selection -= page
        case .pageDown: selection += page
        case .home: selection = 0
        case .end: selection = count - 1
        case .to(let index): selection = index
        case .by(let rows): selection += rows
        }
        fit(count: count, visible: visible)
    }

    /// Scrolls by `rows` as the wheel does; the selection is drawn along so that it stays in sight.
    package mutating func scroll(by rows: Int, count: Int, visible: Int) {
        offset = min(max(0, offset + rows), max(0, count - visible))
        if visible > 0 { selection = min(max(selection, offset), offset + visible - 1) }
        fit(count: count, visible: visible)
    }

    /// Brings selection and scroll into what there is: after the list or its height has changed, and before drawing.
    package mutating func fit(count: Int, visible: Int) {
        selection = min(max(0, selection), max(0, count - 1))
        let visible = max(1, visible)
        if selection < offset { offset = selection }
        if selection >= offset + visible { offset = selection - visible + 1 }
        offset = min(max(0, offset), max(0, count - visible))
    }

    /// The rows that show.
    package func rows(count: Int, visible: Int) -> Range<Int> {
        let start = min(max(0, offset), max(0, count))
        return start..<max(start, min(count, start + max(0, visible)))
    }
}

/// What is selected in a grid of tiles, and its first visible row.
package struct GridState: Hashable, Sendable {
    package private(set) var selection: Int
    package private(set) var firstRow: Int

    package init(selection: Int = 0) {
        self.selection = max(0, selection)
        firstRow = 0
    }

    package enum Move: Hashable, Sendable {
        case up, down, left, right, pageUp, pageDown, home, end
        case to(Int)
    }

    package mutating func move(_ move: Move, in grid: TileGrid) {
        let (columns, page) = (grid.columns, grid.columns * max(1, grid.visibleRows))
        switch move {
        case .left: selection -= 1
        case .right: selection += 1
        case .up: if selection >= columns { selection -= columns }
        case .down:
            // Down from above a gap in the last row goes to the last tile.
            if selection / columns < (grid.count - 1) / columns {
                selection = min(selection + columns, grid.count - 1)
            }
        case .pageUp: selection = selection >= page ? selection - page : selection % columns
        case .pageDown: selection += page
        case .home: selection = 0
        case .end: selection = grid.count - 1
        case .to(let index): selection = index
        }
        fit(grid)
    }

    /// Scrolls by whole rows as the wheel does, the selection being drawn along.
    package mutating func scroll(by rows: Int, in grid: TileGrid) {
        let last = max(0, grid.rows - grid.visibleRows)
        firstRow = min(max(0, firstRow + rows), last)
        let row = selection / grid.columns
        let wanted = min(max(row, firstRow), firstRow + grid.visibleRows - 1)
        selection += (wanted - row) * grid.columns
        fit(grid)
    }

    /// Brings selection and scroll into what there is.
    package mutating func fit(_ grid: TileGrid) {
        selection = min(max(0, selection), max(0, grid.count - 1))
        let row = selection / grid.columns
        if row < firstRow { firstRow = row }
        if row >= firstRow + grid.visibleRows { firstRow = row - grid.visibleRows + 1 }
        firstRow = min(max(0, firstRow), max(0, grid.rows - grid.visibleRows))
    }
}
