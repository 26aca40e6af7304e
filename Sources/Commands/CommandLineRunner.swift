import JSON
import Session
import Words

/// What is to be done after the command line was read.
package enum CommandLineResult: Hashable, Sendable {
    /// The game is to be played.
    case play(PlayOptions)
    /// A command has run; exit with this code.
    case finished(Int32)
}

/// Why a command could not be done.
package struct CommandError: Error, Hashable, Sendable {
    let code: String
    package var sentence: String
    let exit: Int32

    package init(_ code: String, _ sentence: String, exit: Int32 = ExitCode.failure) {
        (self.code, self.sentence, self.exit) = (code, sentence, exit)
    }

    init(_ error: UsageError, _ words: Words) {
        (code, sentence, exit) = (error.code, words.sentence(for: error), ExitCode.usage)
    }

    init(_ error: OpeningError, _ words: Words) {
        sentence = words.sentence(for: error)
        exit = ExitCode.failure
        switch error {
        case .noGame: code = "noGame"
        case .noProfile(let name, let others):
            code = "noProfile"
            if let other = nearest(name, others) {
                sentence = words.openingNoProfileSuggestion(name: name, suggestion: other)
            }
        case .lost: code = "lost"
        case .closed: code = "readOnly"
        case .noDataDirectory, .badProfile, .badClock, .badCatalog, .unreadableCatalog: code = "noData"
        }
    }
}

