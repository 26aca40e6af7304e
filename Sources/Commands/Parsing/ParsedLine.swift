import Words

/// A command line split into its command, options and arguments, whose values are still text.
struct ParsedLine {
    /// An option on the line, with its value as typed.
    private struct Given {
        let option: OptionDescription
        let value: String?
        /// The index in `arguments` of the word after an option with optional value: it may turn out to be that value.
        var follower: Int?
    }

    /// The command named; `play` if none is.
    private(set) var command = PlayCommand.command
    /// True if the line names a command.
    private(set) var isNamed = false
    /// The option at the end of an unfinished line, whose value comes next.
    private(set) var pending: OptionDescription?
    /// True after `--`: all words that follow are arguments.
    private(set) var endsOptions = false
    /// The options on the line, in order, with their values as typed.
    private var given: [Given] = []
    /// The words after the command's name that are not options or, as far as known, their values.
    private var arguments: [String] = []

    /// Returns true if an option with that long name is on the line.
    func has(_ option: String) -> Bool { given.contains { $0.option.name == option } }

    /// Splits the words after the program's name.
    ///
    /// - Parameter isPartial: true if the line is unfinished: missing values are no errors.
    init(_ line: [String], isPartial: Bool = false) throws(UsageError) {
        var named: CommandDescription?
        var rest = line[...]
        /// The options before the end of the command's name, checked again once the command is known.
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

    /// Returns the action of a command with that last word, or throws an error with a suggestion.
    private static func action(_ word: String, of command: CommandDescription) throws(UsageError) -> CommandDescription
    {
        if let action = command.action(word) { return action }
        throw .unknownAction(word, command: command, suggestion: nearest(word, command.actions.map(\.word)))
    }

    /// Returns the options that every command accepts, with the values on the line.
    func common() throws(UsageError) -> CommonOptions {
        let (options, parameters) = Parameters.declared { CommonOptions() }
        for parameter in parameters.options {
            for given in given where given.option.name == parameter.description.name {
                try parameter.take(given.value) { Words() }
            }
        }
        return options
    }

    /// Returns the command with its options and arguments set to the values on the line.
    ///
    /// - Parameter words: the player's texts, for names understood in each language; called only if needed.
    func parsedCommand(_ words: () -> Words) throws(UsageError) -> any ParsableCommand {
        if command.mustHaveAction { throw .missingAction(command) }
        let (result, parameters) = Parameters.declared { command.type.init() }
        let arguments = try settledArguments(parameters, words)
        for given in given where given.follower == nil {
            do throws(UsageError) {
                try parameters.option(given.option.name)?.take(given.value, words)
            } catch {
                throw Self.namingAnotherOption(error, parameters)
            }
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

    /// Returns the error of an option's value, or one that names the other option which takes that value.
    private static func namingAnotherOption(_ error: UsageError, _ parameters: Parameters) -> UsageError {
        switch error {
        case .badValue(let option, let value, _), .badChoice(let option, let value, _, suggestion: nil):
            let other = parameters.options.first { parameter in
                guard case .choice(let names) = parameter.description.subject else { return false }
                return parameter.description.name != option && names.contains(value)
            }
            return other.map { .valueOfAnotherOption(option, value: value, other: $0.description.name) } ?? error
        default: return error
        }
    }

    /// Returns the arguments that an unfinished line has so far.
    func arguments(_ words: Words) -> [String] {
        (try? settledArguments(command.parameters) { words }) ?? arguments
    }

    /// Assigns words that follow options with optional values to these options where they fit, and returns the
    /// remaining arguments.
    private func settledArguments(_ parameters: Parameters, _ words: () -> Words) throws(UsageError) -> [String] {
        var arguments = arguments
        for given in given.reversed() {
            guard let parameter = parameters.option(given.option.name), let follower = given.follower else { continue }
            do throws(UsageError) {
                try parameter.take(arguments[follower], words)
                arguments.remove(at: follower)
            } catch {
                // A word that is no valid value is an argument, unless it is nearly one of the option's names: then it
                // is a typing error.
                if case .badChoice(_, _, _, .some) = error { throw error }
                try parameter.take(nil, words)
            }
        }
        return arguments
    }
}

/// The options that a line may hold, cached for the command asked about last: reading them from a command's type costs
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
