import Simulation
import TerminalUI
import Words

/// What several pages say of a kind of bird.
extension Page {
    /// Adds what might bring a species that was never seen.
    mutating func addWays(of species: Species, _ words: Words, _ allowances: Allowances) {
        heading(words.birdMightBring)
        for way in words.ways(of: species, allowances) { line(way, .soft) }
    }

    /// Adds what was found to draw a species, and what is still to be tried. Foods make no difference to how many come,
    /// so of them only those that do are named.
    mutating func addFieldNotes(_ notes: FieldPage, _ words: Words) {
        heading(
            words.notesTitle,
            detail: notes.isFinished ? words.notesFinished : words.notesFound(count: notes.found, all: notes.likes))
        let findings: [(FieldNote.Finding, String, Ink)] = [
            (.likes, words.notesComesFor, .good), (.indifferent, words.notesNoEffect, .text),
            (.tested, words.notesUnsure, .soft), (.untested, words.notesUntried, .faint),
        ]
        for (finding, title, ink) in findings {
            let attractions = notes.notes.filter {
                $0.finding == finding && $0.attraction != .secret && (finding == .likes || !$0.attraction.isFood)
            }
            if !attractions.isEmpty {
                fact(title, words.enumeration(attractions.map { words.name(of: $0.attraction) }), ink)
            }
        }
        if let secret = words.secret(notes) {
            let isFound = notes.notes.contains { $0.attraction == .secret && $0.finding == .likes }
            fact(words.notesSecret, secret, isFound ? .good : .premium)
        }
    }

    /// Adds foods by what birds make of them, and those that no bird was seen to eat last.
    mutating func addTastes(_ tastes: [Enjoyment?: [ID<Food>]], untried: [ID<Food>], _ words: Words) {
        let rows: [(Enjoyment?, Ink)] = [
            (.loved, .good), (.enjoyed, .text), (.noOpinion, .text), (.disliked, .warning), (nil, .soft),
        ]
        for (taste, ink) in rows {
            guard let foods = tastes[taste], !foods.isEmpty else { continue }
            fact(
                taste.map { words.title($0) } ?? words.tasteDivided,
                words.enumeration(foods.map { words.name(of: $0) }), ink)
        }
        if !untried.isEmpty {
            fact(words.notesUntried, words.enumeration(untried.map { words.name(of: $0) }), .faint)
        }
    }

    /// Adds what a species is, what it does, and how it sings.
    mutating func addStory(of species: Species, title: String? = nil, in context: Context) {
        let words = context.words
        heading(title ?? words.name(of: species.id))
        line(words.about(species.id), .soft)
        space()
        line(words.habits(of: species.id), .soft)
        space()
        add(
            Line(
                Piece(context.symbols.note, .premium, at: .leading(0)),
                Piece(words.song(of: species.id), .premium, .italic, at: .leading(2), fit: .wrap)))
    }
}
