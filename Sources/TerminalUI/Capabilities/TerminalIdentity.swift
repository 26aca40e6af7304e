import Drawing

/// A terminal program: its name and version as it tells them.
package struct TerminalIdentity: Hashable, Sendable {
    /// The name in lower case.
    package let name: String
    /// The parts of the version; empty where it is not known.
    package let version: [Int]

    package init(_ name: String, _ version: [Int] = []) { (self.name, self.version) = (name, version) }

    /// Reads the text of an answer to XTVERSION, such as `kitty(0.40.1)` or `WezTerm 20240203-110809-5046fc22`.
    package init?(answer: String) {
        let name = answer.lowercased().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = name.first, first.isLetter else { return nil }
        let numbers = answer.dropFirst(name.count).split { !("0"..."9").contains($0) }.prefix(3)
            .compactMap { Int($0) }
        // VTE tells 0.78.2 as 7802.
        let isPacked = name == "vte" && numbers.count == 1
        self.init(String(name), isPacked ? Self.unpacked(numbers[0]) : numbers)
    }

    /// Recognizes a terminal by its answer to DA2, such as `0;2401;1`: Alacritty, which tells the version of its library,
    /// and VTE, older ones of which have no other.
    package init?(secondaryAttributes numbers: [Int]) {
        guard numbers.count >= 3 else { return nil }
        switch (numbers[0], numbers[1], numbers[2]) {
        case (0, let version, 1) where version >= 1000: self.init("alacritty_terminal", Self.unpacked(version))
        case (61, let version, 1) where version >= 5400, (65, let version, 1) where version >= 5400:
            self.init("vte", Self.unpacked(version))
        default: return nil
        }
    }

    /// Recognizes a terminal by `TERM_PROGRAM` and its version, or else by `TERM`, or by what xterm and mlterm set; `nil`
    /// within tmux and screen, which keep all that from the terminal that they were started in.
    package init?(_ variables: TerminalVariables) {
        guard !variables.isInTmux, !variables.isInScreen else { return nil }
        let program = variables.program.flatMap {
            TerminalIdentity(answer: "\($0) \(variables.programVersion ?? "")")
        }
        if let program, Self.glyphs[program.name] != nil {
            self = program
            return
        }
        let term = variables.term ?? ""
        let names = [
            "xterm-kitty": "kitty", "xterm-ghostty": "ghostty", "wezterm": "wezterm", "foot": "foot",
            "mlterm": "mlterm",
        ]
        if let name = names.first(where: { term.hasPrefix($0.key) })?.value {
            self.init(name)
            return
        }
        // Terminals that are started from these have the variables, too, but nearly all have a `TERM` of their own.
        guard term.hasPrefix("xterm") else { return nil }
        if let answer = variables.xtermVersion {
            self.init(answer: answer)
        } else if variables.signs.contains("MLTERM") {
            self.init("mlterm")
        } else {
            return nil
        }
    }

    private static func unpacked(_ version: Int) -> [Int] { [version / 10000, version / 100 % 100, version % 100] }

    package var text: String {
        ([name] + (version.isEmpty ? [] : [version.map(String.init).joined(separator: ".")])).joined(separator: " ")
    }

    /// The finest glyphs that the terminal draws itself, so that they join whatever its font is; `nil` where it is not
    /// known to draw finer ones than quadrants.
    package var glyphs: GlyphSet? {
        guard let known = Self.glyphs[name] else { return nil }
        func reaches(_ least: [Int]) -> Bool { !version.lexicographicallyPrecedes(least) }
        // Terminals are recognized without a version only if all versions in use have sextants.
        if version.isEmpty { return .sextant }
        if let octants = known.octants, reaches(octants) { return .octant }
        return reaches(known.sextants) ? .sextant : nil
    }

    /// The colors that the terminal shows, whatever its entry in terminfo says; `nil` where that is not known.
    package var colors: ColorDepth? {
        // It takes 24-bit colors, but keeps few at once: what was drawn before changes its color.
        if name == "mlterm" { return .ansi256 }
        guard let least = Self.directColor[name] else { return nil }
        return version.isEmpty || !version.lexicographicallyPrecedes(least) ? .trueColor : nil
    }

    /// The versions from which terminals show 24-bit colors; for most, all that tell their names.
    private static let directColor: [String: [Int]] = [
        // Its change log: `directColor`, in patch 331.
        "xterm": [331],
        // Its news: 0.36.
        "vte": [0, 36],
        "alacritty_terminal": [], "contour": [], "foot": [], "ghostty": [], "iterm2": [], "kitty": [], "konsole": [],
        "mintty": [], "wezterm": [],
    ]

    /// The versions from which terminals draw sextants and octants themselves. Konsole, Windows Terminal and xterm take
    /// both from the font.
    private static let glyphs: [String: (sextants: [Int], octants: [Int]?)] = [
        // Its changelog and its `decorations.c`.
        "kitty": ([0, 19, 3], [0, 40]),
        // Pull request 5433 of ghostty-org/ghostty, after 1.1.
        "ghostty": ([1], [1, 2]),
        // Its changelog.
        "foot": ([1, 8], [1, 20]),
        // Its `minifont.cc`; the version that Debian 12 has is the oldest one considered.
        "vte": ([0, 70], [0, 78]),
        // `custom_block_glyphs` in its manual; octants came after the last release.
        "wezterm": ([20_210_814], [20_250_601]),
        // Pull request 7534 of alacritty/alacritty, after 0.13; 0.14 has this version of the library.
        "alacritty_terminal": ([0, 24, 1], nil),
        // The tracker of contour-terminal/contour.
        "contour": ([0, 3], nil),
    ]
}
