import Drawing
import TerminalUI

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

    /// The frame for a golden file: the size and the text, then, where a theme is given, each row's styles by name.
    ///
    /// A style is listed with the column it begins at, a row without any but `text` is left out.
    package func golden(styles theme: Theme? = nil) -> String {
        var lines = ["\(width)x\(height)"] + textRows
        if let theme {
            let names = StyleNames(theme)
            lines.append("--- styles")
            for y in 0..<height {
                let runs = styleRuns(row: y).map { "\($0.columns.lowerBound) \(names.name(of: $0.style))" }
                if runs != ["0 text"] { lines.append("\(y): " + runs.joined(separator: ", ")) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rows of the same frame in another look whose text differs from that of the look before; empty where none does.
    package func golden(_ look: String, after previous: CellGrid) -> String {
        let rows = zip(previous.textRows, textRows).enumerated().filter { $1.0 != $1.1 }
        return Self.section(look, rows.map { "\($0): \($1.1)" })
    }

    /// The columns whose style is not the counterpart of the first look's; empty where all are.
    package func golden(_ look: String, styles theme: Theme, beside first: CellGrid, _ firstTheme: Theme) -> String {
        let (firstNames, names) = (StyleNames(firstTheme), StyleNames(theme))
        let rows = (0..<height).compactMap { y -> String? in
            let runs = styleRuns(row: y) { x, style in
                firstNames.counterpart(of: first[x, y].style, in: names) != style
            }.filter(\.isMarked)
            guard !runs.isEmpty else { return nil }
            return "\(y): " + runs.map { "\($0.columns) \(names.name(of: $0.style))" }.joined(separator: ", ")
        }
        return Self.section("\(look) styles", rows)
    }

    private static func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : (["--- \(title)"] + lines).joined(separator: "\n") + "\n"
    }

    /// The runs of equal style in a row, parted where `isMarked` changes, too.
    private func styleRuns(
        row y: Int, isMarked: (Int, CellStyle) -> Bool = { _, _ in false }
    ) -> [(columns: Range<Int>, style: CellStyle, isMarked: Bool)] {
        var runs: [(columns: Range<Int>, style: CellStyle, isMarked: Bool)] = []
        for x in 0..<width {
            let style = self[x, y].style
            let mark = isMarked(x, style)
            if let last = runs.last, last.style == style, last.isMarked == mark {
                runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
            } else {
                runs.append((x..<x + 1, style, mark))
            }
        }
        return runs
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
