import Drawing
import TerminalUI

/// The background and selection mark of a list row.
enum Row {
    /// Highlights a row if it is selected, and returns the surface that its text is drawn on.
    @discardableResult
    static func draw(isSelected: Bool, in painter: Painter, frame: Frame, on ground: Surface = .ground) -> Surface {
        guard isSelected else { return ground }
        painter.fill(style: frame.theme.fill(.raised))
        SelectionMark.draw(in: painter, frame: frame)
        return .raised
    }

    /// Returns the style of a row's title, in the bold accent color if selected.
    static func titleStyle(_ isSelected: Bool, _ frame: Frame, on ground: Surface = .ground) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : ground, isSelected ? .bold : [])
    }
}

/// The mark along the left edge of a selected item.
enum SelectionMark {
    static func draw(_ ink: Ink = .accent, in painter: Painter, frame: Frame, on surface: Surface = .raised) {
        if let place = painter.onScreen(CellPoint(x: 0, y: 0)) { frame.focus.place = place }
        // The ASCII mark is an arrow, which one row is enough for.
        for y in 0..<(frame.theme.unicode ? painter.height : min(1, painter.height)) {
            painter.put(
                String(frame.symbols.bar), at: CellPoint(x: 0, y: y), style: frame.theme.style(ink, on: surface))
        }
    }
}
