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
    /// Returns the grid cut off after so many columns from the left.
    fileprivate func cut(to columns: Int) -> CellGrid {
        var grid = CellGrid(size: CellSize(width: columns, height: height))
        grid.paint { $0.blit(self, at: CellPoint(x: 0, y: 0)) }
        return grid
    }

    /// Returns the grid with each glyph replaced that the terminal can't show: by ASCII, or by a glyph of the console's
    /// font.
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
