import Drawing
import TerminalUI

/// Counts as bars, in eighths of a cell.
enum BarChart {
    /// Columns from the bottom, the highest as high as the window; each `width` wide, `gap` apart.
    static func columns(
        _ values: [Int], in painter: Painter, width: Int, gap: Int, ink: Ink, frame: Frame,
        on surface: Surface = .ground
    ) {
        let most = values.max() ?? 0
        let style = frame.theme.bar(ink, on: surface)
        for (index, value) in values.enumerated() {
            let x = index * (width + gap)
            let eighths = most == 0 ? 0 : (value * painter.height * 8 + most - 1) / most
            guard eighths > 0 else {
                painter.rule(
                    y: painter.height - 1, from: x, to: x + width, glyph: frame.theme.unicode ? "▁" : "_",
                    style: frame.theme.line(on: surface))
                continue
            }
            for row in 0..<painter.height {
                let left = eighths - row * 8
                guard left > 0 else { break }
                let glyph: Character = frame.theme.unicode ? rising[min(8, left) - 1] : "#"
                painter.fill(
                    CellRect(x: x, y: painter.height - 1 - row, width: width, height: 1), with: glyph, style: style)
            }
        }
    }

    /// One bar to the right on row `y`.
    static func row(
        _ value: Int, of most: Int, in painter: Painter, x: Int, y: Int, width: Int, ink: Ink, frame: Frame,
        on surface: Surface = .ground
    ) {
        guard most > 0, value > 0, width > 0 else { return }
        let style = frame.theme.bar(ink, on: surface)
        let eighths = max(1, value * width * 8 / most)
        guard frame.theme.unicode else {
            painter.put(
                String(repeating: "#", count: max(1, eighths / 8)), at: CellPoint(x: x, y: y), style: style)
            return
        }
        painter.fill(CellRect(x: x, y: y, width: eighths / 8, height: 1), with: "█", style: style)
        if eighths % 8 > 0 {
            painter.put(
                String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1]), at: CellPoint(x: x + eighths / 8, y: y),
                style: style)
        }
    }

    private static let rising: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
