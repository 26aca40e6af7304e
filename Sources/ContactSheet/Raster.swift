import Drawing

/// A picture that grids of cells and labels are set in, 8 × 16 pixels a cell.
struct Raster {
    static let cellWidth = 8
    static let cellHeight = 16

    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]

    init(width: Int, height: Int, filledWith color: RGB) {
        self.width = width
        self.height = height
        pixels = Array(repeating: color.hex, count: width * height)
    }

    mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: RGB) {
        for row in max(0, y)..<max(0, min(self.height, y + height)) {
            for column in max(0, x)..<max(0, min(self.width, x + width)) {
                pixels[row * self.width + column] = color.hex
            }
        }
    }

    mutating func draw(_ label: String, x: Int, y: Int, color: RGB, scale: Int = 1) {
        for (index, glyph) in label.enumerated() {
            for row in 0..<7 {
                for column in 0..<5 where PixelFont.dot(glyph, x: column, y: row) {
                    fill(
                        x: x + (index * 6 + column) * scale, y: y + row * scale, width: scale, height: scale, color)
                }
            }
        }
    }

    /// A grid of quadrants or of ASCII.
    mutating func draw(_ grid: CellGrid, x: Int, y: Int, foreground: RGB, background: RGB) {
        func color(_ color: CellColor, _ standard: RGB) -> RGB {
            if case .rgb(let rgb) = color { return rgb }
            return standard
        }
        let (w, h) = (Self.cellWidth, Self.cellHeight)
        for row in 0..<grid.height {
            for column in 0..<grid.width {
                let cell = grid[column, row]
                let (left, top) = (x + column * w, y + row * h)
                fill(x: left, y: top, width: w, height: h, color(cell.style.background, background))
                guard case .glyph(let glyph) = cell.content else { continue }
                let ink = color(cell.style.foreground, foreground)
                if let mask = Self.quadrants[glyph] {
                    for part in 0..<4 where mask >> part & 1 == 1 {
                        fill(x: left + part % 2 * w / 2, y: top + part / 2 * h / 2, width: w / 2, height: h / 2, ink)
                    }
                } else {
                    // Letters are as tall as in a terminal's font: dots of one by two.
                    for dotY in 0..<7 {
                        for dotX in 0..<5 where PixelFont.dot(glyph, x: dotX, y: dotY) {
                            fill(x: left + 1 + dotX, y: top + 1 + dotY * 2, width: 1, height: 2, ink)
                        }
                    }
                }
            }
        }
    }

    private static let quadrants: [Character: Int] = Dictionary(
        uniqueKeysWithValues: (1..<16).map { (GlyphSet.quadrant.character(mask: $0), $0) })
}
