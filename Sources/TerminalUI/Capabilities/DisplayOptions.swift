import Drawing

/// The terminal's background, dark or light, which the screens' colors match.
package enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    case dark, light

    /// Reads `COLORFGBG`, which ends with the background's number among the sixteen colors; `nil` without information.
    package static func of(colorFGBG text: String) -> ColorScheme? {
        guard let number = text.split(separator: ";").last.flatMap({ Int($0) }), (0...15).contains(number) else {
            return nil
        }
        return number == 7 || number > 8 ? .light : .dark
    }

    /// Reads a terminal's answer to `OSC 11`, without its introducer and end, such as `11;rgb:1e1e/1e1e/2e2e`; `nil`
    /// for another.
    package static func of(answer text: String) -> ColorScheme? {
        guard text.hasPrefix("11;rgb") else { return nil }
        let parts = text.split(separator: ":").last?.split(separator: "/").prefix(3).compactMap { digits -> Double? in
            guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * digits.count)) - 1)
        }
        guard let parts, parts.count == 3 else { return nil }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 0.5 ? .light : .dark
    }
}

/// The requested colors, glyphs and theme (`--colors`, `--glyphs`, `--theme`); nil is `auto`: what suits the terminal.
package struct DisplayOptions: Hashable, Sendable {
    package var colors: ColorDepth?
    package var glyphs: GlyphSet?
    package var theme: ThemeName?

    package init(colors: ColorDepth? = nil, glyphs: GlyphSet? = nil, theme: ThemeName? = nil) {
        (self.colors, self.glyphs, self.theme) = (colors, glyphs, theme)
    }

    /// Reads the names of `colorNames`, `glyphNames` and `themeNames`; any other is `auto`.
    package init(colors: String?, glyphs: String?, theme: String?) {
        self.init(
            colors: Self.depths.first { $0.name == colors }?.depth, glyphs: glyphs.flatMap(GlyphSet.init),
            theme: theme.flatMap(ThemeName.init))
    }

    private static let depths: [(name: String, depth: ColorDepth)] = [
        ("24bit", .trueColor), ("256", .ansi256), ("16", .ansi16), ("mono", .mono),
    ]

    /// The names of color depths on the command line.
    package static let colorNames = ["auto"] + depths.map(\.name)
    /// Returns the name of a color depth on the command line.
    package static func name(of depth: ColorDepth) -> String { depths.first { $0.depth == depth }?.name ?? "auto" }
    package static let glyphNames = ["auto"] + GlyphSet.allCases.map(\.rawValue)
    package static let themeNames = ["auto"] + ThemeName.allCases.map(\.rawValue)

    /// Returns the glyphs to use: the requested ones, else what suits the terminal.
    ///
    /// - Parameters:
    ///   - term: the value of `TERM`; no font of the Linux console (`linux`) has quadrants.
    ///   - font: the console's font, where it is known.
    ///   - identity: the terminal's program, where it is known.
    package func glyphs(
        unicode: Bool, depth: ColorDepth, term: String?, font: ConsoleFont? = nil, identity: TerminalIdentity? = nil
    ) -> GlyphSet {
        glyphsAndReason(unicode: unicode, depth: depth, term: term, font: font, identity: identity).glyphs
    }

    /// The reason for the glyphs in use.
    package enum GlyphReason: String, Hashable, Sendable {
        case request, charset, console, colors, program
        /// Every font has the glyphs in use, and no finer ones are known to show.
        case fonts
    }

    /// Returns the glyphs to use, and the reason for them.
    package func glyphsAndReason(
        unicode: Bool, depth: ColorDepth, term: String?, font: ConsoleFont? = nil, identity: TerminalIdentity? = nil
    ) -> (glyphs: GlyphSet, reason: GlyphReason) {
        if let glyphs { return (glyphs, .request) }
        if !unicode { return (.ascii, .charset) }
        if term == "linux" { return (font?.hasHalfBlocks ?? true ? .half : .ascii, .console) }
        switch depth {
        // Without colors there are only outlines, and braille draws the finest.
        case .mono: return (.braille, .colors)
        // With sixteen colors a cell is calmer than its parts.
        case .ansi16: return (.quadrant, .colors)
        case .ansi256, .trueColor: return identity?.glyphs.map { ($0, .program) } ?? (.quadrant, .fonts)
        }
    }
}
