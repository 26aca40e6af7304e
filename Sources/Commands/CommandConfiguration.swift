import Session
import Words

/// What a word of a command line names, so that completions know what to offer.
enum Subject: Hashable, Sendable {
    case yard, bird, species, photo, food, product, transaction, profile, setting, settingValue, command
    /// An offer that can be had now; a switch of the simulated App Store; what that can be.
    case offer, storeSwitch, storeSwitchValue
    /// A kind of widget or one that is kept; only one that is kept.
    case widget, keptWidget
    /// One of these.
    case choice([String])
    case furnishing(Furnishing)
    case file, directory
    /// Nothing that could be listed.
    case text
}

/// An option as it is parsed and as help shows it.
struct Option: Sendable {
    enum Value: Hashable, Sendable {
        /// A flag.
        case none
        /// `--data DIR`, with the placeholder of help.
        case required(String)
        /// `--set FACTOR=VALUE`, as often as wanted.
        case repeated(String)
        /// `--food [FOOD]`: what follows is its value only if `Arguments` is told so.
        case optional(String)
        /// `--colors auto|mono`: one of these.
        case choice([String])
    }

    let name: String
    let value: Value
    /// What its value names.
    let subject: Subject
    let help: @Sendable (Words) -> String

    init(
        _ name: String, _ value: Value, names subject: Subject = .text, _ help: @escaping @Sendable (Words) -> String
    ) {
        (self.name, self.value, self.help) = (name, value, help)
        if case .choice(let choices) = value { self.subject = .choice(choices) } else { self.subject = subject }
    }

    init(_ name: String, _ help: @escaping @Sendable (Words) -> String) {
        self.init(name, .none, help)
    }

    /// `--data DIR`
    var usage: String {
        switch value {
        case .none: name
        case .required(let placeholder), .repeated(let placeholder): "\(name) \(placeholder)"
        case .optional(let placeholder): "\(name) [\(placeholder)]"
        case .choice(let words): "\(name) \(words.joined(separator: "|"))"
        }
    }
}

/// A word after a command that is no option.
struct Operand: Hashable, Sendable {
    enum Count: Hashable, Sendable {
        case one, optional
        /// Any number, none included; the last one.
        case any
    }

    /// As help shows it: `NAME`
    let placeholder: String
    let subject: Subject
    let count: Count

    init(_ placeholder: String, _ subject: Subject = .text, _ count: Count = .one) {
        (self.placeholder, self.subject, self.count) = (placeholder, subject, count)
    }
}

/// A command, or an action of one, as it is parsed, run and shown by help, manual and completions.
struct CommandConfiguration: Sendable {
    typealias Run = @Sendable (CommandLineRunner) -> (Arguments, Configuration) throws(CommandError) -> Int32

    /// All its words: "store buy".
    let name: String
    let summary: @Sendable (Words) -> String
    var operands: [Operand] = []
    var options: [Option] = []
    /// What can be done with it, each under a name that begins with its own.
    var actions: [CommandConfiguration] = []
    /// Longer help, in paragraphs; one that begins with a blank stays as it is.
    var details: @Sendable (Words) -> [String] = { _ in [] }
    /// It reads the forecast by itself, and speaks the language that it finds there.
    var readsForecast = false
    /// By a bar or a prompt each few seconds, or by a shell at each Tab.
    var isAskedOften = false
    /// Does it, and returns the exit code. `nil` for the game itself, and for what does nothing without an action.
    var run: Run?

    /// The last word of its name.
    var word: String { name.split(separator: " ").last.map(String.init) ?? name }
    var mustHaveAction: Bool { run == nil && !actions.isEmpty }

    /// What stands after the name: `[NAME...]`, `[KEY [VALUE]]`.
    var operandUsage: String {
        if !actions.isEmpty { return mustHaveAction ? "ACTION" : "[ACTION]" }
        return operands.reversed().reduce("") { rest, operand in
            let next = rest.isEmpty ? "" : " " + rest
            return switch operand.count {
            case .one: operand.placeholder + next
            case .optional: "[\(operand.placeholder)\(next)]"
            case .any: "[\(operand.placeholder)...]"
            }
        }
    }
    /// How many operands there may be.
    var operandCount: ClosedRange<Int> {
        let fewest = operands.count { $0.count == .one }
        return fewest...(operands.contains { $0.count == .any } ? 1000 : operands.count)
    }

    /// `refill [NAME...]`
    var usage: String { operandUsage.isEmpty ? name : "\(name) \(operandUsage)" }
    /// `backyard-birds refill [NAME...]`
    var syntax: String { "\(Commands.program) \(usage)" }
    /// `backyard-birds help refill`
    var helpSyntax: String { "\(Commands.program) help \(name)" }

    /// It, its actions, and theirs.
    var withActions: [CommandConfiguration] { [self] + actions.flatMap(\.withActions) }
    func action(_ word: String) -> CommandConfiguration? { actions.first { $0.word == word } }
}

extension CommandConfiguration: Hashable {
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CommandConfiguration: CustomStringConvertible {
    var description: String { name }
}
