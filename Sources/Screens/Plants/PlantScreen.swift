import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// A plant's page: where it stands, who is known to come for its kind, and where others of it are.
struct PlantScreen: Screen {
    let id: ID<Plant>
    private(set) var cursor = ListCursor<Int>()

    init(_ id: ID<Plant>) {
        self.id = id
    }

    /// It first, then the others of its kind.
    private func places(in world: World) -> [PlantsScreen.Place] {
        let all = PlantsScreen.places(in: world)
        guard let own = all.first(where: { $0.plant.id == id }) else { return [] }
        return [own] + all.filter { $0.plant.kind == own.plant.kind && $0.plant.id != id }
    }

    func hints(in context: Context) -> [Hint] {
        let places = places(in: context.world)
        let back = Hint(.back, context.words.hintBack)
        guard !places.isEmpty, places[cursor.index(of: places.count)].yard != nil else { return [back] }
        return [Hint(.open, context.words.hintYard), Hint(.edit, context.words.hintDecorate), back]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let places = places(in: context.world)
        func yard() -> Backyard? { places.isEmpty ? nil : places[cursor.index(of: places.count)].yard }
        switch cursor.handle(action, count: places.count) {
        case .moved: return []
        case .chosen: return yard().map { [.open(.backyard($0.id))] } ?? [howToPlace(context)]
        case .other(.edit): return yard().map { [.open(.decorate($0.id))] } ?? [howToPlace(context)]
        case .other(let command): return [.ignored(command)]
        }
    }

    private func howToPlace(_ context: Context) -> Step {
        guard let key = context.key(of: .edit) else { return .ignored(.edit) }
        return .tell(Announcement(context.words.plantToPlace(edit: key)))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let places = places(in: frame.world)
        guard let plant = places.first?.plant else { return }
        let (picture, text) = FactPage.columns(in: painter)
        let ground = frame.theme.portraitGround
        frame.picture(picture, in: painter) { book, grid, rect in
            book.drawPlant(plant, on: ground, into: &grid, rect: rect)
        }
        let words = frame.words
        var page = FactPage(width: text.width - 1, words: words)
        page.line(words.name(of: plant.kind), .text, .bold)
        page.part(words.plantWho)
        let guests = guests(of: plant.kind, frame.world)
        for (finding, title, ink) in [
            (FieldNote.Finding.likes, words.plantLikedBy, Ink.good), (.indifferent, words.plantIgnoredBy, .text),
        ] {
            let species = guests.filter { $0.finding == finding }.map { words.name(of: $0.species) }
            if !species.isEmpty { page.fact(title, words.enumeration(species), ink) }
        }
        if !guests.contains(where: { $0.finding == .likes }) { page.line(words.plantNobodyKnown, .soft) }
        let selected = cursor.index(of: places.count)
        for (index, place) in places.enumerated() {
            if index == 0 { page.part(words.plantStands) }
            if index == 1 { page.part(words.plantOthers(count: places.count - 1)) }
            page.stack.add(1, item: index) { painter, frame in
                Row.draw(isSelected: index == selected, in: painter, frame: frame)
                painter.firstFitting(
                    place.yard.map { [$0.name] } ?? [words.plantsWaiting], y: 0, from: 2,
                    style: Row.titleStyle(index == selected, frame))
            }
        }
        page.stack.draw(in: text, selected: selected, frame: &frame)
    }

    /// What the player has found out of the kinds that were seen.
    private func guests(of kind: PlantKind, _ world: World) -> [(species: ID<Species>, finding: FieldNote.Finding)] {
        Catalog.species.filter { world.hasSeen($0.id) }.flatMap { species in
            (world.fieldPage(of: species.id)?.notes ?? []).filter { $0.lure == .plant(kind) }.map {
                (species.id, $0.finding)
            }
        }
    }
}
