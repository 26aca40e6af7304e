import Words

/// An option as help shows it.
struct OptionDescription: Sendable {
    let name: String
    /// Its one-letter form: `-h`.
    var short: String?
    /// What stands for its value; `nil` for a flag.
    var placeholder: String?
    /// `--food [FOOD]`: the value may be left out.
    var isValueOptional = false
    /// `--set FACTOR=VALUE`, as often as wanted.
    var isRepeated = false
    /// `--email ""`: an empty value says something.
    var takesEmpty = false
    /// What its value names.
    var subject = Subject.text
    let help: HelpText

    /// `-h, --help`
    var names: String { short.map { "\($0), \(name)" } ?? name }
    /// `--data DIR`
    var usage: String {
        placeholder.map { isValueOptional ? "\(names) [\($0)]" : "\(names) \($0)" } ?? names
    }

    static let json = OptionDescription(name: "--json", help: \.optionJson)
}

/// An argument, a word after a command that is no option, as help shows it.
struct ArgumentDescription: Hashable, Sendable {
    enum Count: Hashable, Sendable {
        case one, optional
        /// Any number, none included; the last one.
        case any
    }

    /// `NAME`
    let placeholder: String
    let subject: Subject
    let count: Count
}

/// A property that an option of the line sets.
///
/// A class and no protocol: every start reads declarations by `Mirror`, and Swift finds a superclass a hundred times
/// sooner than the conformance of a generic class.
class OptionParameter {
    let description: OptionDescription

    init(_ description: OptionDescription) { self.description = description }

    /// Takes the value as it was typed, or `nil` where the line has the option alone.
    func take(_ text: String?, _ words: () -> Words) throws(UsageError) {
        preconditionFailure("overridden by Flag and Option")
    }
}

/// A property that arguments of the line set.
class ArgumentParameter {
    let description: ArgumentDescription

    init(_ description: ArgumentDescription) { self.description = description }

    /// Takes a word of the line.
    ///
    /// - Parameter command: named in errors.
    func take(_ text: String, of command: String, _ words: () -> Words) throws(UsageError) {
        preconditionFailure("overridden by Argument")
    }
}

/// An option without a value: `--all`.
@propertyWrapper final class Flag: OptionParameter {
    private(set) var wrappedValue = false

    init(_ name: String, short: String? = nil, _ help: @escaping HelpText) {
        super.init(OptionDescription(name: name, short: short, help: help))
    }

    override func take(_ text: String?, _ words: () -> Words) { wrappedValue = true }
}

/// An option with a value: `--days 30`. Of one given twice the last counts, unless the property is an array.
@propertyWrapper final class Option<Value>: OptionParameter {
    private(set) var wrappedValue: Value
    private let store: (inout Value, String?, () -> Words) throws(UsageError) -> Void

    override func take(_ text: String?, _ words: () -> Words) throws(UsageError) {
        try store(&wrappedValue, text, words)
    }

    private init<Single>(
        _ name: String, _ kind: ValueKind<Single>, _ help: @escaping HelpText, initially value: Value,
        isRepeated: Bool = false, add: @escaping (inout Value, Single) -> Void
    ) {
        wrappedValue = value
        store = { value, text, words throws(UsageError) in
            if let text {
                add(&value, try kind.read(text, name, words))
            } else if let bare = kind.bare {
                add(&value, bare)
            }
        }
        super.init(
            OptionDescription(
                name: name, placeholder: kind.placeholder, isValueOptional: kind.bare != nil, isRepeated: isRepeated,
                takesEmpty: kind.takesEmpty, subject: kind.subject, help: help))
    }

    /// An option with a default.
    convenience init(
        wrappedValue: Value, _ name: String, _ kind: ValueKind<Value>, _ help: @escaping HelpText
    ) {
        self.init(name, kind, help, initially: wrappedValue) { $0 = $1 }
    }

    /// An option that may be missing.
    convenience init<Wrapped>(_ name: String, _ kind: ValueKind<Wrapped>, _ help: @escaping HelpText)
    where Value == Wrapped? {
        self.init(name, kind, help, initially: nil) { $0 = $1 }
    }

    /// An option that may be given more than once.
    convenience init<Element>(_ name: String, _ kind: ValueKind<Element>, _ help: @escaping HelpText)
    where Value == [Element] {
        self.init(name, kind, help, initially: [], isRepeated: true) { $0.append($1) }
    }
}

/// A word after the command: `favorite NAME`. An optional property may be missing, an array takes all that are left.
@propertyWrapper final class Argument<Value>: ArgumentParameter {
    private var value: Value?
    private let store: (inout Value?, String, String, () -> Words) throws(UsageError) -> Void

    /// Set by parsing, which refuses a line without it.
    var wrappedValue: Value {
        guard let value else { preconditionFailure(description.placeholder) }
        return value
    }

    override func take(_ text: String, of command: String, _ words: () -> Words) throws(UsageError) {
        try store(&value, text, command, words)
    }

    private init<Single>(
        _ kind: ValueKind<Single>, _ count: ArgumentDescription.Count, initially value: Value?,
        add: @escaping (inout Value?, Single) -> Void
    ) {
        self.value = value
        store = { value, text, command, words throws(UsageError) in add(&value, try kind.read(text, command, words)) }
        super.init(ArgumentDescription(placeholder: kind.placeholder, subject: kind.subject, count: count))
    }

    convenience init(_ kind: ValueKind<Value>) {
        self.init(kind, .one, initially: nil) { $0 = $1 }
    }

    convenience init<Wrapped>(_ kind: ValueKind<Wrapped>) where Value == Wrapped? {
        self.init(kind, .optional, initially: .some(nil)) { $0 = $1 }
    }

    convenience init<Element>(_ kind: ValueKind<Element>) where Value == [Element] {
        self.init(kind, .any, initially: []) { $0?.append($1) }
    }
}

/// The options and arguments that a command or a group of options declares, in order.
struct Parameters {
    private(set) var options: [OptionParameter] = []
    private(set) var arguments: [ArgumentParameter] = []

    init(of declaration: Any) {
        for child in Mirror(reflecting: declaration).children {
            switch child.value {
            case let option as OptionParameter: options.append(option)
            case let argument as ArgumentParameter: arguments.append(argument)
            case let group as any ParameterGroup:
                let inner = Parameters(of: group)
                options += inner.options
                arguments += inner.arguments
            default: break
            }
        }
    }

    func option(_ name: String) -> OptionParameter? { options.first { $0.description.name == name } }
}
