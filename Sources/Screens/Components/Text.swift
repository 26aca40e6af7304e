import Drawing
import TerminalUI

extension Painter {
    /// Draws text wrapped between two columns, at most `maximum` rows, and returns the row after it.
    @discardableResult
    func paragraph(
        _ text: String, y: Int, from: Int = 0, to: Int? = nil, maximum: Int = .max, alignment: TextAlignment = .leading,
        style: CellStyle
    ) -> Int {
        var y = y
        for line in TextFitting.wrap(text, to: (to ?? width) - from, maximum: maximum) {
            self.line(line, y: y, from: from, to: to, alignment: alignment, style: style)
            y += 1
        }
        return y
    }
}

extension String {
    /// The width on the screen, in columns.
    var columns: Int { TextWidth.columns(of: self) }
}
