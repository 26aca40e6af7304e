import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The screen of one bird: portrait, name, tastes, habits, visits and gifts, as far as the player has discovered them.
struct BirdScreen: Screen {
    let id: ID<Bird>
    private(set) var cursor = ListCursor<FactPage.Item>()
    /// The text field for the name; `nil` unless the bird is being named.
    private(set) var field: TextField?
    /// The reason why the name was refused.
    private var complaint: String?

    init(_ id: ID<Bird>) {
        self.id = id
    }

    var isEditing: Bool { field != nil }
    var typed: TextField? { field }

    /// The number by which clicks on the bird's name are reported.
    private static let nameItem = 900

    var takesCreate: Bool { true }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return [Hint(.open, context.words.hintSave), Hint(.back, context.words.hintLeaveOld)] }
        guard let bird = context.world.bird(id), bird.hasBeenSeen || bird.isGuest else {
            return [Hint(.right, context.words.hintNextBird), Hint(.back, context.words.hintBack)]
        }
        return factPage(in: context).hints(cursor)
            + (bird.mayBeNamed && bird.name == nil ? [Hint(.edit, context.words.hintName)] : [])
            + [Hint(.star, context.words.hintStar), Hint(.back, context.words.hintBack)]
            + (bird.name != nil && bird.mayBeNamed ? [Hint(.edit, context.words.hintRename)] : [])
            + [Hint(.export, context.words.hintPost(id, in: context.world))]
            + [Hint(.right, context.words.hintNextBird)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let bird = context.world.bird(id) else { return [.back] }
        switch action {
        case .click(Self.nameItem):
            if bird.mayBeNamed { edit(bird) }
            return []
        case .hover(Self.nameItem): return []
        default: break
        }
        let (steps, command) = factPage(in: context).handle(action, &cursor)
        switch command {
        case nil: return steps
        case .left: return [.turn(-1)]
        case .right: return [.turn(1)]
        case .star?:
            guard bird.hasBeenSeen else { return [.ignored(.star)] }
            return [.perform(.toggleFavorites([bird]))]
        case .export?:
            guard bird.hasBeenSeen || bird.isGuest else { return [.ignored(.export)] }
            return [.present(.guest(.post(bird.id)))]
        // Nothing else is new here that could be named.
        case .edit?, .create?:
            guard bird.hasBeenSeen, !bird.isGuest else { return [.ignored(.edit)] }
            guard bird.mayBeNamed else {
                return [
                    .tell(
                        Announcement(
                            context.words.notNameable(bird), short: context.words.notNameableShort(bird),
                            least: [Brief(context.words.birdNotNameableLeast)]))
                ]
            }
            edit(bird)
            return []
        case let command?: return [.ignored(command)]
        }
    }

    /// Begins to edit the bird's name.
    private mutating func edit(_ bird: Bird) {
        (field, complaint, cursor) = (
            TextField(bird.name ?? "", maximumLength: PlayerText.limit, isChosen: true), nil, ListCursor()
        )
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): field = nil
        case .key(.enter):
            guard let text = field?.text else { return [] }
            if text == context.world.bird(id)?.name ?? "" {
                field = nil
                return []
            }
            return [.perform(.nameBird(id, text))]
        default:
            guard field?.handle(event) == true else { return nil }
            complaint = nil
        }
        return []
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard answer.request.intent is NameBird else { return [] }
        switch answer.result {
        case .success: field = nil
        case .failure(let error): complaint = context.words.sentence(for: error)
        }
        return []
    }

    func told(in context: Context) -> Told {
        let name = context.world.bird(id).map {
            $0.hasBeenSeen || $0.isGuest ? context.words.name(of: $0) : context.words.birdsUnmet
        }
        return factPage(in: context).told(name ?? "", cursor)
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        guard let bird = frame.world.bird(id) else { return }
        let portrait = PagePicture.portrait(
            bird.species, palette: bird.palette, isSeen: bird.hasBeenSeen || bird.isGuest)
        factPage(in: frame.context(painter.size)).draw(portrait, in: painter, cursor, frame: &frame)
    }

    /// Returns the bird's page as an interactive list of links.
    private func factPage(in context: Context) -> FactPage { FactPage(page(in: context) ?? Page(), in: context) }

    func page(in context: Context) -> Page? {
        let (session, words) = (context.session, context.words)
        guard let bird = session.world.bird(id), let species = Catalog.species(bird.species) else { return nil }
        var page = Page()
        guard bird.hasBeenSeen || bird.isGuest else {
            let isKnown = session.world.hasSeen(bird.species)
            page.line(isKnown ? words.birdsUnmet : words.birdsUnmetKind, .text, .bold)
            if isKnown { page.line(words.birdAnotherFirst(kind: words.inText(species.id)), .faint) }
            page.space()
            page.line(words.birdsUnmetStory, .soft)
            page.addWays(of: species, words, session.allowances)
            return page
        }
        addName(bird, in: context, to: &page)
        addNow(bird, session, words, to: &page)
        addTastes(bird, words, to: &page)
        addWays(bird, session, words, to: &page)
        addVisits(bird, session, words, to: &page)
        addStories(bird, session, words, to: &page)
        page.addStory(of: species, in: context)
        page.space()
        let kinds = words.many(species.id)
        page.link(.species(species.id), kinds) { $0.line(words.birdKinds(kinds: kinds), .soft) }
        page.blocks[page.blocks.count - 1].isWay = true
        return page
    }

    /// Adds the name or its text field, the temper, and the hint that the bird can be named.
    private func addName(_ bird: Bird, in context: Context, to page: inout Page) {
        let words = context.words
        let name: Page.Line
        if let field {
            let content = Page.Piece.Content.field(
                field, placeholder: words.birdNamePlaceholder, columns: PlayerText.limit + 1)
            name = Page.Line(
                context.isPlain ? Page.Piece(words.accountName) : nil,
                Page.Piece(content, at: .following(0), attributes: [.bold, .underline]))
        } else {
            name = Page.Line(
                Page.Piece(words.name(of: bird), .text, .bold, gap: 2),
                bird.isFavorite
                    ? Page.Piece(context.symbols.star, .gold, at: .following(1), spoken: words.plainFavorite) : nil)
        }
        page.add(name, target: .item(Self.nameItem))
        if let complaint, field != nil { page.line(complaint, .warning) }
        page.line(words.temper(of: bird), .faint)
        if bird.mayBeNamed, bird.name == nil, field == nil { page.line(words.birdNameable, .accent) }
    }

    /// Adds the bird's journeys, the yard where it is now and what it does.
    private func addNow(_ bird: Bird, _ session: Session, _ words: Words, to page: inout Page) {
        let world = session.world
        if let state = words.journeyState(of: bird, session) { page.line(state, .accent) }
        for memory in words.journeyMemories(of: bird) { page.line(memory, .soft) }
        guard let visit = world.presentVisit(of: bird.id), let yard = world.backyard(visit.backyard) else { return }
        page.space()
        page.link(.backyard(yard.id), yard.name) { $0.line(words.birdHereNow(yard: yard.name), .accent, .bold) }
        page.line(words.doing(visit, world.doing(visit)), .soft)
    }

    /// Adds the foods by the bird's opinion, as far as discovered; an undiscovered favorite is shown as unknown.
    private func addTastes(_ bird: Bird, _ words: Words, to page: inout Page) {
        page.heading(words.birdFood)
        if !bird.isFavoriteDiscovered { page.fact(words.title(.loved), words.tasteUnknown, .faint) }
        let foods = Catalog.foods.map(\.id)
        page.addTastes(
            Dictionary(grouping: foods.filter(bird.hasDiscovered)) { bird.taste(of: $0) },
            untried: foods.filter { !bird.hasDiscovered($0) }, words)
    }

    /// Adds the habits discovered, and the number of visits until the next discovery.
    private func addWays(_ bird: Bird, _ session: Session, _ words: Words, to page: inout Page) {
        let world = session.world
        let (habits, rest) = (world.habits(of: bird), world.visitsToNextHabit(of: bird))
        guard !habits.isEmpty || rest != nil else { return }
        page.heading(words.customTitle)
        for habit in habits {
            let (place, name) = Self.way(to: habit, session, words)
            page.link(place, name) { $0.line(words.sentence(for: habit, session), .soft) }
        }
        if let rest { page.line(words.customMore(count: rest), .faint) }
    }

    /// Returns the place that a habit leads to and its name.
    private static func way(to habit: Habit, _ session: Session, _ words: Words) -> (Place?, String?) {
        switch habit {
        case .hours, .bringsFriends: (nil, nil)
        case .home(let yard): (Place(standing: yard, session), words.name(of: yard, session))
        case .companion(let bird): (.bird(bird), words.individual(bird, in: session.world))
        case .favoritePlant(let kind):
            (
                PlantsScreen.places(in: session.world).first { $0.plant.kind == kind }.map { .plant($0.plant.id) },
                words.many(kind)
            )
        }
    }

    /// Adds the stories of the last three visits.
    private func addStories(_ bird: Bird, _ session: Session, _ words: Words, to page: inout Page) {
        let world = session.world
        let visits = world.visits(of: bird.id, limit: 3)
        guard !visits.isEmpty else { return }
        page.heading(words.birdLately)
        for (index, visit) in visits.enumerated() {
            if index > 0 { page.space() }
            let isHere = visit.isPresent(at: world.clock)
            let when = isHere ? words.birdHere : words.ago(visit.departure, session)
            let yard = words.name(of: visit.backyard, session)
            page.link(Place(standing: visit.backyard, session), yard) {
                $0.line(words.seen(when.capitalizedFirst, in: yard), .faint)
            }
            // How a visit ended is known once it has.
            page.line(
                isHere
                    ? words.doing(visit, world.doing(visit)).capitalizedFirst
                    : words.story(world.story(of: visit), in: world), .soft)
        }
    }

    /// Adds the number and dates of visits, memories and gifts.
    private func addVisits(_ bird: Bird, _ session: Session, _ words: Words, to page: inout Page) {
        let world = session.world
        page.heading(words.birdVisits)
        page.fact(words.birdSoFar, words.visits(of: bird))
        if let first = bird.firstSeen { page.fact(words.birdFirstSeen, words.day(first, session)) }
        if let last = bird.lastSeen {
            let yard = bird.lastSeenIn.flatMap(world.backyard)
            page.link(yard.map { .backyard($0.id) }, yard?.name) {
                let when = world.presentVisit(of: bird.id) == nil ? words.ago(last, session) : words.birdHere
                $0.fact(words.birdLastSeen, words.seen(when, in: yard?.name))
            }
        }
        // The best first; of equals as yards stand.
        let yards = world.favoritesFirst.map(\.id)
        func place(_ memory: Bird.YardMemory) -> (Int, Int) {
            let rank = memory.balance > 2 ? 0 : memory.balance > 0 ? 1 : 2
            return (rank, yards.firstIndex(of: memory.backyard) ?? yards.count)
        }
        let memories = bird.memories.sorted { place($0) < place($1) }.compactMap { memory in
            words.memory(memory, of: words.first(memory.backyard, session)).map { (memory.backyard, $0) }
        }
        if !memories.isEmpty { page.heading(words.birdMemories) }
        for (yard, text) in memories {
            page.link(Place(standing: yard, session), words.first(yard, session)) { $0.line(text, .soft) }
        }
        let gifts = world.latestGifts { $0.bird == bird.id }
        if !gifts.isEmpty { page.heading(words.birdGifts) }
        for gift in gifts {
            page.link(Place(standing: gift.backyard, session), words.name(of: gift.backyard, session)) {
                $0.line(words.nameAndPlace(of: gift, session), .soft)
            }
        }
    }
}

extension Place {
    /// Creates the place of a yard's screen; `nil` if the yard doesn't exist any more.
    init?(standing yard: ID<Backyard>, _ session: Session) {
        guard session.world.backyard(yard) != nil else { return nil }
        self = .backyard(yard)
    }
}
