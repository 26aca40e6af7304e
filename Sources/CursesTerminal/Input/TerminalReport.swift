import TerminalUI

/// A report to the program that is no key: an answer to a question, or news of the terminal.
enum TerminalReport: Hashable {
    /// The answer to DA1 (`ESC [ c`), which every terminal gives. It follows the answers to all earlier questions.
    case attributes([Int])
    /// The answer to DA2.
    case secondary([Int])
    /// The answer to XTVERSION.
    case version(String)
    /// The flags of kitty's keyboard protocol; 0: keys come as ever.
    case keyboard(flags: Int)
    /// The terminal's colors have changed to these (mode 2031).
    case scheme(ColorScheme)

    var isAttributes: Bool { if case .attributes = self { true } else { false } }

    /// Reads a whole sequence; nil for another.
    init?(_ sequence: [UInt8]) {
        guard sequence.count > 3, sequence[1] == UInt8(ascii: "[") else { return nil }
        let text = String(decoding: sequence.dropFirst(2), as: UTF8.self)
        let numbers = text.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
            .map { Int($0) ?? 0 }
        switch (text.first, text.last) {
        case ("?", "c"): self = .attributes(numbers)
        case (">", "c"): self = .secondary(numbers)
        case ("?", "u"): self = .keyboard(flags: numbers[0])
        case ("?", "n") where text == "?997;1n": self = .scheme(.dark)
        case ("?", "n") where text == "?997;2n": self = .scheme(.light)
        default: return nil
        }
    }

    /// Reads a string that answers a question (DCS), without its end; nil for another.
    init?(answer sequence: [UInt8]) {
        let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
        guard text.hasPrefix("P>|") else { return nil }
        self = .version(String(text.dropFirst(3)))
    }
}
