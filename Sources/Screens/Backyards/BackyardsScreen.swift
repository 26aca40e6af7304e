import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The first screen: all yards as tiles with live pictures.
struct BackyardsScreen: Screen {
    private(set) var cursor = ListCursor<ID<Backyard>?>()
    private(set) var order: YardFinder.Order
    private(set) var search = Search()
    private(set) var marks = Marks<ID<Backyard>>()
    var markedCount: Int { marks.count }
    var isEditing: Bool { search.isEditing }
    /// True once the offer of a pass was noted as seen; it then stays among the tiles until dismissed or the game ends.
    private var isOffering = false

    init(_ settings: Settings) {
        order = settings.yardOrder.flatMap(YardFinder.Order.init) ?? .favorites
    }

    /// The content of a tile: a yard or the offer of a pass.
    enum Item: Hashable {
        case backyard(Backyard)
        case passOffer

        /// The yard's identifier; `nil` for the offer.
        var yard: ID<Backyard>? { if case .backyard(let yard) = self { yard.id } else { nil } }
    }

    /// Returns the tiles in displayed order: the yards that match the search, then the offer of a pass.
    func items(in session: Session, _ words: Words) -> [Item] {
        let query = search.text
        let yards = YardFinder.yards(in: session.world, matching: query, order: order, words).map(Item.backyard)
        let offers = query.isEmpty && !session.hasPass && (isOffering || Self.mayOffer(session))
        return yards + (offers ? [.passOffer] : [])
    }

    /// Returns true if the player has not yet been offered a pass, and the second day has begun.
    private static func mayOffer(_ session: Session) -> Bool {
        !session.settings.passOfferDismissed && !session.settings.hintsSeen.contains(offer) && session.world.isSecondDay
    }

    /// The name of the offer among the hints that were shown.
    private static let offer = "passOffer"

    mutating func noteSeen(in session: Session, _ settings: inout Settings) {
        guard Self.mayOffer(session), !session.hasPass, search.text.isEmpty else { return }
        isOffering = true
        settings.hintsSeen.append(Self.offer)
    }

