import Drawing
import TerminalUI

/// One line of a list of things to choose from.
enum Row {
    @discardableResult
    static func draw(isSelected: Bool, in painter: Painter, frame: Frame, on ground: Surface = .ground) -> Surface {
        guard isSelected else { return ground }
        painter.fill(style: frame.theme.fill(.raised))
        SelectionMark.draw(in: painter, frame: frame)
        return .raised
    }

    static func titleStyle(_ isSelected: Bool, _ frame: Frame, on ground: Surface = .ground) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : ground, isSelected ? .bold : [])
    }
}

/// How a chosen thing shows that it is: a mark along its left edge, beside a raised ground where there is one.
enum SelectionMark {
    static func draw(_ ink: Ink = .accent, in painter: Painter, frame: Frame, on surface: Surface = .raised) {
        // A sign that only points needs to do so once.
        for y in 0..<(frame.theme.unicode ? painter.height : min(1, painter.height)) {
            painter.put(
                String(frame.symbols.bar), at: CellPoint(x: 0, y: y), style: frame.theme.style(ink, on: surface))
        }
    }
}
