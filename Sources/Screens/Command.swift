import Session
import Simulation
import TerminalUI
import Words

/// Everything that a key or a click can ask for. What it does depends on the screen; one that has no use for it
/// leaves it alone.
package enum Command: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case open, back, leave
    case nextScreen, previousScreen
    /// From 1, in the order of `Section`.
    case screen(Int)
    case search, sort, goToArrival, dismiss, mark, markAll
    case refill, refillAll, water, food, star, shop, edit, create, remove, variety, undo, redo, photo, export
    /// One yard alone over the whole window, and back.
    case pane
    /// The answer to a question about something that would be lost: no key that is typed by the way.
    case confirm
    case help, palette, messages, redraw, suspend, quit

    /// What is done to a yard, or to several at once: `YardActions`.
    static let ofYard: Set<Command> = [.refill, .water, .food, .star]

    /// What leaves the player where they are: done by the shell even where a screen keeps all other keys to itself.
    static let everywhere: Set<Command> = [.help, .palette, .search, .messages, .goToArrival, .photo]

    /// What the shell does for a pane that is too small for the whole game.
    static let inPanes: Set<Command> = everywhere.union([
        .undo, .redo, .refillAll, .dismiss, .leave, .redraw, .suspend, .quit,
    ])

    /// Whether it leads to another screen, or opens what only finds or tells something.
    var leadsElsewhere: Bool {
        switch self {
        case .screen, .nextScreen, .previousScreen, .shop, .search, .palette, .help, .messages, .goToArrival: true
        default: false
        }
    }

    /// What only moves about.
    static let moving: Set<Command> = [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .open, .back, .leave, .nextScreen, .previousScreen,
    ]
}

extension KeyMap where Action == Command {
    /// The keys as they come; the only place that names them.
    package static let standard = KeyMap<Command>(
        [
            Binding(.up, [.up, .character("k")], group: "moving"),
            Binding(.down, [.down, .character("j")], group: "moving"),
            Binding(.left, [.left, .character("h")], group: "moving"),
            Binding(.right, [.right, .character("l")], group: "moving"),
            Binding(.pageUp, [.pageUp, .control("b")], group: "moving"),
            Binding(.pageDown, [.pageDown, .control("f")], group: "moving"),
            Binding(.home, [.home], group: "moving"),
            Binding(.end, [.end, .character("G")], group: "moving"),
            Binding(.open, [.enter, .character(" ")], group: "moving"),
            Binding(.back, [.escape, .backspace], group: "moving"),
            Binding(.leave, [.character("q")], group: "moving"),
            Binding(.refill, [.character("r")], group: "yard"),
            Binding(.refillAll, [.character("R")], group: "yard"),
            Binding(.water, [.character("w")], group: "yard"),
            Binding(.food, [.character("f")], group: "yard"),
            Binding(.star, [.character("s")], group: "yard"),
            Binding(.edit, [.character("e")], group: "yard"),
            Binding(.create, [.character("n")], group: "yard"),
            Binding(.remove, [.character("d"), .delete], group: "yard"),
            Binding(.confirm, [.character("D")], group: "yard"),
            Binding(.variety, [.character("v")], group: "yard"),
            Binding(.undo, [.character("u")], group: "yard"),
            Binding(.redo, [.character("U"), .control("r")], group: "yard"),
            Binding(.photo, [.character("p")], group: "yard"),
            Binding(.goToArrival, [.character("g")], group: "everywhere"),
            Binding(.messages, [.character("m")], group: "everywhere"),
            Binding(.search, [.character("/")], group: "everywhere"),
            Binding(.sort, [.character("o")], group: "everywhere"),
            Binding(.mark, [.character("t"), .insert], group: "everywhere"),
            Binding(.markAll, [.character("T"), .control("a")], group: "everywhere"),
            Binding(.shop, [.character("b")], group: "everywhere"),
            Binding(.pane, [.character("z")], group: "everywhere"),
            Binding(.dismiss, [.character("x")], group: "everywhere"),
            Binding(.export, [.character("E")], group: "everywhere"),
            Binding(.help, [.character("?"), .function(1)], group: "everywhere"),
            Binding(.palette, [.character(":")], group: "everywhere"),
            Binding(.redraw, [.control("l")], group: "everywhere"),
            Binding(.suspend, [.control("z")], group: "everywhere"),
            Binding(.quit, [.control("c")], group: "everywhere"),
            Binding(.nextScreen, [.tab], group: "screens"),
            Binding(.previousScreen, [.backTab], group: "screens"),
        ]
            + Section.allCases.map { section in
                Binding(
                    section.command, section.index < 9 ? [.character(Character(String(section.index + 1)))] : [],
                    group: "screens")
            })

