import Drawing
import TerminalUI

/// A key worth knowing on a screen. The first of a screen's hints matters most.
struct Hint: Hashable, Sendable {
    let command: Command
    let words: String

    init(_ command: Command, _ words: String) {
        (self.command, self.words) = (command, words)
    }
}

/// The last line of every screen: what can be done here, each a key and a word, each clickable. Hints that do not fit
/// are left out whole, the last first; Help keeps the right end.
enum HintLine {
    private static let gap = 3

    /// `reserved` columns at the right belong to something else.
    static func draw(
        _ hints: [Hint], in painter: Painter, y: Int, reserved: Int = 0, frame: inout Frame,
        on surface: Surface = .ground
    ) {
        let margin = painter.width >= 70 ? 2 : 1
        let help = Hint(.help, frame.words.hintHelp)
        let helpWidth = width(help, frame)
        var right = painter.width - margin
        if reserved > 0 {
            right = painter.width - reserved
        } else {
            draw(help, x: right - helpWidth, in: painter, y: y, frame: &frame, on: surface)
            right -= helpWidth
        }
        var x = margin
        for hint in hints {
            let width = width(hint, frame)
            guard width > 0, x + width + gap <= right else { continue }
            draw(hint, x: x, in: painter, y: y, frame: &frame, on: surface)
            x += width + gap
        }
    }

    /// Key and words on a surface, such as a sheet's last line. Returns the column after it.
    @discardableResult
    static func draw(
        _ hint: Hint, x: Int, in painter: Painter, y: Int, frame: inout Frame, on surface: Surface
    ) -> Int {
        guard let key = label(hint.command, frame) else { return x }
        let theme = frame.theme
        let end = painter.put(key, at: CellPoint(x: x, y: y), style: theme.style(.accent, on: surface))
        painter.put(hint.words, at: CellPoint(x: end + 1, y: y), style: theme.style(.faint, on: surface))
        let width = width(hint, frame)
        frame.hits.add(CellRect(x: x, y: y, width: width, height: 1), in: painter, .command(hint.command))
        return x + width
    }

    static func width(_ hint: Hint, _ frame: Frame) -> Int {
        label(hint.command, frame).map { $0.columns + 1 + hint.words.columns } ?? 0
    }

    private static func label(_ command: Command, _ frame: Frame) -> String? {
        frame.key(of: command)
    }
}
