import Session
import Words

/// A command, or an action of one, declared as a type whose properties are its options and arguments.
///
/// Parsing, help, manual, completions and errors follow from the properties wrapped in `Option`, `Flag` and `Argument`,
/// in the order of their declaration, and from those of the groups of options among them.
protocol ParsableCommand: SendableMetatype {
    static var configuration: CommandConfiguration { get }
    init()
    /// Changes the configuration of the game, before it is opened, as the command's own options ask.
    func configure(_ game: inout Configuration)
}

/// A command that prints its own output. The others start the game (`GameCommand`) or need an action.
protocol RunnableCommand: ParsableCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput
}

/// A command with JSON output for programs: it accepts `--json` after its own options.
protocol JSONCommand: RunnableCommand {}

extension ParsableCommand {
    func configure(_ game: inout Configuration) {}
    /// The command's description for parser, help, manual and completions.
    static var command: CommandDescription { CommandDescription(type: Self.self) }
}

/// A text for help, in the language of the given texts.
typealias HelpText = @Sendable (Words) -> String

/// A command's name, actions and help texts.
struct CommandConfiguration: Sendable {
    /// The full name, with that of its parent: "store buy".
    let name: String
    /// The line of help that describes the command.
    let summary: HelpText
    /// The subcommands, whose names begin with the command's own.
    let actions: [any ParsableCommand.Type]
    /// True if the command reads the forecast itself and takes the language from it, so the save isn't read for the
    /// language.
    let readsForecast: Bool
    /// True if a status bar or prompt runs the command every few seconds, or a shell at each Tab; faults of the
    /// settings file are then not reported.
    let isAskedOften: Bool
    /// Returns the paragraphs of longer help; those that begin with a space aren't wrapped.
    let details: @Sendable (Words) -> [String]

    init(
        _ name: String, _ summary: @escaping HelpText, actions: [any ParsableCommand.Type] = [],
        readsForecast: Bool = false, isAskedOften: Bool = false,
        details: @escaping @Sendable (Words) -> [String] = { _ in [] }
    ) {
        (self.name, self.summary, self.actions, self.details) = (name, summary, actions, details)
        (self.readsForecast, self.isAskedOften) = (readsForecast, isAskedOften)
    }
}

/// A command's declaration as help, manual and completions show it, read from its type.
struct CommandDescription: Sendable {
    let type: any ParsableCommand.Type

    var name: String { type.configuration.name }
    var summary: HelpText { type.configuration.summary }
    var details: @Sendable (Words) -> [String] { type.configuration.details }
    var actions: [CommandDescription] { type.configuration.actions.map(Self.init) }
    var options: [OptionDescription] {
        let own = parameters.options.map(\.description)
        return type is any JSONCommand.Type ? own + [.json] : own
    }
    var arguments: [ArgumentDescription] { parameters.arguments.map(\.description) }
    /// The options and arguments of a newly made command.
    var parameters: Parameters { Parameters.declared { type.init() }.parameters }

    /// The last word of the name: "buy" for "store buy".
    var word: String { name.split(separator: " ").last.map(String.init) ?? name }
    /// True if the command can't run without an action.
    var mustHaveAction: Bool { !(type is any RunnableCommand.Type) && !type.configuration.actions.isEmpty }

    /// The arguments after the name: `[NAME...]`, `[KEY [VALUE]]`.
    var argumentUsage: String {
        if !actions.isEmpty { return mustHaveAction ? "ACTION" : "[ACTION]" }
        return arguments.reversed().reduce("") { rest, argument in
            let next = rest.isEmpty ? "" : " " + rest
            return switch argument.count {
            case .one: argument.placeholder + next
            case .optional: "[\(argument.placeholder)\(next)]"
            case .any: "[\(argument.placeholder)...]"
            }
        }
    }

    /// The name with its arguments: `refill [NAME...]`.
    var usage: String { argumentUsage.isEmpty ? name : "\(name) \(argumentUsage)" }
    /// The line to type: `backyard-birds refill [NAME...]`.
    var syntax: String { "\(Commands.program) \(usage)" }
    /// The line that prints the command's help: `backyard-birds help refill`.
    var helpSyntax: String { "\(Commands.program) help \(name)" }

    /// The command, its actions and their actions.
    var withActions: [CommandDescription] { [self] + actions.flatMap(\.withActions) }
    /// Returns the subcommand with that last word; `nil` if there is none.
    func action(_ word: String) -> CommandDescription? { actions.first { $0.word == word } }
}

extension CommandDescription: Hashable, CustomStringConvertible {
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { name }
}
