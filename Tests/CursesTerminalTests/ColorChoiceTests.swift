import TerminalUI
import Testing

@testable import CursesTerminal

@Suite struct ColorChoiceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var term = "xterm-256color"
        var colorTerm: String?
        var noColor = false
        var colors = 256
        var direct = false
        var asked: ColorDepth?
        let expected: ColorDepth
        var testDescription: String {
            "\(term) \(colorTerm ?? "-") no:\(noColor) \(colors) \(direct) \(asked?.rawValue ?? "auto")"
        }
    }

    @Test(arguments: [
        Case(expected: .ansi256),
        Case(colorTerm: "truecolor", expected: .trueColor),
        Case(colorTerm: "24bit", expected: .trueColor),
        Case(colorTerm: "TrueColor", expected: .trueColor),
        Case(colorTerm: "yes", expected: .ansi256),
        Case(direct: true, expected: .trueColor),
        Case(term: "xterm-direct", colors: 0x1000000, expected: .trueColor),
        Case(term: "xterm", colors: 8, expected: .ansi16),
        Case(term: "xterm", colorTerm: "truecolor", colors: 8, expected: .trueColor),
        Case(term: "xterm-16color", colors: 16, expected: .ansi16),
        Case(term: "vt100", colors: 0, expected: .mono),
        Case(term: "vt100", colorTerm: "truecolor", colors: 0, expected: .mono),
        Case(colorTerm: "truecolor", noColor: true, expected: .mono),
        Case(colorTerm: "truecolor", noColor: true, asked: .ansi256, expected: .ansi256),
        Case(colorTerm: "truecolor", asked: .ansi16, expected: .ansi16),
        Case(asked: .trueColor, expected: .trueColor),
    ])
    func depth(_ example: Case) {
        let evidence = ColorEvidence(
            term: example.term, colorTerm: example.colorTerm, noColor: example.noColor,
            describedColors: example.colors, describesDirectColor: example.direct)
        #expect(evidence.depth(asked: example.asked) == example.expected)
    }
}
