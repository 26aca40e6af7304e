#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Outlines made of lines and curves, in the caller's units.
package struct Path: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        /// Begins an outline at one point.
        case move
        /// Draws a line to one point.
        case line
        /// Draws a curve by two points: a control point and the end.
        case quad
        /// Draws a curve by three points: two control points and the end.
        case cubic
        /// Closes the outline, without a point.
        case close
    }

    private(set) var verbs: ArraySlice<Verb> = []
    private(set) var points: ArraySlice<Point> = []
    private var start = Point.zero
    /// The point at which the next piece begins.
    package private(set) var current = Point.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    /// Rounds all points to the grid of `Float`, which compiled drawings have.
    mutating func round() { points = points.map { Point(SIMD2<Float>($0)) }[...] }

    mutating func code(_ coder: inout CompiledCoder) {
        coder.code(&verbs, &points)
    }

    package mutating func move(to p: Point) {
        verbs.append(.move)
        points.append(p)
        start = p
        current = p
    }

    package mutating func line(to p: Point) {
        begin()
        verbs.append(.line)
        points.append(p)
        current = p
    }

    package mutating func quad(_ control: Point, to p: Point) {
        begin()
        verbs.append(.quad)
        points.append(control)
        points.append(p)
        current = p
    }

    package mutating func cubic(_ control1: Point, _ control2: Point, to p: Point) {
        begin()
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(p)
        current = p
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        current = start
    }

    /// Begins a new outline where the last one began, for a piece after `close`.
    private mutating func begin() {
        if verbs.isEmpty || verbs.last == .close { move(to: current) }
    }

    /// Adds an elliptical arc as SVG's `A` has it, as cubic curves of at most a quarter turn each (SVG 1.1, appendix
    /// F.6: radii of zero make a line, radii too small are scaled up).
    package mutating func arc(radii: Point, rotation degrees: Double, large: Bool, sweep: Bool, to end: Point) {
        let from = current
        var rx = abs(radii.x)
        var ry = abs(radii.y)
        guard from != end else { return }
        guard rx > 1e-12, ry > 1e-12 else { return line(to: end) }
        let phi = degrees * .pi / 180
        let (sinPhi, cosPhi) = (sin(phi), cos(phi))
        let half = (from - end) / 2
        let p = Point(cosPhi * half.x + sinPhi * half.y, -sinPhi * half.x + cosPhi * half.y)
        let lambda = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
        if lambda > 1 {
            rx *= lambda.squareRoot()
            ry *= lambda.squareRoot()
        }
        let below = rx * rx * p.y * p.y + ry * ry * p.x * p.x
        var factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
        if large == sweep { factor = -factor }
        let c = Point(factor * rx * p.y / ry, -factor * ry * p.x / rx)
        let middle = (from + end) / 2
        let center = Point(cosPhi * c.x - sinPhi * c.y + middle.x, sinPhi * c.x + cosPhi * c.y + middle.y)
        let angle1 = atan2((p.y - c.y) / ry, (p.x - c.x) / rx)
        var turn = atan2((-p.y - c.y) / ry, (-p.x - c.x) / rx) - angle1
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        guard turn.isFinite, center.x.isFinite, center.y.isFinite else { return line(to: end) }
        let frame = Transform2D(
            a: rx * cosPhi, b: rx * sinPhi, c: -ry * sinPhi, d: ry * cosPhi, tx: center.x, ty: center.y)
        let pieces = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = turn / Double(pieces)
        let handle = 4.0 / 3.0 * tan(step / 4)
        for piece in 0..<pieces {
            let (t0, t1) = (angle1 + step * Double(piece), angle1 + step * Double(piece + 1))
            let (u0, u1) = (Point(cos(t0), sin(t0)), Point(cos(t1), sin(t1)))
            cubic(
                frame.apply(u0 + handle * Point(-u0.y, u0.x)), frame.apply(u1 - handle * Point(-u1.y, u1.x)),
                to: piece == pieces - 1 ? end : frame.apply(u1))
        }
    }

    package static func rect(_ b: Bounds) -> Path {
        polygon([b.min, Point(b.max.x, b.min.y), b.max, Point(b.min.x, b.max.y)])
    }

    /// Returns a rectangle with rounded corners; radii are limited to half the sides.
    package static func roundedRect(_ b: Bounds, rx: Double, ry: Double) -> Path {
        let r = Point(min(abs(rx), b.width / 2), min(abs(ry), b.height / 2))
        guard r.x > 0, r.y > 0 else { return rect(b) }
        var path = Path()
        path.move(to: Point(b.min.x + r.x, b.min.y))
        path.line(to: Point(b.max.x - r.x, b.min.y))
        path.arc(radii: r, rotation: 0, large: false, sweep: true, to: Point(b.max.x, b.min.y + r.y))
        path.line(to: Point(b.max.x, b.max.y - r.y))
        path.arc(radii: r, rotation: 0, large: false, sweep: true, to: Point(b.max.x - r.x, b.max.y))
        path.line(to: Point(b.min.x + r.x, b.max.y))
        path.arc(radii: r, rotation: 0, large: false, sweep: true, to: Point(b.min.x, b.max.y - r.y))
        path.line(to: Point(b.min.x, b.min.y + r.y))
        path.arc(radii: r, rotation: 0, large: false, sweep: true, to: Point(b.min.x + r.x, b.min.y))
        path.close()
        return path
    }

    package static func ellipse(center c: Point, rx: Double, ry: Double) -> Path {
        var path = Path()
        path.move(to: Point(c.x + rx, c.y))
        for end in [Point(c.x, c.y + ry), Point(c.x - rx, c.y), Point(c.x, c.y - ry), Point(c.x + rx, c.y)] {
            path.arc(radii: Point(rx, ry), rotation: 0, large: false, sweep: true, to: end)
        }
        path.close()
        return path
    }

    package static func polygon(_ corners: [Point], closed: Bool = true) -> Path {
        var path = Path()
        guard let first = corners.first else { return path }
        path.move(to: first)
        for corner in corners.dropFirst() { path.line(to: corner) }
        if closed { path.close() }
        return path
    }
}
