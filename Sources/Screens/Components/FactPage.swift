import Drawing
import Simulation
import TerminalUI
import Words

/// A page of words: headings, facts with a name before them, sentences.
struct FactPage {
    let width: Int
    let words: Words
    var stack = Stack()

    init(width: Int, words: Words) {
        (self.width, self.words) = (width, words)
    }

    mutating func line(_ text: String, _ ink: Ink, _ attributes: CellAttributes = []) {
        for line in TextFitting.wrap(text, to: width) {
            stack.add(1) { painter, frame in
                painter.line(line, y: 0, style: frame.theme.style(ink, on: .ground, attributes))
            }
        }
    }

    mutating func part(_ title: String) {
        stack.space()
        stack.add(1) { painter, frame in Heading.part(title, in: painter, y: 0, frame: frame) }
    }

    mutating func fact(_ name: String, _ value: String, _ ink: Ink = .text) {
        let column = width >= 40 ? 14 : 12
        stack.add(TextFitting.wrap(value, to: width - column).count) { painter, frame in
            painter.line(name, y: 0, style: frame.theme.style(.faint))
            painter.paragraph(value, y: 0, from: column, style: frame.theme.style(ink))
        }
    }

    /// What might bring a species that was never seen.
    mutating func addWays(of species: Species, _ allowances: Allowances) {
        part(words.birdMightBring)
        for way in words.ways(of: species, allowances) { line(way, .soft) }
    }

    /// What a species is, what it does, and how it sings.
    mutating func addStory(of species: Species, title: String? = nil) {
        part(title ?? words.name(of: species.id))
        line(words.about(species.id), .soft)
        stack.space()
        line(words.habits(of: species.id), .soft)
        stack.space()
        let song = TextFitting.wrap(words.song(of: species.id), to: width - 2)
        stack.add(song.count) { painter, frame in
            painter.put(
                String(frame.symbols.note), at: CellPoint(x: 0, y: 0), style: frame.theme.style(.premium))
            for (row, line) in song.enumerated() {
                painter.line(line, y: row, from: 2, style: frame.theme.style(.premium, [.italic]))
            }
        }
    }
}
