import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The grid of all individual birds: portraits of those met, outlines of the others.
struct BirdsScreen: Screen {
    /// The sort key of the grid.
    enum Order: String, Hashable, CaseIterable {
        case recent, favorites, species, favoriteFood, dislikedFood
    }

    private(set) var cursor = ListCursor<ID<Bird>>()
    private(set) var order: Order
    private(set) var search = Search()
    /// The birds marked for a command that applies to several.
    private(set) var marks = Marks<ID<Bird>>()
    /// The order of the birds when the screen appeared, or was last sorted or searched. Birds met later are inserted
    /// without moving the others, so that none moves while the player points at it.
    private var arranged: [ID<Bird>] = []
    var markedCount: Int { marks.count }
    var isEditing: Bool { search.isEditing }
    var typed: TextField? { search.typed }

    init(_ settings: Settings) {
        order = settings.birdOrder.flatMap(Order.init) ?? .recent
    }

    /// Returns met birds in the chosen order, then unmet ones by the kind's name, if it is known; those that match during
    /// a search.
    ///
    /// Unmet birds have no known name, so a search leaves them out.
    func birds(in world: World, _ words: Words) -> [Bird] {
        let query = search.text
        let met = FetchDescriptor<Bird>(
            predicate: { bird in
                guard bird.hasBeenSeen, !bird.isGuest else { return false }
                return query.isEmpty
                    || words.finds(query) { words in
                        [
                            words.name(of: bird), words.epithet(of: bird), words.name(of: bird.species),
                            bird.lastSeenIn.flatMap(world.backyard)?.name,
                        ]
                    }
            },
            sortBy: (arranged.isEmpty ? sorting(words) : []) + world.latestBirdsFirst)
        let unmet = FetchDescriptor<Bird>(
            predicate: { !$0.hasBeenSeen && !$0.isGuest },
            // What has been arranged keeps its places.
            sortBy: arranged.isEmpty
                ? [SortDescriptor({ world.hasSeen($0.species) ? words.sortKey(words.name(of: $0.species)) : nil })] : []
        )
        let all = world.fetch(met) + (query.isEmpty ? world.fetch(unmet) : [])
        let places = Dictionary(uniqueKeysWithValues: arranged.enumerated().map { ($1, $0) })
        func place(_ bird: Bird) -> (Int, Int) { (bird.hasBeenSeen ? 0 : 1, places[bird.id, default: .max]) }
        return all.sorted { place($0) < place($1) }
    }

    /// Sorts the birds again, with no regard to their former places.
    private mutating func arrange(in context: Context) {
        arranged = []
        arranged = birds(in: context.world, context.words).map(\.id)
    }

    mutating func appear(in context: Context) -> [Step] {
        arrange(in: context)
        return []
    }

    /// Returns the sort criteria of the order that the player has chosen, beside `latestBirdsFirst`.
    private func sorting(_ words: Words) -> [SortDescriptor<Bird>] {
        switch order {
        case .recent: []
        case .favorites: [SortDescriptor(first: { $0.isFavorite })]
        case .species: [SortDescriptor({ words.sortKey(words.name(of: $0.species)) })]
        case .favoriteFood:
            [SortDescriptor({ $0.isFavoriteDiscovered ? words.sortKey(words.name(of: $0.favoriteFood)) : nil })]
        case .dislikedFood: [SortDescriptor({ $0.discoveredDislikes.map { words.sortKey(words.name(of: $0)) }.min() })]
        }
    }

    /// Returns the search's suggestions to show: birds that are in a yard, and for a query the species seen so far.
    private func suggestions(in world: World, _ words: Words) -> [SearchSuggestion] {
        let kinds = search.text.isEmpty ? [] : words.sorted(world.sightings.map(\.id)) { words.name(of: $0) }
        return search.shown(
            SearchSuggestion.visitors(in: world, words) { .bird($0.bird) }
                + kinds.map { SearchSuggestion(text: words.birdKinds(kinds: words.many($0)), place: .species($0)) })
    }

    func listed(in context: Context) -> [Place] {
        birds(in: context.world, context.words).map { .bird($0.id) }
    }

