import TerminalUI

/// Everything that a key or a click can ask for. What it does depends on the screen; one that has no use for it
/// leaves it alone.
package enum Command: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case open, back, leave
    case nextScreen, previousScreen
    /// 1…8, in the order of `Section`.
    case screen(Int)
    case search, sort, goToArrival, dismiss
    case refill, water, food, star, shop, edit, create, remove, variety, undo, photo, export
    case help, palette, redraw, suspend, quit
}

extension KeyMap where Action == Command {
    /// The first key of a command, for a sentence; empty where it has none.
    func label(of command: Command, unicode: Bool = true) -> String {
        keys(for: command).first?.label(unicode: unicode) ?? ""
    }

    /// The keys as they come; the only place that names them.
    package static let standard: KeyMap<Command> = {
        typealias Line = (Command, [Key], String)
        func group(_ name: String, _ lines: [Line]) -> [Binding] {
            lines.map { Binding($0.0, $0.1, $0.2, group: name) }
        }
        let moving: [Line] = [
            (.up, [.up, .character("k")], Words.Keys.up), (.down, [.down, .character("j")], Words.Keys.down),
            (.left, [.left, .character("h")], Words.Keys.left), (.right, [.right, .character("l")], Words.Keys.right),
            (.pageUp, [.pageUp, .control("b")], Words.Keys.pageUp),
            (.pageDown, [.pageDown, .control("f")], Words.Keys.pageDown),
            (.home, [.home], Words.Keys.home), (.end, [.end, .character("G")], Words.Keys.end),
            (.open, [.enter, .character(" ")], Words.Keys.open),
            (.back, [.escape, .backspace], Words.Keys.back), (.leave, [.character("q")], Words.Keys.leave),
        ]
        let screens: [Line] =
            [
                (.nextScreen, [.tab], Words.Keys.nextScreen), (.previousScreen, [.backTab], Words.Keys.previousScreen),
            ]
            + Section.allCases.enumerated().map { index, section in
                (.screen(index + 1), [.character(Character(String(index + 1)))], Words.title(section))
            }
        let yard: [Line] = [
            (.refill, [.character("r")], Words.Keys.refill), (.water, [.character("w")], Words.Keys.water),
            (.food, [.character("f")], Words.Keys.food), (.star, [.character("s")], Words.Keys.star),
            (.edit, [.character("e")], Words.Keys.edit), (.create, [.character("n")], Words.Keys.create),
            (.remove, [.character("d"), .delete], Words.Keys.remove),
            (.variety, [.character("v")], Words.Keys.variety),
            (.undo, [.character("u")], Words.Keys.undo), (.photo, [.character("p")], Words.Keys.photo),
        ]
        let everywhere: [Line] = [
            (.goToArrival, [.character("g")], Words.Keys.goToArrival),
            (.search, [.character("/")], Words.Keys.search), (.sort, [.character("o")], Words.Keys.sort),
            (.shop, [.character("b")], Words.Keys.shop),
            (.dismiss, [.character("x")], Words.Keys.dismiss),
            (.export, [.character("E")], Words.Keys.export),
            (.help, [.character("?"), .function(1)], Words.Keys.help),
            (.palette, [.character(":")], Words.Keys.palette),
            (.redraw, [.control("l")], Words.Keys.redraw), (.suspend, [.control("z")], Words.Keys.suspend),
            (.quit, [.control("c")], Words.Keys.quit),
        ]
        return KeyMap(
            group(Words.Keys.moving, moving) + group(Words.Keys.yard, yard)
                + group(Words.Keys.everywhere, everywhere) + group(Words.Keys.screens, screens))
    }()
}
