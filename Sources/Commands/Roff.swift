import Drawing

/// A manual page under construction in roff, the language of `man`: requests begin lines, all other text is escaped
/// ASCII.
struct Roff {
    private(set) var text = ""

    /// True right after a section heading, which begins a paragraph by itself.
    private var isBegun = false

    /// Appends a line of roff as it is.
    mutating func line(_ line: String) {
        text += line + "\n"
        isBegun = line.utf8.starts(with: ".SH".utf8)
    }

    /// Appends a request with quoted arguments.
    mutating func macro(_ name: String, _ arguments: String...) {
        line(
            ([name] + arguments.map { "\"\(Self.escaped($0).escapingScalars { $0 == "\"" ? "\\(dq" : nil })\"" })
                .joined(separator: " ")
        )
    }

    /// Appends the request that sets the page's title, date, version and the name of the manual.
    mutating func title(_ name: String, _ date: String, _ version: String, _ book: String) {
        // Programs parse the date, so its hyphens are not escaped.
        line(".TH \(Self.escaped(name)) 1 \(date) \"\(Self.escaped(version))\" \"\(Self.escaped(book))\"")
    }

    /// Appends a paragraph of text.
    mutating func paragraph(_ paragraph: String) {
        if !isBegun { line(".PP") }
        sentences(paragraph)
    }

    /// Appends text in source lines of at most 80 bytes; `man` fills them again.
    private mutating func sentences(_ text: String) {
        var current = ""
        for word in text.unicodeScalars.split(separator: " ") {
            let piece = Self.escaped(String(word))
            if current.isEmpty {
                current = piece
            } else if current.utf8.count + piece.utf8.count < 80 {
                current += " " + piece
            } else {
                line(current)
                current = piece
            }
        }
        line(current)
    }

    /// Appends a term and, indented below it, its meaning.
    mutating func item(bold: String, italic: String = "", _ meaning: String) {
        line(".TP")
        line("\\fB\(Self.escaped(bold))\\fR" + (italic.isEmpty ? "" : " \\fI\(Self.escaped(italic))\\fR"))
        sentences(meaning)
    }

    /// Returns the text in ASCII with all characters escaped that roff would interpret.
    static func escaped(_ text: String) -> String {
        var isFirst = true
        return text.escapingScalars { scalar in
            defer { isFirst = false }
            switch scalar {
            case "\\": return "\\e"
            // An unescaped "-" would be set as a hyphen, which can't be copied as a minus.
            case "-": return "\\-"
            case "'" where isFirst, "." where isFirst: return "\\&" + String(scalar)
            case "'": return "\\(aq"
            case "`": return "\\(ga"
            case "~": return "\\(ti"
            case "^": return "\\(ha"
            case _ where scalar.isASCII: return nil
            default: return "\\[u" + padded(scalar.value) + "]"
            }
        }
    }

    /// Returns a number in hexadecimal with at least four digits.
    private static func padded(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
