import Drawing
import Scene
import Simulation
import TerminalUI

/// What the pointer meets in a yard's picture: who is there, the feeder and the bath.
enum SceneHits {
    /// - Parameter rect: where the picture is in `painter`.
    static func add(_ yard: Backyard, _ actors: [StagedBird], rect: CellRect, in painter: Painter, frame: inout Frame) {
        let layout = SceneLayout(size: rect.size)
        let picture = painter.sub(rect)
        func add(_ rect: SceneRect, _ kind: SupplyKind) {
            frame.hits.add(cells(rect), in: picture, .command(kind == .food ? .food : .water))
            frame.names.add(cells(rect), in: picture, .supply(kind, yard.id))
        }
        add(layout.fountain, .water)
        add(layout.feeder, .food)
        if yard.feeder != nil { add(layout.hangingFeeder, .food) }
        for actor in actors {
            let side = layout.bird * (Catalog.species(actor.species)?.scale ?? 1)
            let feet = layout.feet(on: actor.perch).point
            let box = SceneRect(x: feet.x - side / 2, y: feet.y - 0.96 * side, width: side, height: side)
            frame.hits.add(cells(box), in: picture, .bird(actor.visit.bird))
            frame.names.add(cells(box), in: picture, .bird(actor.visit.bird))
        }
    }

    /// The cells that a part of a scene lies in: a cell is two units high.
    private static func cells(_ rect: SceneRect) -> CellRect {
        let (x, y) = (Int(rect.x.rounded(.down)), Int((rect.y / 2).rounded(.down)))
        return CellRect(
            x: x, y: y, width: Int(rect.maxX.rounded(.up)) - x, height: Int((rect.maxY / 2).rounded(.up)) - y)
    }
}
