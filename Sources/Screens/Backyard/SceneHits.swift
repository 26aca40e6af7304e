import Drawing
import Scene
import Simulation
import TerminalUI

/// The clickable and named areas of a yard's picture: birds, feeders, bath, plants, birdhouse and gifts.
enum SceneHits {
    /// Adds the areas of a yard's picture to a frame.
    ///
    /// - Parameter rect: The picture's rectangle in the painter.
    static func add(_ yard: Backyard, _ actors: [StagedBird], rect: CellRect, in painter: Painter, frame: inout Frame) {
        let layout = SceneLayout(size: rect.size)
        let picture = painter.sub(rect)
        // Pictures are not mirrored.
        func cells(_ rect: SceneRect) -> CellRect {
            let cells = Self.cells(rect)
            return painter.isMirrored ? cells.mirrored(in: picture.width) : cells
        }
        func add(_ rect: SceneRect, _ kind: SupplyKind) {
            frame.hits.add(cells(rect), in: picture, .command(kind == .food ? .food : .water))
            frame.names.add(cells(rect), in: picture, .supply(kind, yard.id))
        }
        func add(_ thing: Pointed, in rect: SceneRect, leadingTo place: Place?) {
            if let place { frame.hits.add(cells(rect), in: picture, .page(place)) }
            frame.names.add(cells(rect), in: picture, thing)
        }
        // Areas are added in drawing order, so that the front one receives the click.
        let plants = layout.plants(of: yard)
        func addPlants(front: Bool) {
            for planted in plants where planted.isFront == front {
                add(.plant(planted.plant), in: planted.rect.leaves, leadingTo: .plant(planted.plant.id))
            }
        }
        addPlants(front: false)
        if let birdhouse = yard.birdhouse { add(.birdhouse(birdhouse), in: layout.birdhouse, leadingTo: nil) }
        if yard.feeder != nil { add(layout.hangingFeeder, .food) }
        add(layout.feeder, .food)
        add(layout.fountain, .water)
        for (place, gift) in layout.gifts(in: yard.id, of: frame.world) {
            add(.gift(gift), in: layout.gifts[place], leadingTo: .journal(.gifts))
        }
        addPlants(front: true)
        for actor in actors {
            let side = layout.bird * (Catalog.species(actor.species)?.scale ?? 1)
            let feet = layout.feet(on: actor.perch).point
            let box = SceneRect(x: feet.x - side / 2, y: feet.y - 0.96 * side, width: side, height: side)
            frame.hits.add(cells(box), in: picture, .bird(actor.visit.bird))
            frame.names.add(cells(box), in: picture, .bird(actor.visit.bird))
        }
    }

    /// Returns the cells covered by a rectangle of the scene; a cell is one unit wide and two high.
    private static func cells(_ rect: SceneRect) -> CellRect {
        let (x, y) = (Int(rect.x.rounded(.down)), Int((rect.y / 2).rounded(.down)))
        return CellRect(
            x: x, y: y, width: Int(rect.maxX.rounded(.up)) - x, height: Int((rect.maxY / 2).rounded(.up)) - y)
    }
}

extension SceneRect {
    /// The part of a plant's rectangle that leaves, blossoms and pot fill.
    fileprivate var leaves: SceneRect {
        SceneRect(x: x + 0.12 * width, y: y + 0.1 * height, width: 0.76 * width, height: 0.9 * height)
    }
}
