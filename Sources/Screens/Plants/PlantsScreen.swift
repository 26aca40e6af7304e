import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The grid of all plants, those in yards and spare ones.
struct PlantsScreen: Screen {
    private(set) var cursor = ListCursor<Place>()
    private(set) var search = Search()
    var isEditing: Bool { search.isEditing }
    var typed: TextField? { search.typed }

    /// A plant and the yard where it stands, `nil` for a spare one.
    struct Place: Hashable {
        let plant: Plant
        let yard: Backyard?
    }

    /// Returns all plants with their yards, in the usual order of yards, then the spare ones.
    static func places(in world: World) -> [Place] {
        world.favoritesFirst.flatMap { yard in yard.decoration.plants.map { Place(plant: $0, yard: yard) } }
            + world.sparePlants.map { Place(plant: $0, yard: nil) }
    }

    /// Returns plants without those that equal another one of their yard.
    static func differing(_ places: [Place]) -> [Place] {
        var seen: Set<[String]> = []
        return places.filter { place in
            seen.insert([place.yard?.id.rawValue ?? "", place.plant.kind.rawValue, "\(place.plant.variant)"]).inserted
        }
    }

    /// Returns the plants that match the search by their name or their yard's.
    private func found(in world: World, _ words: Words) -> [Place] {
        let query = search.text
        return Self.places(in: world).filter { place in
            query.isEmpty || words.finds(query) { [$0.name(of: place.plant), place.yard?.name] }
        }
    }

    /// Returns the suggestions of the search: spare plants, and for a query each plant with its yard.
    private func suggestions(in world: World, _ words: Words) -> [SearchSuggestion] {
        let places = Self.differing(Self.places(in: world)).filter { $0.yard == nil || !search.text.isEmpty }
        return search.shown(
            places.map { place in
                let yard = place.yard.map { words.birdInYard(yard: $0.name) } ?? words.plantsWaiting
                return SearchSuggestion(
                    text: words.enumeration([words.name(of: place.plant), yard]), place: .plant(place.plant.id))
            })
    }

    func listed(in context: Context) -> [Screens.Place] {
        found(in: context.world, context.words).map { .plant($0.plant.id) }
    }