    /// The keys as a player's file has them, and what in it cannot be.
    static func remapped(by file: [ConfigFile.Binding]) -> (keys: KeyMap, faults: [ConfigFault]) {
        var keys = standard
        var faults: [ConfigFault] = []
        var given: [Key: Command] = [:]
        for binding in file {
            func fault(_ kind: ConfigFault.Kind) {
                faults.append(ConfigFault(kind, key: "keys." + binding.command, line: binding.line))
            }
            guard let command = Command.named(binding.command) else {
                fault(.unknownCommand)
                continue
            }
            var wanted: [Key] = []
            for name in binding.keys {
                guard let key = Key(named: name), key != Self.fixed else {
                    fault(Key(named: name) == nil ? .unknownKey(name) : .needed(name))
                    continue
                }
                if let other = given[key], other != command {
                    fault(.taken(name, by: other.name))
                } else {
                    wanted.append(key)
                    given[key] = command
                }
            }
            if wanted.isEmpty, !binding.keys.isEmpty { continue }
            if !binding.isList {
                wanted += keys.keys(for: command).dropFirst().filter { given[$0] == nil }
            }
            var changed = keys
            changed.remap(command, to: wanted)
            if let lost = Command.needed.first(where: { changed.keys(for: $0).isEmpty }) {
                fault(.needed(keys.keys(for: lost).first?.name ?? lost.name))
            } else {
                keys = changed
            }
        }
        // The way back that everybody knows stays one, whatever else is given to it, as long as it means nothing else.
        if keys.action(for: .escape) == nil { keys.remap(.back, to: keys.keys(for: .back) + [.escape]) }
        return (keys, faults)
    }

    /// What always ends the game, whatever else is wrong.
    static let fixed = Key.control("c")
}

extension Command {
    /// What no player can be without: to move, choose and go back, and to set the keys again.
    static let needed: [Command] = [.up, .down, .open, .back]

    /// As files name it: "refill", "screen-shop".
    var name: String { Section.allCases.first { $0.command == self }.map { "screen-\($0.rawValue)" } ?? "\(self)" }

    static func named(_ name: String) -> Command? {
        KeyMap<Command>.standard.bindings.first { $0.action.name == name }?.action
    }

    /// Those whose keys can be set, in the order of Help.
    static let settable = KeyMap<Command>.standard.bindings.map(\.action).filter { $0 != .quit }
}

/// Keys and what they do, in words.
extension Words {
    /// The commands that keys can be set for: the name in the player's file, the usual keys, and the meaning.
    package var keyCommands: [(name: String, keys: [String], meaning: String)] {
        Command.settable.map { ($0.name, KeyMap<Command>.standard.keys(for: $0).map(\.name), help($0)) }
    }

    /// What a command does, as Help says it.
    func help(_ command: Command) -> String { destination(command) ?? help(command: "\(command)") }

    /// The same in a window of that form; `nil` where it has nothing to do there.
    func help(_ command: Command, in layout: ShellLayout, of world: World) -> String? {
        if case .screen(let number) = command, let places = layout.places(in: world, self) {
            return places.indices.contains(number - 1) ? places[number - 1] : nil
        }
        guard layout.allows(command) else { return nil }
        return switch layout.form {
        case .compact: help(command: "\(command)", in: ["pane"])
        case .strip, .pane: help(command: "\(command)", in: ["strip", "pane"])
        case .wide, .medium, .tooSmall: help(command)
        }
    }

    /// The same among everything that can be done.
    func title(_ command: Command) -> String { destination(command) ?? title(command: "\(command)") }

    /// Why a key does nothing where it is pressed; `nil` for one that needs no words.
    func notNow(_ command: Command) -> String? { notNow(command: "\(command)") }

    private func destination(_ command: Command) -> String? {
        Section.allCases.first { $0.command == command }.map { title($0) }
    }

    func title(_ section: Section) -> String { screen(section.rawValue) }

    /// The first key of a command; `nil` where it has none.
    /// - Parameter typing: whether letters go to a text: then the first that is none.
    func key(
        of command: Command, in keys: KeyMap<Command>, typing: Bool = false, unicode: Bool = true
    ) -> String? {
        // Letters would be typed, whatever else leads back.
        if typing, command == .back { return label(of: .escape, unicode: unicode) }
        // Where the types are known: each line of a screen asks for some, and generic copies of bindings would cost more
        // than all else of it.
        for binding in keys.bindings where binding.action == command {
            return binding.keys.first { !typing || $0.isControl }.map { label(of: $0, unicode: unicode) }
        }
        return nil
    }
}

extension Key {
    /// Whether it is none that types into a text, or takes from it.
    var isControl: Bool {
        switch self {
        case .character, .backspace, .delete: false
        default: true
        }
    }
}
