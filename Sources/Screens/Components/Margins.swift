import Drawing
import TerminalUI

/// The room around a screen's content.
enum Margins {
    static func side(_ width: Int) -> Int { width < 70 ? 1 : 2 }
    static func top(_ height: Int) -> Int { height >= 30 ? 1 : 0 }

    /// What is left of a screen for content of `widest` columns at most, and one more for the scroll mark.
    static func area(of painter: Painter, widest: Int = .max) -> Painter {
        painter.sub(area(painter.size, widest: widest))
    }

    static func area(_ size: CellSize, widest: Int = .max) -> CellRect {
        let (margin, above) = (side(size.width), top(size.height))
        let width = min(size.width - 2 * margin, widest)
        return CellRect(x: margin, y: above, width: width + 1, height: size.height - above)
    }
}
