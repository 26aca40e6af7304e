import Drawing
import TerminalUI

extension WidgetFormat {
    /// The format for people: in the terminal's colors, without colors in a pipe, and in ASCII without UTF-8.
    package static let text = WidgetFormat("text", isForBars: false) { rendering in
        let display = rendering.display
        let text = rendering.painted().map { grid, links in
            var grid = grid
            if let columns = display.columns, columns < grid.width { grid = grid.cut(to: columns) }
            grid = grid.sent(unicode: display.theme.unicode, font: display.font)
            return grid.ansiText(palette: display.palette, links: display.hasLinks ? links : [])
        }
        return text.joined()
    }
}

extension CellGrid {
    /// Returns the left columns of the grid.
    fileprivate func cut(to columns: Int) -> CellGrid {
        var grid = CellGrid(size: CellSize(width: columns, height: height))
        grid.paint { $0.blit(self, at: CellPoint(x: 0, y: 0)) }
        return grid
    }

    /// Returns the grid with the glyphs that are sent for its own: ASCII without UTF-8, and those that a console's font has.
    package func sent(unicode: Bool, font: ConsoleFont?) -> CellGrid {
        if unicode, font == nil { return self }
        let substitute = unicode ? font?.glyph : nil
        var grid = self
        for y in 0..<height {
            for x in 0..<width {
                switch grid[x, y].content {
                case .glyph(let glyph):
                    grid[x, y].content = .glyph(substitute?(glyph) ?? ASCIIFallback.glyph(for: glyph))
                case .continuation: grid[x, y].content = .glyph(" ")
                }
            }
        }
        return grid
    }
}
