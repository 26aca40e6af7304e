import Drawing
import TerminalUI
import Testing

@Suite struct TerminalIdentityTests {
    @Test(arguments: [
        ("kitty(0.26.5)", GlyphSet.sextant), ("kitty(0.39.1)", .sextant), ("kitty(0.40.0)", .octant),
        ("kitty(0.42)", .octant), ("kitty(1.0)", .octant), ("kitty(0.18.3)", nil), ("ghostty 1.1.3", .sextant),
        ("ghostty 1.2.0", .octant), ("foot(1.13.1)", .sextant), ("foot(1.20.2)", .octant), ("VTE(7006)", .sextant),
        ("VTE(7802)", .octant), ("VTE(6800)", nil), ("WezTerm 20240203-110809-5046fc22", .sextant),
        ("WezTerm 20250909-141202-5b1e3dc7", .octant), ("contour 0.4.3.6442", .sextant), ("XTerm(379)", nil),
        ("Konsole 22.12.3", nil), ("tmux 3.4", nil), ("iTerm2 3.5.0", nil), ("kitty", .sextant), ("", nil),
        ("(7)", nil), ("\u{0}\u{FFFD}", nil), ("kitty(99999999999999999999999)", .sextant),
    ])
    func finestGlyphsByName(answer: String, glyphs: GlyphSet?) {
        #expect(TerminalIdentity(answer: answer)?.glyphs == glyphs)
    }

    @Test(
        arguments: [
            ([0, 1700, 1], "alacritty_terminal 0.17.0", nil),
            ([0, 2401, 1], "alacritty_terminal 0.24.1", GlyphSet.sextant),
            ([65, 7802, 1], "vte 0.78.2", .octant), ([61, 7006, 1], "vte 0.70.6", .sextant), ([41, 379, 0], nil, nil),
            ([0, 10, 1], nil, nil), ([1], nil, nil), ([], nil, nil),
        ] as [([Int], String?, GlyphSet?)])
    func finestGlyphsByNumber(numbers: [Int], text: String?, glyphs: GlyphSet?) {
        let identity = TerminalIdentity(secondaryAttributes: numbers)
        #expect(identity?.text == text && identity?.glyphs == glyphs)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], GlyphSet.sextant), (["TERM": "foot-extra"], .sextant),
            (["TERM": "xterm-256color"], nil), (["TERM": "alacritty"], nil),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3"], .octant),
            (
                ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809"],
                .sextant
            ),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3", "TMUX": "x"], nil),
            (["TERM": "screen", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3", "STY": "x"], nil),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.99"], nil), ([:], nil),
        ] as [([String: String], GlyphSet?)])
    func finestGlyphsByEnvironment(variables: [String: String], glyphs: GlyphSet?) {
        #expect(TerminalIdentity(TerminalVariables { variables[$0] })?.glyphs == glyphs)
    }

    @Test(
        arguments: [
            ("XTerm(379)", .trueColor), ("XTerm(331)", .trueColor), ("XTerm(330)", nil), ("VTE(7006)", .trueColor),
            ("VTE(3400)", nil), ("kitty(0.26.5)", .trueColor), ("Konsole 22.12.3", .trueColor), ("tmux 3.4", nil),
            ("xterm.js(5.5.0)", nil), ("mlterm(3.9.3)", .ansi256),
        ] as [(String, ColorDepth?)])
    func colorsByName(answer: String, colors: ColorDepth?) {
        let identity = TerminalIdentity(answer: answer)
        #expect(identity?.colors == colors)
        for depth in ColorDepth.allCases {
            var capabilities = TerminalCapabilities(colorDepth: depth, unicode: true, mouse: true)
            capabilities.identity = identity
            let isMore = depth != .mono && depth < colors ?? .mono
            #expect((capabilities.identityWithMoreColors != nil) == isMore, "\(depth)")
        }
    }

    /// Terminals of eight colors by their entry, without `COLORTERM`.
    @Test(
        arguments: [
            (["TERM": "xterm"], .ansi16), (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .trueColor),
            (["TERM": "xterm", "XTERM_VERSION": "XTerm(303)"], .ansi16), (["TERM": "mlterm"], .ansi256),
            (["TERM": "xterm", "MLTERM": "3.9.0"], .ansi256), (["TERM": "rxvt", "MLTERM": "3.9.0"], .ansi16),
            (["TERM": "linux", "XTERM_VERSION": "XTerm(379)"], .ansi16),
            (["TERM": "screen", "STY": "x", "XTERM_VERSION": "XTerm(379)"], .ansi16),
            (["TERM": "xterm", "TMUX": "x", "XTERM_VERSION": "XTerm(379)"], .ansi16),
            (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)", "NO_COLOR": "1"], .mono),
        ] as [([String: String], ColorDepth)])
    func colorsByEnvironment(variables: [String: String], depth: ColorDepth) {
        let evidence = ColorEvidence(variables: TerminalVariables { variables[$0] }, describedColors: 8)
        #expect(evidence.depth(asked: nil) == depth)
    }

    /// The player, the charset, the console and few colors come before what the terminal can draw.
    @Test func finerGlyphsAreOnlyForColor() {
        let kitty = TerminalIdentity("kitty", [0, 40])
        func glyphs(_ options: DisplayOptions, _ depth: ColorDepth, unicode: Bool = true, term: String = "xterm-kitty")
            -> GlyphSet
        {
            options.glyphs(unicode: unicode, depth: depth, term: term, identity: kitty)
        }
        #expect(glyphs(DisplayOptions(), .trueColor) == .octant && glyphs(DisplayOptions(), .ansi256) == .octant)
        #expect(glyphs(DisplayOptions(), .ansi16) == .quadrant && glyphs(DisplayOptions(), .mono) == .braille)
        #expect(glyphs(DisplayOptions(), .trueColor, unicode: false) == .ascii)
        #expect(glyphs(DisplayOptions(), .trueColor, term: "linux") == .half)
        #expect(glyphs(DisplayOptions(glyphs: .quadrant), .trueColor) == .quadrant)
    }

    /// Kitty's commands do not pass through tmux, even where they are asked for.
    @Test(arguments: [("tmux", nil), ("kitty", PixelProtocol.kitty), ("konsole", .kitty)])
    func kittysCommandsStayOutOfTmux(name: String, way: PixelProtocol?) {
        var capabilities = TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true)
        capabilities.identity = TerminalIdentity(name)
        #expect(PixelChoice.fixed(.kitty).way(capabilities) == way)
        #expect(PixelChoice.fixed(.sixel).way(capabilities) == .sixel)
    }
}
