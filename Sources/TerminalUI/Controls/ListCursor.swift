/// The arrangement of a list on the screen, which decides what the arrow keys do.
package enum ListForm: Hashable, Sendable {
    /// Items below one another, `page` of them to a page. Left and right have another use.
    case rows(page: Int = 8)
    /// Items below one another, `page` of them to a page, along which left and right move, too.
    case line(page: Int = 8)
    case tiles(TileGrid)
    /// Rows of items, of different lengths: the items' indices in each.
    case shelves([[Int]])
}

/// A movement of the selection in a list or grid by a key.
package enum CursorMove: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
}

/// The selection in a list or grid, used by all of them. A scrolled text has one, too; its items are the lines that can
/// be at its top.
///
/// The selection follows the item, not its position: sorting the list keeps it. Where items are only positions, they
/// are numbers. The list is passed in whenever it matters, so the selection stays valid whatever becomes of the list.
package struct ListCursor<Item: Hashable & Sendable>: Hashable, Sendable {
    /// The selected item; `nil` before any selection, which means the item at `place`.
    private var item: Item?
    /// The last position, selected when the item is gone.
    private var place = 0
    /// True if the player has moved to the item, rather than to the beginning of the list.
    private var isChosen = false
    /// The first visible row of a grid, as keys and wheel left it.
    private var scrolled = 0

    package init(on item: Item? = nil) {
        self.item = item
        isChosen = item != nil
    }

    /// Returns the index of the selection; 0 in an empty list.
    package func index(in items: some RandomAccessCollection<Item>) -> Int {
        if let item, let found = items.firstIndex(of: item) { return items.distance(from: items.startIndex, to: found) }
        return min(max(0, place), max(0, items.count - 1))
    }

    /// Selects the item that is shown as selected, so the cursor follows it from now on.
    package mutating func settle(in items: some RandomAccessCollection<Item>) { select(index(in: items), in: items) }

    /// Prepares for another order of the items: the cursor follows an item that was chosen; else it stays at the beginning
    /// of the list, where the new order shows.
    package mutating func reorder() {
        if !isChosen { self = Self() }
    }

    /// Returns the selected item; `nil` in an empty list.
    package func selected(in items: some RandomAccessCollection<Item>) -> Item? {
        items.isEmpty ? nil : items[items.index(items.startIndex, offsetBy: index(in: items))]
    }

    /// Selects the item at `index`, or the nearest one.
    package mutating func choose(_ index: Int, in items: some RandomAccessCollection<Item>) {
        select(index, in: items)
        isChosen = true
    }

    private mutating func select(_ index: Int, in items: some RandomAccessCollection<Item>) {
        place = min(max(0, index), max(0, items.count - 1))
        item = items.isEmpty ? nil : items[items.index(items.startIndex, offsetBy: place)]
    }

    package mutating func move(
        _ move: CursorMove, in items: some RandomAccessCollection<Item>, as form: ListForm = .rows()
    ) {
        let index = index(in: items)
        switch move {
        case .home:
            select(0, in: items)
            isChosen = false
        case .end: choose(items.count - 1, in: items)
        default: choose(form.step(move, from: index), in: items)
        }
        if case .tiles(let grid) = form { scrolled = firstRow(in: items, grid) }
    }

    /// Scrolls by the wheel: in a list the selection moves along; a grid scrolls by whole rows and takes its selection
    /// with it.
    package mutating func scroll(
        by rows: Int, in items: some RandomAccessCollection<Item>, as form: ListForm = .rows()
    ) {
        let index = index(in: items)
        switch form {
        case .rows, .line: choose(index + rows, in: items)
        case .shelves: for _ in 0..<abs(rows) { move(rows < 0 ? .up : .down, in: items, as: form) }
        case .tiles(let grid):
            scrolled = min(max(0, firstRow(in: items, grid) + rows), max(0, grid.rows - grid.visibleRows))
            let row = index / grid.columns
            let wanted = min(max(row, scrolled), scrolled + grid.visibleRows - 1)
            choose(index + (wanted - row) * grid.columns, in: items)
            scrolled = firstRow(in: items, grid)
        }
    }

    /// Returns the first visible row of a grid such that the selection is visible.
    package func firstRow(in items: some RandomAccessCollection<Item>, _ grid: TileGrid) -> Int {
        let row = index(in: items) / grid.columns
        let first = row < scrolled ? row : max(scrolled, row - grid.visibleRows + 1)
        return min(first, max(0, grid.rows - grid.visibleRows))
    }
}

extension ListCursor<Int> {
    /// Returns the index of the selection in a list of `count` items.
    package func index(of count: Int) -> Int { index(in: 0..<max(0, count)) }
}

extension ListForm {
    /// Returns the index that a step leads to, other than home and end; beyond the ends where there is nothing more.
    fileprivate func step(_ move: CursorMove, from index: Int) -> Int {
        switch self {
        case .rows(let page), .line(let page):
            switch move {
            case .up, .left: index - 1
            case .down, .right: index + 1
            case .pageUp: index - page
            case .pageDown: index + page
            case .home, .end: index
            }
        case .shelves(let rows):
            switch move {
            case .left: index - 1
            case .right: index + 1
            default: Self.place(index, moved: move, in: rows)
            }
        case .tiles(let grid): Self.place(index, moved: move, in: grid)
        }
    }

    /// Moves by rows and keeps the column; a page is two rows.
    private static func place(_ index: Int, moved move: CursorMove, in rows: [[Int]]) -> Int {
        guard let row = rows.firstIndex(where: { $0.contains(index) }),
            let column = rows[row].firstIndex(of: index)
        else { return index }
        let step = (move == .pageUp || move == .pageDown ? 2 : 1) * (move == .up || move == .pageUp ? -1 : 1)
        let target = rows[min(max(0, row + step), rows.count - 1)]
        return target[min(column, target.count - 1)]
    }

    private static func place(_ index: Int, moved move: CursorMove, in grid: TileGrid) -> Int {
        let (columns, page) = (grid.columns, grid.columns * max(1, grid.visibleRows))
        switch move {
        case .left: return index - 1
        case .right: return index + 1
        case .up: return index >= columns ? index - columns : index
        case .down:
            // Down from above a gap in the last row goes to the last tile.
            return index / columns < (grid.count - 1) / columns ? min(index + columns, grid.count - 1) : index
        case .pageUp: return index >= page ? index - page : index % columns
        case .pageDown: return index + page
        case .home, .end: return index
        }
    }
}
