import Drawing
import TerminalUI

/// A grid of tiles that are ordered down its columns, as in a newspaper, and continue on further pages. Up and down go
/// through all tiles; left and right are free to turn pages.
struct TileColumns {
    private let rows: Int
    private let columns: Int
    private let tile: CellSize
    private static let (gap, rowGap) = (2, 1)

    /// Creates a grid of that many rows and columns that fills an area.
    init(rows: Int, columns: Int, in area: CellSize) {
        (self.rows, self.columns) = (max(1, rows), max(1, columns))
        tile = CellSize(
            width: (area.width + Self.gap) / self.columns - Self.gap,
            height: (area.height + Self.rowGap) / self.rows - Self.rowGap)
    }

    /// Creates a grid of as many columns as fit with tiles of at least that size, and no more rows than `count` tiles need.
    init(fitting least: CellSize, of count: Int, in area: CellSize) {
        let columns = max(1, (area.width + Self.gap) / (least.width + Self.gap))
        let rows = (area.height + Self.rowGap) / (least.height + Self.rowGap)
        self.init(rows: min(rows, max(2, (count + columns - 1) / columns)), columns: columns, in: area)
    }

    /// Returns true if a tile has at least the size `least`.
    func isRoomy(for least: CellSize) -> Bool { tile.width >= least.width && tile.height >= least.height }

    /// Returns the tiles on the page of the selected one, with their rectangles.
    func inSight(of count: Int, selected: Int) -> [(index: Int, rect: CellRect)] {
        let first = page(of: selected) * rows * columns
        return (first..<max(first, min(count, first + rows * columns))).map { index in
            let place = index - first
            return (
                index,
                CellRect(
                    x: place / rows * (tile.width + Self.gap), y: place % rows * (tile.height + Self.rowGap),
                    width: tile.width, height: tile.height)
            )
        }
    }

    /// Returns the number of the page that a tile is on, from 0.
    func page(of index: Int) -> Int { index / (rows * columns) }
}
