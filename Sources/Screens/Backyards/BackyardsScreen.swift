import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// All yards at a glance, each a small live picture; the first screen.
struct BackyardsScreen: Screen {
    private(set) var grid = GridState()

    /// What a tile stands for.
    enum Item: Hashable {
        case backyard(Backyard)
        case passOffer
    }

    /// Favorites first, else in the order of their making; the offer of a pass last.
    static func items(in session: Session) -> [Item] {
        let yards = session.world.backyards
        let ordered = yards.filter(\.isFavorite) + yards.filter { !$0.isFavorite }
        let offers = session.hasPass || session.settings.passOfferDismissed ? [] : [Item.passOffer]
        return ordered.map(Item.backyard) + offers
    }

    func hints(in context: Context) -> [Hint] {
        switch selected(in: context) {
        case .backyard:
            [
                Hint(.open, Words.Hints.open), Hint(.refill, Words.Hints.refill), Hint(.food, Words.Hints.food),
                Hint(.star, Words.Hints.star), Hint(.nextScreen, Words.Hints.screens), Hint(.leave, Words.Hints.quit),
            ]
        case .passOffer:
            [
                Hint(.open, Words.Hints.open), Hint(.dismiss, Words.Hints.dismiss),
                Hint(.nextScreen, Words.Hints.screens), Hint(.leave, Words.Hints.quit),
            ]
        case nil: [Hint(.leave, Words.Hints.quit)]
        }
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = Self.items(in: context.session)
        let layout = Self.layout(count: items.count, in: CellRect(context.size))
        switch action {
        case .click(let index):
            grid.move(.to(index), in: layout)
            return open(context)
        case .hover(let index): grid.move(.to(index), in: layout)
        case .wheel(let rows): grid.scroll(by: rows, in: layout)
        case .command(let command):
            switch command {
            case .up: grid.move(.up, in: layout)
            case .down: grid.move(.down, in: layout)
            case .left: grid.move(.left, in: layout)
            case .right: grid.move(.right, in: layout)
            case .pageUp: grid.move(.pageUp, in: layout)
            case .pageDown: grid.move(.pageDown, in: layout)
            case .home: grid.move(.home, in: layout)
            case .end: grid.move(.end, in: layout)
            case .open: return open(context)
            case .dismiss:
                guard items.contains(.passOffer) else { return [] }
                var settings = context.session.settings
                settings.passOfferDismissed = true
                return [.perform(.changeSettings(settings))]
            case .refill, .water, .food, .star:
                guard case .backyard(let yard) = selected(in: context) else { return [] }
                return Care.steps(for: command, of: yard, in: context)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    /// Chooses the tile of the yard that was open.
    mutating func comeBack(from place: Place, in context: Context) {
        guard case .backyard(let id) = place else { return }
        let items = Self.items(in: context.session)
        guard
            let index = items.firstIndex(where: {
                if case .backyard(let yard) = $0 { yard.id == id } else { false }
            })
        else { return }
        grid.move(.to(index), in: Self.layout(count: items.count, in: CellRect(context.size)))
    }

    private func open(_ context: Context) -> [Step] {
        switch selected(in: context) {
        case .backyard(let yard): [.open(.backyard(yard.id))]
        case .passOffer: [.show(.pass)]
        case nil: []
        }
    }

    private func selected(in context: Context) -> Item? {
        let items = Self.items(in: context.session)
        return items.isEmpty ? nil : items[min(grid.selection, items.count - 1)]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let items = Self.items(in: frame.session)
        let layout = Self.layout(count: items.count, in: painter.bounds)
        var grid = grid
        grid.fit(layout)
        for (index, item) in items.enumerated() {
            guard let rect = layout.rect(of: index, firstRow: grid.firstRow), rect.maxY <= layout.area.maxY else {
                continue
            }
            frame.hits.add(rect, in: painter, .item(index))
            let tile = painter.sub(rect)
            let isSelected = index == grid.selection
            switch item {
            case .backyard(let yard): BackyardTile.draw(yard, isSelected: isSelected, in: tile, frame: &frame)
            case .passOffer: PassOfferTile.draw(isSelected: isSelected, in: tile, frame: &frame)
            }
        }
        ScrollMark.draw(
            in: painter, x: painter.width - 1, y: layout.area.y, height: layout.area.height, offset: grid.firstRow,
            visible: layout.visibleRows, total: layout.rows, frame: frame)
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] {
        let items = Self.items(in: context.session)
        let layout = Self.layout(count: items.count, in: CellRect(context.size))
        var grid = grid
        grid.fit(layout)
        return items.enumerated().compactMap { index, item in
            guard case .backyard(let yard) = item, let rect = layout.rect(of: index, firstRow: grid.firstRow),
                rect.maxY <= layout.area.maxY
            else { return nil }
            return yard.id
        }
    }

    /// Tiles of a size at which a bird keeps 12×6 cells, all of them if they fit, and then as large as can be.
    static func layout(count: Int, in bounds: CellRect) -> TileGrid {
        let isNarrow = bounds.width < 70
        let top = bounds.height >= 30 ? 1 : 0
        let area = CellRect(
            x: bounds.x + (isNarrow ? 0 : 2), y: bounds.y + top, width: bounds.width - (isNarrow ? 1 : 4),
            height: bounds.height - 2 * top)
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
