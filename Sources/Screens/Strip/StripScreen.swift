import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The whole game in a pane that is wide and low: all yards side by side as one picture, and below each its name and
/// what is left.
struct StripScreen: YardPane {
    private(set) var id: ID<Backyard>

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    mutating func turn(to id: ID<Backyard>) { self.id = id }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.refill, context.words.hintRefill), Hint(.right, context.words.hintNextShort),
            Hint(.food, context.words.hintFood), Hint(.water, context.words.hintWater),
            Hint(.star, context.words.hintStar), Hint(.leave, context.words.hintQuit),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let yard = context.world.backyard(id) else { return [] }
        switch action {
        case .click(let index): choose(index, in: context.world)
        case .wheel(let rows): turn(by: rows, in: context.world)
        case .hover: break
        case .command(let command):
            switch command {
            case .left, .up: turn(by: -1, in: context.world)
            case .right, .down: turn(by: 1, in: context.world)
            case .nextScreen: turn(by: 1, in: context.world)
            case .previousScreen: turn(by: -1, in: context.world)
            case .screen(let number): choose(number - 1, in: context.world)
            case .refill, .water, .food, .star: return Care.steps(for: command, of: yard, in: context)
            case .open: return [.tell(Announcement(whoIsHere(yard, context)))]
            case .undo, .dismiss, .leave: return [.ignored(command)]
            case _ where Command.everywhere.contains(command): return [.ignored(command)]
            case .back: return []
            default: return [.tell(Announcement(context.words.needsRoom(beyond: context.whole)))]
            }
        }
        return []
    }

    private mutating func choose(_ index: Int, in world: World) {
        let yards = YardFinder.yards(in: world)
        if yards.indices.contains(index) { turn(to: yards[index].id) }
    }

    private func whoIsHere(_ yard: Backyard, _ context: Context) -> String {
        let birds = context.world.presentVisits(in: yard.id).compactMap { context.world.bird($0.bird) }
        return context.words.stripWho(yard: yard.name, visitors: context.words.visitors(birds)[0])
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] {
        shown(in: context.world, size: StripLayout(context.size).picture).yards.map(\.id)
    }

    /// The yards that have room, and where.
    private func shown(in world: World, size: CellSize) -> (yards: [Backyard], first: Int, columns: [Range<Int>]) {
        let yards = YardFinder.yards(in: world)
        let layout = PanoramaLayout(
            size: size, count: yards.count, chosen: yards.firstIndex { $0.id == id } ?? 0)
        return (
            Array(yards[layout.first..<layout.first + layout.columns.count]), layout.first, layout.columns
        )
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        let layout = StripLayout(CellSize(width: painter.width, height: painter.height))
        let shown = shown(in: frame.world, size: layout.picture)
        let parts = shown.yards.map {
            PanoramaPart($0.shown(frame.session.allowances), actors: frame.stage.actors(in: $0.id))
        }
        let (world, moment) = (frame.world, frame.moment)
        frame.picture(CellRect(layout.picture), in: painter) { book, grid, rect in
            book.drawPanorama(parts, columns: shown.columns, in: world, at: moment, into: &grid, rect: rect)
        }
        for (index, yard) in shown.yards.enumerated() {
            let columns = shown.columns[index]
            let place = CellRect(
                x: columns.lowerBound, y: layout.picture.height, width: columns.count, height: layout.captionRows)
            StripCaption(yard: yard, isSelected: yard.id == id).draw(in: painter.sub(place), frame: &frame)
            frame.hits.add(
                CellRect(x: place.x, y: 0, width: place.width, height: painter.height), in: painter,
                .item(shown.first + index))
        }
        drawMore(shown.first, beyond: shown, layout, in: painter, frame: frame)
    }

    /// How many yards are further on, at both ends of the picture.
    private func drawMore(
        _ before: Int, beyond shown: (yards: [Backyard], first: Int, columns: [Range<Int>]), _ layout: StripLayout,
        in painter: Painter, frame: Frame
    ) {
        let after = frame.world.backyards.count - before - shown.yards.count
        let style = frame.theme.style(.soft, on: .raised)
        if before > 0 { painter.put("\(frame.symbols.left)\(before) ", at: CellPoint(x: 0, y: 0), style: style) }
        if after > 0 {
            let mark = " \(after)\(frame.symbols.right)"
            painter.put(mark, at: CellPoint(x: painter.width - mark.columns, y: 0), style: style)
        }
    }
}

/// A strip's picture, and the rows of words below it.
struct StripLayout {
    let picture: CellSize
    let captionRows: Int

    /// Rows from which on a yard has two lines of words.
    private static let tallRows = 8

    init(_ size: CellSize) {
        captionRows = size.height >= Self.tallRows ? 2 : 1
        picture = CellSize(width: size.width, height: max(0, size.height - captionRows))
    }
}
