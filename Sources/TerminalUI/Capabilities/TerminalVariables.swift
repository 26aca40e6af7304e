/// The environment variables about the terminal; no lower module reads the environment.
package struct TerminalVariables: Hashable, Sendable {
    /// The value of `TERM`; `nil` if it is not set.
    package var term: String?
    /// The value of `TERMINFO`; `nil` if it is not set.
    package var terminfo: String?
    /// The value of `COLORTERM`; `nil` if it is not set.
    package var colorTerm: String?
    /// Whether `NO_COLOR`, `CLICOLOR` or `FORCE_COLOR` say to use no color.
    package var noColor = false
    /// The colors that `CLICOLOR_FORCE` or `FORCE_COLOR` ask for, in a pipe, too; `nil` where they ask for none.
    package var forcedColors: ColorDepth?
    /// The values of `COLUMNS` and `LINES`, if above 0, for a terminal that does not know its size.
    package var columns: Int?
    package var lines: Int?
    /// The values of `LC_ALL`, `LC_CTYPE` and `LANG` in this order of precedence, without unset and empty ones.
    package var locales: [String] = []
    /// The value of `TERM_PROGRAM`: the terminal's own name, where it sets it.
    package var program: String?
    /// The value of `TERM_PROGRAM_VERSION`; `nil` if it is not set.
    package var programVersion: String?
    /// `XTERM_VERSION`, such as `XTerm(379)`
    package var xtermVersion: String?
    /// The names of variables that are set, out of those by which terminals can be recognized.
    package var signs: Set<String> = []

    package init(term: String?) { self.term = term }

    /// - Parameter variable: returns the value of a name; nil where it is unset.
    package init(_ variable: (String) -> String?) {
        term = variable("TERM")
        terminfo = variable("TERMINFO")
        colorTerm = variable("COLORTERM")
        noColor = Self.colorSwitch(variable) != nil
        forcedColors = noColor ? nil : Self.forcedColors(variable)
        columns = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        lines = variable("LINES").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).filter { !$0.isEmpty }
        program = variable("TERM_PROGRAM")
        programVersion = variable("TERM_PROGRAM_VERSION")
        xtermVersion = variable("XTERM_VERSION")
        signs = Set(Self.signs.filter { !(variable($0) ?? "").isEmpty })
    }

    /// Returns the name of the variable that turns colors off; `nil` where none does.
    ///
    /// `NO_COLOR` with any value is the strongest; what forces colors is stronger than `CLICOLOR=0`.
    package static func colorSwitch(_ variable: (String) -> String?) -> String? {
        if !(variable("NO_COLOR") ?? "").isEmpty { return "NO_COLOR" }
        if let level = variable("FORCE_COLOR"), ["0", "false"].contains(level.lowercased()) { return "FORCE_COLOR" }
        return variable("CLICOLOR") == "0" && forcedColors(variable) == nil ? "CLICOLOR" : nil
    }

    private static func forcedColors(_ variable: (String) -> String?) -> ColorDepth? {
        switch variable("FORCE_COLOR")?.lowercased() {
        case nil, "", "0", "false": break
        case "2": return .ansi256
        case "3": return .trueColor
        default: return .ansi16
        }
        return ["", "0"].contains(variable("CLICOLOR_FORCE") ?? "") ? nil : .ansi16
    }

    private static let signs = [
        "STY", "TMUX", "KITTY_WINDOW_ID", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR", "ITERM_SESSION_ID",
        "MLTERM",
    ]

    /// The entries of terminfo that describe the terminal best where there is none for `TERM`, the best one first.
    package var substitutes: [String] {
        let family = (term ?? "").lowercased().prefix { $0 != "-" && $0 != "." }
        if let entries = Self.substitutes[String(family)] { return entries }
        if Self.xtermFamily.contains(String(family)) { return Self.xtermEntries }
        if family.hasPrefix("vt"), Int(family.dropFirst(2)) != nil { return ["vt220", "vt100"] }
        // Terminals with so many colors understand what xterm does.
        let isRecent = term?.contains("256color") == true || !(colorTerm ?? "").isEmpty && !inheritsColorTerm
        return isRecent ? Self.xtermEntries : []
    }

    private static let xtermEntries = ["xterm-256color", "xterm"]
    private static let xtermFamily: Set = [
        "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "iterm2", "kitty", "konsole", "mintty", "mlterm",
        "ms",
        "putty", "rio", "st", "vte", "wezterm", "xterm",
    ]
    private static let substitutes = [
        "tmux": ["tmux-256color", "screen-256color", "screen"], "screen": ["screen-256color", "screen"],
        "rxvt": ["rxvt-256color", "rxvt"], "linux": ["linux"],
    ]

    /// Whether tmux is between the game and the terminal.
    package var isInTmux: Bool { signs.contains("TMUX") || (term ?? "").hasPrefix("tmux") }

    /// True if `COLORTERM` is another terminal's, from which this one was started: these know no 24-bit colors, and set no
    /// such variable.
    var inheritsColorTerm: Bool {
        let term = term ?? ""
        return isInScreen || ["linux", "eterm", "dvtm", "fbterm"].contains { term.hasPrefix($0) }
    }

    /// True if GNU screen is between the game and the terminal. tmux is `screen` to many; in a screen within tmux only `STY`
    /// tells.
    package var isInScreen: Bool {
        (term ?? "").hasPrefix("screen") && (signs.contains("STY") || !signs.contains("TMUX"))
    }

    /// Whether the player's character set is UTF-8 by its name; without any name it is.
    package var namesUTF8: Bool { locales.first.map { $0.lowercased().contains("utf") } ?? true }

    /// About the number of colors that terminfo would give, by the terminal's name alone.
    package var colorsByName: Int {
        let term = term ?? ""
        if ["", "dumb", "unknown"].contains(term) || term.hasPrefix("vt") { return 0 }
        return term.contains("256") ? 256 : 8
    }
}
