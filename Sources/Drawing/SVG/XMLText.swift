extension String {
    /// The text as it may stand in a document or an attribute: markup is escaped, control characters are left out.
    package var escapedForXML: String {
        var out = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": break
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
