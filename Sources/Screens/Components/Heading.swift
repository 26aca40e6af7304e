import Drawing
import TerminalUI

/// The heading of a screen or a part of one.
enum Heading {
    /// Draws a title at the left and the longest detail that fits at the right.
    static func draw(
        _ title: String, detail: [String] = [], in painter: Painter, y: Int, frame: Frame, on surface: Surface = .ground
    ) {
        let theme = frame.theme
        let end = painter.line(title, y: y, style: theme.style(.text, on: surface, .bold))
        painter.firstFitting(
            detail, y: y, from: end + 2, alignment: .trailing, style: theme.style(.faint, on: surface))
    }
}

/// A label on a colored background, such as "Best Value"; in brackets where the theme has no backgrounds.
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
}

extension Theme {
    /// Returns a text style on the screen's background.
    func style(_ ink: Ink, _ attributes: CellAttributes) -> CellStyle { style(ink, on: .ground, attributes) }
}