    mutating func comeBack(from place: Screens.Place, in context: Context) {
        guard case .plant(let id) = place else { return }
        cursor = ListCursor(on: found(in: context.world, context.words).first { $0.plant.id == id })
    }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return search.typingHints(suggestions(in: context.world, context.words), context.words) }
        return (found(in: context.world, context.words).isEmpty ? [] : [Hint(.open, context.words.hintOpen)])
            + [
                Hint(.search, context.words.hintSearch),
                search.wayOut(context.words, else: Hint(.back, context.words.hintBack)),
            ]
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        if let steps = search.type(event, among: suggestions(in: context.world, context.words)) { return steps }
        guard let isAnother = search.type(event) else { return nil }
        if isAnother { cursor = ListCursor() }
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let places = found(in: context.world, context.words)
        let layout = Self.layout(count: places.count, in: CellRect(context.size))
        if let steps = search.take(action, among: suggestions(in: context.world, context.words)) { return steps }
        switch cursor.handle(action, in: places, as: .tiles(layout)) {
        case .moved: return []
        case .chosen:
            guard let plant = cursor.selected(in: places)?.plant else { return [.ignored(.open)] }
            return [.open(.plant(plant.id))]
        case .other(let command): return search.take(command) ?? [.ignored(command)]
        }
    }

    func told(in context: Context) -> Told {
        let (words, places) = (context.words, found(in: context.world, context.words))
        var page = Page()
        search.add(
            to: &page, placeholder: words.plantsSearch, words, suggestions: suggestions(in: context.world, words))
        for (index, place) in places.enumerated() { page.add(Self.lines(place, words), item: index) }
        if places.isEmpty {
            page.line(words.plantsNotFound(query: search.text, everywhere: context.everywhere))
        }
        return Told(
            title: words.plainTwo(first: words.title(.plants), second: words.plantsByYard), page: page,
            selected: search.selectedItem ?? (places.isEmpty ? nil : cursor.index(in: places)),
            isGrid: true)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let places = found(in: frame.world, frame.words)
        let margin = Margins.side(painter.width)
        let top = Margins.top(painter.height)
        let (words, waiting) = (frame.words, places.count { $0.yard == nil })
        let header = painter.sub(CellRect(x: margin, y: top, width: painter.width - 2 * margin, height: 1))
        if search.field != nil {
            search.draw(in: header, width: header.width, placeholder: words.plantsSearch, frame: &frame)
            if places.isEmpty {
                painter.paragraph(
                    words.plantsNotFound(query: search.text, everywhere: frame.context(painter.size).everywhere),
                    y: top + 3,
                    from: margin, to: painter.width - margin,
                    style: frame.theme.style(.soft))
            }
        } else {
            header.line(words.plantsByYard, y: 0, alignment: .trailing, style: frame.theme.style(.faint))
            let room = CellRect(x: 0, y: 0, width: header.width - words.plantsByYard.columns - 2, height: 1)
            Heading.draw(
                words.plantsCount(count: places.count),
                detail: waiting == 0
                    ? [] : [words.plantsWaitingForPlace(count: waiting), words.plantsWaitingShort(count: waiting)],
                in: header.sub(room), y: 0, frame: frame)
        }
        let layout = Self.layout(count: places.count, in: painter.bounds)
        // All yards are told in the same words.
        let isBrief = places.contains { place in
            Self.yards(place, frame.words)[0].columns + 1 > layout.tile.width
        }
        Tiles.draw(layout, cursor, of: places, in: painter, frame: &frame) { place, isSelected, painter, frame in
            tile(place, isBrief: isBrief, isSelected: isSelected, in: painter, frame: &frame)
        }
        search.drawSuggestions(
            suggestions(in: frame.world, frame.words), below: layout.area.y - 1, margin: margin, in: painter,
            frame: &frame)
    }

    /// Draws a plant's tile: picture, name and yard.
    ///
    /// - Parameter isBrief: whether to name the yard alone, without “in”.
    private func tile(_ place: Place, isBrief: Bool, isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: painter.height - 2)
        PagePicture.plant(place.plant).draw(in: picture, of: painter, frame: frame)
        Card.draw(
            Self.lines(place, isBrief: isBrief, frame.words), isSelected: isSelected, search: search.text,
            in: painter.sub(CellRect(x: 0, y: picture.maxY, width: painter.width, height: 2)), frame: &frame)
    }

    /// Returns the two lines below a plant's picture: its name and its yard.
    private static func lines(_ place: Place, isBrief: Bool = false, _ words: Words) -> [Page.Line] {
        let names = [words.name(of: place.plant), words.name(of: place.plant.kind)]
        return [
            Page.Line(Page.Piece(names, .text, .bold, at: .leading(1), selected: .accent)),
            Page.Line(
                Page.Piece(
                    Array(yards(place, words).dropFirst(isBrief ? 1 : 0)), .faint, at: .leading(1), fit: .whole)),
        ]
    }

    /// Returns where a plant stands, or that it has no place yet, at length and briefly.
    private static func yards(_ place: Place, _ words: Words) -> [String] {
        place.yard.map { [words.birdInYard(yard: $0.name), $0.name] }
            ?? [words.plantsWaiting, words.plantsWaitingBriefly]
    }

    /// Returns the layout of the plants' grid in an area.
    private static func layout(count: Int, in bounds: CellRect) -> TileGrid {
        let margin = Margins.side(bounds.width)
        let top = Margins.top(bounds.height) + 2
        return TileGrid(
            count: count,
            in: CellRect(
                x: bounds.x + margin, y: bounds.y + top, width: bounds.width - 2 * margin, height: bounds.height - top),
            minimum: CellSize(width: 18, height: 11), maximumHeight: 18, keepsWidth: true, gap: 2, rowGap: 1)
    }
}
