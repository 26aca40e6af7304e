import Simulation
import TerminalUI
import Words

/// Texts about a species that several pages share.
extension Page {
    /// Adds hints at what attracts a species that has never been seen.
    mutating func addWays(of species: Species, _ words: Words, _ allowances: Allowances) {
        heading(words.birdMightBring)
        for way in words.ways(of: species, allowances) { line(way, .soft) }
    }

    /// Adds a species' field notes: attractions found to work, found not to work, and untested.
    ///
    /// Foods do not change how many birds come, so only foods with a found liking are named.
    ///
    /// - Parameter hasSecret: true to tell the clues to the species' secret.
    mutating func addFieldNotes(_ notes: FieldPage, hasSecret: Bool = true, in context: Context) {
        let words = context.words
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
        if !notes.isFinished, let rarity = Catalog.species(notes.species)?.rarity {
            line(words.howNotesAreTold(of: rarity), .faint)
        }
        // However many came, a plant is judged only where the player has chosen what grows.
        let isPlantOpen = notes.notes.contains { note in
            if case .plant = note.attraction { note.finding == .tested } else { false }
        }
        if isPlantOpen { line(words.plantWhoIsTold, .faint) }
        if hasSecret, let secret = words.secret(notes) {
            let isFound = notes.notes.contains { $0.attraction == .secret && $0.finding == .likes }
            fact(
                words.notesSecret, isFound ? "\(context.symbols.check) \(secret)" : secret, isFound ? .good : .premium)
        }
    }

    /// Adds the known clues to a secret, each with its state in the yard that already has most of them in place.
    mutating func addRumor(_ rumor: Rumor, in context: Context) {
        let (words, symbols) = (context.words, context.symbols)
        heading(words.rumorTitle)
        for part in rumor.parts {
            let thing = words.part(part, at: context.now)
            add(
                Line(
                    Piece(
                        part.state.mark(symbols), part.state.ink, at: .leading(0),
                        spoken: RumorLine.state(of: part, words) ?? ""),
                    Piece(
                        context.isForSale(part) ? words.rumorFromShop(thing: thing) : thing, part.state.ink,
                        at: .leading(2), fit: .wrap)))
        }
        let isThere = rumor.parts.contains { $0.state == .inPlace }
        let yard = words.name(of: rumor.backyard, context.session)
        if rumor.isAway {
            line(words.rumorAway, .warning)
        } else if let waking = rumor.waking {
            line(words.rumorAsleep(yard: yard, hour: words.part(waking, at: context.now)), .soft)
        } else if rumor.isComplete {
            line(words.rumorComplete(yard: yard), .good)
        } else if isThere {
            link(.backyard(rumor.backyard)) { $0.line(words.rumorBestYard(yard: yard), .soft) }
        }
        if let visits = rumor.visitsToNextClue {
            let next = words.rumorNextClue(visits: visits)
            line(words.sentences([words.rumorStillUnknown(count: rumor.unknown), next]), .premium)
        }
    }

    /// Adds foods grouped by how much birds enjoy them, with untried foods last; `nil` stands for divided tastes.
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

    /// Adds a species' description, habits and song.
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

extension Context {
    /// Returns true if a missing part of a secret is in the shop and the player has none.
    fileprivate func isForSale(_ part: Rumor.Part) -> Bool {
        guard part.state == .missing else { return false }
        return switch part.circumstance {
        case .food(let food): Catalog.food(food)?.isPremium == true && world.owned(food) == 0
        case .hangingFeeder: session.allowances.feeders.isEmpty
        case .weather, .hours, .plant, .birdhouse: false
        }
    }
}
