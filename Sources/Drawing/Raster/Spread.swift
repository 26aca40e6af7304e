#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The place and the extent of the paint on a canvas, as the ellipse that is most like it.
package struct Spread: Hashable, Sendable {
    /// The center in pixels.
    package private(set) var center: Point
    /// The direction of the long axis: degrees clockwise from the right, −90 … 90.
    package let degrees: Double
    /// Half of the long axis and of the short one, in pixels.
    package private(set) var long: Double
    package private(set) var short: Double

    /// - Returns: `nil` for a canvas without paint.
    package init?(of canvas: Canvas) {
        var (weight, sum, squares, product) = (0.0, Point.zero, Point.zero, 0.0)
        for y in 0..<canvas.height {
            for x in 0..<canvas.width where canvas[x, y].w > 0 {
                let share = Double(canvas[x, y].w)
                let place = Point(Double(x) + 0.5, Double(y) + 0.5)
                weight += share
                sum += share * place
                squares += share * place * place
                product += share * place.x * place.y
            }
        }
        guard weight > 1e-6 else { return nil }
        center = sum / weight
        let spread = squares / weight - center * center
        let mixed = product / weight - center.x * center.y
        let half = (spread.x + spread.y) / 2
        let apart = ((spread.x - spread.y) * (spread.x - spread.y) / 4 + mixed * mixed).squareRoot()
        degrees = atan2(2 * mixed, spread.x - spread.y) * 90 / .pi
        // A solid ellipse spreads by a quarter of its half axes' squares.
        long = 2 * max(0, half + apart).squareRoot()
        short = 2 * max(0, half - apart).squareRoot()
    }

    /// Returns the ellipse under `map`, which scales equally in all directions.
    package func mapped(by map: Transform2D) -> Spread {
        var spread = self
        let scale = abs(map.determinant).squareRoot()
        (spread.center, spread.long, spread.short) = (map.apply(center), scale * long, scale * short)
        return spread
    }

    /// Returns the direction from one point to another: degrees clockwise from the right, −180 … 180.
    package static func degrees(from: Point, to: Point) -> Double {
        atan2(to.y - from.y, to.x - from.x) * 180 / .pi
    }
}
