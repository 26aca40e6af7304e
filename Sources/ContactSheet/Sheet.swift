import Drawing

/// One picture on a sheet.
struct Item {
    let label: String
    let grid: CellGrid
}

/// Rows of labelled pictures, as a PNG and as text.
struct Sheet {
    let name: String
    var rows: [[Item]] = []

    private static let gap = 12
    private static let labelHeight = 14

    func raster(foreground: RGB, background: RGB) -> Raster {
        let (w, h) = (Raster.cellWidth, Raster.cellHeight)
        func width(_ item: Item) -> Int { max(item.grid.width * w, item.label.count * 6) }
        let total = rows.map { $0.reduce(Self.gap) { $0 + width($1) + Self.gap } }.max() ?? 1
        let heights = rows.map { Self.labelHeight + Self.gap + ($0.map(\.grid.height).max() ?? 0) * h }
        var raster = Raster(
            width: total, height: heights.reduce(Self.gap, +), filledWith: background)
        var y = Self.gap
        for (row, height) in zip(rows, heights) {
            var x = Self.gap
            for item in row {
                raster.draw(item.label, x: x, y: y, color: foreground)
                raster.draw(
                    item.grid, x: x, y: y + Self.labelHeight, foreground: foreground, background: background)
                x += width(item) + Self.gap
            }
            y += height
        }
        return raster
    }

    /// One picture below the other, with its label.
    func text(palette: ColorPalette) -> String {
        rows.flatMap { $0 }.map { "\($0.label)\n" + $0.grid.ansiText(palette: palette) }.joined(separator: "\n")
    }
}
