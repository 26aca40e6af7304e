import Drawing
import TerminalUI

/// Words above a part of a screen.
enum Heading {
    /// A screen's own: title at the left, what matters beside it at the right where there is room.
    static func draw(
        _ title: String, detail: [String] = [], in painter: Painter, y: Int, frame: Frame, on surface: Surface = .ground
    ) {
        let theme = frame.theme
        let end = painter.line(title, y: y, style: theme.style(.text, on: surface, .bold))
        painter.firstFitting(
            detail, y: y, from: end + 2, alignment: .trailing, style: theme.style(.faint, on: surface))
    }
}

/// A small filled word: "Best Value", "Premium".
enum Badge {
    @discardableResult
    static func draw(_ text: String, ink: Ink, x: Int, y: Int, in painter: Painter, frame: Frame) -> Int {
        let theme = frame.theme
        guard theme.hasSurfaces else {
            return painter.put("[\(text)]", at: CellPoint(x: x, y: y), style: theme.style(ink, [.bold]))
        }
        let style = CellStyle(
            foreground: .rgb(theme.rgb(.ground)), background: .rgb(theme.rgb(ink)), attributes: .bold)
        return painter.put(" \(text) ", at: CellPoint(x: x, y: y), style: style)
    }

    static func width(_ text: String) -> Int { text.columns + 2 }
}

extension Theme {
    func style(_ ink: Ink, _ attributes: CellAttributes) -> CellStyle { style(ink, on: .ground, attributes) }
}