    private func suggestions(in world: World, _ words: Words) -> [SearchSuggestion] {
        search.shown(YardFinder.suggestions(in: world, words, for: search.text))
    }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return search.typingHints(suggestions(in: context.world, context.words), context.words) }
        if !marks.isEmpty {
            return [
                Hint(.refill, context.words.hintRefill), Hint(.star, context.words.hintStar),
                Hint(.mark, context.words.hintMark), Hint(.food, context.words.hintFood),
                Hint(.water, context.words.hintWater), Hint(.remove, context.words.hintRemove),
                Hint(.back, context.words.hintUnmark),
            ]
        }
        let selected = selected(in: context)
        let ways =
            [
                Hint(.create, context.words.hintCreate), Hint(.search, context.words.hintSearch),
                search.wayOut(context.words, else: Hint(.leave, context.words.hintQuit)),
                Hint(.nextScreen, context.words.hintScreens), Hint(.sort, context.words.hintSort),
            ]
            + (selected?.yard == nil ? [] : [Hint(.mark, context.words.hintMark)])
            + YardActions.undoHint(in: context) + [Hint(.photo, context.words.hintPhoto)]
        switch selected {
        case .backyard:
            let areShort = context.world.backyards.contains { $0.isShort(at: context.now) }
            return [Hint(.open, context.words.hintOpen), Hint(.refill, context.words.hintRefill)]
                + (areShort ? [Hint(.refillAll, context.words.hintRefillAll)] : [])
                + [Hint(.food, context.words.hintFood), Hint(.star, context.words.hintStar)] + ways
        case .passOffer:
            return [Hint(.open, context.words.hintOpen), Hint(.dismiss, context.words.hintDismiss)] + ways
        case nil: return ways
        }
    }

    // MARK: Input

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = items(in: context.session, context.words)
        let layout = layout(count: items.count, in: CellRect(context.size))
        let (ids, yards) = (items.map(\.yard), items.compactMap(\.yard))
        if !isEditing, marks.take(action, in: yards, &cursor, among: ids) { return [] }
        if let steps = search.take(action, among: suggestions(in: context.world, context.words)) { return steps }
        switch action {
        case .click(let index):
            search.stopEditing()
            cursor.choose(index, in: ids)
            return open(context)
        default:
            switch cursor.handle(action, in: ids, as: .tiles(layout)) {
            case .moved: break
            case .chosen: return open(context)
            case .other(let command): return handle(command, in: context, items: items)
            }
        }
        return []
    }

    private mutating func handle(_ command: Command, in context: Context, items: [Item]) -> [Step] {
        switch command {
        case .search:
            search.begin()
        case .sort:
            let all = YardFinder.Order.allCases
            order = all[((all.firstIndex(of: order) ?? 0) + 1) % all.count]
            cursor.reorder()
            return context.remembering { $0.yardOrder = order.rawValue }
        case .back, .leave:
            // The first press closes the search, the next leaves the screen.
            guard search.field != nil else { return [.ignored(command)] }
            search.end()
        case .dismiss:
            search.end()
            guard items.contains(.passOffer) else { return [.ignored(command)] }
            isOffering = false
            var settings = context.session.settings
            settings.passOfferDismissed = true
            return [.perform(.changeSettings(settings, from: context.session.settings))]
        case _ where command == .remove || Command.ofYard.contains(command):
            let yards = meant(in: context)
            return yards.isEmpty ? [.ignored(command)] : YardActions.steps(for: command, of: yards, in: context)
        case .photo where !marks.isEmpty: return meant(in: context).map { .photo($0.id) }
        case .edit:
            guard case .backyard(let yard) = selected(in: context) else { return [.ignored(command)] }
            return [.open(.decorate(yard.id))]
        default: return [.ignored(command)]
        }
        return []
    }

    /// Returns the yards that a command acts on: the marked ones, even if not visible, else the selected one.
    private func meant(in context: Context) -> [Backyard] {
        let marked = YardFinder.yards(in: context.world, order: order, context.words).filter { marks.contains($0.id) }
        guard marked.isEmpty, case .backyard(let yard)? = selected(in: context) else { return marked }
        return [yard]
    }

    var typed: TextField? { search.typed }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        if let steps = search.type(event, among: suggestions(in: context.world, context.words)) { return steps }
        guard let isAnother = search.type(event) else { return nil }
        if isAnother { cursor = ListCursor() }
        return []
    }

    mutating func settle(in context: Context) {
        cursor.settle(in: items(in: context.session, context.words).map(\.yard))
        marks.settle(in: context.world.backyards.map(\.id))
    }

    func listed(in context: Context) -> [Place] {
        items(in: context.session, context.words).compactMap(\.yard).map { .backyard($0) }
    }

    /// Selects the tile of the yard that was open.
    mutating func comeBack(from place: Place, in context: Context) {
        guard case .backyard(let id) = place else { return }
        let items = items(in: context.session, context.words).map(\.yard)
        if let index = items.firstIndex(of: id) { cursor.choose(index, in: items) }
    }

    /// Returns the step that opens the selected tile.
    private func open(_ context: Context) -> [Step] {
        switch selected(in: context) {
        case .backyard(let yard): [.open(.backyard(yard.id))]
        case .passOffer: [.show(.pass)]
        case nil: []
        }
    }

    /// Returns the selected yard; `nil` while yards are marked or the offer is selected.
    func chosenYard(in context: Context) -> ID<Backyard>? { marks.isEmpty ? selected(in: context)?.yard : nil }

    private func selected(in context: Context) -> Item? {
        let items = items(in: context.session, context.words)
        return items.isEmpty ? nil : items[cursor.index(in: items.map(\.yard))]
    }

    // MARK: Telling

    func told(in context: Context) -> Told {
        let (words, items) = (context.words, items(in: context.session, context.words))
        var page = Page()
        search.add(
            to: &page, placeholder: words.yardSearch, words, suggestions: suggestions(in: context.world, words))
        for (index, item) in items.enumerated() {
            switch item {
            case .backyard(let yard):
                var lines = BackyardTile.lines(yard, width: context.size.width, rows: 3, in: context)
                if !marks.isEmpty {
                    lines[0].pieces.append(Page.Piece(.box(isMarked: marks.contains(yard.id)), at: .trailing(0)))
                }
                page.add(lines, item: index)
            case .passOffer:
                page.add([Page.Line(.title(words.passTitle)), Page.Line(Page.Piece(words.passOffers))], item: index)
            }
        }
        if items.isEmpty {
            page.line(words.yardNotFound(query: search.text, everywhere: context.everywhere))
        }
        if search.field == nil, let rumor = RumorLine.text(in: context) { page.line(rumor) }
        let title = words.title(Section.backyards)
        return Told(
            title: order == .favorites ? title : words.plainTwo(first: title, second: words.yardOrder("\(order)")),
            page: page,
            selected: isEditing ? search.selectedItem : cursor.index(in: items.map(\.yard)),
            isGrid: true)
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        let items = items(in: frame.session, frame.words)
        let layout = layout(count: items.count, in: painter.bounds)
        let ids = items.map(\.yard)
        let margin = Margins.side(painter.width)
        if hasHeader {
            let top = Margins.top(painter.height)
            search.drawHead(
                order: frame.words.yardOrder("\(order)"), placeholder: frame.words.yardSearch,
                in: painter.sub(CellRect(x: margin, y: top, width: painter.width - 2 * margin, height: 1)),
                frame: &frame)
        }
        if items.isEmpty {
            painter.paragraph(
                frame.words.yardNotFound(query: search.text, everywhere: frame.context(painter.size).everywhere),
                y: layout.area.y, from: margin,
                to: painter.width - margin,
                style: frame.theme.style(.soft))
        }
        let tiles = Tiles.inSight(layout, cursor, of: ids)
        let uncovered = tiles.filter { !frame.isCovered(BackyardTile.picture($0.rect), in: painter) }
        frame.prepare(
            uncovered.compactMap { index, rect in
                guard case .backyard(let yard) = items[index] else { return nil }
                return BackyardTile.scene(yard, BackyardTile.pictureSize(rect.size), in: frame)
            },
            passOffer: uncovered.first { items[$0.index] == .passOffer }.map {
                BackyardTile.pictureSize($0.rect.size)
            })
        let yards = ids.compactMap { $0.flatMap(frame.world.backyard) }
        let clocks = BackyardTile.clocks(
            of: yards, width: layout.tile.width, in: frame.context(painter.size))
        let isMarked = { (id: ID<Backyard>?) in marks.isEmpty ? nil : id.map(marks.contains) }
        Tiles.draw(
            layout, cursor, of: ids, in: painter, frame: &frame, isMarked: isMarked
        ) { id, isSelected, tile, frame in
            let isSelected = isSelected && !isEditing
            if let yard = id.flatMap(frame.world.backyard) {
                BackyardTile.draw(
                    yard, isSelected: isSelected, clocks: clocks, search: search.text, in: tile,
                    frame: &frame)
            } else {
                PassOfferTile.draw(isSelected: isSelected, in: tile, frame: &frame)
            }
        }
        let line = { (y: Int) in
            painter.sub(CellRect(x: margin, y: y, width: painter.width - 2 * margin, height: 1))
        }
        if search.field == nil { RumorLine.draw(in: line(layout.area.maxY), frame: &frame) }
        let inSight = Set(tiles.map(\.index))
        let hidden = items.indices.filter { !inSight.contains($0) }.compactMap { ids[$0].flatMap(frame.world.backyard) }
        OutOfSight.draw(hidden, in: line(layout.area.maxY + Self.rumorRows), frame: &frame)
        search.drawSuggestions(
            suggestions(in: frame.world, frame.words), below: layout.area.y - 1, margin: margin, in: painter,
            frame: &frame)
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] {
        let ids = items(in: context.session, context.words).map(\.yard)
        let layout = layout(count: ids.count, in: CellRect(context.size))
        return Tiles.inSight(layout, cursor, of: ids).compactMap { ids[$0.index] }
    }

    /// True if a row above the tiles shows the search or the sort order.
    private var hasHeader: Bool { search.field != nil || order != .favorites }

    private func layout(count: Int, in bounds: CellRect) -> TileGrid {
        Self.layout(count: count, in: bounds, headerRows: hasHeader ? 2 : 0)
    }

    /// Returns the tile grid in which birds are largest, with all tiles visible if a bird then keeps 12×6 cells.
    static func layout(count: Int, in bounds: CellRect, headerRows: Int = 0) -> TileGrid {
        let grid = layout(count: count, in: bounds, headerRows: headerRows, footRows: rumorRows)
        // If tiles are hidden, a row below lists their yards.
        return grid.rows <= grid.visibleRows
            ? grid : layout(count: count, in: bounds, headerRows: headerRows, footRows: rumorRows + 1)
    }

    /// The number of rows below the tiles that are kept for the rumor.
    private static let rumorRows = 1

    /// Returns the tile grid with the largest birds, leaving rows free above and below for header and footer.
    private static func layout(count: Int, in bounds: CellRect, headerRows: Int, footRows: Int) -> TileGrid {
        let isNarrow = bounds.width < 70
        let top = Margins.top(bounds.height)
        let area = CellRect(
            x: bounds.x + (isNarrow ? 0 : 2), y: bounds.y + top + headerRows, width: bounds.width - (isNarrow ? 1 : 4),
            height: bounds.height - 2 * top - headerRows - footRows)
        let gap = isNarrow ? 1 : 2
        func grid(_ columns: Int) -> TileGrid {
            TileGrid(
                count: count, in: area, minimum: BackyardTile.minimum, maximumColumns: columns, gap: gap, rowGap: 1)
        }
        let most = max(1, (area.width + gap) / (BackyardTile.minimum.width + gap))
        let candidates = (1...most).map(grid)
        let whole = candidates.filter { $0.rows <= $0.visibleRows }
        if whole.isEmpty { return grid(most) }
        return whole.max { BackyardTile.birdSide($0.tile) < BackyardTile.birdSide($1.tile) } ?? grid(most)
    }
}
