import Drawing
import TerminalUI

/// The box of a thing that can be marked: it shows as soon as anything is.
enum MarkBox {
    static let columns = 3

    /// In the corner of `painter`'s window.
    static func draw(
        _ isMarked: Bool, item index: Int, in painter: Painter, frame: inout Frame, on surface: Surface = .panel
    ) {
        let style = frame.theme.style(isMarked ? .accent : .soft, on: surface, isMarked ? [.bold, .reverse] : [])
        painter.put(isMarked ? "[\(frame.symbols.check)]" : "[ ]", at: CellPoint(x: 0, y: 0), style: style)
        frame.hits.add(CellRect(x: 0, y: 0, width: columns, height: 1), in: painter, .mark(index))
    }
}
