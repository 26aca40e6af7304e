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

    /// The text on one line: an end of a line in it, which would make a line of its own in a report, is shown as its code,
    /// `\u000a`, as other controls are.
    package var onOneLine: String {
        utf8.contains(UInt8(ascii: "\n")) ? escapingScalars { $0 == "\n" ? "\\u000a" : nil } : self
    }

    /// The text with everything that a terminal might obey, but for the ends of lines and tabs, as `\u001b`: to be seen,
    /// and in JSON, where it can only be within a string, the same text.
    package var harmless: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        return escapingScalars { scalar in
            guard scalar.isObeyed else { return nil }
            let digits = String(scalar.value, radix: 16)
            return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
        }
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

extension Unicode.Scalar {
    /// True if a terminal might obey the code point: controls (C0, DEL, C1), and what breaks lines or turns the
    /// direction of the text around it.
    var isObeyed: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
