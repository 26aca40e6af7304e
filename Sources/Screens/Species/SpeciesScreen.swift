import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The screen of one species: its birds that were met, field notes and description; for one never seen, what may
/// attract it.
struct SpeciesScreen: Screen {
    let id: ID<Species>
    private(set) var cursor = ListCursor<FactPage.Item>()

    init(_ id: ID<Species>) {
        self.id = id
    }

    /// Returns the birds of the species that were met: those that are here, then the last seen first.
    private func birds(in world: World) -> [Bird] {
        let met = FetchDescriptor<Bird>(
            predicate: { [id] in $0.species == id && $0.hasBeenSeen && !$0.isGuest },
            sortBy: world.latestBirdsFirst)
        return world.fetch(met)
    }

    func listed(in context: Context) -> [Place] { birds(in: context.world).map { .bird($0.id) } }

    mutating func comeBack(from place: Place, in context: Context) {
        if case .bird = place { cursor = ListCursor(on: .link(place, 0)) }
    }

    func hints(in context: Context) -> [Hint] {
        factPage(in: context).hints(cursor)
            + [Hint(.right, context.words.hintNextKind), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let (steps, command) = factPage(in: context).handle(action, &cursor)
        switch command {
        case nil: return steps
        case .left: return [.turn(-1)]
        case .right: return [.turn(1)]
        case let command?: return [.ignored(command)]
        }
    }

    func told(in context: Context) -> Told {
        let words = context.words
        let name = context.world.hasSeen(id) ? words.name(of: id) : words.birdsUnmetKind
        return factPage(in: context).told(name, cursor)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let isSeen = frame.world.sighting(of: id) != nil
        let palette = birds(in: frame.world).first?.palette ?? 0
        factPage(in: frame.context(painter.size))
            .draw(.portrait(id, palette: palette, isSeen: isSeen), in: painter, cursor, frame: &frame)
    }

    /// Returns the species' page as an interactive list of links.
    private func factPage(in context: Context) -> FactPage { FactPage(page(in: context) ?? Page(), in: context) }

    func page(in context: Context) -> Page? {
        let (session, words, world) = (context.session, context.words, context.world)
        var page = Page()
        guard let species = Catalog.species(id) else { return page }
        guard let sighting = world.sighting(of: id) else {
            page.line(words.birdsUnmetKind, .text, .bold)
            page.addWays(of: species, words, session.allowances)
            return page
        }
        page.line(words.name(of: id), .text, .bold)
        page.line(words.name(of: species.rarity), .faint)
        let birds = birds(in: world)
        let rumor = world.shown(context.session.allowances).rumor(of: id)
        if let rumor { page.addRumor(rumor, in: context) }
        page.heading(words.speciesMet(count: birds.count, all: world.possibleBirds(of: id).count))
        for bird in birds {
            page.link(.bird(bird.id)) { $0.add(Self.row(bird, in: context)) }
        }
        page.heading(words.birdVisits)
        page.fact(words.birdSoFar, words.visits(count: sighting.visits))
        let yard = sighting.first.backyard
        let name = yard.map { words.name(of: $0, session) }
        page.link(yard.flatMap { Place(standing: $0, session) }, name) {
            $0.fact(words.birdFirstSeen, words.seen(words.day(sighting.first.date, session), in: name))
        }
        if let notes = world.fieldPage(of: id) { page.addFieldNotes(notes, hasSecret: rumor == nil, in: context) }
        addTastes(world, birds, words, to: &page)
        page.addStory(of: species, title: words.speciesStory, in: context)
        return page
    }

    /// Adds the opinion that most birds of the species have of each food, from birds seen to eat it.
    private func addTastes(_ world: World, _ birds: [Bird], _ words: Words, to page: inout Page) {
        let tastes = world.tastes(of: id)
        let eaters = birds.count { !$0.discoveredFoods.isEmpty }
        page.heading(words.tasteTitle, detail: eaters == 0 ? nil : words.tasteOfBirds(count: eaters))
        page.addTastes(
            Dictionary(grouping: tastes.filter(\.isTried), by: \.most).mapValues { $0.map(\.food) },
            untried: tastes.filter { !$0.isTried }.map(\.food), words)
    }

    /// Returns the line of a bird: name, favorite mark, and when it was last seen.
    private static func row(_ bird: Bird, in context: Context) -> Page.Line {
        let (words, symbols) = (context.words, context.symbols)
        let isHere = context.world.presentVisit(of: bird.id) != nil
        let seen = isHere ? words.birdHere : bird.lastSeen.map { words.ago($0, context.session) } ?? ""
        return Page.Line(
            Page.Piece(seen, isHere ? .accent : .faint, at: .trailing(1)),
            .title(words.names(of: bird), at: .leading(0), gap: 3),
            bird.isFavorite
                ? Page.Piece(symbols.star, .gold, at: .following(1), spoken: words.plainFavorite) : nil)
    }
}
