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

    /// Draws the lines below a picture, what they were found by underlined.
    static func draw(
        _ lines: [Page.Line], isSelected: Bool, search: String = "", in painter: Painter, frame: inout Frame
    ) {
        let surface = draw(isSelected: isSelected, in: painter, frame: frame)
        var page = Page()
        page.add(lines, item: 0, isHit: false, selection: .none)
        page.layout(painter.width, frame).draw(
            in: painter, selected: isSelected ? 0 : nil, search: search, frame: &frame, on: surface)
    }

    static func titleStyle(isSelected: Bool, frame: Frame) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : .panel, .bold)
    }
}
