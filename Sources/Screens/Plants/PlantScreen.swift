import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// A plant's page: where it stands, who is known to come for its kind, and where others of it are.
struct PlantScreen: Screen {
    let id: ID<Plant>
    private(set) var cursor = ListCursor<FactPage.Item>()

    init(_ id: ID<Plant>) {
        self.id = id
    }

    /// It first, then the others of its kind.
    private func places(in world: World) -> [PlantsScreen.Place] {
        let all = PlantsScreen.places(in: world)
        guard let own = all.first(where: { $0.plant.id == id }) else { return [] }
        return [own] + all.filter { $0.plant.kind == own.plant.kind && $0.plant.id != id }
    }

    /// The yard that is chosen, or that it stands in.
    private func yard(_ context: Context) -> Backyard? {
        let place = page(context.session, context.words, context.size)?.place(at: cursor, on: context.size)
        return place?.backyard.flatMap(context.world.backyard) ?? places(in: context.world).first?.yard
    }

    func hints(in context: Context) -> [Hint] {
        (page(context.session, context.words, context.size)?.hints(cursor, on: context.size) ?? [])
            + (yard(context) == nil ? [] : [Hint(.edit, context.words.hintDecorate)])
            + [Hint(.right, context.words.hintNextPlant), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let page = page(context.session, context.words, context.size) else { return [.back] }
        let (steps, command) = page.handle(action, &cursor, on: context.size)
        switch command {
        case nil: return steps
        case .left: return [.turn(-1)]
        case .right: return [.turn(1)]
        case .edit?:
            if let place = page.place(at: cursor, on: context.size), case .planting = place { return [.open(place)] }
            return yard(context).map { [.open(.decorate($0.id))] } ?? [.ignored(.edit)]
        case let command?: return [.ignored(command)]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let plant = places(in: frame.world).first?.plant else { return }
        let ground = frame.theme.portraitGround
        frame.picture(FactPage.columns(painter.size).picture, in: painter) { book, grid, rect in
            book.drawPlant(plant, on: ground, into: &grid, rect: rect)
        }
        page(frame.session, frame.words, painter.size)?.draw(in: painter, cursor, frame: &frame)
    }

    private func page(_ session: Session, _ words: Words, _ size: CellSize) -> FactPage? {
        let places = places(in: session.world)
        guard let own = places.first else { return nil }
        var page = FactPage(beside: size, words: words)
        page.line(words.name(of: own.plant), .text, .bold)
        if let yard = own.yard {
            page.part(words.plantStands)
            page.link(.backyard(yard.id)) { $0.line(yard.name, .text) }
        } else {
            // It waits for one of these.
            page.part(words.plantWhere)
            for yard in session.world.backyards {
                page.link(.planting(id, yard.id)) { $0.line(yard.name, .text) }
            }
        }
        addGuests(of: own.plant.kind, session, to: &page)
        if places.count > 1 { page.part(words.plantOthers(count: places.count - 1)) }
        // Of each yard one line, however many stand there.
        var yards: [(yard: Backyard?, plants: Int)] = []
        for place in places.dropFirst() {
            if let last = yards.last, last.yard?.id == place.yard?.id {
                yards[yards.count - 1].plants += 1
            } else {
                yards.append((place.yard, 1))
            }
        }
        for (yard, plants) in yards {
            page.link(yard.map { .backyard($0.id) }) {
                $0.add { painter, frame, look in
                    let count = words.plantsCount(count: plants)
                    painter.line(
                        count, y: 0, to: painter.width - 1, alignment: .trailing,
                        style: frame.theme.style(.faint, on: look.surface))
                    painter.line(
                        yard?.name ?? words.plantsWaiting, y: 0, to: painter.width - count.columns - 3,
                        style: look.style(.text, [], frame))
                }
            }
        }
        return page
    }

    /// What was found out of the kinds that were seen, and of single birds.
    private func addGuests(of kind: PlantKind, _ session: Session, to page: inout FactPage) {
        let (world, words) = (session.world, page.words)
        let findings: [(species: ID<Species>, FieldNote.Finding)] = world.sightings.compactMap { sighting in
            world.fieldPage(of: sighting.id)?.notes.first { $0.attraction == .plant(kind) }.map {
                (sighting.id, $0.finding)
            }
        }
        func species(_ finding: FieldNote.Finding) -> [ID<Species>] {
            findings.filter { $0.1 == finding }.map(\.species)
        }
        page.part(words.plantWho)
        let guests = species(.likes)
        for guest in guests {
            page.link(.species(guest)) { $0.line(words.name(of: guest), .good) }
        }
        if guests.isEmpty { page.line(words.plantNobodyKnown, .soft) }
        for (finding, title, ink) in [
            (FieldNote.Finding.indifferent, words.notesNoEffect, Ink.text), (.tested, words.notesUnsure, .soft),
            (.untested, words.notesUntried, .faint),
        ] {
            let kinds = species(finding)
            if !kinds.isEmpty { page.fact(title, words.enumeration(kinds.map { words.name(of: $0) }), ink) }
        }
        if findings.contains(where: { $0.1 == .untested || $0.1 == .tested }) {
            page.line(words.plantWhoIsTold(count: Attraction.plant(kind).visitsToTell), .faint)
        }
        let seekers = world.birds.filter { world.habits(of: $0).contains(.favoritePlant(kind)) }
        if !seekers.isEmpty { page.part(words.plantSeekers) }
        for bird in seekers {
            page.link(.bird(bird.id)) { $0.line(words.amongAll(bird), .text) }
        }
    }
}
