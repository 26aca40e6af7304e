import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The game in a wide and low terminal: all yards side by side in one picture, with name and supplies below each.
struct StripScreen: YardPane {
    /// The selected yard.
    private(set) var id: ID<Backyard>

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    mutating func turn(to id: ID<Backyard>) { self.id = id }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.refill, context.words.hintRefill), Hint(.right, context.words.hintNextShort),
            Hint(.food, context.words.hintFood),
        ] + YardActions.undoHint(in: context) + [
            Hint(.water, context.words.hintWater), Hint(.star, context.words.hintStar),
            Hint(.leave, context.words.hintQuit),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let yard = context.world.backyard(id) else { return [] }
        switch action {
        case .click(let index): choose(index, in: context.world)
        case .wheel(let rows): return turn(by: rows, in: context)
        case .hover, .mark: break
        case .command(let command):
            switch command {
            case .left, .up, .previousScreen: return turn(by: -1, in: context)
            case .right, .down, .nextScreen: return turn(by: 1, in: context)
            case .screen(let number) where number <= context.world.backyards.count:
                choose(number - 1, in: context.world)
            case _ where Command.ofYard.contains(command):
                return YardActions.steps(for: command, of: [yard], in: context)
            case .open: return [.tell(context.words.whoIsHere(in: yard, of: context.world))]
            case _ where Command.inPanes.contains(command): return [.ignored(command)]
            case .back: return []
            default: return [.tell(context.words.needsRoom(beyond: context.whole))]
            }
        }
        return []
    }

    /// Selects the yard at an index.
    private mutating func choose(_ index: Int, in world: World) {
        let yards = world.favoritesFirst
        if yards.indices.contains(index) { turn(to: yards[index].id) }
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] {
        let yards = context.world.favoritesFirst
        return yards[layout(of: yards, context.size).shown].map(\.id)
    }

    /// Returns the columns of the yards on the screen, scrolled so that the selected yard is visible.
    private func layout(of yards: [Backyard], _ size: CellSize) -> StripLayout {
        StripLayout(size, count: yards.count, chosen: yards.firstIndex { $0.id == id } ?? 0)
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        let yards = frame.world.favoritesFirst
        let layout = layout(of: yards, CellSize(width: painter.width, height: painter.height))
        let parts = yards[layout.shown].map {
            PanoramaPart($0.shown(frame.session.allowances), actors: frame.stage.actors(in: $0.id))
        }
        let world = frame.world
        let pictured = layout.pictured(parts, isMirrored: painter.isMirrored)
        frame.movingPicture(CellRect(layout.picture), in: painter) { book, world, moment, grid, rect in
            book.drawPanorama(pictured.parts, columns: pictured.columns, in: world, at: moment, into: &grid, rect: rect)
        }
        for (index, columns) in zip(layout.shown, layout.columns) {
            let yard = yards[index]
            let place = painter.sub(layout.caption(columns))
            let surface = Card.draw(isSelected: yard.id == id, in: place, frame: frame)
            StripCaption(yard, in: world, frame.words).draw(
                in: place, on: surface, title: Card.titleStyle(isSelected: yard.id == id, frame: frame),
                theme: frame.theme)
            let rect = CellRect(x: columns.lowerBound, y: 0, width: columns.count, height: painter.height)
            frame.hits.add(rect, in: painter, .item(index))
            frame.names.add(rect, in: painter, .yard(yard.id))
        }
        layout.drawMore(in: painter, theme: frame.theme)
    }
}
