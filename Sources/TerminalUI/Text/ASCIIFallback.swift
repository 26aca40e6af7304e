/// The substitutes of glyphs on a terminal without UTF-8, column for column.
package enum ASCIIFallback {
    /// Returns an ASCII character of one column; a wide glyph becomes the result and a space.
    package static func glyph(for character: Character) -> Character {
        if character.isASCII {
            return character.unicodeScalars.first.map(TextWidth.isPrintable) == true ? character : "?"
        }
        if let known = table[character] { return known }
        if let first = character.unicodeScalars.first {
            if let letter = letters[first.value] { return letter }
            switch first.value {
            case 0x2500...0x257F: return "+"
            case 0x2580...0x259F, 0x1FB00...0x1FBAF: return "#"
            case 0x2800...0x28FF: return ":"
            case 0x2190...0x21FF: return ">"
            default: break
            }
        }
        return "?"
    }

    /// Returns `text` in ASCII, with the same number of columns.
    package static func text(for text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for character in text {
            for piece in TextWidth.pieces(of: character) {
                result.append(glyph(for: piece.glyph))
                if piece.columns == 2 { result.append(" ") }
            }
        }
        return result
    }

    private static let table: [Character: Character] = [
        "─": "-", "━": "-", "═": "=", "╌": "-", "┄": "-", "┈": "-", "│": "|", "┃": "|", "║": "|", "╎": "|", "┆": "|",
        "╭": ".", "╮": ".", "╰": "'", "╯": "'", "┌": "+", "┐": "+", "└": "+", "┘": "+",
        "↑": "^", "↓": "v", "←": "<", "→": ">", "▲": "^", "▼": "v", "◀": "<", "▶": ">", "▴": "^", "▾": "v", "◂": "<",
        "▸": ">", "‹": "<", "›": ">", "«": "<", "»": ">", "△": "^", "▽": "v",
        "…": ".", "·": ".", "•": "*", "●": "*", "○": "o", "◌": "o", "◆": "*", "◇": "o", "■": "#", "□": "o",
        "★": "*", "☆": "o", "♥": "*", "♡": "o", "✓": "+", "✔": "+", "✗": "x", "✘": "x", "×": "x", "÷": "/", "±": "+",
        "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"",
        "′": "'", "″": "\"", "°": "o", "©": "c", "®": "r", "€": "E", "£": "L", "¥": "Y",
        "₩": "W", "₹": "R", "₽": "R", "₺": "L", "₴": "H", "₪": "S", "₫": "d", "₱": "P", "฿": "B", "₦": "N", "₸": "T",
        "\u{A0}": " ", "¿": "?", "¡": "!",
        "█": "#", "▓": "#", "▒": "=", "░": "-", "▀": "\"", "▄": "_", "▌": "|", "▐": "|", "▁": "_", "▂": "_", "▃": "_",
        "♪": "d", "♫": "d", "♩": "d", "☀": "*", "☁": "~", "☂": "T", "☔": "T", "❄": "*", "☾": ")", "☽": "(", "♀": "f",
        "♂": "m", "✦": "!",
        "⏎": "<", "↵": "<", "⌫": "<", "␣": "_", "☰": "=", "≈": "~", "∼": "~", "≤": "<", "≥": ">", "≠": "#", "∞": "8",
    ]

    /// Latin letters without their marks; those without a plain twin map to the nearest.
    private static let letters: [UInt32: Character] = {
        let twins: [(Character, String)] = [
            ("A", "ÀÁÂÃÄÅĀĂĄÆ"), ("a", "àáâãäåāăąæª"), ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "ÐĎĐ"), ("d", "ðďđ"),
            ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"), ("H", "ĤĦ"), ("h", "ĥħ"),
            ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭįı"), ("J", "Ĵ"), ("j", "ĵ"), ("K", "Ķ"), ("k", "ķ"), ("L", "ĹĻĽĿŁ"),
            ("l", "ĺļľŀł"), ("N", "ÑŃŅŇ"), ("n", "ñńņň"), ("O", "ÒÓÔÕÖØŌŎŐŒ"), ("o", "òóôõöøōŏőœº"), ("R", "ŔŖŘ"),
            ("r", "ŕŗř"), ("S", "ŚŜŞŠȘ"), ("s", "śŝşšșß"), ("T", "ŢŤŦȚÞ"), ("t", "ţťŧțþ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"),
            ("u", "ùúûüũūŭůűų"), ("W", "Ŵ"), ("w", "ŵ"), ("Y", "ÝŶŸ"), ("y", "ýÿŷ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
        ]
        var letters: [UInt32: Character] = [:]
        for (plain, marked) in twins {
            for scalar in marked.unicodeScalars { letters[scalar.value] = plain }
        }
        return letters
    }()
}
