import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// One kind of bird: who of it has come, what was found out about it, what it is, does and sings; of one never seen, how
/// it might be brought.
struct SpeciesScreen: Screen {
    let id: ID<Species>
    private(set) var cursor = ListCursor<FactPage.Item>()

    init(_ id: ID<Species>) {
        self.id = id
    }

    /// Those that were met, the last seen first.
    private func birds(in world: World) -> [Bird] {
        let met = FetchDescriptor<Bird>(
            predicate: { [id] in $0.species == id && $0.hasBeenSeen },
            sortBy: [SortDescriptor(\.lastSeen, order: .reverse), SortDescriptor(\.id)])
        return world.fetch(met)
    }

    func listed(in context: Context) -> [Place] { birds(in: context.world).map { .bird($0.id) } }

    mutating func comeBack(from place: Place, in context: Context) {
        if case .bird = place { cursor = ListCursor(on: .link(place, 0)) }
    }

    func hints(in context: Context) -> [Hint] {
        page(context.session, context.words, context.size).hints(cursor, on: context.size)
            + [Hint(.right, context.words.hintNextKind), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let (steps, command) = page(context.session, context.words, context.size)
            .handle(action, &cursor, on: context.size)
        switch command {
        case nil: return steps
        case .left: return [.turn(-1)]
        case .right: return [.turn(1)]
        case let command?: return [.ignored(command)]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let isSeen = frame.world.sighting(of: id) != nil
        let palette = birds(in: frame.world).first?.palette ?? 0
        let ground = isSeen ? frame.theme.portraitGround : frame.theme.rgb(.panel)
        frame.picture(FactPage.columns(painter.size).picture, in: painter) { book, grid, rect in
            book.drawPortrait(species: id, palette: palette, unseen: !isSeen, on: ground, into: &grid, rect: rect)
        }
        page(frame.session, frame.words, painter.size).draw(in: painter, cursor, frame: &frame)
    }

    private func page(_ session: Session, _ words: Words, _ size: CellSize) -> FactPage {
        let world = session.world
        var page = FactPage(beside: size, words: words)
        guard let species = Catalog.species(id) else { return page }
        guard let sighting = world.sighting(of: id) else {
            page.line(words.birdsUnmetKind, .text, .bold)
            page.addWays(of: species, session.allowances)
            return page
        }
        page.line(words.name(of: id), .text, .bold)
        page.line(words.name(of: species.rarity), .faint)
        let birds = birds(in: world)
        page.part(words.speciesMet(count: birds.count, all: world.birds(of: id).count))
        for bird in birds {
            page.link(.bird(bird.id)) { $0.add { Self.row(bird, in: $0, $2, frame: $1) } }
        }
        page.part(words.birdVisits)
        page.fact(words.birdSoFar, words.visits(count: sighting.visits))
        let yard = sighting.first.backyard
        let name = yard.map { words.name(of: $0, session) }
        page.link(yard.flatMap { Place(standing: $0, session) }, name) {
            $0.fact(words.birdFirstSeen, words.seen(words.day(sighting.first.date, session), in: name))
        }
        if let notes = world.fieldPage(of: id) { page.addFieldNotes(notes) }
        addTastes(world, birds, to: &page)
        page.addStory(of: species, title: words.speciesStory)
        return page
    }

    /// What most of those birds make of each food that they were seen to eat.
    private func addTastes(_ world: World, _ birds: [Bird], to page: inout FactPage) {
        let tastes = world.tastes(of: id)
        let eaters = birds.count { !$0.discoveredFoods.isEmpty }
        page.part(page.words.tasteTitle, detail: eaters == 0 ? nil : page.words.tasteOfBirds(count: eaters))
        page.addTastes(
            Dictionary(grouping: tastes.filter(\.isTried), by: \.most).mapValues { $0.map(\.food) },
            untried: tastes.filter { !$0.isTried }.map(\.food))
    }

    private static func row(_ bird: Bird, in painter: Painter, _ look: FactPage.Look, frame: Frame) {
        let isHere = frame.world.presentVisit(of: bird.id) != nil
        let seen =
            isHere ? frame.words.birdHere : bird.lastSeen.map { frame.words.ago(frame.moment.date - $0) } ?? ""
        let right = painter.width - 1
        painter.line(
            seen, y: 0, from: right - seen.columns, to: right,
            style: frame.theme.style(isHere ? .accent : .faint, on: look.surface))
        let end = painter.name(
            frame.words.names(of: bird), y: 0, to: right - seen.columns - 3, style: look.style(.text, [], frame))
        if bird.isFavorite {
            painter.put(
                String(frame.symbols.star), at: CellPoint(x: end + 1, y: 0),
                style: frame.theme.style(.gold, on: look.surface))
        }
    }
}
