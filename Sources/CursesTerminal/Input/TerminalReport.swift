import TerminalUI

/// A report to the program that is no key: an answer to a question, or news of the terminal.
enum TerminalReport: Hashable {
    /// The answer to DA1 (`ESC [ c`), which every terminal gives. It follows the answers to all earlier questions.
    case attributes
    /// The flags of kitty's keyboard protocol; 0: keys come as ever.
    case keyboard(flags: Int)
    /// The terminal's colors have changed to these (mode 2031).
    case scheme(ColorScheme)

    /// Reads a whole sequence; nil for another.
    init?(_ sequence: [UInt8]) {
        let text = String(decoding: sequence.dropFirst(2), as: UTF8.self)
        guard text.hasPrefix("?"), sequence[1] == UInt8(ascii: "[") else { return nil }
        switch text.last {
        case "c": self = .attributes
        case "u": self = .keyboard(flags: Int(text.dropFirst().dropLast()) ?? 0)
        case "n" where text == "?997;1n": self = .scheme(.dark)
        case "n" where text == "?997;2n": self = .scheme(.light)
        default: return nil
        }
    }
}
