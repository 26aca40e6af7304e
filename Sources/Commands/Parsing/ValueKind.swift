import Chronology
import Drawing
import Session
import Simulation
import Storefront
import Words

/// The kind of thing that a word on the command line names, which tells completions what to offer.
enum Subject: Hashable, Sendable {
    case yard, bird, species, plant, photo, food, product, transaction, profile, setting, settingValue, command
    /// An offer that is available now; a setting of the simulated App Store; a value of the setting before it on the
    /// line.
    case offer, storeSwitch, storeSwitchValue
    /// A group of subscriptions.
    case group
    /// A kind of widget or a saved widget; only a saved widget.
    case widget, keptWidget
    /// One of these words.
    case choice([String])
    case decoration(DecorationPart)
    case file, directory
    /// Free text, without completions.
    case text
}

/// A parser of words into values of one type, with its placeholder for help and its completions.
struct ValueKind<Value> {
    /// The placeholder in help: `NAME`.
    let placeholder: String
    /// The kind of thing that the word names, for completions.
    var subject = Subject.text
    /// True if the word may be empty.
    var takesEmpty = false
    /// The value of an option given without a word; `nil` if a word is required.
    var bare: Value?
    /// Parses a word.
    ///
    /// - Parameters:
    ///   - name: the option's or command's name, for errors.
    ///   - words: the player's texts, for names that are understood in each language.
    let read: (_ text: String, _ name: String, _ words: () -> Words) throws(UsageError) -> Value
}

extension ValueKind {
    /// Returns a parser for words of a certain form.
    ///
    /// - Parameters:
    ///   - expected: the form, for the error.
    ///   - value: converts the word; `nil` if its form is wrong.
    static func parsed(
        _ placeholder: String, names subject: Subject = .text, _ expected: UsageError.Expectation,
        _ value: @escaping (String) -> Value?
    ) -> Self {
        Self(placeholder: placeholder, subject: subject) { text, name, _ throws(UsageError) in
            guard let value = value(text) else { throw .badValue(name, value: text, expected) }
            return value
        }
    }

    /// Returns a parser for one of a few names.
    ///
    /// - Parameters:
    ///   - placeholder: the placeholder of an argument; an option shows the names.
    ///   - value: converts the word; `nil` if it is none of the names.
    static func choice(
        _ placeholder: String? = nil, of names: [String], _ value: @escaping (String) -> Value?
    ) -> Self {
        Self(placeholder: placeholder ?? names.joined(separator: "|"), subject: .choice(names)) {
            text, name, _ throws(UsageError) in
            guard names.contains(text), let value = value(text) else {
                throw .badChoice(name, value: text, choices: names, suggestion: nearest(text, names))
            }
            return value
        }
    }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
    static var choice: Self { choice() }
    /// Returns a parser for the raw values of an enum.
    static func choice(_ placeholder: String? = nil) -> Self {
        choice(placeholder, of: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
    }
}

extension ValueKind where Value: FixedWidthInteger {
    /// Returns a parser for an integer within a range.
    static func number(_ placeholder: String = "N", in range: ClosedRange<Value>) -> Self {
        parsed(placeholder, .number(in: range)) { Value($0).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension ValueKind<String> {
    /// Returns a parser that accepts any text.
    static func text(_ placeholder: String, names subject: Subject = .text, takesEmpty: Bool = false) -> Self {
        Self(placeholder: placeholder, subject: subject, takesEmpty: takesEmpty) { text, _, _ in text }
    }
    /// Returns a parser for one of these names.
    static func choice(of names: [String]) -> Self { choice(of: names) { $0 } }
    /// Returns a parser for a setting's values, under all names that `settings` accepts; it yields the setting's own
    /// name of the value.
    static func setting(_ key: String, _ names: [String]) -> Self {
        Self(placeholder: names.joined(separator: "|"), subject: .choice(names)) { text, name, _ throws(UsageError) in
            guard let value = Setting.named(key)?.value(named: text) else {
                throw .badChoice(name, value: text, choices: names, suggestion: nearest(text, names))
            }
            return value
        }
    }
    static var profile: Self {
        parsed("NAME", names: .profile, .profile) { Paths.isValidProfile($0) ? $0 : nil }
    }
}

extension ValueKind<Instant> {
    /// A parser of dates in ISO 8601, with the time or without; UTC unless a zone is given.
    static var date: Self { parsed("DATE", .date) { Instant(iso8601: $0) } }
}

extension ValueKind<Price> {
    /// A parser of prices without currency: `5.99`.
    static var price: Self { parsed("PRICE", .example("5.99")) { Price(catalogText: $0) } }
}

extension ValueKind<CellSize> {
    /// A parser of sizes in cells, columns by rows: `80x24`.
    static var cells: Self {
        let largest = DrawCommand.largest
        return parsed("CxR", .cells(example: "80x24", largest: "\(largest.width)x\(largest.height)")) { text in
            let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
                (1...largest.width).contains(width), (1...largest.height).contains(height)
            else { return nil }
            return CellSize(width: width, height: height)
        }
    }
}

extension ValueKind<Language> {
    static var language: Self {
        let codes = Language.offered.map(\.code)
        return Self(placeholder: "CODE", subject: .choice(codes)) { text, name, _ throws(UsageError) in
            guard let language = Language(text) else {
                throw .badChoice(name, value: text, choices: codes, suggestion: nil)
            }
            return language
        }
    }
}

extension ValueKind<UInt64> {
    /// A parser of transaction numbers.
    static var transaction: Self {
        Self(placeholder: "TX", subject: .transaction) { text, _, _ throws(UsageError) in
            guard let id = UInt64(text) else { throw .notATransaction(text) }
            return id
        }
    }
}

extension ValueKind<ID<Food>> {
    /// A parser of a food's name or id.
    static var food: Self {
        Self(placeholder: "FOOD", subject: .food) { text, _, words throws(UsageError) in
            guard let food = FoodName.find(text, words()) else { throw .unknownFood(text) }
            return food.id
        }
    }
}
