import Drawing
import Session

/// The texts of one language. Every text is in the catalog (`Assets/Localizable.xcstrings`) and comes from the function
/// made from its key: `words.visitorArrived(bird: "A dove", yard: "Calm Palms")`.
///
/// Sentences are short and friendly, never blame, and say what to do next where something can be done.
package struct Words: Sendable {
    package let language: Language
    /// The format of hours.
    package var clock = Settings.ClockFace.hours24
    /// True for texts that are heard: durations and keys are spelled out.
    package var isPlain = false
    private let table: StringTable
    private let keys: StringTable

    package init(_ language: Language = .english) {
        guard let keys = StringTable("keys"), let table = StringTable(language.code) ?? StringTable("en") else {
            preconditionFailure("The program was built without its texts; run make assets.")
        }
        (self.language, self.keys, self.table) = (language, keys, table)
    }

    /// An argument of a text.
    enum Argument {
        case text(String)
        case number(Int)
    }

    func text(_ index: Int, _ arguments: Argument...) -> String { format(table[index], arguments) }

    /// Returns a text whose key is known only at run time, such as "species/dove/name". Without a text it returns the
    /// last part but one, so that something is shown.
    func text(_ family: String, _ id: String, _ part: String, _ arguments: Argument...) -> String {
        text(family, id, part, arguments: arguments)
    }

    func text(_ family: String, _ id: String, _ part: String, arguments: [Argument]) -> String {
        guard let index = keys.firstIndex(of: "\(family)/\(id)/\(part)") else { return id }
        return format(table[index], arguments)
    }

    /// Returns whether the catalog has a text.
    package func has(_ family: String, _ id: String, _ part: String) -> Bool {
        keys.firstIndex(of: "\(family)/\(id)/\(part)") != nil
    }

    /// Formats a text, in which byte 1 precedes the number of an argument, and byte 2 a choice of plurals.
    private func format(_ bytes: UnsafeRawBufferPointer, _ arguments: [Argument]) -> String {
        if arguments.isEmpty { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, bytes[place] != 1, bytes[place] != 2 { place += 1 }
            result += String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
            guard place + 1 < bytes.count else { break }
            let argument = arguments[Int(bytes[place + 1]) - 1]
            if bytes[place] == 1 {
                switch argument {
                // A value is part of a sentence: it makes no line of its own.
                case .text(let text): result += text.onOneLine
                case .number(let number): result += String(number)
                }
                place += 2
            } else {
                let (chosen, end) = choice(bytes, at: place + 2, for: argument)
                result += format(chosen, arguments)
                place = end
            }
        }
        return result
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
