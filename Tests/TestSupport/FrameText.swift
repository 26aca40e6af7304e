import Drawing

extension CellGrid {
    /// The glyphs row by row, spaces at line ends left out.
    package var textRows: [String] {
        (0..<height).map { y in
            var row = ""
            for x in 0..<width {
                if case .glyph(let glyph) = self[x, y].content { row.append(glyph) }
            }
            return row.trimmedEnd
        }
    }

    /// The whole frame for a golden file: the text, then one letter for each cell's style, then what the letters mean.
    /// Letters are given in the order in which styles appear; a space is the plain style.
    package var golden: String {
        let (layer, legend) = styleLayer
        return
            (["\(width)x\(height)"] + textRows + ["--- styles"] + layer.map(String.init(_:)).map(\.trimmedEnd)
            + ["--- legend"] + legend.map { "\($0.letter) \($0.style.summary)" })
            .joined(separator: "\n") + "\n"
    }

    /// The same frame as it looks elsewhere, as far as it is different: what the first frame's letters mean there, the
    /// rows whose text is another, and the cells whose style is not their letter's.
    package func golden(beside first: CellGrid, _ name: String) -> String {
        let (layer, letters) = first.styleLayer
        var lines = ["--- \(name)"]
        var meanings: [Character: CellStyle] = [:]
        var counts: [Character: [CellStyle: (times: Int, first: Int)]] = [:]
        for place in 0..<width * height {
            let (x, y) = (place % width, place / width)
            counts[layer[y][x], default: [:]][self[x, y].style, default: (0, place)].times += 1
        }
        for (letter, _) in letters {
            // Of two that are as frequent the first.
            meanings[letter] =
                counts[letter]?.max { ($0.value.times, -$0.value.first) < ($1.value.times, -$1.value.first) }?.key
            lines.append("\(letter) \(meanings[letter]?.summary ?? "")")
        }
        for (y, (old, new)) in zip(first.textRows, textRows).enumerated() where old != new {
            lines.append("\(y): \(new)")
        }
        for y in 0..<height {
            var x = 0
            while x < width {
                let (start, style) = (x, self[x, y].style)
                let isOther = style != meanings[layer[y][x], default: .plain]
                repeat {
                    x += 1
                } while x < width && self[x, y].style == style
                    && isOther == (style != meanings[layer[y][x], default: .plain])
                if isOther { lines.append("\(y): \(start)..<\(x) \(style.summary)") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One letter for each cell's style, row by row, and what they mean.
    private var styleLayer: (rows: [[Character]], legend: [(letter: Character, style: CellStyle)]) {
        var letters: [CellStyle: Character] = [.plain: " "]
        var legend: [(letter: Character, style: CellStyle)] = []
        let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let rows = (0..<height).map { y in
            (0..<width).map { x in
                let style = self[x, y].style
                if let letter = letters[style] { return letter }
                // Pictures have more styles than there are letters: the rest are told apart in the alphabet after.
                let number = legend.count
                let letter =
                    number < alphabet.count
                    ? alphabet[number]
                    : Unicode.Scalar(UInt32(0x100 + number - alphabet.count)).map(Character.init) ?? "?"
                letters[style] = letter
                legend.append((letter, style))
                return letter
            }
        }
        return (rows, legend)
    }
}

extension String {
    /// Without the spaces at its end.
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension CellStyle {
    /// In words, for goldens: `#102030 on standard bold`.
    package var summary: String {
        func name(_ color: CellColor) -> String {
            guard case .rgb(let rgb) = color else { return "standard" }
            let digits = String(rgb.hex, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        let names: [(CellAttributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        let set = names.filter { attributes.contains($0.0) }.map(\.1)
        return (["\(name(foreground)) on \(name(background))"] + set).joined(separator: " ")
    }
}
