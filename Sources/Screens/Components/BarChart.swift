import Drawing
import TerminalUI

/// Bar charts of counts, drawn in eighths of a cell.
enum BarChart {
    /// Returns one line per row of a vertical bar chart; the highest bar has the chart's full height.
    ///
    /// - Parameters:
    ///   - height: The rows of the chart.
    ///   - width: The columns of each bar.
    ///   - gap: The columns between bars.
    static func columns(
        _ values: [Int], height: Int, width: Int, gap: Int, ink: Ink, unicode: Bool
    ) -> [Page.Line] {
        let most = values.max() ?? 0
        return (0..<height).reversed().map { row in
            Page.Line(
                values.enumerated().compactMap { index, value in
                    let eighths = most == 0 ? 0 : (value * height * 8 + most - 1) / most
                    let isBase = eighths == 0 && row == 0
                    guard isBase || eighths > row * 8 else { return nil }
                    let glyph: Character =
                        isBase ? unicode ? "▁" : "_" : unicode ? rising[min(8, eighths - row * 8) - 1] : "#"
                    var piece = Page.Piece(
                        String(repeating: glyph, count: width), at: .leading(index * (width + gap)))
                    piece.paint = isBase ? .line : .solid(ink)
                    return piece
                })
        }
    }

    /// Returns a horizontal bar, `width` columns long for the count `most`.
    static func row(_ value: Int, of most: Int, width: Int, unicode: Bool) -> String {
        guard most > 0, value > 0, width > 0 else { return "" }
        let eighths = max(1, value * width * 8 / most)
        guard unicode else { return String(repeating: "#", count: max(1, eighths / 8)) }
        let rest = eighths % 8
        return String(repeating: "█", count: eighths / 8) + (rest > 0 ? falling[rest - 1] : "")
    }

    /// Blocks that fill a cell from the bottom, in eighths from 1 to 8.
    private static let rising: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    /// Blocks that fill a cell from the left, in eighths from 1 to 7.
    private static let falling = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
