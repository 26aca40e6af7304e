import Drawing
import Simulation
import TerminalUI
import Words

/// A page of words: headings, facts with a name before them, sentences.
struct FactPage {
    let width: Int
    let words: Words
    var stack = Stack()
    /// Which of the screen's items the lines that are added belong to.
    var item: Int?

    init(width: Int, words: Words) {
        (self.width, self.words) = (width, words)
    }

    /// Where a page's picture stands, and its words beside it.
    static func columns(in painter: Painter) -> (picture: CellRect, text: Painter) {
        let isWide = painter.width >= 76
        let picture = CellRect(
            x: 0, y: 0, width: isWide ? max(30, min(painter.width * 2 / 5, 64)) : 24, height: painter.height)
        let margin = isWide ? 3 : 2
        let top = painter.height >= 20 ? 1 : 0
        let text = painter.sub(
            CellRect(
                x: picture.maxX + margin, y: top, width: min(painter.width - picture.maxX - margin - 1, 76),
                height: painter.height - top))
        return (picture, text)
    }

    mutating func line(_ text: String, _ ink: Ink, _ attributes: CellAttributes = []) {
        for line in TextFitting.wrap(text, to: width) {
            stack.add(1, item: item) { painter, frame in
                painter.line(line, y: 0, style: frame.theme.style(ink, on: .ground, attributes))
            }
        }
    }

    mutating func part(_ title: String, detail: String? = nil) {
        stack.space()
        stack.add(1, item: item) { painter, frame in
            Heading.part(title, detail: detail, in: painter, y: 0, frame: frame)
        }
    }

    mutating func fact(_ name: String, _ value: String, _ ink: Ink = .text) {
        let column = width >= 40 ? 14 : 12
        // Line by line: a long one may go on beyond the edge.
        for (index, line) in TextFitting.wrap(value, to: width - column).enumerated() {
            stack.add(1, item: item) { painter, frame in
                if index == 0 { painter.line(name, y: 0, style: frame.theme.style(.faint)) }
                painter.line(line, y: 0, from: column, style: frame.theme.style(ink))
            }
        }
    }

    mutating func space() {
        if !stack.blocks.isEmpty { stack.add(1, item: item) { _, _ in } }
    }

    /// What might bring a species that was never seen.
    mutating func addWays(of species: Species, _ allowances: Allowances) {
        part(words.birdMightBring)
        for way in words.ways(of: species, allowances) { line(way, .soft) }
    }

    /// What was found out about a species by trying, and what is still to be tried.
    mutating func addFieldNotes(_ notes: FieldPage) {
        part(
            words.notesTitle,
            detail: notes.isFinished ? words.notesFinished : words.notesFound(count: notes.found, all: notes.likes))
        let findings: [(FieldNote.Finding, String, Ink)] = [
            (.likes, words.notesLikes, .good), (.indifferent, words.notesIgnores, .text),
            (.tested, words.notesUnsure, .soft), (.untested, words.notesUntried, .faint),
        ]
        for (finding, title, ink) in findings {
            let lures = notes.notes.filter { $0.finding == finding && $0.lure != .secret }
            if !lures.isEmpty { fact(title, words.enumeration(lures.map { words.name(of: $0.lure) }), ink) }
        }
        if let secret = words.secret(notes) {
            let isFound = notes.notes.contains { $0.lure == .secret && $0.finding == .likes }
            fact(words.notesSecret, secret, isFound ? .good : .premium)
        }
    }

    /// What a species is, what it does, and how it sings.
    mutating func addStory(of species: Species, title: String? = nil) {
        part(title ?? words.name(of: species.id))
        line(words.about(species.id), .soft)
        space()
        line(words.habits(of: species.id), .soft)
        space()
        let song = TextFitting.wrap(words.song(of: species.id), to: width - 2)
        stack.add(song.count, item: item) { painter, frame in
            painter.put(
                String(frame.symbols.note), at: CellPoint(x: 0, y: 0), style: frame.theme.style(.premium))
            for (row, line) in song.enumerated() {
                painter.line(line, y: row, from: 2, style: frame.theme.style(.premium, [.italic]))
            }
        }
    }
}
