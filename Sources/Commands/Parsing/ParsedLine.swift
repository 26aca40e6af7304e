import Words

/// A command line taken apart: the command that it names, and its options and arguments as they were typed.
struct ParsedLine {
    /// An option that stands on the line.
    private struct Given {
        let option: OptionDescription
        let value: String?
        /// The place among the arguments of the word that follows an option whose value may be left out.
        var follower: Int?
    }

    private(set) var command = PlayCommand.command
    /// Whether it was named, and is not the game just because nothing else was.
    private(set) var isNamed = false
    /// The option at the end of a line that is still being typed, whose value comes next.
    private(set) var pending: OptionDescription?
    /// `--` has been there: what follows are arguments.
    private(set) var endsOptions = false
    private var given: [Given] = []
    private var arguments: [String] = []

    func has(_ option: String) -> Bool { given.contains { $0.option.name == option } }

    /// Reads the words after the program's name.
    ///
    /// - Parameter isPartial: more words follow, which are still to be typed.
    init(_ line: [String], isPartial: Bool = false) throws(UsageError) {
        var named: CommandDescription?
        var rest = line[...]
        /// Options before the end of the command's name that may turn out not to be its own.
        var early: [String] = []
        var known = KnownOptions()
        while let word = rest.popFirst() {
            if word == "--" && !endsOptions {
                endsOptions = true
            } else if word.hasPrefix("-") && word.count > 1 && !endsOptions {
                let isComplete = named?.actions.isEmpty == true
                let option = try known.option(String(word.prefix { $0 != "=" }), of: named)
                if !isComplete { early.append(option.name) }
                var value = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
                var follower: Int?
                if option.placeholder == nil, value != nil { throw .unwantedValue(option.name) }
                if isPartial, option.placeholder != nil, value == nil, rest.isEmpty {
                    pending = option
                    continue
                }
                if option.isValueOptional, value == nil, let next = rest.first, !next.hasPrefix("-") {
                    if isComplete {
                        follower = arguments.count
                    } else if named.map({ $0.action(next) == nil }) ?? (Commands.command(next) == nil) {
                        value = rest.removeFirst()
                    }
                }
                if let placeholder = option.placeholder, !option.isValueOptional {
                    value = value ?? rest.popFirst()
                    guard let value, !value.isEmpty || option.takesEmpty else {
                        throw .missingValue(option.name, placeholder: placeholder)
                    }
                }
                given.append(Given(option: option, value: value, follower: follower))
            } else if let command = named {
                if command.actions.isEmpty {
                    arguments.append(word)
                } else {
                    named = try Self.action(word, of: command)
                }
            } else {
                guard let found = Commands.command(word) else {
                    throw .unknownCommand(word, suggestion: nearest(word, Commands.all.map(\.name)))
                }
                named = found
            }
        }
        isNamed = named != nil
        command = named ?? command
        for name in early where !isPartial { _ = try known.option(name, of: command) }
    }

    private static func action(_ word: String, of command: CommandDescription) throws(UsageError) -> CommandDescription
    {
        if let action = command.action(word) { return action }
        throw .unknownAction(word, command: command, suggestion: nearest(word, command.actions.map(\.word)))
    }

    /// The options of every command, with the values that the line gives them.
    func common() throws(UsageError) -> CommonOptions {
        let options = CommonOptions()
        for parameter in Parameters(of: options).options {
            for given in given where given.option.name == parameter.description.name {
                try parameter.take(given.value) { Words() }
            }
        }
        return options
    }

    /// The command, its options and arguments set to what the line gives them.
    ///
    /// - Parameter words: for names that are understood in the player's language.
    func parsedCommand(_ words: () -> Words) throws(UsageError) -> any ParsableCommand {
        if command.mustHaveAction { throw .missingAction(command) }
        let result = command.type.init()
        let parameters = Parameters(of: result)
        let arguments = try settledArguments(parameters, words)
        for given in given where given.follower == nil {
            try parameters.option(given.option.name)?.take(given.value, words)
        }
        var rest = arguments[...]
        for parameter in parameters.arguments {
            switch parameter.description.count {
            case .one where rest.isEmpty: throw .missingArgument(command, parameter.description)
            case .one, .optional:
                if let text = rest.popFirst() { try parameter.take(text, of: command.name, words) }
            case .any:
                while let text = rest.popFirst() { try parameter.take(text, of: command.name, words) }
            }
        }
        if let extra = rest.first { throw .unwantedArgument(extra, command: command) }
        return result
    }

    /// The arguments so far of a line that is still being typed.
    func arguments(_ words: Words) -> [String] {
        (try? settledArguments(Parameters(of: command.type.init())) { words }) ?? arguments
    }

    /// Gives words that follow options whose value may be left out to these, and returns the arguments that are left.
    private func settledArguments(_ parameters: Parameters, _ words: () -> Words) throws(UsageError) -> [String] {
        var arguments = arguments
        for given in given.reversed() {
            guard let parameter = parameters.option(given.option.name), let follower = given.follower else { continue }
            do throws(UsageError) {
                try parameter.take(arguments[follower], words)
                arguments.remove(at: follower)
            } catch {
                // It is an argument, unless it was meant to be one of a few names.
                if case .badChoice(_, _, _, .some) = error { throw error }
                try parameter.take(nil, words)
            }
        }
        return arguments
    }
}

/// The options that a line may hold, kept for the command that it was last asked for: reading them off its type costs
/// more than all the rest of parsing.
private struct KnownOptions {
    private var command: CommandDescription?
    private var options: [OptionDescription] = []

    /// Returns the option of a name on a line that has named `command` so far.
    ///
    /// Before the end of the command's name, an option of what it may become may stand; ask again then.
    mutating func option(_ name: String, of named: CommandDescription?) throws(UsageError) -> OptionDescription {
        let command = named ?? PlayCommand.command
        if self.command != command {
            (self.command, options) = (command, command.options + Commands.common)
        }
        if let option = options.first(where: { $0.name == name || $0.short == name }) { return option }
        if named?.actions.isEmpty != true {
            let others = named?.withActions ?? Commands.everything
            if let option = others.lazy.flatMap(\.options).first(where: { $0.name == name }) { return option }
        }
        throw .unknownOption(name, command: command, suggestion: nearest(name, options.map(\.name)))
    }
}
