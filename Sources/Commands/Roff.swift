import Drawing

/// A page in the language of `man`: requests at the beginning of lines, everything else escaped, all of it ASCII.
struct Roff {
    private(set) var text = ""

    /// A heading has just begun a paragraph.
    private var isBegun = false

    mutating func line(_ line: String) {
        text += line + "\n"
        isBegun = line.utf8.starts(with: ".SH".utf8)
    }

    mutating func macro(_ name: String, _ arguments: String...) {
        line(
            ([name] + arguments.map { "\"\(Self.escaped($0).escapingScalars { $0 == "\"" ? "\\(dq" : nil })\"" })
                .joined(separator: " ")
        )
    }

    mutating func title(_ name: String, _ date: String, _ version: String, _ book: String) {
        // A date is read by programs: its hyphens stay hyphens.
        line(".TH \(Self.escaped(name)) 1 \(date) \"\(Self.escaped(version))\" \"\(Self.escaped(book))\"")
    }

    mutating func paragraph(_ paragraph: String) {
        if !isBegun { line(".PP") }
        sentences(paragraph)
    }

    /// In lines that a person can read; the page's own are made of all of them.
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

    /// A term, and below it what it means.
    mutating func item(bold: String, italic: String = "", _ meaning: String) {
        line(".TP")
        line("\\fB\(Self.escaped(bold))\\fR" + (italic.isEmpty ? "" : " \\fI\(Self.escaped(italic))\\fR"))
        sentences(meaning)
    }

    /// Returns the text in ASCII with nothing in it that roff would interpret.
    static func escaped(_ text: String) -> String {
        var isFirst = true
        return text.escapingScalars { scalar in
            defer { isFirst = false }
            switch scalar {
            case "\\": return "\\e"
            // Not to become a hyphen, which is no minus.
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

    /// In hexadecimal, of four digits at least.
    private static func padded(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
