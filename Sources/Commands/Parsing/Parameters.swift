import Words

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An option's declaration, as parser, help and completions read it.
struct OptionDescription: Sendable {
    /// The long form: `--help`.
    let name: String
    /// The one-letter form: `-h`.
    var short: String?
    /// The placeholder for the value in help: `DIR`; `nil` for a flag.
    var placeholder: String?
    /// True if the value may be left out: `--food [FOOD]`.
    var isValueOptional = false
    /// True if the option may be given several times: `--set FACTOR=VALUE`.
    var isRepeated = false
    /// True if the value may be empty: `--email ""`.
    var takesEmpty = false
    /// The kind of thing that the value names, for completions.
    var subject = Subject.text
    let help: HelpText

    /// The short and the long form: `-h, --help`.
    var names: String { short.map { "\($0), \(name)" } ?? name }
    /// The option with its placeholder: `--data DIR`.
    var usage: String {
        placeholder.map { isValueOptional ? "\(names) [\($0)]" : "\(names) \($0)" } ?? names
    }

    /// The option that every `JSONCommand` accepts.
    static let json = OptionDescription(name: "--json", help: \.optionJson)
}

/// An argument's declaration (a word after the command that is no option), as parser, help and completions read it.
struct ArgumentDescription: Hashable, Sendable {
    /// The number of words that an argument takes.
    enum Count: Hashable, Sendable {
        case one, optional
        /// Any number of words, maybe none; only for the last argument.
        case any
    }

    /// The placeholder in help: `NAME`.
    let placeholder: String
    /// The kind of thing that the argument names, for completions.
    let subject: Subject
    let count: Count
}

/// A property that an option of the line sets.
class OptionParameter {
    let description: OptionDescription

    init(_ description: OptionDescription) {
        self.description = description
        Parameters.beingDeclared?.options.append(self)
    }

    /// Parses the option's value and stores it in the property.
    ///
    /// - Parameters:
    ///   - text: the value as typed; `nil` if the option is given without one.
    ///   - words: returns the player's texts, for names that are understood in each language.
    func take(_ text: String?, _ words: () -> Words) throws(UsageError) {
        preconditionFailure("overridden by Flag and Option")
    }
}

/// A property that arguments of the line set.
class ArgumentParameter {
    let description: ArgumentDescription

    init(_ description: ArgumentDescription) {
        self.description = description
        Parameters.beingDeclared?.arguments.append(self)
    }

    /// Parses one word of the line and stores it in the property.
    ///
    /// - Parameter command: the command's name, for errors.
    func take(_ text: String, of command: String, _ words: () -> Words) throws(UsageError) {
        preconditionFailure("overridden by Argument")
    }
}

/// A property wrapper for an option without a value: `--all`.
@propertyWrapper final class Flag: OptionParameter {
    private(set) var wrappedValue = false

    init(_ name: String, short: String? = nil, _ help: @escaping HelpText) {
        super.init(OptionDescription(name: name, short: short, help: help))
    }

    override func take(_ text: String?, _ words: () -> Words) { wrappedValue = true }
}

/// A property wrapper for an option with a value: `--days 30`. If it is given twice, the last one counts, unless the
/// property is an array.
@propertyWrapper final class Option<Value>: OptionParameter {
    private(set) var wrappedValue: Value
    /// Parses a typed value (`nil` if the option has none) and stores it in the property, or appends it to an array.
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

    /// Declares an option with a default value.
    convenience init(
        wrappedValue: Value, _ name: String, _ kind: ValueKind<Value>, _ help: @escaping HelpText
    ) {
        self.init(name, kind, help, initially: wrappedValue) { $0 = $1 }
    }

    /// Declares an option whose property is `nil` if it isn't on the line.
    convenience init<Wrapped>(_ name: String, _ kind: ValueKind<Wrapped>, _ help: @escaping HelpText)
    where Value == Wrapped? {
        self.init(name, kind, help, initially: nil) { $0 = $1 }
    }

    /// Declares an option that may be given several times.
    convenience init<Element>(_ name: String, _ kind: ValueKind<Element>, _ help: @escaping HelpText)
    where Value == [Element] {
        self.init(name, kind, help, initially: [], isRepeated: true) { $0.append($1) }
    }
}

/// A property wrapper for a word after the command: `favorite NAME`. An optional property may be missing; an array
/// takes all remaining words.
@propertyWrapper final class Argument<Value>: ArgumentParameter {
    private var value: Value?
    /// Parses a word and stores it in the property, or appends it to an array.
    private let store: (inout Value?, String, String, () -> Words) throws(UsageError) -> Void

    /// The parsed value. Reading it before parsing is a programming error.
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

    /// Declares a required argument.
    convenience init(_ kind: ValueKind<Value>) {
        self.init(kind, .one, initially: nil) { $0 = $1 }
    }

    /// Declares an optional argument.
    convenience init<Wrapped>(_ kind: ValueKind<Wrapped>) where Value == Wrapped? {
        self.init(kind, .optional, initially: .some(nil)) { $0 = $1 }
    }

    /// Declares an argument that takes all remaining words.
    convenience init<Element>(_ kind: ValueKind<Element>) where Value == [Element] {
        self.init(kind, .any, initially: []) { $0?.append($1) }
    }
}

/// The options and arguments that a command or a group of options declares, in order.
struct Parameters {
    private(set) var options: [OptionParameter] = []
    private(set) var arguments: [ArgumentParameter] = []

    /// Makes a command or a group of options, and returns it with its parameters, those of its own groups included.
    ///
    /// Each parameter notes itself while its property gets its initial value: finding the properties by `Mirror` would take a
    /// tenth of a start.
    static func declared<Declaration>(by make: () -> Declaration) -> (declaration: Declaration, parameters: Parameters)
    {
        let outer = pthread_getspecific(key)
        let notes = Notes()
        pthread_setspecific(key, Unmanaged.passUnretained(notes).toOpaque())
        defer { pthread_setspecific(key, outer) }
        let declaration = make()
        return (declaration, Parameters(options: notes.options, arguments: notes.arguments))
    }

    /// The parameters of the declaration that this thread is making; `nil` while it makes none.
    fileprivate static var beingDeclared: Notes? {
        pthread_getspecific(key).map { Unmanaged<Notes>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate final class Notes {
        var options: [OptionParameter] = []
        var arguments: [ArgumentParameter] = []
    }

    /// The place of `beingDeclared` among a thread's own values.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Returns the option with that long name.
    func option(_ name: String) -> OptionParameter? { options.first { $0.description.name == name } }
}
