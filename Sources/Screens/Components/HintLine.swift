import Drawing
import TerminalUI

/// A key hint: a command whose key is shown with a few words. A screen lists its most useful hint first.
struct Hint: Hashable, Sendable {
    let command: Command
    let words: String

    init(_ command: Command, _ words: String) {
        (self.command, self.words) = (command, words)
    }
}

/// The drawing of a key hint on a line.
enum HintLine {
    /// Draws a hint's key and words, makes them clickable, and returns the column after them.
    ///
    /// A command without a key draws nothing.
    @discardableResult
    static func draw(
        _ hint: Hint, x: Int, in painter: Painter, y: Int, frame: inout Frame, on surface: Surface
    ) -> Int {
        guard let key = frame.key(of: hint.command) else { return x }
        let theme = frame.theme
        let end = painter.put(key, at: CellPoint(x: x, y: y), style: theme.style(.accent, on: surface))
        painter.put(hint.words, at: CellPoint(x: end + 1, y: y), style: theme.style(.faint, on: surface))
        let width = end + 1 + hint.words.columns - x
        frame.hits.add(CellRect(x: x, y: y, width: width, height: 1), in: painter, .command(hint.command))
        return x + width
    }

    /// Returns the width of a hint in columns; 0 if its command has no key.
    static func width(_ hint: Hint, _ frame: Frame) -> Int {
        frame.key(of: hint.command).map { $0.columns + 1 + hint.words.columns } ?? 0
    }
}
