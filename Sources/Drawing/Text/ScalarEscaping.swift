extension String {
    /// Returns the text with each code point replaced by what `escape` returns for it; `nil` keeps the code point.
    ///
    /// Every format that hands text to another program escapes by this function. A `Character` is a grapheme cluster:
    /// U+0D4E and the sign after it are one, so that `replacing`, `split` and `contains` do not find the sign, while the
    /// program that reads the text does.
    package func escapingScalars(_ escape: (Unicode.Scalar) -> String?) -> String {
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let escaped = escape(scalar) {
                text.append(contentsOf: escaped.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// The text as it may stand in an XML document, also in an attribute: markup is escaped, control characters left out.
    package var escapedForXML: String {
        escapingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": ""
            default: nil
            }
        }
    }
}
