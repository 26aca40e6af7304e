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
    package static let standard = KeyMap<Command>(
        [
            Binding(.up, [.up, .character("k")], Words.Keys.up, group: Words.Keys.moving),
            Binding(.down, [.down, .character("j")], Words.Keys.down, group: Words.Keys.moving),
            Binding(.left, [.left, .character("h")], Words.Keys.left, group: Words.Keys.moving),
            Binding(.right, [.right, .character("l")], Words.Keys.right, group: Words.Keys.moving),
            Binding(.pageUp, [.pageUp, .control("b")], Words.Keys.pageUp, group: Words.Keys.moving),
            Binding(.pageDown, [.pageDown, .control("f")], Words.Keys.pageDown, group: Words.Keys.moving),
            Binding(.home, [.home], Words.Keys.home, group: Words.Keys.moving),
            Binding(.end, [.end, .character("G")], Words.Keys.end, group: Words.Keys.moving),
            Binding(.open, [.enter, .character(" ")], Words.Keys.open, group: Words.Keys.moving),
            Binding(.back, [.escape, .backspace], Words.Keys.back, group: Words.Keys.moving),
            Binding(.leave, [.character("q")], Words.Keys.leave, group: Words.Keys.moving),
            Binding(.refill, [.character("r")], Words.Keys.refill, group: Words.Keys.yard),
            Binding(.water, [.character("w")], Words.Keys.water, group: Words.Keys.yard),
            Binding(.food, [.character("f")], Words.Keys.food, group: Words.Keys.yard),
            Binding(.star, [.character("s")], Words.Keys.star, group: Words.Keys.yard),
            Binding(.edit, [.character("e")], Words.Keys.edit, group: Words.Keys.yard),
            Binding(.create, [.character("n")], Words.Keys.create, group: Words.Keys.yard),
            Binding(.remove, [.character("d"), .delete], Words.Keys.remove, group: Words.Keys.yard),
            Binding(.variety, [.character("v")], Words.Keys.variety, group: Words.Keys.yard),
            Binding(.undo, [.character("u")], Words.Keys.undo, group: Words.Keys.yard),
            Binding(.photo, [.character("p")], Words.Keys.photo, group: Words.Keys.yard),
            Binding(.goToArrival, [.character("g")], Words.Keys.goToArrival, group: Words.Keys.everywhere),
            Binding(.search, [.character("/")], Words.Keys.search, group: Words.Keys.everywhere),
            Binding(.sort, [.character("o")], Words.Keys.sort, group: Words.Keys.everywhere),
            Binding(.shop, [.character("b")], Words.Keys.shop, group: Words.Keys.everywhere),
            Binding(.dismiss, [.character("x")], Words.Keys.dismiss, group: Words.Keys.everywhere),
            Binding(.export, [.character("E")], Words.Keys.export, group: Words.Keys.everywhere),
            Binding(.help, [.character("?"), .function(1)], Words.Keys.help, group: Words.Keys.everywhere),
            Binding(.palette, [.character(":")], Words.Keys.palette, group: Words.Keys.everywhere),
            Binding(.redraw, [.control("l")], Words.Keys.redraw, group: Words.Keys.everywhere),
            Binding(.suspend, [.control("z")], Words.Keys.suspend, group: Words.Keys.everywhere),
            Binding(.quit, [.control("c")], Words.Keys.quit, group: Words.Keys.everywhere),
            Binding(.nextScreen, [.tab], Words.Keys.nextScreen, group: Words.Keys.screens),
            Binding(.previousScreen, [.backTab], Words.Keys.previousScreen, group: Words.Keys.screens),
        ]
            + Section.allCases.map { section in
                Binding(
                    section.command, section.rawValue < 9 ? [.character(Character(String(section.rawValue + 1)))] : [],
                    section.title, group: Words.Keys.screens)
            })
}
