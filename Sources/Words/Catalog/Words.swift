import Drawing
import Session
import Simulation
import TerminalUI

/// The texts of one language. Every text is in the catalog (`Assets/Localizable.xcstrings`) and comes from the function
/// made from its key: `words.visitorArrived(bird: "A dove", yard: "Calm Palms")`.
///
/// Sentences are short and friendly, never blame, and say what to do next where something can be done.
package struct Words: Sendable {
    package let language: Language
    /// The clock of times in texts: 24 or 12 hours.
    package var clock = Settings.ClockFace.hours24
    /// True for texts that are heard: durations and keys are spelled out.
    package var isPlain = false
    private let table: StringTable
    private let keys: StringTable
    let grammar: Grammar
    /// True for texts that a screen orders: what runs the other way in a sentence from right to left is isolated.
    package var isolates = false
    /// True for texts of a screen that is laid out from the right.
    package var isRightToLeft: Bool { isolates && language.isRightToLeft }
    private let pseudolanguage: Pseudolanguage?
    /// The kinds of the birds that have names, by name: a text takes a named bird's gender from its kind.
    private var kinds: [String: ID<Species>] = [:]

    package init(_ language: Language = .english) {
        guard let keys = StringTable("keys"), let table = StringTable(language.code) ?? StringTable("en") else {
            preconditionFailure("The program was built without its texts; run make assets.")
        }
        (self.language, self.keys, self.table, grammar) = (language, keys, table, Grammar(language))
        pseudolanguage = Pseudolanguage(rawValue: language.code)
    }

    /// An argument of a text.
    enum Argument {
        case text(String)
        case number(Int)
    }

    func text(_ index: Int, _ arguments: Argument...) -> String { text(index, arguments) }

    private func text(_ index: Int, _ arguments: [Argument]) -> String {
        guard let pseudolanguage else { return format(table[index], arguments) }
        // Names of things to type (options, ids) stay as they are.
        let isVerbatim = keys[index].starts(with: "verbatim.".utf8)
        return format(table[index], arguments, isVerbatim ? { $0 } : pseudolanguage.transform)
    }

    /// Returns a text whose key is known only at run time, such as "species/dove/name". Without a text it returns `id`,
    /// so that something is shown.
    func text(_ family: String, _ id: String, _ part: String, _ arguments: Argument...) -> String {
        text(family, id, part, arguments: arguments)
    }

    func text(_ family: String, _ id: String, _ part: String, arguments: [Argument]) -> String {
        guard let index = keys.firstIndex(of: "\(family)/\(id)/\(part)") else { return id }
        return text(index, arguments)
    }

    /// Returns true if the catalog has a text for the key made of the three parts, such as "species/dove/name".
    package func has(_ family: String, _ id: String, _ part: String) -> Bool {
        keys.firstIndex(of: "\(family)/\(id)/\(part)") != nil
    }

    /// Formats a text, in which byte 1 precedes the number of an argument, byte 2 a choice of plurals, and bytes 3 to 5
    /// a part that is inflected.
    ///
    /// - Parameter change: what becomes of the text's own words.
    private func format(
        _ bytes: UnsafeRawBufferPointer, _ arguments: [Argument], _ change: (String) -> String = { $0 }
    ) -> String {
        if arguments.isEmpty { return change(String(decoding: bytes, as: UTF8.self)) }
        var result = ""
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, !(1...5).contains(bytes[place]) { place += 1 }
            result += change(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self))
            guard place + 1 < bytes.count else { break }
            switch bytes[place] {
            case 1:
                result.join(value(arguments[Int(bytes[place + 1]) - 1]))
                place += 2
            case 2:
                let (chosen, end) = choice(bytes, at: place + 2, for: arguments[Int(bytes[place + 1]) - 1])
                result += format(chosen, arguments, change)
                place = end
            default:
                let (text, end) = inflected(bytes, at: place, arguments)
                result.join(text)
                place = end
            }
        }
        return result
    }

    private func value(_ argument: Argument) -> String {
        switch argument {
        // A value is part of a sentence: it makes no line of its own.
        case .text(let text): isRightToLeft ? text.onOneLine.isolated : text.onOneLine
        case .number(let number): String(number)
        }
    }

    /// Remembers the species of the birds that have names, for the gender of what is told of them.
    package mutating func know(_ birds: [Bird]) {
        guard !grammar.words.isEmpty else { return }
        kinds = birds.reduce(into: [:]) { kinds, bird in
            guard let name = bird.name else { return }
            kinds[name] = bird.species
            if bird.isGuest { kinds[self.name(of: bird)] = bird.species }
        }
    }

    /// Returns the phrase that has an argument's gender: the kind of a bird with that name, else the argument itself.
    private func noun(_ argument: Argument) -> String {
        if case .text(let name) = argument, let species = kinds[name] { return self.name(of: species) }
        return value(argument)
    }

    /// Returns an inflected part of a text, and its end.
    private func inflected(
        _ bytes: UnsafeRawBufferPointer, at start: Int, _ arguments: [Argument]
    ) -> (String, Int) {
        let mark = bytes[start]
        let name = mark == 3 ? start + 2..<start + 2 + Int(bytes[start + 1]) : start..<start
        let place = mark == 3 ? name.upperBound : mark == 4 ? start + 2 : start + 1
        let end = place + 2 + Int(bytes[place]) + Int(bytes[place + 1]) << 8
        let text = format(UnsafeRawBufferPointer(rebasing: bytes[place + 2..<end]), arguments)
        return switch mark {
        case 3: (grammar.inflect(text, to: String(decoding: bytes[name], as: UTF8.self)), end)
        case 4: (grammar.agreed(text, with: noun(arguments[Int(bytes[start + 1]) - 1])), end)
        default: (text.capitalizedFirst, end)
        }
    }

    /// Returns the form that suits a number, and the end of the choice.
    private func choice(
        _ bytes: UnsafeRawBufferPointer, at start: Int, for argument: Argument
    ) -> (UnsafeRawBufferPointer, Int) {
        let category = if case .number(let number) = argument { language.plural(number) } else { PluralCategory.other }
        var chosen = UnsafeRawBufferPointer(rebasing: bytes[start..<start])
        var place = start + 1
        for _ in 0..<bytes[start] {
            let length = Int(bytes[place + 1]) + Int(bytes[place + 2]) << 8
            let form = UnsafeRawBufferPointer(rebasing: bytes[place + 3..<place + 3 + length])
            // “other” is the last category, and always there.
            if bytes[place] == category.rawValue || (chosen.isEmpty && bytes[place] == PluralCategory.other.rawValue) {
                chosen = form
            }
            place += 3 + length
        }
        return (chosen, place)
    }
}

extension String {
    /// Appends a value; a Hebrew prefix of one letter has its hyphen only before what isn't written in Hebrew.
    fileprivate mutating func join(_ value: String) {
        if last == "\u{5BE}", let first = value.unicodeScalars.first, (0x5D0...0x5EA).contains(first.value) {
            let before = unicodeScalars.dropLast().suffix(2).map { (0x5D0...0x5EA).contains($0.value) }
            if before.last == true, before.count == 1 || before.first == false { removeLast() }
        }
        self += value
    }

    /// The text with isolating marks around it if it has letters that run from left to right or a currency symbol.
    ///
    /// Its direction is then that of its first letter, or from right to left if it contains isolated parts itself; that
    /// of the sentence is left alone.
    ///
    /// Numbers get none, since they make one with what surrounds them: hour and minute, a sign and its number.
    var isolated: String {
        let isForeign = unicodeScalars.contains {
            ($0.properties.isAlphabetic && !OrderedText.isRightToLeft($0))
                || $0.properties.generalCategory == .currencySymbol
        }
        guard isForeign else { return self }
        return (unicodeScalars.contains("\u{2069}") ? "\u{2067}" : "\u{2068}") + self + "\u{2069}"
    }
}
