import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The screen of one yard: a large picture, its supplies, the present birds and the earlier visits.
struct BackyardScreen: Screen {
    let id: ID<Backyard>
    private(set) var cursor = ListCursor<ID<Visit>>()
    /// True after a step further down than the last visit: the panel shows its end, with sentences and gifts.
    private var isAtEnd = false

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    /// Returns a yard's present visits, and its earlier visits with the latest first.
    static func visits(in world: World, backyard: ID<Backyard>) -> (here: [Visit], earlier: [Visit]) {
        let here = world.visitors(in: backyard)
        // Each row tells how long ago its bird left.
        let earlier = world.recentVisits(in: backyard).filter { !$0.isPresent(at: world.clock) }
            .sorted { ($1.departure, $1.id) < ($0.departure, $0.id) }
        return (here, earlier)
    }

    func hints(in context: Context) -> [Hint] {
        let visits = Self.visits(in: context.world, backyard: id)
        return [
            Hint(.refill, context.words.hintRefill), Hint(.food, context.words.hintFood),
            Hint(.back, context.words.hintBack), Hint(.edit, context.words.hintDecorate),
        ]
            + (context.world.backyards.count > 1 ? [Hint(.right, context.words.hintNext)] : [])
            // A refill also fills the water, so the hint for water comes later.
            + [Hint(.water, context.words.hintWater), Hint(.star, context.words.hintStar)]
            + (visits.here.isEmpty && visits.earlier.isEmpty ? [] : [Hint(.open, context.words.hintVisitor)])
            + YardActions.undoHint(in: context)
            + [
                Hint(.photo, context.words.hintPhoto), Hint(.search, context.words.hintSearch),
                Hint(.remove, context.words.hintRemove),
            ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let yard = context.world.backyard(id) else { return [.back] }
        let visits = Self.visits(in: context.world, backyard: id)
        let all = visits.here + visits.earlier
        let isLast = cursor.index(in: all.map(\.id)) >= all.count - 1
        switch action {
        case .command(.down), .command(.pageDown), .command(.end): isAtEnd = isLast
        case .command(.up), .command(.pageUp), .command(.home): isAtEnd = false
        case .wheel(let rows): isAtEnd = rows > 0 && isLast
        default: break
        }
        switch cursor.handle(action, in: all.map(\.id)) {
        case .moved: return []
        case .chosen: return all.isEmpty ? [.ignored(.open)] : [.open(.bird(all[cursor.index(in: all.map(\.id))].bird))]
        case .other(let command):
            switch command {
            case .left, .right:
                guard context.world.backyards.count > 1 else {
                    return [.tell(context.words.onlyYard)]
                }
                return [.turn(command == .left ? -1 : 1)]
            case _ where Command.ofYard.contains(command):
                return YardActions.steps(for: command, of: [yard], in: context)
            case .edit: return [.open(.decorate(id))]
            case .remove: return YardActions.steps(for: .remove, of: [yard], in: context)
            case .undo: return [.perform(.undo)]
            default: return [.ignored(command)]
            }
        }
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] { [id] }

    func listed(in context: Context) -> [Place] {
        let visits = Self.visits(in: context.world, backyard: id)
        return Place.birds((visits.here + visits.earlier).map(\.bird))
    }

    func told(in context: Context) -> Told {
        let (words, world) = (context.words, context.world)
        guard let yard = world.backyard(id) else { return Told(title: "", page: Page()) }
        let visits = Self.visits(in: world, backyard: id)
        var page = Page()
        page.line(words.scene(of: yard, in: world))
        page.line(words.hours(of: yard, in: context.session, separator: context.symbols.separator)[4])
        page.addSupplies(of: yard, width: context.size.width, in: context)
        let reasons = words.reasons(
            world.reasons(for: yard.shown(context.session.allowances), allowances: context.session.allowances), limit: 2
        )
        for reason in reasons { page.line(reason) }
        page.heading(words.yardHereNow)
        if visits.here.isEmpty { page.line(reasons.isEmpty ? words.yardNobodyYet : words.yardNobody) }
        for (index, visit) in visits.here.enumerated() {
            page.add(VisitRow.lines(visit, detail: [words.doing(visit, world.doing(visit))], in: context), item: index)
            guard visit.isNewKind(at: context.now) else { continue }
            addSentence(words.about(visit.species), to: &page)
        }
        if let young = world.visibleFledglings(in: yard, at: context.now) {
            addSentence(words.yardYoung(kinds: words.many(young)), to: &page)
        }
        if !visits.earlier.isEmpty { addEarlier(visits.earlier, from: visits.here.count, in: context, to: &page) }
        addGifts(in: context, to: &page)
        let all = visits.here + visits.earlier
        return Told(
            title: yard.isFavorite
                ? words.plainTwo(first: yard.name, second: words.plainFavorite) : yard.name, page: page,
            selected: all.isEmpty ? nil : cursor.index(in: all.map(\.id)))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let yard = frame.world.backyard(id) else { return }
        let layout = BackyardLayout(painter.size)
        let (actors, theme) = (frame.stage.actors(in: id), frame.theme)
        let shown = yard.shown(frame.session.allowances)
        let chorus = DawnChorus(over: yard, size: layout.scene.size, frame: frame)
        frame.movingPicture(layout.scene, in: painter) { book, world, moment, grid, rect in
            book.drawYard(shown, in: world, actors: actors, at: moment, into: &grid, rect: rect)
            chorus.draw(into: &grid, theme: theme)
        }
        SceneHits.add(shown, actors, rect: layout.scene, in: painter, frame: &frame)
        let panel = painter.sub(layout.panel)
        panel.fill(style: frame.theme.fill(.panel))
        let parts = layout.parts
        drawSupplies(of: yard, in: panel.sub(parts[0]), frame: &frame)
        let visits = Self.visits(in: frame.world, backyard: id)
        let earlierApart = parts.count > 2
        let selection = cursor.index(in: (visits.here + visits.earlier).map(\.id))
        drawVisitors(
            visits.here, of: shown, selection: selection, and: earlierApart ? nil : visits.earlier,
            because: frame.words.reasons(
                frame.world.reasons(for: yard, allowances: frame.session.allowances), limit: 2),
            in: panel.sub(parts[1]),
            frame: &frame)
        if earlierApart {
            drawEarlier(
                visits.earlier, from: visits.here.count, selection: selection, in: panel.sub(parts[2]), frame: &frame)
        }
    }

    /// Draws the yard's name, local time, weather, food and water.
    private func drawSupplies(of yard: Backyard, in painter: Painter, frame: inout Frame) {
        let hours = frame.words.hours(of: yard, in: frame.session, separator: frame.symbols.separator)
        let isTight = painter.height < 8
        let star = yard.isFavorite ? frame.symbols.star : frame.symbols.noStar
        var page = Page()
        page.add(
            Page.Line(
                Page.Piece(
                    star, yard.isFavorite ? .gold : .faint, at: .trailing(0),
                    spoken: yard.isFavorite ? frame.words.plainFavorite : "", target: .command(.star)),
                Page.Piece(yard.name, .text, .bold, gap: 1)))
        page.add(Page.Line(Page.Piece(hours, .faint, fit: .whole)))
        if !isTight { page.space() }
        page.addSupplies(of: yard, isRoomy: !isTight, width: painter.width, in: frame.context(painter.size))
        page.layout(painter.width, frame).draw(in: painter, frame: &frame, on: .panel)
    }

    /// Draws the present birds and the reasons for the visits or their absence; also earlier visits if they have no
    /// part of their own.
    private func drawVisitors(
        _ here: [Visit], of yard: Backyard, selection: Int, and earlier: [Visit]?, because reasons: [String],
        in painter: Painter, frame: inout Frame
    ) {
        let (words, context) = (frame.words, frame.context(painter.size))
        var page = Page()
        page.heading(words.yardHereNow)
        if here.isEmpty { addSentence(reasons.isEmpty ? words.yardNobodyYet : words.yardNobody, to: &page) }
        add(here, in: painter.size, frame, to: &page)
        if let young = frame.world.visibleFledglings(in: yard, at: frame.moment.date) {
            addSentence(words.yardYoung(kinds: words.many(young)), to: &page)
        }
        if !here.isEmpty, !reasons.isEmpty { page.space() }
        for reason in reasons { addSentence(reason, to: &page) }
        if let earlier {
            if !earlier.isEmpty { addEarlier(earlier, from: here.count, in: context, to: &page) }
            addGifts(in: context, to: &page)
        }
        // Without present birds the reasons at the top stay visible while the first earlier visit is selected.
        let isAtTop = here.isEmpty && selection == 0
        page.draw(in: painter, selected: isAtTop ? nil : selection, isAtEnd: isAtEnd, frame: &frame, on: .panel)
    }

    /// Adds the present birds with their activities, shortened if they do not all fit.
    private func add(_ here: [Visit], in size: CellSize, _ frame: Frame, to page: inout Page) {
        let (words, now) = (frame.words, frame.moment.date)
        let doings = here.map {
            frame.stage.isFlyingIn($0)
                ? [words.doingFlyingIn] : words.doing($0, frame.world.doing($0), width: size.width - 4)
        }
        let firsts = here.filter { $0.isNewKind(at: now) }
        let rows = 1 + doings.reduce(0) { $0 + 1 + $1.count } + firsts.count
        let stories = firsts.reduce(0) {
            $0 + TextFitting.wrap(words.about($1.species), to: size.width - 3).count
        }
        // If not all fit, every bird gets a short text instead of one a long text.
        let isCrowded = rows > size.height
        let tellsStories = here.count == 1 || rows + stories <= size.height
        for (index, visit) in here.enumerated() {
            let doing = isCrowded ? Array(doings[index].prefix(1)) : doings[index]
            page.add(VisitRow.lines(visit, detail: doing, in: frame.context(size)), item: index)
            // A species' first visit is announced here while it is news.
            guard visit.isNewKind(at: now) else { continue }
            addSentence(words.arrivalFirst(species: words.one(visit.species)), .gold, from: 2, to: &page)
            if tellsStories { addSentence(words.about(visit.species), .soft, from: 2, to: &page) }
        }
    }

    /// Adds a wrapping sentence that starts at column `left`.
    private func addSentence(_ text: String, _ ink: Ink = .faint, from left: Int = 0, to page: inout Page) {
        page.add(Page.Line(Page.Piece(text, ink, at: .leading(left), fit: .wrap)))
    }

    /// Adds the latest three gifts that birds have left in the yard.
    private func addGifts(in context: Context, to page: inout Page) {
        let gifts = context.world.latestGifts(limit: 3) { [id] in $0.backyard == id }
        guard !gifts.isEmpty else { return }
        page.heading(context.words.yardGifts)
        for gift in gifts { addSentence(context.words.nameAndGiver(of: gift, in: context.world), to: &page) }
    }

    /// Draws the earlier visits and the gifts in their own part of the panel.
    private func drawEarlier(
        _ visits: [Visit], from first: Int, selection: Int, in painter: Painter, frame: inout Frame
    ) {
        let context = frame.context(painter.size)
        var page = Page()
        addEarlier(visits, from: first, in: context, to: &page)
        addGifts(in: context, to: &page)
        page.draw(
            in: painter, selected: selection, shown: max(first, selection), isAtEnd: isAtEnd, frame: &frame, on: .panel)
    }

    /// Adds the earlier visits, as items numbered from `first`.
    private func addEarlier(_ visits: [Visit], from first: Int, in context: Context, to page: inout Page) {
        page.heading(context.words.yardEarlier)
        let isTight = VisitRow.areTight(visits, in: context)
        for (index, visit) in visits.enumerated() {
            page.add(VisitRow.lines(visit, isTight: isTight, in: context), item: first + index)
        }
    }
}
