/// The words of a command line, understood.
struct Arguments: Hashable, Sendable {
    /// A command or an action of one.
    var command = CommandConfiguration.play
    /// Whether it was named, and is not the game just because nothing else was.
    var isNamed = false
    /// Values by option, flags with an empty one; of an option given twice the last counts.
    var values: [String: String] = [:]
    /// Every value of an option that may be given more than once, in order.
    var lists: [String: [String]] = [:]
    var operands: [String] = []

    func has(_ option: String) -> Bool { values[option] != nil }
    subscript(option: String) -> String? { values[option] }
}

extension Arguments {
    /// Reads the words after the program's name.
    ///
    /// - Parameter isOptionalValue: whether a word after an option with an optional value is that value.
    init(
        _ words: [String], isOptionalValue: (_ option: String, _ word: String) -> Bool = { _, _ in false }
    ) throws(UsageError) {
        self.init()
        var named: CommandConfiguration?
        var rest = words[...]
        var onlyOperands = false
        /// Options before the end of the command's name that may turn out not to be its own.
        var early: [String] = []
        while let word = rest.popFirst() {
            if word == "--" && !onlyOperands {
                onlyOperands = true
            } else if word.hasPrefix("-") && word.count > 1 && !onlyOperands {
                let option = try Self.option(Self.long(word), named)
                if named?.actions.isEmpty != true { early.append(option.name) }
                let value = try Self.value(of: option, word, &rest, isOptionalValue)
                values[option.name] = value
                if case .repeated = option.value { lists[option.name, default: []].append(value) }
            } else if let command = named {
                if command.actions.isEmpty { operands.append(word) } else { named = try Self.action(word, of: command) }
            } else {
                guard let found = Commands.command(word) else {
                    throw .unknownCommand(word, suggestion: nearest(word, Commands.all.map(\.name)))
                }
                named = found
            }
        }
        isNamed = named != nil
        command = named ?? .play
        for name in early { _ = try Self.option(name, command) }
        guard !has("--help"), !has("--version") else { return }
        if command.mustHaveAction { throw .missingAction(command) }
        if operands.count > command.operandCount.upperBound {
            throw .unwantedOperand(operands[command.operandCount.upperBound], command: command)
        }
        if operands.count < command.operandCount.lowerBound {
            throw .missingOperand(command, command.operands[operands.count])
        }
    }

    private static func action(_ word: String, of command: CommandConfiguration) throws(UsageError)
        -> CommandConfiguration
    {
        if let action = command.action(word) { return action }
        throw .unknownAction(word, command: command, suggestion: nearest(word, command.actions.map(\.word)))
    }

    private static func long(_ word: String) -> String {
        switch word {
        case "-h": "--help"
        case "-V": "--version"
        default: String(word.prefix { $0 != "=" })
        }
    }

    private static func option(_ name: String, _ command: CommandConfiguration?) throws(UsageError) -> Option {
        let known = (command ?? .play).options + Commands.common
        if let option = known.first(where: { $0.name == name }) { return option }
        // Before the end of the command's name, an option of what it may become may stand; it is looked at again then.
        let others = command.map { $0.withActions } ?? Commands.everything
        if command?.actions.isEmpty != true, let option = others.flatMap(\.options).first(where: { $0.name == name }) {
            return option
        }
        throw .unknownOption(
            name, command: command ?? .play, suggestion: nearest(name, known.map(\.name)))
    }

    private static func value(
        of option: Option, _ word: String, _ rest: inout ArraySlice<String>,
        _ isOptionalValue: (String, String) -> Bool
    ) throws(UsageError) -> String {
        let attached = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
        switch option.value {
        case .none:
            guard attached == nil else { throw .unwantedValue(option.name) }
            return ""
        case .required(let placeholder), .repeated(let placeholder):
            guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
                throw .missingValue(option.name, placeholder: placeholder)
            }
            return value
        case .optional:
            if let attached { return attached }
            guard let next = rest.first, isOptionalValue(option.name, next) else { return "" }
            rest.removeFirst()
            return next
        case .choice(let choices):
            guard let value = attached ?? rest.popFirst() else {
                throw .missingValue(option.name, placeholder: choices.joined(separator: "|"))
            }
            guard choices.contains(value) else {
                throw .badChoice(
                    option.name, value: value, choices: choices, suggestion: nearest(value, choices))
            }
            return value
        }
    }
}

/// The known word that a mistyped one is most like; `nil` if it is like none.
func nearest(_ word: String, _ known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let candidates = known.map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
        return known.first { word.count >= 3 && $0.hasPrefix(word) }
    }
    return best.word
}

/// How many letters must be put in, taken out, changed or swapped with their neighbor.
private func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
            row.append(best)
        }
        before = above
        above = row
    }
    return above[b.count]
}
