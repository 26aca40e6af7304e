import Session

/// What a player reads, in one language. Every text stands in the catalog (`Assets/Localizable.xcstrings`) and is asked
/// for by the function made from its key: `words.visitorArrived(bird: "A dove", yard: "Calm Palms")`.
///
/// Sentences are short and friendly, never blame, and say what to do next where something can be done.
package struct Words: Sendable {
    package let language: Language
    /// How hours are told.
    package var clock = Settings.ClockFace.hours24
    private let table: StringTable
    private let keys: StringTable

    package init(_ language: Language = .english) {
        guard let keys = StringTable("keys"), let table = StringTable(language.code) ?? StringTable("en") else {
            preconditionFailure("The program was built without its texts; run make assets.")
        }
        (self.language, self.keys, self.table) = (language, keys, table)
    }

    /// What is put into a text.
    enum Argument {
        case text(String)
        case number(Int)
    }

    func text(_ index: Int, _ arguments: Argument...) -> String { format(table[index], arguments) }

    /// A text whose key is known only now: "species/dove/name". The last part but one where there is none, so that what
    /// has no words yet is at least shown.
    func text(_ family: String, _ id: String, _ part: String, _ arguments: Argument...) -> String {
        guard let index = keys.firstIndex(of: "\(family)/\(id)/\(part)") else { return id }
        return format(table[index], arguments)
    }

    /// Whether the catalog has words for something.
    package func has(_ family: String, _ id: String, _ part: String) -> Bool {
        keys.firstIndex(of: "\(family)/\(id)/\(part)") != nil
    }

    /// Byte 1 stands before the number of an argument, byte 2 before a choice of plurals.
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
                case .text(let text): result += text
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

    /// The form that suits a number, and where the choice ends.
    private func choice(
        _ bytes: UnsafeRawBufferPointer, at start: Int, for argument: Argument
    ) -> (UnsafeRawBufferPointer, Int) {
        let category = if case .number(let number) = argument { language.plural(number) } else { PluralCategory.other }
        var chosen = UnsafeRawBufferPointer(rebasing: bytes[start..<start])
        var place = start + 1
        for _ in 0..<bytes[start] {
            let length = Int(bytes[place + 1]) + Int(bytes[place + 2]) << 8
            let form = UnsafeRawBufferPointer(rebasing: bytes[place + 3..<place + 3 + length])
            // “other” is the last, and always there.
            if bytes[place] == category.rawValue || (chosen.isEmpty && bytes[place] == PluralCategory.other.rawValue) {
                chosen = form
            }
            place += 3 + length
        }
        return (chosen, place)
    }
}
