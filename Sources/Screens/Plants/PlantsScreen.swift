import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// Every plant, in yards and still waiting for one.
struct PlantsScreen: Screen {
    private(set) var cursor = ListCursor<Place>()

    /// A plant and where it stands.
    struct Place: Hashable {
        let plant: Plant
        let yard: Backyard?
    }

    static func places(in world: World) -> [Place] {
        world.backyards.flatMap { yard in yard.decoration.plants.map { Place(plant: $0, yard: yard) } }
            + world.sparePlants.map { Place(plant: $0, yard: nil) }
    }

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.hintYard), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let places = Self.places(in: context.world)
        let layout = Self.layout(count: places.count, in: CellRect(context.size))
        switch cursor.handle(action, in: places, as: .tiles(layout)) {
        case .moved: return []
        case .chosen:
            guard let yard = cursor.selected(in: places)?.yard else { return [] }
            return [.open(.backyard(yard.id))]
        case .other(let command): return [.ignored(command)]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let places = Self.places(in: frame.world)
        let margin = Margins.side(painter.width)
        let top = Margins.top(painter.height)
        let (words, waiting) = (frame.words, places.count { $0.yard == nil })
        Heading.draw(
            words.plantsCount(count: places.count),
            detail: waiting == 0
                ? [] : [words.plantsWaitingForPlace(count: waiting), words.plantsWaitingShort(count: waiting)],
            in: painter.sub(CellRect(x: margin, y: top, width: painter.width - 2 * margin, height: 1)), y: 0,
            frame: frame)
        let layout = Self.layout(count: places.count, in: painter.bounds)
        Tiles.draw(layout, cursor, of: places, in: painter, frame: &frame) { place, isSelected, painter, frame in
            Self.tile(place, isSelected: isSelected, in: painter, frame: frame)
        }
    }

    private static func tile(_ place: Place, isSelected: Bool, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: painter.height - 2)
        let ground = theme.portraitGround
        frame.picture(picture, in: painter) { book, grid, rect in
            book.drawPlant(place.plant, on: ground, into: &grid, rect: rect)
        }
        let caption = painter.sub(CellRect(x: 0, y: picture.maxY, width: painter.width, height: 2))
        let surface = Card.draw(isSelected: isSelected, in: caption, frame: frame)
        caption.line(
            frame.words.name(of: place.plant.kind), y: 0, from: 1,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        caption.firstFitting(
            place.yard.map { [frame.words.birdInYard(yard: $0.name), $0.name] } ?? [frame.words.plantsWaiting], y: 1,
            from: 1,
            style: theme.style(.faint, on: surface))
    }

    private static func layout(count: Int, in bounds: CellRect) -> TileGrid {
        let margin = Margins.side(bounds.width)
        let top = Margins.top(bounds.height) + 2
        return TileGrid(
            count: count,
            in: CellRect(
                x: bounds.x + margin, y: bounds.y + top, width: bounds.width - 2 * margin, height: bounds.height - top),
            minimum: CellSize(width: 18, height: 12), maximumHeight: 14, gap: 2, rowGap: 1)
    }
}
