import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// One bird: its portrait, what the player has found out about it, and its species.
struct BirdScreen: Screen {
    let id: ID<Bird>
    /// Of the lines that can stand at the top.
    private(set) var cursor = ListCursor<Int>()
    /// The name, while it is typed.
    private(set) var field: TextField?
    private var complaint: String?

    init(_ id: ID<Bird>) {
        self.id = id
    }

    var isEditing: Bool { field != nil }
    var typed: TextField? { field }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return [Hint(.open, context.words.hintKeep), Hint(.back, context.words.hintLeaveOld)] }
        guard let bird = context.world.bird(id), bird.hasBeenSeen else {
            return [Hint(.right, context.words.hintNextBird), Hint(.back, context.words.hintBack)]
        }
        let isHere = context.world.presentVisit(of: id) != nil
        return (isHere ? [Hint(.open, context.words.hintYard)] : []) + [Hint(.star, context.words.hintStar)]
            + [Hint(.back, context.words.hintBack)] + (bird.mayBeNamed ? [Hint(.edit, context.words.hintName)] : [])
            + [Hint(.right, context.words.hintNextBird)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let bird = context.world.bird(id) else { return [.back] }
        if case .click = action {
            if bird.mayBeNamed { edit(bird) }
            return []
        }
        switch cursor.handle(action, count: lines(bird, in: context)) {
        case .moved: return []
        case .chosen:
            guard let visit = context.world.presentVisit(of: id) else { return [.ignored(.open)] }
            return [.open(.backyard(visit.backyard))]
        case .other(let command):
            switch command {
            case .left: return turn(by: -1, in: context)
            case .right: return turn(by: 1, in: context)
            case .star:
                guard bird.hasBeenSeen else { return [.ignored(command)] }
                return [.perform(.setBirdFavorite(id, !bird.isFavorite))]
            case .edit:
                guard bird.hasBeenSeen else { return [.ignored(command)] }
                guard bird.mayBeNamed else { return [.tell(Announcement(context.words.notNameable(bird)))] }
                edit(bird)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    /// How many lines of the text can stand at the top.
    private func lines(_ bird: Bird, in context: Context) -> Int {
        1 + stack(bird, width: Self.textWidth(context.size), session: context.session, context.words).height
            - Self.textHeight(context.size)
    }

    private mutating func edit(_ bird: Bird) {
        (field, complaint, cursor) = (TextField(bird.name ?? "", maximumLength: PlayerText.limit), nil, ListCursor())
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
        guard case .nameBird = answer.request else { return [] }
        switch answer.result {
        case .success: field = nil
        case .failure(let error): complaint = context.words.sentence(for: error)
        }
        return []
    }

    private func turn(by step: Int, in context: Context) -> [Step] {
        let birds = context.world.birds.filter(\.hasBeenSeen)
        guard let index = birds.firstIndex(where: { $0.id == id }) else {
            return birds.first.map { [.replace(.bird($0.id))] } ?? []
        }
        guard birds.count > 1 else { return [] }
        return [.replace(.bird(birds[(index + step + birds.count) % birds.count].id))]
    }

    // MARK: Drawing

    private static func isWide(_ size: CellSize) -> Bool { size.width >= 76 }
    private static func portrait(_ size: CellSize) -> CellRect {
        if isWide(size) {
            let width = max(30, min(size.width * 2 / 5, 64))
            return CellRect(x: 0, y: 0, width: width, height: size.height)
        }
        return CellRect(x: 0, y: 0, width: 24, height: size.height)
    }
    private static func textRect(_ size: CellSize) -> CellRect {
        let portrait = portrait(size)
        let margin = isWide(size) ? 3 : 2
        let top = size.height >= 20 ? 1 : 0
        let width = min(size.width - portrait.maxX - margin - 1, 76)
        return CellRect(x: portrait.maxX + margin, y: top, width: width, height: size.height - top)
    }
    private static func textWidth(_ size: CellSize) -> Int { textRect(size).width - 1 }
    private static func textHeight(_ size: CellSize) -> Int { textRect(size).height }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let bird = frame.world.bird(id) else { return }
        let size = painter.size
        let ground = bird.hasBeenSeen ? frame.theme.portraitGround : frame.theme.rgb(.panel)
        frame.picture(Self.portrait(size), in: painter) { book, grid, rect in
            book.drawPortrait(
                species: bird.species, palette: bird.palette, unseen: !bird.hasBeenSeen, on: ground, into: &grid,
                rect: rect)
        }
        let text = painter.sub(Self.textRect(size))
        stack(bird, width: text.width - 1, session: frame.session, frame.words).draw(
            in: text, scrolledBy: cursor.index(of: .max), frame: &frame)
    }

    private func stack(_ bird: Bird, width: Int, session: Session, _ words: Words) -> Stack {
        guard let species = Catalog.species(bird.species) else { return Stack() }
        var page = FactPage(width: width, words: words)
        guard bird.hasBeenSeen else {
            let isKnown = session.world.hasSeen(bird.species)
            page.line(isKnown ? words.birdsUnmet : words.birdsUnmetKind, .text, .bold)
            if isKnown { page.line(words.birdAnotherFirst(kind: words.inText(species.id)), .faint) }
            page.stack.space()
            page.line(words.birdsUnmetStory, .soft)
            page.addWays(of: species, session.allowances)
            return page.stack
        }
        addName(bird, to: &page)
        addNow(bird, session.world, to: &page)
        addTastes(bird, to: &page)
        addWays(bird, session, to: &page)
        addVisits(bird, session, to: &page)
        addStories(bird, session, to: &page)
        page.addStory(of: species)
        return page.stack
    }

    private func addName(_ bird: Bird, to page: inout FactPage) {
        let field = field
        page.stack.add(1, item: 0) { painter, frame in
            guard let field else {
                let end = painter.line(
                    frame.words.name(of: bird), y: 0, to: painter.width - 2, style: frame.theme.style(.text, [.bold]))
                if bird.isFavorite {
                    painter.put(
                        String(frame.symbols.star), at: CellPoint(x: end + 1, y: 0), style: frame.theme.style(.gold))
                }
                return
            }
            frame.cursor = field.draw(
                into: painter, at: CellPoint(x: 0, y: 0), width: min(painter.width, PlayerText.limit + 1),
                style: frame.theme.style(.text, [.bold, .underline]), placeholder: frame.words.birdNamePlaceholder,
                placeholderStyle: frame.theme.style(.faint, [.underline]))
        }
        if let complaint, field != nil { page.line(complaint, .warning) }
        page.line(page.words.temper(of: bird), .faint)
        if bird.mayBeNamed, bird.name == nil, field == nil { page.line(page.words.birdNameable, .accent) }
    }

    private func addNow(_ bird: Bird, _ world: World, to page: inout FactPage) {
        guard let visit = world.presentVisit(of: bird.id), let yard = world.backyard(visit.backyard) else { return }
        page.stack.space()
        page.line(page.words.birdHereNow(yard: yard.name), .accent, .bold)
        page.line(page.words.doing(visit, world.doing(visit)), .soft)
    }

    private func addTastes(_ bird: Bird, to page: inout FactPage) {
        let words = page.words
        page.part(words.birdFood)
        page.fact(
            words.birdLoves,
            bird.isFavoriteDiscovered ? words.name(of: bird.favoriteFood) : words.birdUnknownFood,
            bird.isFavoriteDiscovered ? .good : .faint)
        if !bird.dislikedFoods.isEmpty {
            // A question mark for each that is still to be found.
            let known = bird.dislikedFoods.filter(bird.hasDiscovered).map { words.name(of: $0) }
            let marks = Array(repeating: words.birdUnknownFood, count: bird.dislikedFoods.count - known.count)
            page.fact(words.birdDislikes, words.enumeration(known + marks), known.isEmpty ? .faint : .text)
        }
        let others = bird.discoveredFoods.filter { $0 != bird.favoriteFood && !bird.dislikedFoods.contains($0) }
        for (index, food) in others.enumerated() {
            page.fact(index == 0 ? words.birdEats : "", words.name(of: food))
        }
        let untried = Catalog.foods.map(\.id).filter { !bird.hasDiscovered($0) }
        if !untried.isEmpty {
            page.fact(words.notesUntried, words.enumeration(untried.map { words.name(of: $0) }), .faint)
        }
    }

    /// What the player has noticed of it, and that there is more.
    private func addWays(_ bird: Bird, _ session: Session, to page: inout FactPage) {
        let (world, words) = (session.world, page.words)
        let (customs, rest) = (world.customs(of: bird), world.visitsToNextCustom(of: bird))
        guard !customs.isEmpty || rest != nil else { return }
        page.part(words.customTitle)
        for custom in customs { page.line(words.sentence(for: custom, session), .soft) }
        if let rest { page.line(words.customMore(count: rest), .faint) }
    }

    /// Its last visits, as one could have watched them.
    private func addStories(_ bird: Bird, _ session: Session, to page: inout FactPage) {
        let (world, words) = (session.world, page.words)
        let visits = world.visits(of: bird.id, limit: 3)
        guard !visits.isEmpty else { return }
        page.part(words.birdLately)
        for (index, visit) in visits.enumerated() {
            if index > 0 { page.space() }
            let when = visit.isPresent(at: world.clock) ? words.birdHere : words.ago(world.clock - visit.departure)
            page.line(words.seen(when.capitalizedFirst, in: words.name(of: visit.backyard, session)), .faint)
            page.line(words.story(world.story(of: visit), in: world), .soft)
        }
    }

    private func addVisits(_ bird: Bird, _ session: Session, to page: inout FactPage) {
        let (world, words) = (session.world, page.words)
        page.part(words.birdVisits)
        page.fact(words.birdSoFar, words.visits(of: bird))
        if let first = bird.firstSeen { page.fact(words.birdFirstSeen, words.day(first, session)) }
        if let last = bird.lastSeen {
            let yard = bird.lastSeenIn.flatMap(world.backyard)?.name
            page.fact(words.birdLastSeen, words.seen(words.ago(world.clock - last), in: yard))
        }
        let memories = bird.memories.compactMap { words.memory($0, of: words.first($0.backyard, session)) }
        if !memories.isEmpty { page.part(words.birdMemories) }
        for memory in memories { page.line(memory, .soft) }
        let gifts = world.latestGifts { $0.bird == bird.id }
        if !gifts.isEmpty { page.part(words.birdGifts) }
        for gift in gifts { page.line(words.nameAndPlace(of: gift, session), .soft) }
    }
}
