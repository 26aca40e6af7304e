import Chronology
import Drawing
import Session
import Simulation
import Storefront
import Words

/// What a word of a command line names, so that completions know what to offer.
enum Subject: Hashable, Sendable {
    case yard, bird, species, plant, photo, food, product, transaction, profile, setting, settingValue, command
    /// An offer that can be had now; a switch of the simulated App Store; what that can be.
    case offer, storeSwitch, storeSwitchValue
    /// A kind of widget or one that is kept; only one that is kept.
    case widget, keptWidget
    /// One of these.
    case choice([String])
    case decoration(DecorationPart)
    case file, directory
    /// Nothing that could be listed.
    case text
}

/// How words of a line become values of one type, and how help and completions show that.
struct ValueKind<Value> {
    let placeholder: String
    var subject = Subject.text
    var takesEmpty = false
    /// The value of an option that stands alone; `nil` where it needs a word.
    var bare: Value?
    /// Makes a value of a word.
    ///
    /// - Parameters:
    ///   - name: the option's or the command's, for errors.
    ///   - words: the player's, for names that are understood in each language.
    let read: (_ text: String, _ name: String, _ words: () -> Words) throws(UsageError) -> Value
}

extension ValueKind {
    /// - Parameter value: returns `nil` for a word that is not as expected.
    static func parsed(
        _ placeholder: String, names subject: Subject = .text, _ expected: UsageError.Expectation,
        _ value: @escaping (String) -> Value?
    ) -> Self {
        Self(placeholder: placeholder, subject: subject) { text, name, _ throws(UsageError) in
            guard let value = value(text) else { throw .badValue(name, value: text, expected) }
            return value
        }
    }

    /// One of a few names.
    ///
    /// - Parameters:
    ///   - placeholder: for an argument; an option shows the names.
    ///   - value: returns `nil` for none of the names.
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
    static func choice(_ placeholder: String? = nil) -> Self {
        choice(placeholder, of: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
    }
}

extension ValueKind where Value: FixedWidthInteger {
    static func number(_ placeholder: String = "N", in range: ClosedRange<Value>) -> Self {
        parsed(placeholder, .number(in: range)) { Value($0).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension ValueKind<String> {
    static func text(_ placeholder: String, names subject: Subject = .text, takesEmpty: Bool = false) -> Self {
        Self(placeholder: placeholder, subject: subject, takesEmpty: takesEmpty) { text, _, _ in text }
    }
    static func choice(of names: [String]) -> Self { choice(of: names) { $0 } }
    /// A value of a setting by all the names that `settings` takes, as it is called there.
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
    static var date: Self { parsed("DATE", .date) { Instant(iso8601: $0) } }
}

extension ValueKind<Price> {
    static var price: Self { parsed("PRICE", .example("5.99")) { Price(catalogText: $0) } }
}

extension ValueKind<CellSize> {
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
    static var transaction: Self {
        Self(placeholder: "TX", subject: .transaction) { text, _, _ throws(UsageError) in
            guard let id = UInt64(text) else { throw .notATransaction(text) }
            return id
        }
    }
}

extension ValueKind<ID<Food>> {
    static var food: Self {
        Self(placeholder: "FOOD", subject: .food) { text, _, words throws(UsageError) in
            guard let food = FoodName.find(text, words()) else { throw .unknownFood(text) }
            return food.id
        }
    }
}
