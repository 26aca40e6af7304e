import Drawing
import TerminalUI

/// The scroll bar of a list or text, drawn only if it is longer than its room.
enum ScrollMark {
    /// Draws the bar in a column; `offset`, `visible` and `total` are in rows of the content.
    static func draw(
        in painter: Painter, x: Int, y: Int, height: Int, offset: Int, visible: Int, total: Int, frame: Frame,
        on surface: Surface = .ground
    ) {
        guard total > visible, visible > 0, height > 0 else { return }
        let length = max(1, height * visible / total)
        let start = (height - length) * min(max(0, offset), total - visible) / (total - visible)
        for row in start..<start + length {
            painter.put(
                frame.theme.unicode ? "▕" : "|", at: CellPoint(x: x, y: y + row),
                style: frame.theme.style(.faint, on: surface))
        }
    }
}
