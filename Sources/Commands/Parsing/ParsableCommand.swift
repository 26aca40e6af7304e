import Session
import Words

/// A command, or an action of one, declared as a type: its options and arguments are properties.
///
/// Parsing, help, manual, completions and errors follow from the properties wrapped in `Option`, `Flag` and `Argument`, in
/// the order of their declaration, and from those of its `ParameterGroup`s.
protocol ParsableCommand: SendableMetatype {
    static var configuration: CommandConfiguration { get }
    init()
    /// Adds what its own options ask of the game that is to be opened.
    func configure(_ game: inout Configuration)
}

/// A command that does something itself; the others start the game, or need an action.
protocol RunnableCommand: ParsableCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput
}

/// A command that answers programs, too: it takes `--json` after its own options.
protocol JSONCommand: RunnableCommand {}

/// Options that several commands share.
protocol ParameterGroup {}

extension ParsableCommand {
    func configure(_ game: inout Configuration) {}
    /// Its description for parsing and help.
    static var command: CommandDescription { CommandDescription(type: Self.self) }
}

/// A text that depends on the language.
typealias HelpText = @Sendable (Words) -> String

/// The name of a command, its place among the others, and its texts.
struct CommandConfiguration: Sendable {
    /// All its words: "store buy".
    let name: String
    let summary: HelpText
    /// What can be done with it, each under a name that begins with its own.
    let actions: [any ParsableCommand.Type]
    /// It reads the forecast by itself, and speaks the language that it finds there.
    let readsForecast: Bool
    /// By a bar or a prompt each few seconds, or by a shell at each Tab.
    let isAskedOften: Bool
    /// Longer help, in paragraphs; one that begins with a blank stays as it is.
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

/// A command as help, manual and completions show it, read off its type.
struct CommandDescription: Sendable {
    let type: any ParsableCommand.Type

    var name: String { type.configuration.name }
    var summary: HelpText { type.configuration.summary }
    var details: @Sendable (Words) -> [String] { type.configuration.details }
    var actions: [CommandDescription] { type.configuration.actions.map(Self.init) }
    var options: [OptionDescription] {
        let own = Parameters(of: type.init()).options.map(\.description)
        return type is any JSONCommand.Type ? own + [.json] : own
    }
    var arguments: [ArgumentDescription] { Parameters(of: type.init()).arguments.map(\.description) }

    /// The last word of its name.
    var word: String { name.split(separator: " ").last.map(String.init) ?? name }
    var mustHaveAction: Bool { !(type is any RunnableCommand.Type) && !type.configuration.actions.isEmpty }

    /// What stands after the name: `[NAME...]`, `[KEY [VALUE]]`.
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

    /// `refill [NAME...]`
    var usage: String { argumentUsage.isEmpty ? name : "\(name) \(argumentUsage)" }
    /// `backyard-birds refill [NAME...]`
    var syntax: String { "\(Commands.program) \(usage)" }
    /// `backyard-birds help refill`
    var helpSyntax: String { "\(Commands.program) help \(name)" }

    /// It, its actions, and theirs.
    var withActions: [CommandDescription] { [self] + actions.flatMap(\.withActions) }
    func action(_ word: String) -> CommandDescription? { actions.first { $0.word == word } }
}

extension CommandDescription: Hashable, CustomStringConvertible {
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { name }
}
