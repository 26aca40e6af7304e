import TerminalUI

/// What a terminal's description and its environment say of color.
struct ColorEvidence: Hashable, Sendable {
    var term: String
    /// `COLORTERM`
    var colorTerm: String?
    var noColor: Bool
    /// `colors` of its terminfo entry; 0 for none.
    var describedColors: Int
    /// Whether the entry has `RGB` or `Tc`.
    var describesDirectColor: Bool

    /// The depth to use: what was asked for, else nothing if `NO_COLOR` says so, else the best that is known of.
    func depth(asked: ColorDepth?) -> ColorDepth {
        if let asked { return asked }
        if noColor { return .mono }
        let claims = ["truecolor", "24bit"].contains(colorTerm?.lowercased() ?? "")
        if describesDirectColor || term.hasSuffix("-direct") || (claims && describedColors >= 8) { return .trueColor }
        return switch describedColors {
        case 256...: .ansi256
        case 8...: .ansi16
        default: .mono
        }
    }
}