    mutating func comeBack(from place: Place, in context: Context) {
        if case .bird(let id) = place { cursor = ListCursor(on: id) }
    }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return search.typingHints(suggestions(in: context.world, context.words), context.words) }
        if !marks.isEmpty {
            let isMet = selected(birds(in: context.world, context.words))?.hasBeenSeen == true
            return [Hint(.star, context.words.hintStar)] + (isMet ? [Hint(.mark, context.words.hintMark)] : [])
                + [Hint(.back, context.words.hintUnmark)]
        }
        let chosen = selected(birds(in: context.world, context.words))
        return (chosen == nil ? [] : [Hint(.open, context.words.hintOpen)])
            + [Hint(.search, context.words.hintSearch), Hint(.sort, context.words.hintSort)]
            + (chosen?.hasBeenSeen == true
                ? [Hint(.star, context.words.hintStar), Hint(.mark, context.words.hintMark)] : [])
            + [search.wayOut(context.words, else: Hint(.back, context.words.hintBack))]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let birds = birds(in: context.world, context.words)
        let layout = Self.layout(count: birds.count, in: CellRect(context.size))
        let (ids, met) = (birds.map(\.id), birds.filter(\.hasBeenSeen).map(\.id))
        if let steps = search.take(action, among: suggestions(in: context.world, context.words)) { return steps }
        if !isEditing, marks.take(action, in: met, &cursor, among: ids) { return [] }
        switch cursor.handle(action, in: ids, as: .tiles(layout)) {
        case .moved: break
        case .chosen: return cursor.selected(in: ids).map { [.open(.bird($0))] } ?? [.ignored(.open)]
        case .other(let command):
            switch command {
            case .sort:
                let all = Order.allCases
                order = all[((all.firstIndex(of: order) ?? 0) + 1) % all.count]
                cursor.reorder()
                arrange(in: context)
                return context.remembering { $0.birdOrder = order.rawValue }
            case .star:
                let meant = meant(birds, in: context.world)
                return meant.isEmpty ? [.ignored(command)] : [.perform(.toggleFavorites(meant))]
            case .edit:
                guard let bird = selected(birds), bird.hasBeenSeen else { return [.ignored(command)] }
                return [.open(.bird(bird.id)), .run(.edit)]
            default:
                guard let steps = search.take(command) else { return [.ignored(command)] }
                if search.field == nil { arrange(in: context) }
                return steps
            }
        }
        return []
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        if let steps = search.type(event, among: suggestions(in: context.world, context.words)) { return steps }
        guard let isAnother = search.type(event) else { return nil }
        if isAnother {
            cursor = ListCursor()
            arrange(in: context)
        }
        return []
    }

    mutating func settle(in context: Context) {
        cursor.settle(in: birds(in: context.world, context.words).map(\.id))
        marks.settle(in: context.world.birds.map(\.id))
    }

    /// Returns the birds that a command applies to: the marked ones, else the selected one if it was met.
    private func meant(_ birds: [Bird], in world: World) -> [Bird] {
        let marked = world.birds.filter { marks.contains($0.id) }
        return marked.isEmpty ? [selected(birds)].compactMap { $0 }.filter(\.hasBeenSeen) : marked
    }

    /// Returns the bird under the cursor; `nil` if the grid is empty.
    private func selected(_ birds: [Bird]) -> Bird? {
        birds.isEmpty ? nil : birds[cursor.index(in: birds.map(\.id))]
    }

    func told(in context: Context) -> Told {
        let (words, birds) = (context.words, birds(in: context.world, context.words))
        var page = Page()
        search.add(
            to: &page, placeholder: words.birdsSearch, words, suggestions: suggestions(in: context.world, words))
        for (index, bird) in birds.enumerated() {
            var lines = BirdTile.lines(bird, by: order, in: context)
            if !marks.isEmpty, bird.hasBeenSeen {
                lines[0].pieces.append(Page.Piece(.box(isMarked: marks.contains(bird.id)), at: .trailing(0)))
            }
            page.add(lines, item: index)
        }
        if birds.isEmpty {
            page.line(words.birdsNotFound(query: search.text, everywhere: context.everywhere))
        }
        page.line(count(in: context.session, words)[0])
        return Told(
            title: words.plainTwo(first: words.title(.birds), second: words.birdOrder(order.rawValue)), page: page,
            selected: search.selectedItem ?? (birds.isEmpty ? nil : cursor.index(in: birds.map(\.id))), isGrid: true)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let birds = birds(in: frame.world, frame.words)
        let theme = frame.theme
        let margin = Margins.side(painter.width)
        let header = painter.sub(
            CellRect(x: margin, y: Self.top(painter.bounds), width: painter.width - 2 * margin, height: 1))
        search.drawHead(
            count(in: frame.session, frame.words), order: frame.words.birdOrder(order.rawValue),
            placeholder: frame.words.birdsSearch, in: header, frame: &frame)

        let layout = Self.layout(count: birds.count, in: painter.bounds)
        if birds.isEmpty {
            painter.paragraph(
                frame.words.birdsNotFound(query: search.text, everywhere: frame.context(painter.size).everywhere),
                y: layout.area.y + 1, from: margin,
                to: painter.width - margin,
                style: theme.style(.soft))
        }
        let met = Set(marks.isEmpty ? [] : birds.filter(\.hasBeenSeen).map(\.id))
        let isMarked = { id in met.contains(id) ? marks.contains(id) : nil }
        Tiles.draw(layout, cursor, of: birds.map(\.id), in: painter, frame: &frame, isMarked: isMarked) {
            id, isSelected, painter, frame in
            guard let bird = frame.world.bird(id) else { return }
            BirdTile.draw(bird, by: order, isSelected: isSelected, search: search.text, in: painter, frame: &frame)
        }
        search.drawSuggestions(
            suggestions(in: frame.world, frame.words), below: layout.area.y - 1, margin: margin, in: painter,
            frame: &frame)
    }

    /// Returns the number of birds met, the longest form first.
    private func count(in session: Session, _ words: Words) -> [String] {
        let met = session.world.ownBirds.count(where: \.hasBeenSeen)
        let strangers = session.world.strangers(session.allowances)
        return (strangers > 0 ? [words.birdsMetAndStrangers(count: met, strangers: strangers)] : [])
            + [words.birdsMet(count: met)]
    }

    /// Returns the row of the header of the birds' grid.
    private static func top(_ bounds: CellRect) -> Int { Margins.top(bounds.height) }

    /// Returns the grid's layout, with tiles in which a portrait has at least 12×5 cells.
    static func layout(count: Int, in bounds: CellRect) -> TileGrid {
        let margin = Margins.side(bounds.width)
        let top = top(bounds) + 2
        let area = CellRect(
            x: bounds.x + margin, y: bounds.y + top, width: bounds.width - 2 * margin, height: bounds.height - top)
        // Smaller tiles blur the species; larger ones leave room for few.
        let columns = max(1, (area.width + 2) / ((area.width >= 120 ? 20 : BirdTile.minimum.width) + 2))
        // Two rows of low tiles, since dozens of birds with a row at a time would be a maze.
        let minimum = CellSize(
            width: BirdTile.minimum.width, height: max(7, min(BirdTile.minimum.height, (area.height - 1) / 2)))
        return TileGrid(
            count: count, in: area, minimum: minimum, maximumHeight: minimum.height + 3,
            maximumColumns: columns, keepsWidth: true, gap: 2, rowGap: 1)
    }
}

