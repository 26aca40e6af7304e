#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A point of the plane, x to the right and y down, as in SVG and canvases.
package typealias Point = SIMD2<Double>

/// A rectangle with its sides along the axes, from `min` to `max`.
package struct Bounds: Hashable, Sendable, BitwiseCopyable {
    package var min: Point
    package var max: Point

    package init(min: Point, max: Point) {
        self.min = min
        self.max = max
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(min: Point(x, y), max: Point(x + width, y + height))
    }

    package var width: Double { max.x - min.x }
    package var height: Double { max.y - min.y }
    package var center: Point { (min + max) / 2 }

    /// Returns the smallest rectangle that holds both.
    package func union(_ other: Bounds) -> Bounds {
        Bounds(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
    }

    /// Returns the rectangle smaller by `amount` on every side; negative amounts grow it.
    package func inset(by amount: Double) -> Bounds {
        Bounds(min: min + amount, max: max - amount)
    }

    mutating func include(_ point: Point) {
        min = pointwiseMin(min, point)
        max = pointwiseMax(max, point)
    }
}

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty, the letters as in SVG's `matrix()`.
package struct Transform2D: Hashable, Sendable, BitwiseCopyable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package static func translation(_ x: Double, _ y: Double) -> Transform2D {
        Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package static func scale(_ x: Double, _ y: Double) -> Transform2D {
        Transform2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    package static func scale(_ both: Double) -> Transform2D { scale(both, both) }

    /// Returns a rotation in degrees, clockwise on the screen, since y points down.
    package static func rotation(degrees: Double) -> Transform2D {
        let angle = degrees * .pi / 180
        let (s, c) = (sin(angle), cos(angle))
        return Transform2D(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Returns a shear along x and along y, in degrees.
    package static func skew(xDegrees: Double, yDegrees: Double) -> Transform2D {
        Transform2D(a: 1, b: tan(yDegrees * .pi / 180), c: tan(xDegrees * .pi / 180), d: 1, tx: 0, ty: 0)
    }

    /// Applies first `inner`, then `outer`: `(outer * inner).apply(p) == outer.apply(inner.apply(p))`.
    package static func * (outer: Transform2D, inner: Transform2D) -> Transform2D {
        Transform2D(
            a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
            c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d,
            tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
            ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
    }

    /// Returns the same map about `pivot` in place of the origin.
    package func about(_ pivot: Point) -> Transform2D {
        .translation(pivot.x, pivot.y) * self * .translation(-pivot.x, -pivot.y)
    }

    @inline(__always)
    package func apply(_ p: Point) -> Point {
        Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    /// Returns the bounds of the transformed `bounds`.
    package func apply(_ bounds: Bounds) -> Bounds {
        let first = apply(bounds.min)
        var result = Bounds(min: first, max: first)
        result.include(apply(bounds.max))
        result.include(apply(Point(bounds.min.x, bounds.max.y)))
        result.include(apply(Point(bounds.max.x, bounds.min.y)))
        return result
    }

    package var determinant: Double { a * d - b * c }

    /// The inverse map; nil where the plane is squashed to a line.
    package var inverse: Transform2D? {
        let det = determinant
        guard det.isFinite, abs(det) > 1e-18 else { return nil }
        return Transform2D(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The vertical alignment of a picture in a box of other proportions.
    package enum Alignment: Sendable {
        case top, center, bottom
    }

    /// Fits `source` (SVG user units, which are square) as large as possible into `target` (canvas pixels).
    ///
    /// - Parameter pixelAspect: the height of a pixel over its width, `GlyphSet.pixelAspect`: pixels of quadrants are
    ///   twice as tall as wide, so x is scaled twice as much as y.
    package static func fitting(
        _ source: Bounds, into target: Bounds, pixelAspect: Double = 1, alignment: Alignment = .center
    ) -> Transform2D {
        guard source.width > 0, source.height > 0 else { return .translation(target.min.x, target.min.y) }
        let sy = Swift.min(target.width / (source.width * pixelAspect), target.height / source.height)
        let sx = sy * pixelAspect
        let freeX = target.width - source.width * sx
        let freeY = target.height - source.height * sy
        let down =
            switch alignment {
            case .top: 0.0
            case .center: freeY / 2
            case .bottom: freeY
            }
        return Transform2D(
            a: sx, b: 0, c: 0, d: sy,
            tx: target.min.x + freeX / 2 - source.min.x * sx, ty: target.min.y + down - source.min.y * sy)
    }
}
