/// The keys of all actions: the one source for handling keys and for Help.
package struct KeyMap<Action: Hashable & Sendable>: Sendable {
    /// An action with its keys.
    package struct Binding: Hashable, Sendable {
        package let action: Action
        /// The keys in order of preference; the first is shown where one is enough. Empty: not bound.
        package var keys: [Key]
        /// The id of its heading in Help.
        package let group: String

        package init(_ action: Action, _ keys: [Key], group: String) {
            (self.action, self.keys, self.group) = (action, keys, group)
        }
    }

    package private(set) var bindings: [Binding]
    private var actions: [Key: Action] = [:]

    /// Makes a map in which a key that two actions claim belongs to the first one.
    package init(_ bindings: [Binding]) {
        self.bindings = bindings
        index()
    }

    package func action(for key: Key) -> Action? { actions[key] }

    package func keys(for action: Action) -> [Key] {
        bindings.first { $0.action == action }?.keys ?? []
    }

    /// Gives `action` these keys and no others, taking them from other actions.
    package mutating func remap(_ action: Action, to keys: [Key]) {
        for index in bindings.indices {
            if bindings[index].action == action {
                bindings[index].keys = keys
            } else {
                bindings[index].keys.removeAll(where: keys.contains)
            }
        }
        index()
    }

    /// Returns the map in which two actions have each other's keys.
    package func exchanging(_ one: Action, _ other: Action) -> KeyMap {
        KeyMap(
            bindings.map {
                let owner = $0.action == one ? other : $0.action == other ? one : $0.action
                return Binding($0.action, keys(for: owner), group: $0.group)
            })
    }

    /// The headings in order, each with its bindings, as Help shows them.
    package var groups: [(name: String, bindings: [Binding])] {
        var order: [String] = []
        for binding in bindings where !order.contains(binding.group) { order.append(binding.group) }
        return order.map { name in (name, bindings.filter { $0.group == name }) }
    }

    private mutating func index() {
        actions = [:]
        for binding in bindings {
            for key in binding.keys where actions[key] == nil { actions[key] = binding.action }
        }
    }
}

extension Key {
    /// The key's name in files: a character as it is typed, else "Up", "Enter", "Ctrl-R", "Alt-x", "F5".
    package var name: String {
        switch self {
        case .character(let character) where character != " ": String(character)
        case .alt(let key): "Alt-" + key.name
        default: label(unicode: false)
        }
    }

    /// Reads a name that `name` gives, in any case except for a character itself; `nil` for any other text.
    package init?(named name: String) {
        let lower = name.lowercased()
        if name.count == 1, let character = name.first {
            self = .character(character)
        } else if let key = Self.special.first(where: { $0.name.lowercased() == lower }) {
            self = key
        } else if lower.hasPrefix("ctrl-"), lower.count == 6, let letter = lower.last, letter.isASCII {
            self = .control(letter)
        } else if lower.hasPrefix("alt-"), case .character(let character)? = Key(named: String(name.dropFirst(4))) {
            self = .alt(.character(character))
        } else {
            return nil
        }
    }

    /// The key as which this one counts while no text is edited: an arrow for a digit of the keypad or a move by words.
    package var outsideText: Key {
        switch self {
        case .wordLeft: .left
        case .wordRight: .right
        case .keypad(let digit): Self.onKeypad[digit] ?? .character(Character(String(digit)))
        default: self
        }
    }

    /// The keys as which a keypad's digits count while no text is edited.
    private static let onKeypad: [Int: Key] = [
        1: .end, 2: .down, 3: .pageDown, 4: .left, 6: .right, 7: .home, 8: .up, 9: .pageUp,
    ]

    private static let special: [Key] =
        [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .enter, .escape, .tab,
            .backTab,
            .backspace, .character(" "), .control(" "),
        ] + (1...12).map(Key.function)

    /// Returns the key as players read it: "↑", "Enter", "Ctrl-C", "Alt-x", "F5"; in ASCII without `unicode`.
    package func label(unicode: Bool = true) -> String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): unicode ? String(character) : ASCIIFallback.text(for: String(character))
        case .control(" "): "Ctrl-Space"
        case .control(let character): "Ctrl-" + character.uppercased()
        case .alt(let key): "Alt-" + key.label(unicode: unicode)
        case .wordLeft, .wordRight: "Ctrl-" + outsideText.label(unicode: unicode)
        case .keypad(let digit): String(digit)
        case .up: unicode ? "↑" : "Up"
        case .down: unicode ? "↓" : "Down"
        case .left: unicode ? "←" : "Left"
        case .right: unicode ? "→" : "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .insert: "Ins"
        case .delete: "Del"
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .backspace: "Backspace"
        case .function(let number): "F\(number)"
        }
    }
}
