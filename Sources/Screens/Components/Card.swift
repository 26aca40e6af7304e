import Drawing
import TerminalUI

/// The background and selection mark of a selectable card, such as a tile or a product.
enum Card {
    /// Fills the painter's window and returns its surface; a selected card is raised and marked along its left edge.
    @discardableResult
    static func draw(isSelected: Bool, in painter: Painter, frame: Frame) -> Surface {
        let surface: Surface = isSelected ? .raised : .panel
        painter.fill(style: frame.theme.fill(surface))
        if isSelected { SelectionMark.draw(in: painter, frame: frame) }
        return surface
    }

    /// Draws a card with lines of text, underlining matches of a search.
    static func draw(
        _ lines: [Page.Line], isSelected: Bool, search: String = "", in painter: Painter, frame: inout Frame
    ) {
        let surface = draw(isSelected: isSelected, in: painter, frame: frame)
        var page = Page()
        page.add(lines, item: 0, isHit: false, selection: .none)
        page.layout(painter.width, frame).draw(
            in: painter, selected: isSelected ? 0 : nil, search: search, frame: &frame, on: surface)
    }

    /// Returns the style of a card's title, in the accent color if selected.
    static func titleStyle(isSelected: Bool, frame: Frame) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : .panel, .bold)
    }
}
