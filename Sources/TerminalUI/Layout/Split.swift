import Drawing

/// One part of a divided row or column.
package enum LayoutPart: Hashable, Sendable {
    /// A number of cells, if there is room.
    case fixed(Int)
    /// A share of what the fixed parts leave, by weight, at least `minimum`.
    case flexible(weight: Int = 1, minimum: Int = 0)

    package static let flexible = LayoutPart.flexible()
}

extension CellRect {
    /// Returns parts beside one another from the left, `gap` columns between them. Without enough room the later parts
    /// are cut, down to nothing.
    package func columns(_ parts: [LayoutPart], gap: Int = 0) -> [CellRect] {
        Self.divide(width, into: parts, gap: gap).map {
            CellRect(x: x + $0.start, y: y, width: $0.length, height: height)
        }
    }

    /// Returns parts below one another from the top, `gap` rows between them. Without enough room the later parts are
    /// cut, down to nothing.
    package func rows(_ parts: [LayoutPart], gap: Int = 0) -> [CellRect] {
        Self.divide(height, into: parts, gap: gap).map {
            CellRect(x: x, y: y + $0.start, width: width, height: $0.length)
        }
    }

    /// Returns the rectangle without a margin on each side; empty if there is nothing left.
    package func inset(x dx: Int = 0, y dy: Int = 0) -> CellRect {
        CellRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns a rectangle of at most `size` in the middle of this one.
    package func centered(_ size: CellSize) -> CellRect {
        let (w, h) = (min(size.width, width), min(size.height, height))
        return CellRect(x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h)
    }

    /// Returns start and length of each part along one axis.
    private static func divide(
        _ length: Int, into parts: [LayoutPart], gap: Int
    ) -> [(start: Int, length: Int)] {
        var spare = length - gap * max(0, parts.count - 1)
        var weights = 0
        for part in parts {
            switch part {
            case .fixed(let cells): spare -= max(0, cells)
            case .flexible(let weight, let minimum):
                weights += max(0, weight)
                spare -= max(0, minimum)
            }
        }
        spare = max(0, spare)
        var start = 0
        return parts.map { part in
            let wanted: Int
            switch part {
            case .fixed(let cells): wanted = max(0, cells)
            case .flexible(let weight, let minimum):
                // The rounding remainder goes to the later parts, so the shares add up.
                let share = weights > 0 ? spare * max(0, weight) / weights : 0
                weights -= max(0, weight)
                spare -= share
                wanted = max(0, minimum) + share
            }
            let place = (start: min(start, length), length: min(wanted, max(0, length - start)))
            start += wanted + gap
            return place
        }
    }
}

/// Equal tiles in rows, as many beside one another as keep their smallest width.
package struct TileGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    /// The size of a tile in cells; tiles of the first columns may be a cell wider, so the row is full.
    package let tile: CellSize
    package let area: CellRect
    package let count: Int
    package let gap: Int
    /// The rows between tiles; a cell is twice as high as wide, so fewer than columns look the same.
    package let rowGap: Int

    /// Lays `count` tiles into `area`: as many columns as fit with tiles at least `minimum` wide and at most `maximum`
    /// columns, each tile as high as the rows leave room for but between `minimum.height` and `maximumHeight`.
    /// Rows that do not fit are scrolled to.
    ///
    /// - Parameter keepsWidth: whether few tiles are as wide as many would be, instead of sharing the row.
    package init(
        count: Int, in area: CellRect, minimum: CellSize, maximumHeight: Int = .max, maximumColumns: Int = .max,
        keepsWidth: Bool = false, gap: Int = 1, rowGap: Int? = nil
    ) {
        (self.count, self.area, self.gap) = (max(0, count), area, gap)
        let rowGap = rowGap ?? gap
        self.rowGap = rowGap
        let fitting = max(1, (area.width + gap) / max(1, minimum.width + gap))
        columns = max(1, min(fitting, maximumColumns, keepsWidth ? .max : max(1, count)))
        rows = (max(0, count) + columns - 1) / columns
        let width = max(0, (area.width - gap * (columns - 1)) / columns)
        let visible = max(1, min(max(1, rows), (area.height + rowGap) / max(1, minimum.height + rowGap)))
        let height = (area.height - rowGap * (visible - 1)) / visible
        tile = CellSize(width: width, height: max(0, min(height, maximumHeight, area.height)))
    }

    /// The number of whole rows that are visible at once.
    package var visibleRows: Int { max(1, (area.height + rowGap) / max(1, tile.height + rowGap)) }

    /// Returns the place of a tile when `firstRow` is the first visible row; nil when it is outside the area.
    package func rect(of index: Int, firstRow: Int = 0) -> CellRect? {
        guard index >= 0, index < count else { return nil }
        let (row, column) = (index / columns - firstRow, index % columns)
        let spare = area.width - gap * (columns - 1) - tile.width * columns
        let x = area.x + column * (tile.width + gap) + min(column, spare)
        let y = area.y + row * (tile.height + rowGap)
        guard row >= 0, y < area.maxY else { return nil }
        return CellRect(x: x, y: y, width: tile.width + (column < spare ? 1 : 0), height: tile.height)
    }
}
