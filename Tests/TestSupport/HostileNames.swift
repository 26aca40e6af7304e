/// Names that would command whoever reads them, as an edited save or an imported game may hold them.
package enum HostileNames {
    /// Parts that some program obeys: tmux, polybar, Pango, a shell, a spreadsheet, JSON, XML, roff, a terminal.
    private static let attacks = [
        "#[bg=yellow]", "#{pane_pid}", "#(touch PWN)", "##", "#", "%{A1:touch PWN:}x%{A}", "%{F-}", "%", "<big>x</big>",
        "&amp;", "\"", "'", "\",=cmd|calc,\"", "=cmd|'/c calc'!A1", "@SUM(A1)", "`touch PWN`", "$(touch PWN)", "!!",
        "\\",
        ";", ":", "]]>", ".so x", "\\fB", "{\"full_text\":\"x\"}",
    ]
    /// Marks that are one character with the sign behind them, and with the sign before them.
    private static let joiners = ["", "\u{0D4E}", "a\u{200D}", "\u{1F1E6}"]
    private static let marks = ["", "\u{0301}"]

    /// Two hundred of them: each attack with a joiner before each of its signs, and with a mark at its end.
    package static let all = attacks.flatMap { attack in
        joiners.flatMap { joiner in
            marks.map { mark in joiner + attack.unicodeScalars.map(String.init).joined(separator: joiner) + mark }
        }
    }
}