/// Reads a command line and runs what it names, but for the game itself.
package struct CommandLineRunner {
    let environment: Environment
    let console: Console
    let pages: any Pages
    /// What it says. Programs, which want JSON, are answered in English.
    var words: Words { voice.words }
    private let voice: Voice

    /// The player's words, looked for when something is first said: whoever opens the game knows them, and to look for
    /// them before costs as much again.
    private final class Voice {
        private var spoken: Words
        /// Makes the player's words out of those that are used without a choice; `nil` where all is settled.
        private var choose: ((Words) -> Words)?

        init(_ words: Words) { spoken = words }

        var words: Words {
            if let choose { speak(choose(spoken)) }
            return spoken
        }

        func speak(_ words: Words) { (spoken, choose) = (words, nil) }
        func ask(_ choose: @escaping (Words) -> Words) { self.choose = choose }

        /// Someone knows by now.
        func settle(_ choose: (Words) -> Words) {
            if self.choose != nil { speak(choose(spoken)) }
        }
    }

    package init(environment: Environment, console: Console, pages: any Pages) {
        (self.environment, self.console, self.pages) = (environment, console, pages)
        voice = Voice(Words(Language(asked: nil, setting: nil, environment)))
    }

    package func run(_ line: [String]) -> CommandLineResult {
        let runner = CommandLineRunner(environment: environment, console: console, pages: pages)
        var result: CommandLineResult
        do {
            result = try runner.obey(line)
        } catch {
            result = .finished(
                runner.report(error.code, error.sentence, asJSON: Self.isForPrograms(line), exit: error.exit))
        }
        if let fault = console.fault {
            let words = runner.words
            let cause = fault.isClosed ? words.cliOutputClosed : words.cause(of: fault)
            tell(
                console.isDone && result == .finished(ExitCode.success)
                    ? words.cliDoneNotWritten(cause: cause, command: "status") : words.cliNotWritten(cause: cause))
            if result == .finished(ExitCode.success) { result = .finished(ExitCode.failure) }
        }
        return result
    }

    private func obey(_ line: [String]) throws(CommandError) -> CommandLineResult {
        let isForPrograms = Self.isForPrograms(line)
        // A line that makes no sense is answered in the language that it asks for, too.
        if isForPrograms {
            voice.speak(Words())
        } else if let place = line.firstIndex(where: { $0.hasPrefix("--language") }) {
            let name =
                line[place].split(separator: "=").dropFirst().first.map(String.init) ?? line[place...].dropFirst().first
            voice.speak(Words(Language(asked: name.flatMap { Language($0) }, setting: nil, environment)))
        }
        let arguments = try usage { () throws(UsageError) in
            try Arguments(line) { option, word in
                switch option {
                case "--food": FoodName.find(word, words) != nil
                case "--redacted": Redaction(rawValue: word) != nil
                default: false
                }
            }
        }
        if arguments.has("--version") {
            console.write("\(Commands.program) \(Commands.version)\n")
            return .finished(ExitCode.success)
        }
        _ = try usage { () throws(UsageError) in try Language(arguments) }
        if arguments.has("--help") {
            if !isForPrograms, let configuration = try? configuration(arguments) { heed(configuration) }
            console.write(
                arguments.isNamed ? Help(words: words).text(of: arguments.command) : Help(words: words).overview)
            return .finished(ExitCode.success)
        }
        guard let run = arguments.command.run else {
            var options = try usage { () throws(UsageError) in try PlayOptions(arguments, pages) }
            options.config = ConfigFile(environment)
            options.configuration.take(options.config, environment)
            return .play(options)
        }
        let config = ConfigFile(environment)
        let configuration = try usage { () throws(UsageError) in try Configuration(arguments, config, environment) }
        if !isForPrograms, !arguments.command.readsForecast { heed(configuration) }
        // What is asked again and again by bars and shells is not to be answered with complaints each time.
        if !arguments.command.isAskedOften {
            for fault in config.faults { tell(words.sentence(for: fault, path: Paths.config(environment) ?? "")) }
        }
        return .finished(try run(self)(arguments, configuration))
    }

    /// What a line asks for, with what the player's file adds.
    func configuration(_ arguments: Arguments) throws(UsageError) -> Configuration {
        try Configuration(arguments, ConfigFile(environment), environment)
    }

    /// Whether a line, that need not make sense, asks for JSON.
    private static func isForPrograms(_ line: [String]) -> Bool { line.prefix { $0 != "--" }.contains("--json") }

    /// Speaks as the player of a save has chosen.
    private func heed(_ configuration: Configuration) {
        let environment = environment
        voice.ask { usual in
            Settings.chosen(configuration, environment: environment).map { usual.asChosen(in: $0, environment) }
                ?? usual
        }
    }

    /// Speaks as the player of an open game has chosen.
    func heed(_ session: Session) {
        voice.settle { $0.asChosen(in: session.preferences, environment) }
    }

    /// Words as a player has chosen them in Settings.
    func speaking(_ settings: Settings) -> Words { words.asChosen(in: settings, environment) }

    /// What is made of the words of a line, or why it makes no sense.
    func usage<Value>(_ make: () throws(UsageError) -> Value) throws(CommandError) -> Value {
        do throws(UsageError) {
            return try make()
        } catch {
            throw CommandError(error, words)
        }
    }

    func help(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let help = Help(words: words)
        guard let name = arguments.operands.first else {
            console.write(help.overview)
            return ExitCode.success
        }
        guard var command = Commands.command(name) else {
            throw CommandError(.unknownCommand(name, suggestion: nearest(name, Commands.all.map(\.name))), words)
        }
        for word in arguments.operands.dropFirst() {
            guard let action = command.action(word) else {
                throw CommandError(
                    command.actions.isEmpty
                        ? .unwantedOperand(word, command: command)
                        : .unknownAction(
                            word, command: command, suggestion: nearest(word, command.actions.map(\.word))), words)
            }
            command = action
        }
        console.write(help.text(of: command))
        return ExitCode.success
    }

    /// Says what went wrong on standard error, and as JSON on standard output where that was asked for.
    func report(_ code: String, _ sentence: String, asJSON: Bool, exit: Int32) -> Int32 {
        if asJSON {
            let document: JSONValue = ["error": ["code": .string(code), "message": .string(sentence)]]
            console.write(document.prettyText)
        }
        tell(sentence)
        return exit
    }

    /// Says something beside what was asked for, on standard error.
    func tell(_ sentence: String) { console.writeError("\(Commands.program): \(sentence)\n") }
}

extension Words {
    fileprivate func asChosen(in settings: Settings, _ environment: Environment) -> Words {
        var words = settings.language.map { Words(Language(asked: nil, setting: $0, environment)) } ?? self
        words.clock = settings.clock
        return words
    }
}