/// A bird's tile: portrait, name, and by what it was sorted: where the bird is or when it was last seen, or a food.
enum BirdTile {
    /// The smallest tile in cells, wide enough for "Yellow goldfinch" and most other names.
    static let minimum = CellSize(width: 18, height: 9)

    static func draw(
        _ bird: Bird, by order: BirdsScreen.Order, isSelected: Bool, search: String, in painter: Painter,
        frame: inout Frame
    ) {
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: painter.height - 2)
        PagePicture.portrait(bird.species, palette: bird.palette, isSeen: bird.hasBeenSeen)
            .draw(in: picture, of: painter, frame: frame)
        let caption = painter.sub(CellRect(x: 0, y: picture.maxY, width: painter.width, height: 2))
        Card.draw(
            lines(bird, by: order, in: frame.context(painter.size)), isSelected: isSelected, search: search,
            in: caption, frame: &frame)
    }

    /// Returns the two lines below a portrait: the name, and what explains its place in the order of the grid.
    static func lines(_ bird: Bird, by order: BirdsScreen.Order, in context: Context) -> [Page.Line] {
        let (words, world) = (context.words, context.world)
        let star =
            bird.isFavorite
            ? Page.Piece(context.symbols.star, .gold, at: .trailing(0), spoken: words.plainFavorite) : nil
        guard bird.hasBeenSeen else {
            // The name of a species that was never seen stays secret.
            let kind = world.hasSeen(bird.species) ? words.inText(bird.species) : nil
            return [
                Page.Line(star, Page.Piece(words.birdsUnmet, .faint, at: .leading(1))),
                Page.Line(
                    kind.map { Page.Piece([words.birdAnother(kind: $0), $0], .faint, at: .leading(1), fit: .whole) }),
            ]
        }
        let names = words.names(of: bird, besidePicture: true)
        let title = Page.Line(
            star, Page.Piece(names, .text, .bold, at: .leading(1), gap: star == nil ? 0 : 1, selected: .accent))
        // Where there is room for the epithet alone, the kind stands below.
        let room = context.size.width - (star == nil ? 1 : 3)
        let isKindTold = bird.name == nil ? names[0].columns <= room : order != .species
        let kind = isKindTold ? nil : words.inText(bird.species)
        // Of kind and text, the one that sorts the grid is told where there is no room for both.
        let isByFood = order == .favoriteFood || order == .dislikedFood
        func below(_ texts: [String], _ ink: Ink) -> Page.Line {
            let shown =
                kind.map { kind in
                    texts.map { words.plainTwo(first: kind, second: $0) } + (isByFood ? texts : [kind])
                } ?? texts
            return Page.Line(shown.isEmpty ? nil : Page.Piece(shown, ink, at: .leading(1), fit: .whole))
        }
        if isByFood {
            let foods =
                order == .favoriteFood
                ? (bird.isFavoriteDiscovered ? [bird.favoriteFood] : []) : bird.discoveredDislikes
            let names = words.sorted(foods.map { words.name(of: $0) })
            let told = names.count > 1 ? [words.list(names), "\(names[0]) +\(names.count - 1)"] : names
            return [title, below(told.isEmpty ? [words.tasteUnknown] : told, .soft)]
        }
        if let visit = world.presentVisit(of: bird.id) {
            let yard = world.backyard(visit.backyard)?.name ?? ""
            let places = [yard, TextFitting.abbreviated(yard)].map { words.birdInYard(yard: $0) }
            return [title, below(places + [words.birdHere], .accent)]
        }
        if bird.journey(at: world.clock) != nil { return [title, below([words.birdsVisiting], .soft)] }
        return [title, below(bird.lastSeen.map { [words.ago($0, context.session)] } ?? [], .faint)]
    }
}
