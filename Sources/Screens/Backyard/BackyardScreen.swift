import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// One yard: its picture as large as the screen, its supplies, who is here and who came by.
struct BackyardScreen: Screen {
    let id: ID<Backyard>
    private(set) var cursor = ListCursor<ID<Visit>>()

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    /// Those who are here, then those who were, the latest first.
    static func visits(in world: World, backyard: ID<Backyard>) -> (here: [Visit], earlier: [Visit]) {
        let here = world.presentVisits(in: backyard)
        let earlier = world.recentVisits(in: backyard).filter { !$0.isPresent(at: world.clock) }
        return (here, earlier)
    }

    func hints(in context: Context) -> [Hint] {
        let visits = Self.visits(in: context.world, backyard: id)
        return [
            Hint(.refill, context.words.hintRefill), Hint(.food, context.words.hintFood),
            Hint(.back, context.words.hintBack), Hint(.edit, context.words.hintDecorate),
        ]
            + (context.world.backyards.count > 1 ? [Hint(.right, context.words.hintNext)] : [])
            // A refill gives water, too.
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

    func draw(in painter: Painter, frame: inout Frame) {
        guard let yard = frame.world.backyard(id) else { return }
        let layout = BackyardLayout(painter.size)
        let (moment, world, actors, theme) = (frame.moment, frame.world, frame.stage.actors(in: id), frame.theme)
        let shown = yard.shown(frame.session.allowances)
        let chorus = DawnChorus(over: yard, size: layout.scene.size, frame: frame)
        frame.picture(layout.scene, in: painter) { book, grid, rect in
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

    /// Name, hour, food and water.
    private func drawSupplies(of yard: Backyard, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let time = frame.world.localTime(in: yard)
        let star = yard.isFavorite ? frame.symbols.star : frame.symbols.noStar
        painter.put(
            String(star), at: CellPoint(x: painter.width - 1, y: 0),
            style: theme.style(yard.isFavorite ? .gold : .faint, on: .panel))
        frame.hits.add(
            CellRect(x: painter.width - 2, y: 0, width: 3, height: 1), in: painter, .command(.star))
        painter.line(yard.name, y: 0, to: painter.width - 2, style: theme.style(.text, on: .panel, .bold))
        painter.firstFitting(
            frame.words.hours(
                time, frame.world.weather(in: yard, at: frame.moment.date), separator: frame.symbols.separator), y: 1,
            style: theme.style(.faint, on: .panel))

        let isTight = painter.height < 8
        var y = isTight ? 2 : 3
        for kind in SupplyKind.allCases {
            let gauge = Gauge(yard.supply(kind), at: frame.moment.date)
            let rect = CellRect(x: 0, y: y, width: painter.width, height: 2)
            frame.hits.add(rect, in: painter, .command(kind == .food ? .food : .water))
            gauge.drawLarge(
                title: kind == .food ? frame.words.name(of: yard.foodID) : frame.words.yardWater, in: painter,
                y: y, frame: frame, on: .panel)
            y += isTight ? 2 : 3
        }
    }

    private func drawVisitors(
        _ here: [Visit], of yard: Backyard, selection: Int, and earlier: [Visit]?, because reasons: [String],
        in painter: Painter, frame: inout Frame
    ) {
        let now = frame.moment.date
        var stack = Stack()
        add(frame.words.yardHereNow, to: &stack)
        if here.isEmpty {
            addSentence(
                reasons.isEmpty ? frame.words.yardNobodyYet : frame.words.yardNobody, width: painter.width - 1,
                to: &stack)
        }
        let doings = here.map {
            frame.stage.isFlyingIn($0)
                ? [frame.words.doingFlyingIn]
                : frame.words.doing($0, frame.world.doing($0), width: painter.width - 4)
        }
        let firsts = here.filter { $0.isNewKind(at: now) }
        let rows = 1 + doings.reduce(0) { $0 + 1 + $1.count } + firsts.count
        let stories = firsts.reduce(0) {
            $0 + TextFitting.wrap(frame.words.about($1.species), to: painter.width - 3).count
        }
        // Rather everybody in short than one of them at length.
        let isCrowded = rows > painter.height
        let tellsStories = here.count == 1 || rows + stories <= painter.height
        for (index, visit) in here.enumerated() {
            let doing = isCrowded ? Array(doings[index].prefix(1)) : doings[index]
            stack.add(1 + doing.count, item: index) { painter, frame in
                VisitRow.draw(visit, detail: doing, isSelected: index == selection, now: now, in: painter, frame: frame)
            }
            if visit.isNewKind(at: now) {
                addFirst(visit.species, withStory: tellsStories, frame.words, width: painter.width - 1, to: &stack)
            }
        }
        if let young = frame.world.visibleFledglings(in: yard, at: now) {
            addSentence(frame.words.yardYoung(kinds: frame.words.many(young)), width: painter.width - 1, to: &stack)
        }
        if !here.isEmpty, !reasons.isEmpty { stack.space() }
        for reason in reasons { addSentence(reason, width: painter.width - 1, to: &stack) }
        if let earlier {
            if !earlier.isEmpty {
                stack.space()
                add(frame.words.yardEarlier, to: &stack)
                add(earlier, from: here.count, selection: selection, now: now, to: &stack)
            }
            addGifts(width: painter.width - 1, frame, to: &stack)
        }
        // Why nobody is here comes before who was.
        let isAtTop = here.isEmpty && selection == 0
        stack.draw(in: painter, selected: isAtTop ? nil : selection, frame: &frame, on: .panel)
    }

    private func addSentence(
        _ text: String, ink: Ink = .faint, from left: Int = 0, width: Int, to stack: inout Stack
    ) {
        stack.add(TextFitting.wrap(text, to: width - left).count) { painter, frame in
            painter.paragraph(text, y: 0, from: left, to: width, style: frame.theme.style(ink, on: .panel))
        }
    }

    /// A kind that was never seen before is told of beside its picture, for a while.
    private func addFirst(
        _ species: ID<Species>, withStory: Bool, _ words: Words, width: Int, to stack: inout Stack
    ) {
        addSentence(words.arrivalFirst(species: words.one(species)), ink: .gold, from: 2, width: width, to: &stack)
        guard withStory else { return }
        addSentence(words.about(species), ink: .soft, from: 2, width: width, to: &stack)
    }

    /// What birds have left here.
    private func addGifts(width: Int, _ frame: Frame, to stack: inout Stack) {
        let gifts = frame.world.latestGifts(limit: 3) { [id] in $0.backyard == id }
        guard !gifts.isEmpty else { return }
        stack.space()
        add(frame.words.yardGifts, to: &stack)
        for gift in gifts {
            addSentence(frame.words.nameAndGiver(of: gift, in: frame.world), width: width, to: &stack)
        }
    }

    private func drawEarlier(
        _ visits: [Visit], from first: Int, selection: Int, in painter: Painter, frame: inout Frame
    ) {
        var stack = Stack()
        add(frame.words.yardEarlier, to: &stack)
        add(visits, from: first, selection: selection, now: frame.moment.date, to: &stack)
        addGifts(width: painter.width - 1, frame, to: &stack)
        stack.draw(in: painter, selected: max(first, selection), frame: &frame, on: .panel)
    }

    private func add(_ heading: String, to stack: inout Stack) {
        stack.add(1) { painter, frame in Heading.part(heading, in: painter, y: 0, frame: frame, on: .panel) }
    }

    private func add(_ visits: [Visit], from first: Int, selection: Int, now: Instant, to stack: inout Stack) {
        for (index, visit) in visits.enumerated() {
            stack.add(1, item: first + index) { painter, frame in
                VisitRow.draw(
                    visit, detail: [], isSelected: first + index == selection, now: now, in: painter, frame: frame)
            }
        }
    }
}
