import Drawing
import TerminalUI

extension Page {
    /// Returns the page laid out for a width in columns.
    func layout(_ width: Int, _ frame: Frame) -> PageLayout {
        PageLayout(self, width: width, symbols: frame.symbols)
    }

    /// Draws the page as a list, scrolled so that the selected item shows. The last column is for the scroll bar.
    ///
    /// - Parameters:
    ///   - shown: The item to scroll to if the selected one is not on the page.
    ///   - isAtEnd: True to show the page's end instead.
    func draw(
        in painter: Painter, selected: Int?, shown: Int? = nil, isAtEnd: Bool = false, search: String = "",
        frame: inout Frame, on surface: Surface = .ground
    ) {
        layout(painter.width - 1, frame).stack(selected: selected, search: search, on: surface)
            .draw(in: painter, selected: shown ?? selected, isAtEnd: isAtEnd, frame: &frame, on: surface)
    }

    /// Draws the page as text scrolled down by rows. The last column is for the scroll bar.
    func draw(in painter: Painter, scrolledBy rows: Int, frame: inout Frame) {
        layout(painter.width - 1, frame).stack(selected: nil).draw(in: painter, scrolledBy: rows, frame: &frame)
    }
}
