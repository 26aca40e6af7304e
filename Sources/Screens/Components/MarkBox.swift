import Drawing
import TerminalUI

/// The check box of a markable item, shown while any item is marked.
enum MarkBox {
    static let columns = 3

    /// Draws the box in the top left corner of the painter's window and makes it clickable.
    static func draw(
        _ isMarked: Bool, item index: Int, in painter: Painter, frame: inout Frame, on surface: Surface = .panel
    ) {
        let style = frame.theme.style(isMarked ? .accent : .soft, on: surface, isMarked ? [.bold, .reverse] : [])
        painter.put(isMarked ? "[\(frame.symbols.check)]" : "[ ]", at: CellPoint(x: 0, y: 0), style: style)
        frame.hits.add(CellRect(x: 0, y: 0, width: columns, height: 1), in: painter, .mark(index))
    }
}
