import Drawing
import Simulation

/// Everything of one or more yards except birds and weather, in pixels. Where leaves or water move, only their places
/// are redrawn.
struct StillLife {
    /// A yard of the picture.
    struct Yard {
        let painter: YardPainter
        let backyard: Backyard
        let key: YardPainter.StillKey
        let light: Light
    }

    private(set) var keys: [YardPainter.StillKey]
    private(set) var canvas: Canvas

    /// - Parameter ground: the background of all yards.
    init(_ yards: [Yard], on ground: Canvas) {
        (keys, canvas) = (yards.map(\.key), ground)
        for yard in yards {
            yard.painter.drawStillLife(of: yard.backyard, key: yard.key, light: yard.light, into: &canvas)
        }
    }

    /// Updates the picture to another moment of the same yards on the same ground.
    mutating func follow(_ yards: [Yard], on ground: Canvas) {
        let next = yards.map(\.key)
        guard next != keys else { return }
        // The edge of young birds depends on what is behind them.
        guard next.map(\.atRest) == keys.map(\.atRest), next.allSatisfy({ $0.young == nil }) else {
            self = StillLife(yards, on: ground)
            return
        }
        for (yard, former) in zip(yards, keys) {
            for area in yard.painter.areas(from: former.sway, to: yard.key.sway, in: yard.backyard) {
                canvas.limits = canvas.limits.intersection(area)
                canvas.copy(area, from: ground)
                for yard in yards {
                    yard.painter.drawStillLife(of: yard.backyard, key: yard.key, light: yard.light, into: &canvas)
                }
                canvas.limits = canvas.all
            }
        }
        keys = next
    }
}
