import JSON
import Session
import Words

/// The program's next step after the command line has been handled.
package enum CommandLineResult: Hashable, Sendable {
    /// The game starts with these options.
    case play(PlayOptions)
    /// A command has run; the program exits with this code.
    case finished(Int32)
}

/// A failed command: an error code for programs, a sentence for people, and the exit code.
package struct CommandError: Error, Hashable, Sendable {
    /// The code for programs, such as "noSuchBird".
    let code: String
    /// The message for people.
    package var sentence: String
    /// The process's exit code.
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
        case .manyGuests, .manyPlayers: code = "full"
        case .closed: code = "readOnly"
        case .noDataDirectory, .badProfile, .badClock, .badCatalog, .unreadableCatalog: code = "noData"
        }
    }
}

/// The parser and dispatcher of command lines: it runs the command named, except for the game, whose options it
/// returns.
package struct CommandLineRunner {
    private let environment: Environment
    private let console: Console
    private let pages: any Pages
    private let commit: String?

    /// - Parameter commit: the commit that the program was built from, where it is known.
    package init(environment: Environment, console: Console, pages: any Pages, commit: String? = nil) {
        (self.environment, self.console, self.pages, self.commit) = (environment, console, pages, commit)
    }

    /// Runs a command line, prints its output or error, and returns the next step.
    ///
    /// - Parameter line: the words after the program's name.
    package func run(_ line: [String]) -> CommandLineResult {
        var context = CommandContext(
            environment: environment, console: console, pages: pages, isForPrograms: Self.isForPrograms(line))
        var result: CommandLineResult
        do {
            result = try parseAndRun(line, &context)
        } catch {
            if context.isForPrograms {
                let document: JSONValue = ["error": ["code": .string(error.code), "message": .string(error.sentence)]]
                console.write(document.prettyText)
            }
            context.tell(error.sentence)
            result = .finished(error.exit)
        }
        if let fault = console.fault {
            let words = context.words
            let cause = fault.isClosed ? words.cliOutputClosed : words.cause(of: fault)
            context.tell(
                console.isDone && result == .finished(ExitCode.success)
                    ? words.cliDoneNotWritten(cause: cause, command: "status") : words.cliNotWritten(cause: cause))
            if result == .finished(ExitCode.success) { result = .finished(ExitCode.failure) }
        }
        return result
    }

    private func parseAndRun(_ line: [String], _ context: inout CommandContext) throws(CommandError)
        -> CommandLineResult
    {
        let language = context.language
        // An error in the line must be reported in the language that the line asks for, so the option is searched
        // before parsing.
        if context.isForPrograms {
            language.use(Words())
        } else if let place = line.firstIndex(where: { $0.hasPrefix("--language") }) {
            let name =
                line[place].split(separator: "=").dropFirst().first.map(String.init) ?? line[place...].dropFirst().first
            language.use(Words(Language(asked: name.flatMap { Language($0) }, setting: nil, environment)))
        }
        let parsed = try context.usage { () throws(UsageError) in try ParsedLine(line) }
        if parsed.has("--version") {
            console.write(Commands.nameAndVersion(commit: commit) + "\n")
            return .finished(ExitCode.success)
        }
        let common = try context.usage { () throws(UsageError) in try parsed.common() }
        let config = ConfigFile(environment)
        if !context.isForPrograms, parsed.has("--help") || !parsed.command.type.configuration.readsForecast {
            var game = common.game
            game.take(config, environment)
            language.useLanguage(of: game, environment)
        }
        if parsed.has("--help") {
            let help = Help(words: context.words)
            console.write(parsed.isNamed ? help.text(of: parsed.command) : help.overview)
            return .finished(ExitCode.success)
        }
        let command = try context.usage { () throws(UsageError) in try parsed.parsedCommand { language.words } }
        context.configuration = common.game
        command.configure(&context.configuration)
        context.configuration.take(config, environment)
        if let game = command as? any GameCommand {
            let options = try context.usage { () throws(UsageError) in
                try PlayOptions(game, context.configuration, config, pages)
            }
            return .play(options)
        }
        guard let command = command as? any RunnableCommand else { return .finished(ExitCode.usage) }
        // Status bars and shells run such commands every few seconds: complaints about the settings file would repeat
        // each time.
        if !parsed.command.type.configuration.isAskedOften {
            for fault in config.faults + pages.keyFaults(of: config) {
                context.tell(context.words.sentence(for: fault, path: Paths.config(environment) ?? ""))
            }
        }
        let output = try command.run(context)
        console.write(output.written(forPrograms: context.isForPrograms, to: console))
        for remark in output.remarks { context.tell(remark) }
        if let game = output.game { return .play(PlayOptions(game)) }
        if let link = output.link { return .play(PlayOptions(context.configuration, config, at: link)) }
        return .finished(output.exit)
    }

    /// Reports that the command line or an environment variable is not UTF-8, and returns the exit code.
    package func refuseUnreadableText() -> Int32 {
        let context = CommandContext(environment: environment, console: console, pages: pages)
        context.tell(context.words.cliNotUTF8)
        return ExitCode.usage
    }

    /// Returns true if a line, which need not be valid, asks for JSON.
    private static func isForPrograms(_ line: [String]) -> Bool { line.prefix { $0 != "--" }.contains("--json") }
}
