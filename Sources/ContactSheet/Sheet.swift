import Drawing
import PictureTools

/// One picture on a sheet, with its caption.
struct Item {
    let label: String
    let grid: CellGrid
}

/// Rows of labeled pictures, as a PNG and as text.
struct Sheet {
    let name: String
    var rows: [[Item]] = []

    private static let gap = 12

    func image(ground: RGB, ink: RGB) -> Image {
        func shown(_ item: Item) -> (label: Image, picture: Image) {
            let label =
                Image(label: item.label, ground: ground, ink: ink) ?? Image(width: 0, height: 0, filledWith: ground)
            return (label, Image(item.grid, ground: ground, ink: ink))
        }
        let rows = rows.map { $0.map(shown) }
        let widths = rows.map { $0.reduce(Self.gap) { $0 + max($1.label.width, $1.picture.width) + Self.gap } }
        let heights = rows.map { Image.cell.height + Self.gap + ($0.map(\.picture.height).max() ?? 0) }
        var sheet = Image(width: widths.max() ?? 1, height: heights.reduce(Self.gap, +), filledWith: ground)
        var y = Self.gap
        for (row, height) in zip(rows, heights) {
            var x = Self.gap
            for (label, picture) in row {
                sheet.put(label, x: x, y: y)
                sheet.put(picture, x: x, y: y + Image.cell.height)
                x += max(label.width, picture.width) + Self.gap
            }
            y += height
        }
        return sheet
    }

    /// Returns the pictures as text, one below the other, each below its caption.
    func text(palette: ColorPalette) -> String {
        rows.flatMap { $0 }.map { "\($0.label)\n" + $0.grid.ansiText(palette: palette) }.joined(separator: "\n")
    }
}
