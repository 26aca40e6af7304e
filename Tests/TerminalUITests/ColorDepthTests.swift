import Drawing
import TerminalUI
import Testing

@Suite struct ColorDepthTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var term = "xterm-256color"
        var signs: Set<String> = []
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
        // The claim of the terminal from which screen, or a console, was started.
        Case(term: "screen", signs: ["STY"], colorTerm: "truecolor", colors: 8, expected: .ansi16),
        Case(term: "screen.xterm-256color", signs: ["STY"], colorTerm: "truecolor", expected: .ansi256),
        Case(term: "screen-256color", colorTerm: "24bit", expected: .ansi256),
        Case(term: "screen-256color", signs: ["TMUX"], colorTerm: "truecolor", expected: .trueColor),
        Case(term: "screen-256color", signs: ["TMUX", "STY"], colorTerm: "truecolor", expected: .ansi256),
        Case(term: "tmux-256color", signs: ["TMUX", "STY"], colorTerm: "truecolor", expected: .trueColor),
        Case(term: "screen-256color", signs: ["STY"], colorTerm: "truecolor", direct: true, expected: .trueColor),
        Case(
            term: "screen-256color", signs: ["STY"], colorTerm: "truecolor", asked: .trueColor, expected: .trueColor),
        Case(term: "linux", colorTerm: "truecolor", colors: 8, expected: .ansi16),
        Case(term: "eterm-color", colorTerm: "truecolor", colors: 8, expected: .ansi16),
        Case(term: "dvtm-256color", colorTerm: "truecolor", expected: .ansi256),
    ])
    func depth(_ example: Case) {
        var variables = TerminalVariables(term: example.term)
        (variables.colorTerm, variables.noColor, variables.signs) = (example.colorTerm, example.noColor, example.signs)
        let evidence = ColorEvidence(
            variables: variables, describedColors: example.colors, describesDirectColor: example.direct)
        #expect(evidence.depth(asked: example.asked) == example.expected)
    }

    /// What is known without a look at terminfo.
    @Test(
        arguments: [
            (nil, 0), ("", 0), ("dumb", 0), ("vt100", 0), ("xterm", 8), ("xterm-256color", 256), ("linux", 8),
        ] as [(String?, Int)])
    func colorsByName(_ term: String?, _ colors: Int) {
        #expect(TerminalVariables(term: term).colorsByName == colors)
    }

    @Test func variablesComeByTheirNames() {
        let set = [
            "TERM": "xterm", "TERMINFO": "/t", "COLORTERM": "24bit", "NO_COLOR": "1", "LC_ALL": "", "LANG": "C",
        ]
        let variables = TerminalVariables { set[$0] }
        #expect(variables.term == "xterm" && variables.terminfo == "/t" && variables.colorTerm == "24bit")
        #expect(variables.noColor && variables.locales == ["C"] && !variables.namesUTF8)
        let none = TerminalVariables { $0 == "NO_COLOR" ? "" : nil }
        #expect(none == TerminalVariables(term: nil) && none.namesUTF8)
    }
}

@Suite struct ColorVariableTests {
    struct Case: Sendable {
        let variables: [String: String]
        var noColor = false
        var forced: ColorDepth?
        /// On a terminal of eight colors.
        let depth: ColorDepth
    }

    /// The conventions of no-color.org, bixense.com/clicolors and force-color.org.
    @Test(arguments: [
        Case(variables: [:], depth: .ansi16), Case(variables: ["NO_COLOR": "1"], noColor: true, depth: .mono),
        Case(variables: ["NO_COLOR": ""], depth: .ansi16), Case(variables: ["CLICOLOR": "1"], depth: .ansi16),
        Case(variables: ["CLICOLOR": "0"], noColor: true, depth: .mono),
        Case(variables: ["CLICOLOR_FORCE": "0"], depth: .ansi16),
        Case(variables: ["CLICOLOR_FORCE": "1"], forced: .ansi16, depth: .ansi16),
        Case(variables: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], forced: .ansi16, depth: .ansi16),
        Case(variables: ["FORCE_COLOR": "0"], noColor: true, depth: .mono),
        Case(variables: ["FORCE_COLOR": "false"], noColor: true, depth: .mono),
        Case(variables: ["FORCE_COLOR": "1"], forced: .ansi16, depth: .ansi16),
        Case(variables: ["FORCE_COLOR": "2"], forced: .ansi256, depth: .ansi256),
        Case(variables: ["FORCE_COLOR": "3"], forced: .trueColor, depth: .trueColor),
        Case(variables: ["FORCE_COLOR": "true"], forced: .ansi16, depth: .ansi16),
        Case(variables: ["NO_COLOR": "1", "FORCE_COLOR": "3"], noColor: true, depth: .mono),
    ])
    func conventionsAreKept(_ example: Case) {
        let variables = TerminalVariables { example.variables[$0] }
        #expect(variables.noColor == example.noColor && variables.forcedColors == example.forced)
        #expect(ColorEvidence(variables: variables, describedColors: 8).depth(asked: nil) == example.depth)
        #expect(ColorEvidence(variables: variables, describedColors: 8).depth(asked: .ansi256) == .ansi256)
    }
}

