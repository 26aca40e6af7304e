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

    /// What can be chosen: the yard in which it stands, or those that could have it, then the others of its kind.
    private func places(in world: World) -> (own: [PlantsScreen.Place], others: [PlantsScreen.Place]) {
        let all = PlantsScreen.places(in: world)
        guard let own = all.first(where: { $0.plant.id == id }) else { return ([], []) }
        return (
            own.yard != nil ? [own] : world.backyards.map { PlantsScreen.Place(plant: own.plant, yard: $0) },
            all.filter { $0.plant.kind == own.plant.kind && $0.plant.id != id }
        )
    }

    private func isWaiting(_ world: World) -> Bool { world.sparePlants.contains { $0.id == id } }

    func hints(in context: Context) -> [Hint] {
        let (own, others) = places(in: context.world)
        let words = context.words
        let back = Hint(.back, words.hintBack)
        guard !own.isEmpty else { return [back] }
        let index = cursor.index(of: own.count + others.count)
        if index < own.count, isWaiting(context.world) { return [Hint(.open, words.hintPlant), back] }
        guard (own + others)[index].yard != nil else { return [Hint(.open, words.hintOpen), back] }
        return [Hint(.open, words.hintYard), Hint(.edit, words.hintDecorate), back]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let (own, others) = places(in: context.world)
        let all = own + others
        let answer = cursor.handle(action, count: all.count)
        guard !all.isEmpty else {
            if case .other(let command) = answer { return [.ignored(command)] }
            return []
        }
        let index = cursor.index(of: all.count)
        let place = all[index]
        let toPlant = index < own.count && isWaiting(context.world) ? place.yard.map { Place.planting(id, $0.id) } : nil
        return switch answer {
        case .moved: []
        case .chosen: [.open(toPlant ?? place.yard.map { .backyard($0.id) } ?? .plant(place.plant.id))]
        case .other(.edit): [.open(toPlant ?? place.yard.map { .decorate($0.id) } ?? .plant(place.plant.id))]
        case .other(let command): [.ignored(command)]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (own, others) = places(in: frame.world)
        guard let plant = own.first?.plant else { return }
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
        let selected = cursor.index(of: own.count + others.count)
        let isWaiting = isWaiting(frame.world)
        for (index, place) in (own + others).enumerated() {
            if index == 0 { page.part(isWaiting ? words.plantWhere : words.plantStands) }
            if index == own.count { page.part(words.plantOthers(count: others.count)) }
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
