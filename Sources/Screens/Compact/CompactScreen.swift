import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The game in a small terminal: one yard at a time, on three pages.
struct CompactScreen: YardPane {
    /// A page of the compact screen.
    enum Tab: Int, Hashable, CaseIterable {
        case summary, supplies, visitors
    }

    /// The yard shown.
    private(set) var id: ID<Backyard>
    /// The page shown.
    private(set) var page = Tab.summary { didSet { cursor = ListCursor() } }
    /// The scroll position in the list of visitors.
    private(set) var cursor = ListCursor<Int>()

    /// The width in columns from which the header has spaces around its arrows.
    private static let roomyColumns = 36

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    mutating func turn(to id: ID<Backyard>) { (self.id, cursor) = (id, ListCursor()) }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.refill, context.words.hintRefill), Hint(.nextScreen, context.words.hintPage),
            Hint(.food, context.words.hintFood),
        ] + YardActions.undoHint(in: context)
            + (context.world.backyards.count > 1 ? [Hint(.right, context.words.hintNextShort)] : [])
            + [
                Hint(.water, context.words.hintWater), Hint(.star, context.words.hintStar),
                Hint(.leave, context.words.hintQuit),
            ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let yard = context.world.backyard(id) else { return [] }
        if case .click(let index) = action {
            page = Tab(rawValue: index) ?? page
            return []
        }
        let lines = PageLayout(
            visitors(in: context), width: context.size.width - 2, symbols: context.symbols
        ).height
        switch cursor.handle(action, count: lines, as: .rows(page: 5)) {
        case .moved: break
        case .chosen:
            switch page {
            case .summary: page = .visitors
            case .supplies: return YardActions.steps(for: .food, of: [yard], in: context)
            // A bird's screen needs a larger terminal.
            case .visitors: return [.tell(context.words.needsRoom(beyond: context.whole))]
            }
        case .other(let command):
            switch command {
            case .left: return turn(by: -1, in: context)
            case .right: return turn(by: 1, in: context)
            case .nextScreen: page = Tab(rawValue: (page.rawValue + 1) % Tab.allCases.count) ?? page
            case .previousScreen: page = Tab(rawValue: (page.rawValue + 2) % Tab.allCases.count) ?? page
            case .screen(let number) where Tab(rawValue: number - 1) != nil: page = Tab(rawValue: number - 1) ?? page
            case _ where Command.ofYard.contains(command):
                return YardActions.steps(for: command, of: [yard], in: context)
            case .back: page = .summary
            case _ where Command.inPanes.contains(command): return [.ignored(command)]
            // All other screens need a larger terminal.
            default: return [.tell(context.words.needsRoom(beyond: context.whole))]
            }
        }
        return []
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] { page == .summary ? [id] : [] }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        guard let yard = frame.world.backyard(id) else { return }
        drawHeader(of: yard, in: painter, frame: &frame)
        let area = painter.sub(CellRect(x: 0, y: 2, width: painter.width, height: painter.height - 2))
        switch page {
        case .summary: drawSummary(of: yard, in: area, frame: &frame)
        case .supplies: drawSupplies(of: yard, in: area, frame: &frame)
        case .visitors:
            frame.hits.add(area.bounds, in: area, .command(.open))
            visitors(in: frame.context(painter.size)).draw(
                in: area.sub(CellRect(x: 1, y: 0, width: area.width - 1, height: area.height)),
                scrolledBy: cursor.index(of: .max),
                frame: &frame)
        }
    }

    /// Draws the yard's name between arrows to the other yards, the clock, and the names of the pages.
    private func drawHeader(of yard: Backyard, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let yards = frame.world.favoritesFirst.map(\.id)
        let clock = frame.words.clock(of: yard, in: frame.session)
        let right = painter.width - 1
        // Arrows to other yards stand beside the name if there are others.
        let (left, after) = yards.count > 1 ? (painter.width < Self.roomyColumns ? 2 : 3, 4) : (1, 2)
        // The name has priority over the clock, which another page shows as well.
        let hasClock = left + yard.name.columns + after + 1 + clock.columns <= right
        let end = painter.line(
            yard.name, y: 0, from: left, to: right - after - (hasClock ? clock.columns + 1 : 0),
            style: theme.style(.text, [.bold]))
        let star = yard.isFavorite ? frame.symbols.star : frame.symbols.noStar
        painter.put(
            String(star), at: CellPoint(x: end + 1, y: 0), style: theme.style(yard.isFavorite ? .gold : .faint))
        frame.hits.add(CellRect(x: end, y: 0, width: 3, height: 1), in: painter, .command(.star))
        if hasClock { painter.line(clock, y: 0, from: right - clock.columns, to: right, style: theme.style(.faint)) }
        if let index = yards.firstIndex(of: id), yards.count > 1 {
            let (back, on) = (CellPoint(x: left - 2, y: 0), CellPoint(x: end + 3, y: 0))
            painter.put(String(frame.symbols.left), at: back, style: theme.style(.accent))
            painter.put(String(frame.symbols.right), at: on, style: theme.style(.accent))
            frame.hits.add(CellRect(x: 0, y: 0, width: left, height: 1), in: painter, .command(.left))
            frame.hits.add(CellRect(x: on.x, y: 0, width: 2, height: 1), in: painter, .command(.right))
            let place = frame.words.compactPosition(number: index + 1, count: yards.count)
            if hasClock, on.x + 2 + place.columns + 2 + clock.columns <= right {
                painter.line(place, y: 0, from: on.x + 2, style: theme.style(.faint))
            }
        }
        var x = 1
        for page in Tab.allCases {
            let title = frame.words.compactPage("\(page)")
            painter.put(
                title, at: CellPoint(x: x, y: 1),
                style: page == self.page ? theme.style(.accent, [.bold]) : theme.style(.faint))
            frame.hits.add(
                CellRect(x: x - 1, y: 1, width: title.columns + 2, height: 1), in: painter, .item(page.rawValue))
            x += title.columns + 2
        }
        // The badge is drawn only if there is room beside the pages' names.
        SaveBadge.draw(in: painter, from: x, to: right, y: 1, frame: frame)
    }

    /// Draws the picture, the visitors' names, and the gauges of food and water.
    private func drawSummary(of yard: Backyard, in painter: Painter, frame: inout Frame) {
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: painter.height - 2)
        let actors = frame.stage.actors(in: id)
        let shown = yard.shown(frame.session.allowances)
        frame.movingPicture(picture, in: painter) { book, world, moment, grid, rect in
            book.drawYard(
                shown, in: world, actors: actors, at: moment, framing: .guest, into: &grid, rect: rect)
        }
        frame.names.add(picture, in: painter, .yard(id))
        frame.hits.add(picture, in: painter, .item(Tab.visitors.rawValue))
        let context = frame.context(painter.size)
        var page = Page()
        let subject = frame.stage.subject(in: id, at: picture.size)
        page.add([VisitorsLine.line(id, subject: subject, from: 1, in: context)], target: .item(Tab.visitors.rawValue))
        let half = (painter.width - 3) / 2
        let (food, water) = (Gauge(yard.food, at: frame.moment.date), Gauge(yard.water, at: frame.moment.date))
        page.add(
            Page.Line(
                food.piece(frame.words, at: .columns(1..<1 + half), target: .command(.food)),
                water.piece(
                    frame.words, at: .columns(painter.width - 1 - half..<painter.width - 1), target: .command(.water))))
        page.layout(painter.width, frame).draw(
            in: painter.sub(CellRect(x: 0, y: picture.maxY, width: painter.width, height: 2)), frame: &frame)
    }

    /// Draws both gauges in full, the time and weather, and the reasons why the yard is busy or quiet.
    private func drawSupplies(of yard: Backyard, in painter: Painter, frame: inout Frame) {
        let inside = painter.sub(
            CellRect(x: 1, y: 0, width: min(painter.width - 2, 60), height: painter.height))
        let context = frame.context(inside.size)
        var page = Page()
        page.addSupplies(of: yard, width: inside.width, in: context)
        if inside.height >= 8 { page.space() }
        let skies = frame.words.hours(of: yard, in: frame.session, separator: frame.symbols.separator)
        page.line(TextFitting.first(of: skies, fitting: inside.width), .soft)
        let reasons = frame.world.reasons(for: yard, allowances: frame.session.allowances)
        for reason in frame.words.reasons(reasons, limit: 3) {
            page.add(Page.Line(Page.Piece(reason, .faint, fit: .wrap)))
        }
        page.layout(inside.width, frame).draw(in: inside, frame: &frame)
    }

    /// Returns the page of present visitors with their activities, and of earlier ones.
    private func visitors(in context: Context) -> Page {
        let words = context.words
        let visits = BackyardScreen.visits(in: context.world, backyard: id)
        var page = Page()
        if visits.here.isEmpty { page.line(words.yardNobody, .faint) }
        for visit in visits.here {
            page.add(VisitRow.lines(visit, in: context))
            for line in words.doing(visit, context.world.doing(visit), width: context.size.width - 4) {
                page.line("  " + line, .soft)
            }
        }
        if !visits.earlier.isEmpty { page.heading(words.yardEarlier) }
        let isTight = VisitRow.areTight(visits.earlier, in: context)
        for visit in visits.earlier { page.add(VisitRow.lines(visit, isTight: isTight, in: context)) }
        return page
    }
}
