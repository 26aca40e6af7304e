import Simulation
import Words

/// A mistake in the command line itself, independent of the game. Exit code 2.
enum UsageError: Error, Hashable, Sendable {
    case unknownOption(String, command: CommandDescription, suggestion: String?)
    case unknownCommand(String, suggestion: String?)
    case unknownAction(String, command: CommandDescription, suggestion: String?)
    case missingAction(CommandDescription)
    case missingValue(String, placeholder: String)
    /// An option or its value is of no use without another option, given with its placeholder.
    case missingOption(String, needed: String)
    case unwantedValue(String)
    case badChoice(String, value: String, choices: [String], suggestion: String?)
    case badValue(String, value: String, Expectation)
    /// The value is one of another option of the command.
    case valueOfAnotherOption(String, value: String, other: String)
    /// A required argument is missing.
    case missingArgument(CommandDescription, ArgumentDescription)
    /// A comma-separated list has too many values.
    case tooManyValues(String, most: Int)
    case unwantedArgument(String, command: CommandDescription)
    case unknownFood(String)
    /// The text isn't the number of a transaction.
    case notATransaction(String)
    /// Two options contradict each other.
    case contradiction(String, String)

    /// The form that an option's value must have, for the error's sentence.
    enum Expectation: Hashable, Sendable {
        case number(first: String, last: String)
        case date, profile, link
        case cells(example: String, largest: String)
        case example(String)

        static func number(in range: ClosedRange<some BinaryInteger>) -> Self {
            .number(first: "\(range.lowerBound)", last: "\(range.upperBound)")
        }
    }

    /// The error's code for programs.
    var code: String {
        switch self {
        case .unknownOption: "unknownOption"
        case .unknownCommand: "unknownCommand"
        case .unknownAction: "unknownAction"
        case .missingValue, .missingOption: "missingValue"
        case .unwantedValue: "unwantedValue"
        case .badChoice, .badValue, .valueOfAnotherOption, .tooManyValues, .notATransaction: "badValue"
        case .unknownFood: "noSuchFood"
        case .missingArgument, .missingAction: "missingArgument"
        case .unwantedArgument: "unexpectedArgument"
        case .contradiction: "contradiction"
        }
    }
}

extension Words {
    /// Returns the sentence for an error, which says how to correct the line.
    func sentence(for error: UsageError) -> String {
        switch error {
        case .unknownOption(let option, let command, let suggestion):
            suggestion.map { usageUnknownOptionSuggestion(option: option, suggestion: $0) }
                ?? usageUnknownOption(option: option, syntax: command.helpSyntax)
        case .unknownCommand(let command, let suggestion):
            suggestion.map { usageUnknownCommandSuggestion(command: command, suggestion: $0) }
                ?? usageUnknownCommand(command: command, syntax: "\(Commands.program) --help")
        case .missingValue(let option, let placeholder):
            usageMissingValue(option: option, syntax: "\(option) \(placeholder)")
        case .missingOption(let option, let needed): usageMissingOption(option: option, needed: needed)
        case .unwantedValue(let option): usageUnwantedValue(option: option)
        case .badChoice(let option, let value, let choices, let suggestion):
            suggestion.map { usageBadChoiceSuggestion(option: option, value: value, suggestion: $0) }
                ?? usageBadChoice(option: option, value: value, choices: list(choices))
        case .badValue(let option, let value, let expectation): sentence(option, value, expectation)
        case .valueOfAnotherOption(let option, let value, let other):
            usageOtherOption(option: option, value: value, other: other)
        case .unknownAction(let action, let command, let suggestion):
            suggestion.map { usageUnknownActionSuggestion(command: command.name, action: action, suggestion: $0) }
                ?? usageUnknownAction(
                    command: command.name, action: action, actions: list(command.actions.map(\.word)))
        case .missingAction(let command):
            usageMissingAction(command: command.name, actions: list(command.actions.map(\.word)))
        case .missingArgument(let command, let argument): missing(argument, command)
        case .tooManyValues(let option, let most): usageTooManyValues(option: option, most: most)
        case .unwantedArgument(let word, let command):
            usageUnwantedOperand(command: command.name, value: word, syntax: command.helpSyntax)
        case .unknownFood(let text):
            cliNoSuchFood(food: text, foods: list(Catalog.foods.map { name(of: $0.id) }))
        case .notATransaction(let text): cliNotATransaction(value: text, list: "store transactions")
        case .contradiction(let option, let other): usageContradiction(option: option, other: other)
        }
    }

    /// Returns the sentence for a missing argument, which says where its possible values are listed.
    private func missing(_ argument: ArgumentDescription, _ command: CommandDescription) -> String {
        switch argument.subject {
        case .product: cliNeedsProduct(command: command.name, list: "store products")
        case .transaction: cliNeedsTransaction(command: command.name, list: "store transactions")
        case .profile: cliNeedsProfile(command: command.name, list: "store family")
        case .choice(let choices): usageMissingChoice(command: command.name, choices: either(choices))
        default: usageMissingOperand(command: command.name, syntax: command.syntax)
        }
    }

    /// Returns the sentence for a value of the wrong form.
    private func sentence(_ option: String, _ value: String, _ expectation: UsageError.Expectation) -> String {
        switch expectation {
        case .number(let first, let last): usageNumber(option: option, first: first, last: last, value: value)
        case .date: usageDate(option: option, example: "2026-11-21T06:46Z", value: value)
        case .profile: usageProfile(option: option, value: value)
        case .link:
            usageLink(
                option: option, example: "backyardbirds://backyard/ID", other: "backyardbirds://shop", value: value)
        case .cells(let example, let largest):
            usageCells(option: option, example: example, largest: largest, value: value)
        case .example(let example): usageExample(option: option, example: example, value: value)
        }
    }
}
