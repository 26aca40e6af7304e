import Drawing
import TerminalUI

extension Painter {
    /// Sets `text` over as many lines as it needs between `from` and `to`, at most `maximum`. Returns the row after it.
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
    /// With a capital first letter: catalog names are lower case so that they can stand in a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Columns on the screen.
    var columns: Int { TextWidth.columns(of: self) }
}
