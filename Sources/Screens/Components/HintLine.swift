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
        let help = Hint(.help, Words.Hints.help)
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
        frame.keys.keys(for: command).first?.label(unicode: frame.theme.unicode)
    }
}

extension Words {
    /// Words beside keys on the last line.
    enum Hints {
        static let help = "help"
        static let open = "open"
        static let back = "back"
        static let quit = "quit"
        static let refill = "refill"
        static let water = "water"
        static let food = "food"
        static let star = "star"
        static let search = "search"
        static let sort = "order"
        static let shop = "shop"
        static let buy = "buy"
        static let go = "go there"
        static let dismiss = "put away"
        static let screens = "screens"
        static let choose = "choose"
        static let use = "use"
        static let close = "close"
        static let change = "change"
        static let edit = "edit"
        static let decorate = "decorate"
        static let create = "new yard"
        static let remove = "remove"
        static let variety = "variety"
        static let furnish = "furnish"
        static let make = "make"
        static let seePass = "see the pass"
        static let notNow = "not now"
        static let undo = "undo"
        static let next = "next yard"
        static let visitor = "visitor"
        static let nextBird = "next bird"
        static let done = "done"
        static let clear = "clear"
        static let suggestions = "suggestions"
        static let pass = "pass"
        static let account = "account"
        static let subscribe = "subscribe"
        static let upgrade = "upgrade"
        static let confirm = "confirm"
        static let cancel = "cancel"
        static let keep = "keep"
        static let leaveIt = "leave it"
        static let leaveOld = "leave as it was"
        static let yard = "its yard"
        static let name = "name it"
        static let nextPage = "next page"
        static let nextKind = "next kind"
        static let export = "write to a file"
        static let look = "look"
        static let page = "page"
        static let nextShort = "next"
        static let doIt = "do it"
        static let smaller = "smaller"
        static let delete = "delete"
        static let giver = "who left it"
        static func years(_ isYearList: Bool) -> String { isYearList ? "all years" : "this year" }
        static let meet = "meet it"
    }
}
