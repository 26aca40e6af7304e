import Drawing

/// The number of colors that a terminal shows.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable, Comparable {
    case mono, ansi16, ansi256, trueColor

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The palette that pictures are drawn with.
    package var palette: ColorPalette {
        switch self {
        case .trueColor: .trueColor
        case .ansi256: .xterm256
        case .ansi16: .ansi16
        case .mono: .mono
        }
    }
}

/// The information on colors in a terminal's description and its environment.
package struct ColorEvidence: Hashable, Sendable {
    package var variables: TerminalVariables
    /// The number `colors` of the terminal's terminfo entry; 0 for none.
    package var describedColors: Int
    /// True if the terminfo entry has `RGB` or `Tc`: colors of 24 bits.
    package var describesDirectColor: Bool
    /// The program that the terminal is, where it or the environment tells.
    package var identity: TerminalIdentity?

    package init(
        variables: TerminalVariables, describedColors: Int, describesDirectColor: Bool = false,
        identity: TerminalIdentity? = nil
    ) {
        self.variables = variables
        self.describedColors = describedColors
        self.describesDirectColor = describesDirectColor
        self.identity = identity ?? TerminalIdentity(variables)
    }

    /// Returns the depth to use: the requested one, else none if the environment says so, else the best that is known of,
    /// and not less than the environment forces.
    package func depth(asked: ColorDepth?) -> ColorDepth {
        if let asked { return asked }
        if variables.noColor { return .mono }
        return max(known, variables.forcedColors ?? .mono)
    }

    private var known: ColorDepth {
        let claims =
            ["truecolor", "24bit"].contains(variables.colorTerm?.lowercased() ?? "") && !variables.inheritsColorTerm
        let isDirect = describesDirectColor || variables.term?.hasSuffix("-direct") ?? false
        if isDirect || (claims && describedColors >= 8) { return .trueColor }
        let described: ColorDepth =
            switch describedColors {
            case 256...: .ansi256
            case 8...: .ansi16
            default: .mono
            }
        return described == .mono ? .mono : max(described, identity?.colors ?? .mono)
    }
}
