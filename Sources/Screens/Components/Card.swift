import Drawing
import TerminalUI

/// The ground of something that can be chosen, and how it shows that it is.
enum Card {
    /// Fills the painter's window; the chosen one is raised and has a mark along its left edge.
    @discardableResult
    static func draw(isSelected: Bool, in painter: Painter, frame: Frame) -> Surface {
        let surface: Surface = isSelected ? .raised : .panel
        painter.fill(style: frame.theme.fill(surface))
        if isSelected { SelectionMark.draw(in: painter, frame: frame) }
        return surface
    }

    static func titleStyle(isSelected: Bool, frame: Frame) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : .panel, .bold)
    }
}
