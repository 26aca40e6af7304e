import JSON
import Session
import Words

/// What is to be done after the command line was read.
enum CommandLineResult: Hashable, Sendable {
    /// The game is to be played.
    case play(PlayOptions)
    /// A command has run; exit with this code.
    case finished(Int32)
}

/// Why a command could not be done. Exit code 1.
struct CommandError: Error, Hashable, Sendable {
    let code: String
    let sentence: String

    init(_ code: String, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}

/// Reads a command line and runs what it names, but for the game itself.
struct CommandLineRunner {
    let environment: Environment
    let console: Console
    let words = Wording()

    func run(_ words: [String]) -> CommandLineResult {
        let wantsJSON = words.contains("--json")
        do throws(UsageError) {
            let arguments = try Arguments(words) { option, word in
                option == "--food" && FoodName.find(word) != nil
            }
            if arguments.has("--version") {
                console.write("\(Commands.program) \(Commands.version)\n")
                return .finished(ExitCode.success)
            }
            if arguments.has("--help") {
                let isNamed = words.contains(arguments.command.rawValue)
                let command = isNamed ? Commands.command(arguments.command) : nil
                console.write(command.map(Help.text(of:)) ?? Help.overview)
                return .finished(ExitCode.success)
            }
            if arguments.command == .play { return .play(try PlayOptions(arguments)) }
            return .finished(try run(arguments))
        } catch {
            return .finished(report(error.code, error.sentence, asJSON: wantsJSON, exit: ExitCode.usage))
        }
    }

    private func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
        let configuration = try Configuration(arguments)
        if arguments.command == .help { return try help(arguments) }
        if let size = arguments["--size"], DrawCommand.size(size) == nil {
            throw .badValue("--size", value: size, expectation: DrawCommand.sizeExpectation)
        }
        if arguments.command == .almanac { return try almanac(arguments, configuration) }
        do throws(CommandError) {
            switch arguments.command {
            case .status: return try status(arguments, configuration)
            case .refill: return try refill(arguments, configuration)
            case .favorite: return try favorite(arguments, configuration)
            case .store: return try store(arguments, configuration)
            case .journal: return try journal(arguments, configuration)
            case .export: return try export(arguments, configuration)
            case .import: return try importGame(arguments, configuration)
            case .doctor: return try doctor(arguments, configuration)
            case .draw: return try draw(arguments)
            case .play, .almanac, .help: return ExitCode.success
            }
        } catch {
            return report(error.code, error.sentence, asJSON: arguments.has("--json"), exit: ExitCode.failure)
        }
    }

    private func help(_ arguments: Arguments) throws(UsageError) -> Int32 {
        guard let name = arguments.operands.first else {
            console.write(Help.overview)
            return ExitCode.success
        }
        guard let command = Commands.command(name) else {
            throw .unknownCommand(name, suggestion: nearest(name, Commands.all.map(\.name.rawValue)))
        }
        console.write(Help.text(of: command))
        return ExitCode.success
    }

    /// Says what went wrong on standard error, and as JSON on standard output where that was asked for.
    func report(_ code: String, _ sentence: String, asJSON: Bool, exit: Int32) -> Int32 {
        if asJSON {
            let document: JSONValue = ["error": ["code": .string(code), "message": .string(sentence)]]
            console.write(document.prettyText)
        }
        console.writeError("\(Commands.program): \(sentence)\n")
        return exit
    }
}
