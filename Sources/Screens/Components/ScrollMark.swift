import Drawing
import TerminalUI

/// The scroll bar of a list or text: a track, and a wider part for what is in sight. It is drawn only if the content is
/// longer than its room.
enum ScrollMark {
    /// Draws the bar in a column; `offset`, `visible` and `total` are in rows of the content.
    static func draw(
        in painter: Painter, x: Int, y: Int, height: Int, offset: Int, visible: Int, total: Int, frame: Frame,
        on surface: Surface = .ground
    ) {
        guard total > visible, visible > 0, height > 0 else { return }
        let length = max(1, height * visible / total)
        let start = (height - length) * min(max(0, offset), total - visible) / (total - visible)
        let isUnicode = frame.theme.unicode
        for row in 0..<height {
            let isThumb = (start..<start + length).contains(row)
            guard isThumb || isUnicode else { continue }
            painter.put(
                !isUnicode ? "|" : isThumb ? "▐" : "▕", at: CellPoint(x: x, y: y + row),
                style: isThumb ? frame.theme.style(.soft, on: surface) : frame.theme.line(on: surface))
        }
    }
}
