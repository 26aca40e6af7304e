import Drawing
import TerminalUI

/// A report to the program that is no key: an answer to a question, or news of the terminal.
enum TerminalReport: Hashable {
    /// The answer to DA1 (`ESC [ c`), which every terminal gives. It follows the answers to all earlier questions.
    case attributes([Int])
    /// The answer to DA2.
    case secondary([Int])
    /// The answer to XTVERSION.
    case version(String)
    /// The terminal shows images by kitty's protocol: it would take the one that it was asked about.
    case graphics
    /// The answer to DECRQM of mode 2026: 1 or 2 if the terminal can show a frame as a whole, 0 if it doesn't know it.
    case synchronization(Int)
    /// The size of a cell in pixels.
    case cell(CellPixels)
    /// The flags of kitty's keyboard protocol; 0: keys come as ever.
    case keyboard(flags: Int)
    /// The terminal's colors have changed to these (mode 2031).
    case scheme(ColorScheme)

    /// The number among the answers to DA1 that stands for OSC 52, which writes to the clipboard.
    static let clipboard = 52
    /// The number that stands for sixels.
    static let sixel = 4

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
        case ("6", "t") where numbers.count == 3 && numbers[1...].allSatisfy({ (1...256).contains($0) }):
            self = .cell(CellPixels(columns: numbers[2], rows: numbers[1]))
        case ("?", "y") where text.hasPrefix("?2026;") && text.hasSuffix("$y"):
            self = .synchronization(Int(text.dropFirst(6).dropLast(2)) ?? 0)
        case ("?", "u"): self = .keyboard(flags: numbers[0])
        case ("?", "n") where text == "?997;1n": self = .scheme(.dark)
        case ("?", "n") where text == "?997;2n": self = .scheme(.light)
        default: return nil
        }
    }

    /// Reads a string that answers a question (DCS or APC), without its end; nil for another.
    init?(answer sequence: [UInt8]) {
        let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
        if text.hasPrefix("P>|") {
            self = .version(String(text.dropFirst(3)))
        } else if text.hasPrefix("_Gi=31"), text.hasSuffix(";OK") {
            self = .graphics
        } else {
            return nil
        }
    }
}
