import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// One kind of bird: who of it has come, what was found out about it, what it is, does and sings; of one never seen, how
/// it might be brought.
struct SpeciesScreen: Screen {
    /// What can be chosen: a bird, or a part of the text, to read it.
    private enum Item: Hashable {
        case bird(ID<Bird>)
        case notes, story
    }

    let id: ID<Species>
    private var cursor = ListCursor<Item>()

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

    private func items(_ birds: [Bird]) -> [Item] { birds.map { .bird($0.id) } + [.notes, .story] }

    private func chosenBird(_ items: [Item]) -> ID<Bird>? {
        guard case .bird(let id)? = cursor.selected(in: items) else { return nil }
        return id
    }

    func hints(in context: Context) -> [Hint] {
        (chosenBird(items(birds(in: context.world))) == nil ? [] : [Hint(.open, context.words.hintMeet)])
            + [Hint(.right, context.words.hintNextKind), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = items(birds(in: context.world))
        switch cursor.handle(action, in: items) {
        case .moved: return []
        case .chosen: return chosenBird(items).map { [.open(.bird($0))] } ?? [.ignored(.open)]
        case .other(.left): return turn(by: -1)
        case .other(.right): return turn(by: 1)
        case .other(let command): return [.ignored(command)]
        }
    }

    private func turn(by step: Int) -> [Step] {
        let all = Catalog.species
        guard let index = Catalog.speciesIndex(id) else { return [] }
        return [.replace(.species(all[(index + step + all.count) % all.count].id))]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let species = Catalog.species(id) else { return }
        let sighting = frame.world.sighting(of: id)
        let birds = birds(in: frame.world)
        let (portrait, text) = FactPage.columns(in: painter)
        let ground = sighting == nil ? frame.theme.rgb(.panel) : frame.theme.portraitGround
        let palette = birds.first?.palette ?? 0
        frame.picture(portrait, in: painter) { book, grid, rect in
            book.drawPortrait(
                species: id, palette: palette, unseen: sighting == nil, on: ground, into: &grid, rect: rect)
        }
        let words = frame.words
        var page = FactPage(width: text.width - 1, words: words)
        guard let sighting else {
            page.line(words.birdsUnmetKind, .text, .bold)
            page.addWays(of: species, frame.session.allowances)
            page.stack.draw(in: text, scrolledBy: 0, frame: &frame)
            return
        }
        page.line(words.name(of: id), .text, .bold)
        page.line(words.name(of: species.rarity), .faint)
        page.part(words.birdVisits)
        page.fact(words.birdSoFar, words.visits(count: sighting.visits))
        let yard = sighting.first.backyard.map { words.name(of: $0, frame.session) }
        page.fact(
            words.birdFirstSeen, words.seen(words.day(sighting.first.date, frame.session), in: yard))
        let selected = cursor.index(in: items(birds))
        page.part(words.speciesMet(count: birds.count, all: frame.world.birds(of: id).count))
        for (index, bird) in birds.enumerated() {
            page.stack.add(1, item: index) { painter, frame in
                Self.row(bird, isSelected: index == selected, in: painter, frame: frame)
            }
        }
        page.item = birds.count
        if let notes = frame.world.fieldPage(of: id) { page.addFieldNotes(notes) }
        page.item = birds.count + 1
        page.addStory(of: species, title: words.speciesStory)
        page.stack.draw(in: text, selected: selected, frame: &frame)
    }

    private static func row(_ bird: Bird, isSelected: Bool, in painter: Painter, frame: Frame) {
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        let isHere = frame.world.presentVisit(of: bird.id) != nil
        let seen =
            isHere ? frame.words.birdHere : bird.lastSeen.map { frame.words.ago(frame.moment.date - $0) } ?? ""
        let right = painter.width - 1
        painter.line(
            seen, y: 0, from: right - seen.columns, to: right,
            style: frame.theme.style(isHere ? .accent : .faint, on: surface))
        let end = painter.name(
            frame.words.names(of: bird), y: 0, from: 2, to: right - seen.columns - 3,
            style: Row.titleStyle(isSelected, frame))
        if bird.isFavorite {
            painter.put(
                String(frame.symbols.star), at: CellPoint(x: end + 1, y: 0),
                style: frame.theme.style(.gold, on: surface))
        }
    }
}
