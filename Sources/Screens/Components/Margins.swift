import Drawing
import TerminalUI

/// The room around a screen's content.
enum Margins {
    static func side(_ width: Int) -> Int { width < 70 ? 1 : 2 }
    static func top(_ height: Int) -> Int { height >= 30 ? 1 : 0 }

    /// What is left of a screen for content of `widest` columns at most, and one more for the scroll mark.
    static func area(of painter: Painter, widest: Int = .max) -> Painter {
        let (margin, above) = (side(painter.width), top(painter.height))
        let width = min(painter.width - 2 * margin, widest)
        return painter.sub(CellRect(x: margin, y: above, width: width + 1, height: painter.height - above))
    }
}
