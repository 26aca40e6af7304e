import Drawing

extension CellGrid {
    /// The glyphs row by row, spaces at line ends left out.
    package var textRows: [String] {
        (0..<height).map { y in
            var row = ""
            for x in 0..<width {
                if case .glyph(let glyph) = self[x, y].content { row.append(glyph) }
            }
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    /// The whole frame for a golden file: the text, then one letter for each cell's style, then what the letters mean.
    /// Letters are given in the order in which styles appear; a space is the plain style.
    package var golden: String {
        var letters: [CellStyle: Character] = [.plain: " "]
        var legend: [(Character, CellStyle)] = []
        let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        var layer: [String] = []
        for y in 0..<height {
            var row = ""
            for x in 0..<width {
                let style = self[x, y].style
                if letters[style] == nil {
                    // Pictures have more styles than there are letters: the rest are told apart in the alphabet after.
                    let number = legend.count
                    let letter =
                        number < alphabet.count
                        ? alphabet[number]
                        : Unicode.Scalar(UInt32(0x100 + number - alphabet.count)).map(Character.init) ?? "?"
                    letters[style] = letter
                    legend.append((letter, style))
                }
                row.append(letters[style] ?? "?")
            }
            while row.last == " " { row.removeLast() }
            layer.append(row)
        }
        let meaning = legend.map { "\($0.0) \($0.1.summary)" }
        return (["\(width)x\(height)"] + textRows + ["--- styles"] + layer + ["--- legend"] + meaning)
            .joined(separator: "\n") + "\n"
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
