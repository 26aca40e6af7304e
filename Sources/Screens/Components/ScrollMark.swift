import Drawing
import TerminalUI

/// Which part of something long shows: one slim mark at the edge, and nothing where all of it shows.
enum ScrollMark {
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
