import Drawing
import TerminalUI

/// Bar charts of counts, with vertical bars in eighths of a cell.
enum BarChart {
    /// Returns one line per row of a vertical bar chart with its greatest number beside it; the highest bar has the
    /// chart's full height.
    ///
    /// - Parameters:
    ///   - height: The rows of the chart.
    ///   - width: The columns of each bar.
    ///   - ink: The color of a bar by its index.
    static func columns(
        _ values: [Int], height: Int, width: Int, ink: (Int) -> Ink, unicode: Bool
    ) -> [Page.Line] {
        let most = values.max() ?? 0
        return (0..<height).reversed().map { row in
            // The number may end one column before the bars.
            let number =
                row == height - 1 || row == 0
                ? Page.Piece(row == 0 ? "0" : String(most), .faint, at: .columns(0..<left - 1, .trailing)) : nil
            return Page.Line(
                [number].compactMap(\.self)
                    + values.enumerated().compactMap { index, value in
                        let eighths = most == 0 ? 0 : (value * height * 8 + most - 1) / most
                        let isBase = eighths == 0 && row == 0
                        guard isBase || eighths > row * 8 else { return nil }
                        let glyph: Character =
                            isBase ? unicode ? "▁" : "_" : unicode ? rising[min(8, eighths - row * 8) - 1] : "#"
                        var piece = Page.Piece(
                            String(repeating: glyph, count: width), at: .leading(column(index, width: width)))
                        piece.paint = isBase ? .line : .solid(ink(index))
                        return piece
                    })
        }
    }

    /// The columns of the numbers beside the bars.
    private static let left = 6

    /// Returns the first column of a bar.
    static func column(_ index: Int, width: Int) -> Int { left + index * (width + 1) }

    /// Returns a horizontal bar, `width` columns long for the count `most`, and a little lower than a row, since bars of
    /// consecutive rows would be one area.
    static func row(_ value: Int, of most: Int, width: Int, unicode: Bool) -> String {
        guard most > 0, value > 0, width > 0 else { return "" }
        return String(repeating: unicode ? "▆" : "#", count: max(1, (value * width + most / 2) / most))
    }

    /// Blocks that fill a cell from the bottom, in eighths from 1 to 8.
    private static let rising: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
