import Session
import Simulation
import TerminalUI

/// One line of the palette: what it does, the key that does it as well, and what comes of choosing it.
struct CommandPaletteEntry: Hashable {
    let title: String
    /// A key, or what kind of thing it is.
    let detail: String
    let steps: [Step]

    /// Everything that can be done and gone to, the actions of the keys first.
    static func all(in context: Context) -> [CommandPaletteEntry] {
        commands(context) + widgets(context) + yards(context) + birds(context) + species(context)
    }

    /// Keys that only move about have no place among actions.
    private static let moving: Set<Command> = [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .open, .back, .leave, .palette, .nextScreen,
        .previousScreen,
    ]

    private static func commands(_ context: Context) -> [CommandPaletteEntry] {
        context.keys.bindings.filter { !moving.contains($0.action) }.map { binding in
            CommandPaletteEntry(
                title: context.words.title(binding.action),
                detail: binding.keys.first.map { context.words.label(of: $0, unicode: context.theme.unicode) } ?? "",
                steps: [.dismissSheet, .run(binding.action)])
        }
    }

    private static func widgets(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        return [
            CommandPaletteEntry(
                title: words.widgetsTitle, detail: words.title(Section.settings), steps: [.open(.widgets)]),
            CommandPaletteEntry(
                title: words.widgetsNewTitle, detail: words.widgetsPaletteKind,
                steps: [.open(.widget(.new(.backyard, .small)))]),
        ]
            + context.session.settings.widgets.keys.sorted().map { name in
                CommandPaletteEntry(
                    title: words.widgetsPaletteWidget(name: name), detail: words.widgetsPaletteKind,
                    steps: [.open(.widget(.kept(name)))])
            }
    }

    private static func yards(_ context: Context) -> [CommandPaletteEntry] {
        let yards = YardFinder.yards(in: context.world)
        return yards.map { yard in
            CommandPaletteEntry(title: yard.name, detail: context.words.paletteYard, steps: [.open(.backyard(yard.id))])
        }
            + yards.flatMap { yard in
                [
                    CommandPaletteEntry(
                        title: context.words.paletteRefill(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.dismissSheet] + Care.steps(for: .refill, of: yard, in: context)),
                    CommandPaletteEntry(
                        title: context.words.paletteFood(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.dismissSheet, .present(.foodPicker(yard.id))]),
                    CommandPaletteEntry(
                        title: context.words.paletteDecorate(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.open(.decorate(yard.id))]),
                ]
            }
    }

    private static func birds(_ context: Context) -> [CommandPaletteEntry] {
        context.world.birds.filter(\.hasBeenSeen).map { bird in
            let words = context.words
            let yard = context.world.presentVisit(of: bird.id).flatMap { context.world.backyard($0.backyard)?.name }
            return CommandPaletteEntry(
                title: words.amongAll(bird), detail: yard.map { words.birdInYard(yard: $0) } ?? words.paletteBird,
                steps: [.open(.bird(bird.id))])
        }
    }

    private static func species(_ context: Context) -> [CommandPaletteEntry] {
        Catalog.species.filter { context.world.hasSeen($0.id) }.map {
            CommandPaletteEntry(
                title: context.words.name(of: $0.id), detail: context.words.paletteSpecies,
                steps: [.open(.species($0.id))])
        }
    }
}

/// Letters in their order, with others between them.
enum FuzzyMatch {
    /// How well `query` fits `text`, higher being better; `nil` where a letter is missing. Letters in a row and at the
    /// beginnings of words count most, and of two texts that fit alike the shorter is better.
    static func score(_ query: String, in text: String) -> Int? {
        let letters = Array(text.lowercased())
        let wanted = query.lowercased().filter { !$0.isWhitespace }
        var score = 0
        var place = 0
        var last = -2
        for letter in wanted {
            // The beginning of a word, if the letter begins one that is still to come; else where it stands next.
            let rest = letters[place...]
            guard let next = rest.firstIndex(of: letter) else { return nil }
            let start = rest.indices.first { letters[$0] == letter && isStart($0, letters) }
            let found = next == last + 1 ? next : start ?? next
            score += found == last + 1 ? 8 : isStart(found, letters) ? 6 : 1
            (last, place) = (found, found + 1)
        }
        return score * 10 - min(9, letters.count / 4)
    }

    private static func isStart(_ index: Int, _ letters: [Character]) -> Bool {
        index == 0 || !letters[index - 1].isLetter
    }

    /// The entries that fit, the best first; all of them, in their order, for an empty query.
    /// - Parameter orElse: other titles of the same entries that they are found by as well.
    static func filter(
        _ entries: [CommandPaletteEntry], by query: String, orElse titles: [String] = []
    ) -> [CommandPaletteEntry] {
        entries.enumerated()
            .compactMap { index, entry in
                let other = titles.indices.contains(index) ? score(query, in: titles[index]) : nil
                return (score(query, in: entry.title) ?? other).map {
                    (entry: entry, score: query.isEmpty ? 0 : $0, index: index)
                }
            }
            .sorted { ($1.score, $0.index) < ($0.score, $1.index) }
            .map(\.entry)
    }
}
