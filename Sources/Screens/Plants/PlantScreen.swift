import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The screen of one plant: its place, the birds known to like its kind, and the other plants of the kind.
struct PlantScreen: Screen {
    let id: ID<Plant>
    private(set) var cursor = ListCursor<FactPage.Item>()

    init(_ id: ID<Plant>) {
        self.id = id
    }

    /// Returns the plant with its yard first, then the others of its kind.
    private func places(in world: World) -> [PlantsScreen.Place] {
        let all = PlantsScreen.places(in: world)
        guard let own = all.first(where: { $0.plant.id == id }) else { return [] }
        return [own] + all.filter { $0.plant.kind == own.plant.kind && $0.plant.id != id }
    }

    /// Returns the selected yard, or else the one where the plant stands.
    private func yard(_ context: Context) -> Backyard? {
        let place = factPage(in: context)?.place(at: cursor)
        return place?.backyard.flatMap(context.world.backyard) ?? places(in: context.world).first?.yard
    }

    func hints(in context: Context) -> [Hint] {
        (factPage(in: context)?.hints(cursor) ?? [])
            + (yard(context) == nil ? [] : [Hint(.edit, context.words.hintDecorate)])
            + [Hint(.right, context.words.hintNextPlant), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let page = factPage(in: context) else { return [.back] }
        let (steps, command) = page.handle(action, &cursor)
        switch command {
        case nil: return steps
        case .left: return [.turn(-1)]
        case .right: return [.turn(1)]
        case .edit?:
            if let place = page.place(at: cursor), case .planting = place { return [.open(place)] }
            return yard(context).map { [.open(.decorate($0.id))] } ?? [.ignored(.edit)]
        case let command?: return [.ignored(command)]
        }
    }

    func told(in context: Context) -> Told {
        let name = places(in: context.world).first.map { context.words.name(of: $0.plant) } ?? ""
        return factPage(in: context)?.told(name, cursor) ?? Told(title: name, page: Page())
    }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let plant = places(in: frame.world).first?.plant else { return }
        factPage(in: frame.context(painter.size))?.draw(.plant(plant), in: painter, cursor, frame: &frame)
    }

    /// Returns the plant's page as an interactive list of links.
    private func factPage(in context: Context) -> FactPage? { page(in: context).map { FactPage($0, in: context) } }

    func page(in context: Context) -> Page? {
        let (session, words) = (context.session, context.words)
        let places = places(in: session.world)
        guard let own = places.first else { return nil }
        var page = Page()
        page.line(words.name(of: own.plant), .text, .bold)
        page.line(words.about(own.plant.kind), .soft)
        if let yard = own.yard {
            page.heading(words.plantStands)
            page.link(.backyard(yard.id)) { $0.line(yard.name, .text) }
        } else {
            // A spare plant can be placed in any of these yards.
            page.heading(words.plantWhere)
            for yard in session.world.favoritesFirst {
                page.link(.planting(id, yard.id)) { $0.line(yard.name, .text) }
            }
        }
        addGuests(of: own.plant.kind, session, words, to: &page)
        if places.count > 1 { page.heading(words.plantOthers(count: places.count - 1)) }
        // Each yard has one line, with the number of plants.
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
                $0.add(
                    Page.Line(
                        Page.Piece(words.plantsCount(count: plants), .faint, at: .trailing(1)),
                        .title(yard?.name ?? words.plantsWaiting, at: .leading(0), gap: 2)))
            }
        }
        return page
    }

    /// Adds what field notes tell about the species that like the plant, and the birds whose habit it is to seek it.
    private func addGuests(of kind: PlantKind, _ session: Session, _ words: Words, to page: inout Page) {
        let world = session.world
        let findings: [(species: ID<Species>, FieldNote.Finding)] = world.sightings.compactMap { sighting in
            world.fieldPage(of: sighting.id)?.notes.first { $0.attraction == .plant(kind) }.map {
                (sighting.id, $0.finding)
            }
        }
        func species(_ finding: FieldNote.Finding) -> [ID<Species>] {
            words.sorted(findings.filter { $0.1 == finding }.map(\.species)) { words.name(of: $0) }
        }
        page.heading(words.plantWho)
        let guests = species(.likes)
        for guest in guests {
            page.link(.species(guest)) { $0.line(words.name(of: guest), .good) }
        }
        let seekers = world.ownBirds.filter { world.habits(of: $0).contains(.favoritePlant(kind)) }
        if guests.isEmpty { page.line(seekers.isEmpty ? words.plantNobodyKnown : words.plantNoKindKnown, .soft) }
        for (finding, title, ink) in [
            (FieldNote.Finding.indifferent, words.notesNoEffect, Ink.text), (.tested, words.notesUnsure, .soft),
            (.untested, words.notesUntried, .faint),
        ] {
            let kinds = species(finding)
            if !kinds.isEmpty { page.fact(title, words.enumeration(kinds.map { words.name(of: $0) }), ink) }
        }
        if findings.contains(where: { $0.1 == .untested || $0.1 == .tested }) {
            page.line(words.plantWhoIsTold, .faint)
        }
        if !seekers.isEmpty { page.heading(words.plantSeekers) }
        for bird in words.sorted(seekers, by: { words.amongAll($0) }) {
            page.link(.bird(bird.id)) { $0.line(words.amongAll(bird), .text) }
        }
    }
}