@Suite struct DisplayOptionsTests {
    @Test func everyNameButAutoAsksForSomethingElse() {
        let colors = DisplayOptions.colorNames.map { DisplayOptions(colors: $0, glyphs: nil, theme: nil).colors }
        #expect(colors == [nil, .trueColor, .ansi256, .ansi16, .mono])
        let glyphs = DisplayOptions.glyphNames.map { DisplayOptions(colors: nil, glyphs: $0, theme: nil).glyphs }
        #expect(glyphs.first == .some(nil) && Set(glyphs.compactMap(\.self)).count == glyphs.count - 1)
        let themes = DisplayOptions.themeNames.map { DisplayOptions(colors: nil, glyphs: nil, theme: $0).theme }
        #expect(themes == [nil] + ThemeName.allCases.map(Optional.some))
    }

    @Test(arguments: [
        (true, ColorDepth.trueColor, "xterm", GlyphSet.quadrant), (true, .mono, "xterm", .braille),
        (true, .mono, "linux", .half), (true, .ansi16, "linux", .half), (false, .trueColor, "linux", .ascii),
    ])
    func glyphsThatSuit(unicode: Bool, depth: ColorDepth, term: String, glyphs: GlyphSet) {
        #expect(DisplayOptions().glyphs(unicode: unicode, depth: depth, term: term) == glyphs)
        let asked = DisplayOptions(glyphs: .sextant)
        #expect(asked.glyphs(unicode: unicode, depth: depth, term: term) == .sextant)
    }
}

@Suite struct ConsoleFontTests {
    /// Box lines, arrows and the like, as Debian's fonts for the console have them, in Latin and other scripts.
    private static let signs = "–—‘’“”…‹›«»·•×←↑→↓≈✗✘─━│┃┌┐└┘├┤┬┴┼╭╮╰╯█░▒■▲▶▼◀●♦éüÄ"
    /// Lat15-Fixed16 and nearly all others; Debian's FullGreek; and the kernel's own font.
    private static let debian = ConsoleFont(points: signs.unicodeScalars.map(\.value))
    private static let greek = ConsoleFont(
        points: "–—‘’“”…‹›·•←↑→↓√∙≈─│┌┐└┘▀▄█▌▐░▒▓▲◆○☼♥♦♪é".unicodeScalars.map(\.value))

    @Test func pictureGlyphsAreThoseOfTheFont() {
        for (font, glyphs) in [(Self.debian, GlyphSet.ascii), (Self.greek, .half), (nil, .half)] {
            #expect(
                DisplayOptions().glyphs(unicode: true, depth: .ansi16, term: "linux", font: font) == glyphs)
            let asked = DisplayOptions(glyphs: .braille)
            #expect(asked.glyphs(unicode: true, depth: .ansi16, term: "linux", font: font) == .braille)
        }
    }

    @Test(
        arguments: [
            ("a", "a", "a"), ("é", "é", "é"), ("█", "█", "█"), ("◆", "♦", "◆"), ("▎", "┃", "▌"), ("▕", "│", "▐"),
            ("★", "*", "☼"), ("●", "●", "•"), ("╭", "╭", "┌"), ("━", "━", "─"), ("✓", "+", "√"), ("▀", "\"", "▀"),
            ("▓", "▒", "▓"), ("鳥", "?", "?"), ("e\u{301}", "?", "?"), ("⠿", ":", ":"),
        ] as [(Character, Character, Character)])
    func whatIsMissingIsLikeIt(glyph: Character, debian: Character, greek: Character) {
        #expect(Self.debian.glyph(for: glyph) == debian && Self.greek.glyph(for: glyph) == greek)
    }

    /// A terminal that the system has no entry for is driven as the nearest one.
    @Test(
        arguments: [
            ("alacritty", "", "xterm-256color"), ("foot", "", "xterm-256color"), ("xterm-kitty", "", "xterm-256color"),
            ("xterm-ghostty", "", "xterm-256color"), ("st-256color", "", "xterm-256color"),
            ("wezterm", "", "xterm-256color"), ("vte-256color", "", "xterm-256color"), ("vt320", "", "vt220"),
            ("screen.foot", "truecolor", "screen-256color"), ("tmux-direct", "", "tmux-256color"),
            ("rxvt-unicode-256color", "", "rxvt-256color"), ("novel", "truecolor", "xterm-256color"),
            ("novel-256color", "", "xterm-256color"), ("novel", "", nil), ("eterm-color", "truecolor", nil),
            ("adm3a", "", nil), ("", "", nil),
        ])
    func unknownTerminals(term: String, colorTerm: String, entry: String?) {
        let variables = TerminalVariables { ["TERM": term, "COLORTERM": colorTerm][$0] }
        #expect(variables.substitutes.first == entry)
    }
}
