/// A place on a grid of cells: column and row, from 0, right and down.
package struct CellPoint: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A size in cells: columns and rows.
package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of cells, half open: it holds `x ..< x + width` and `y ..< y + height`.
package struct CellRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    package init(_ size: CellSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var size: CellSize { CellSize(width: width, height: height) }
    package var isEmpty: Bool { width == 0 || height == 0 }

    package func contains(_ point: CellPoint) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Returns the cells that both have. Where there are none, the result is empty and still begins within `other` or at
    /// its edges, so that its range of places is one of `other`.
    package func intersection(_ other: CellRect) -> CellRect {
        let left = min(max(x, other.x), other.maxX)
        let top = min(max(y, other.y), other.maxY)
        return CellRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }
}

/// A rectangle of cells in rows from the top: a frame of the screen, or a part of one.
package struct CellGrid: Hashable, Sendable {
    package let size: CellSize
    /// The cells row by row from the top, `size.width` in each row.
    package var cells: [Cell]
    /// The images that show in cells made by `Cell.picture(on:)`, those behind first.
    package var placements: [Placement] = []

    package init(size: CellSize, filledWith cell: Cell = .blank) {
        self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: cell, count: self.size.width * self.size.height)
    }

    package var width: Int { size.width }
    package var height: Int { size.height }

    /// The cell at a place inside the grid.
    package subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }
}

extension CellGrid {
    /// Copies `source` with its top left cell at `origin`; what lies outside is left out.
    package mutating func copy(_ source: CellGrid, at origin: CellPoint) {
        place(source.placements, at: origin)
        let target = CellRect(x: origin.x, y: origin.y, width: source.width, height: source.height)
            .intersection(CellRect(size))
        for y in target.y..<target.maxY {
            let from = (y - origin.y) * source.width + target.x - origin.x
            let to = y * width + target.x
            cells.replaceSubrange(to..<to + target.width, with: source.cells[from..<from + target.width])
        }
    }

    /// Adds the images of a grid whose corner is copied to `origin`.
    package mutating func place(_ images: [Placement], at origin: CellPoint) {
        for var image in images {
            (image.frame.x, image.frame.y) = (image.frame.x + origin.x, image.frame.y + origin.y)
            placements.append(image)
        }
    }
}
