import Session
import Simulation
import TerminalUI
import Words

/// A command that a key or click gives; its effect depends on the screen, which ignores commands it has no use for.
package enum Command: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case open, back, leave
    case nextScreen, previousScreen
    /// Goes to a section, numbered from 1 in the order of `Section`; in a small window, to one of its pages or yards. In
    /// the journal its own number turns the page.
    case screen(Int)
    case search, sort, goToArrival, dismiss, mark, markAll
    case refill, refillAll, water, food, star, shop, edit, create, remove, variety, undo, redo, photo, export
    /// Makes a yard the player's home, which keeps the player's clock and season; for the home itself, ends that.
    case makeHome
    /// Shows one yard alone over the whole window, or the whole game again.
    case pane
    /// Opens the page of the species whose secret the player is nearest to solving; it calls one particular bird.
    case rumor
    /// Plays a visit again, scene by scene.
    case replay
    /// Confirms an irreversible action, with a key that is not pressed by accident.
    case confirm
    case help, palette, messages, redraw, suspend, quit

    /// The commands that refill, water, feed or favorite yards or make one the home, carried out by `YardActions`.
    static let ofYard: Set<Command> = [.refill, .water, .food, .star, .makeHome]

    /// The commands that change the game wherever they have a use, and so have none while nothing can be saved.
    static let changing: Set<Command> = ofYard.union([.refillAll, .edit, .create, .remove, .variety, .undo, .redo])

    /// The commands that the shell itself has no use for: only screens carry them out.
    static let ofScreens: Set<Command> = ofYard.union([
        .edit, .remove, .variety, .sort, .mark, .markAll, .replay, .confirm,
    ])

    /// The commands that the shell carries out even on forms that keep all other keys to themselves.
    static let everywhere: Set<Command> = [.help, .palette, .search, .messages, .goToArrival, .photo]

    /// The commands that the shell carries out in a small window, or where one yard is shown alone.
    static let inPanes: Set<Command> = everywhere.union([
        .undo, .redo, .refillAll, .dismiss, .leave, .redraw, .suspend, .quit,
    ])

    /// True for commands that go to a section or an arrival, or open search, palette, help or messages.
    var leadsElsewhere: Bool {
        switch self {
        case .screen, .nextScreen, .previousScreen, .shop, .search, .palette, .help, .messages, .goToArrival: true
        default: false
        }
    }

    /// True for commands that move the selection, close something or lead elsewhere, and so change nothing in the game.
    /// (`open` flips a setting or answers a question.)
    var onlyMoves: Bool { self != .open && Self.moving.contains(self) || leadsElsewhere }

    /// The commands that only move the selection or change the screen.
    static let moving: Set<Command> = [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .open, .back, .leave, .nextScreen, .previousScreen,
    ]
}

extension KeyMap where Action == Command {
    /// The standard key bindings.
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
            Binding(.makeHome, [.character("H")], group: "yard"),
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
            Binding(.rumor, [.character("c")], group: "everywhere"),
            Binding(.replay, [.character("a")], group: "everywhere"),
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

    /// Applies the key bindings of the player's settings file to the standard ones and returns them with the file's
    /// faults.
    ///
    /// A binding that is unknown, given twice, or would leave a needed command without a key is skipped and reported.
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
            if command == .quit { wanted.append(Self.fixed) }
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
        // Esc stays bound to `back` unless the file gives it to another command.
        if keys.action(for: .escape) == nil { keys.remap(.back, to: keys.keys(for: .back) + [.escape]) }
        return (keys, faults)
    }

    /// The key that always quits and cannot be bound to anything else.
    static let fixed = Key.control("c")
}

extension Command {
    /// The commands that must keep at least one key, so that the player can still move, choose and rebind keys.
    static let needed: [Command] = [.up, .down, .open, .back]

    /// The command's name in the settings file, such as "refill" or "screen-shop".
    var name: String { Section.allCases.first { $0.command == self }.map { "screen-\($0.rawValue)" } ?? "\(self)" }

    /// Returns the command with left and right exchanged for right-to-left words; all others unchanged.
    func seen(in words: Words) -> Command {
        switch self {
        case .left where words.isRightToLeft: .right
        case .right where words.isRightToLeft: .left
        default: self
        }
    }

    /// Returns the command with a name of the settings file; `nil` if there is none.
    static func named(_ name: String) -> Command? {
        KeyMap<Command>.standard.bindings.first { $0.action.name == name }?.action
    }

    /// The commands whose keys can be changed, which are all but `quit`, in the order of Help.
    static let settable = KeyMap<Command>.standard.bindings.map(\.action).filter { $0 != .quit }
}

extension ConfigFile {
    /// The faults of the file's key bindings, such as unknown commands and keys given to two commands.
    package var keyFaults: [ConfigFault] { KeyMap.remapped(by: keys).faults }
}

/// Texts of keys and commands.
extension Words {
    /// The commands whose keys can be changed: the name in the settings file, the standard keys, and the meaning.
    package var keyCommands: [(name: String, keys: [String], meaning: String)] {
        Command.settable.map { ($0.name, KeyMap<Command>.standard.keys(for: $0).map(\.name), help($0)) }
    }

    /// Returns the description of a command in Help.
    func help(_ command: Command) -> String { destination(command) ?? help(command: "\(command)") }

    /// Returns the description of a command for Help in a window of a form; `nil` if it has no effect there.
    func help(_ command: Command, in layout: ShellLayout, of world: World) -> String? {
        if case .screen(let number) = command, let places = layout.places(in: world, self) {
            return places.indices.contains(number - 1) ? places[number - 1] : nil
        }
        guard layout.allows(command) else { return nil }
        return switch layout.form {
        case .compact: help(command: "\(command)", in: ["pane"])
        case .strip: help(command: "\(command)", in: ["strip", "pane"])
        case .pane: help(command: "\(command)", in: ["alone", "strip", "pane"])
        case .wide, .medium, .tooSmall: help(command)
        }
    }

    /// Returns the title of a command in the command palette.
    func title(_ command: Command) -> String {
        // Keys that move have no title, since the palette does not list them.
        destination(command)
            ?? (has("command", "\(command)", "title") ? title(command: "\(command)") : help(command).capitalizedFirst)
    }

    /// Returns the text saying why a command has no effect here; `nil` for commands that need none.
    func notNow(_ command: Command) -> String? { notNow(command: "\(command)") }

    /// Returns the title of the section that a command leads to; `nil` for other commands.
    private func destination(_ command: Command) -> String? {
        Section.allCases.first { $0.command == command }.map { title($0) }
    }

    /// Returns the section's name.
    func title(_ section: Section) -> String { screen(section.rawValue) }

    /// Returns the label of the first key that gives a command; `nil` if no key does.
    ///
    /// - Parameter typing: True while letters go to a text; then the first key that does not type one is returned.
    func key(
        of command: Command, in keys: KeyMap<Command>, typing: Bool = false, unicode: Bool = true
    ) -> String? {
        // Letters would be typed, so Esc is the only key that leads back.
        if typing, command == .back { return label(of: .escape, unicode: unicode) }
        // Every line of a screen looks up keys, and copying generic bindings would cost more than the rest of its
        // drawing, so this loop uses the concrete type.
        for binding in keys.bindings where binding.action == command {
            return binding.keys.first { !typing || $0.isControl }.map { label(of: $0, unicode: unicode) }
        }
        return nil
    }
}

extension Key {
    /// True for keys that neither type into a text nor delete from it.
    var isControl: Bool {
        switch self {
        case .character, .keypad, .backspace, .delete: false
        default: true
        }
    }
}
