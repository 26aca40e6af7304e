import Drawing
import TerminalUI

/// The margins around a screen's content, in cells.
enum Margins {
    /// Returns the margin at each side for a screen's width.
    static func side(_ width: Int) -> Int { width < 70 ? 1 : 2 }
    /// Returns the margin at the top for a screen's height.
    static func top(_ height: Int) -> Int { height >= 30 ? 1 : 0 }

    /// Returns the area inside the margins, at most `widest` columns and one more for the scroll bar.
    static func area(of painter: Painter, widest: Int = .max) -> Painter {
        painter.sub(area(painter.size, widest: widest))
    }

    static func area(_ size: CellSize, widest: Int = .max) -> CellRect {
        let (margin, above) = (side(size.width), top(size.height))
        let width = min(size.width - 2 * margin, widest)
        return CellRect(x: margin, y: above, width: width + 1, height: size.height - above)
    }
}
