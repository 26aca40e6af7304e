#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The style of a line along a path: widths in the path's own units, so transforms distort it as SVG wants.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: Hashable, Sendable {
        case butt, round, square
    }

    package enum Join: Hashable, Sendable {
        case miter, round, bevel
    }

    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The length of a miter, in widths, beyond which the corner becomes a bevel.
    package var miterLimit: Double

    package init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}

extension Path {
    /// Returns the area that a stroke covers, to be filled by the non-zero rule.
    ///
    /// It consists of convex pieces that all turn the same way (a box for each line, a wedge on the outer side of each
    /// corner, the caps), so no corner, however sharp, leaves a hole.
    ///
    /// - Parameters:
    /// - tolerance: the largest departure of curves, in the path's units.
    /// - most: the number of points from which on no pieces are added.
    package func stroked(_ style: StrokeStyle, tolerance: Double, most: Int = .max) -> Path {
        guard style.width > 0 else { return Path() }
        var stroker = Stroker(style: style, tolerance: max(tolerance, 1e-9), most: most)
        var chain: [Point] = []
        forEachLine(.identity, tolerance: stroker.tolerance) { a, b in
            if chain.isEmpty { chain.append(a) }
            if chain.last != b, chain.count < most { chain.append(b) }
        } end: { first, _, closed in
            if chain.isEmpty { chain.append(first) }
            stroker.stroke(chain, closed: closed)
            chain.removeAll(keepingCapacity: true)
        }
        return stroker.outline
    }
}

/// A builder of the pieces of one stroke.
private struct Stroker {
    let style: StrokeStyle
    let tolerance: Double
    let radius: Double
    let most: Int
    var outline = Path()

    init(style: StrokeStyle, tolerance: Double, most: Int) {
        self.style = style
        self.most = most
        self.tolerance = tolerance
        radius = style.width / 2
    }

    /// Adds one chain of distinct points.
    mutating func stroke(_ chain: [Point], closed: Bool) {
        var points = chain
        // Two round ends on one point are a round corner, and count once where they overlap.
        let closed =
            closed || chain.count > 3 && chain.first == chain.last && style.cap == .round && style.join == .round
        if closed, points.count > 1, points.first == points.last { points.removeLast() }
        guard let first = points.first, let last = points.last else { return }
        guard points.count > 1 else {
            // SVG: an outline without length shows its caps only.
            switch style.cap {
            case .butt: return
            case .round: fan(around: first, from: Point(radius, 0), turn: 2 * .pi)
            case .square: box(first - Point(radius, 0), first + Point(radius, 0), normal: Point(0, radius))
            }
            return
        }
        let count = points.count
        let segments = closed ? count : count - 1
        var normals: [Point] = []
        normals.reserveCapacity(segments)
        for index in 0..<segments {
            let direction = points[(index + 1) % count] - points[index]
            let length = Self.length(direction)
            let unit = length > 0 && length.isFinite ? direction / length : Point(1, 0)
            normals.append(Point(-unit.y, unit.x) * radius)
        }
        // The place where each point's two lines meet on the inside of the corner, if they are long enough to meet
        // there.
        var corners: [Corner?] = Array(repeating: nil, count: count)
        for index in 0..<count where closed || (index > 0 && index < count - 1) {
            let before = (index + count - 1) % count
            corners[index] = Self.corner(
                at: points[index], normals[before], normals[index],
                shortest: min(
                    Self.length(points[index] - points[before]),
                    Self.length(points[(index + 1) % count] - points[index])))
        }
        for index in 0..<segments {
            let next = (index + 1) % count
            line(points[index], points[next], normals[index], corners[index], corners[next])
            if closed || index + 1 < segments {
                join(at: points[next], normals[index], normals[(index + 1) % segments])
            }
        }
        if !closed, let begin = normals.first, let end = normals.last {
            cap(at: first, normal: -begin)
            cap(at: last, normal: end)
        }
    }

    /// The meeting point of two lines' edges on the inside of a corner.
    private struct Corner {
        let point: Point
        /// Whether that is on the side of the normals.
        let isAhead: Bool
    }

    private static func length(_ v: Point) -> Double { (v * v).sum().squareRoot() }

    private static func corner(at p: Point, _ before: Point, _ after: Point, shortest: Double) -> Corner? {
        let cross = before.x * after.y - before.y * after.x
        let middle = (before + after) / 2
        let (cosine, radius) = (length(middle), length(before))
        // From the corner back along a line to where its inner edge begins: radius · tan(half the turn).
        let back = (max(0, radius * radius - cosine * cosine)).squareRoot() * radius / max(cosine, 1e-12)
        guard back < shortest / 2, radius > 0 else { return nil }
        let reach = middle * (radius * radius / (cosine * cosine))
        return Corner(point: cross > 0 ? p + reach : p - reach, isAhead: cross > 0)
    }

    /// Adds a line's own area, up to its corners: lines that meet share an edge from the corner's inside to its point,
    /// so no area counts twice.
    private mutating func line(_ a: Point, _ b: Point, _ normal: Point, _ start: Corner?, _ end: Corner?) {
        func side(_ p: Point, _ offset: Point, _ corner: Corner?, ahead: Bool) -> Point {
            if let corner, corner.isAhead == ahead { return corner.point }
            return p + offset
        }
        var outline = [side(a, -normal, start, ahead: false), side(b, -normal, end, ahead: false)]
        if end != nil { outline.append(b) }
        outline.append(side(b, normal, end, ahead: true))
        outline.append(side(a, normal, start, ahead: true))
        if start != nil { outline.append(a) }
        piece(outline)
    }

    /// Adds a plain box along a line; `normal` is half the width, to the line's right on the screen.
    private mutating func box(_ a: Point, _ b: Point, normal: Point) {
        piece([a - normal, b - normal, b + normal, a + normal])
    }

    /// Closes the gap on the outer side of a corner.
    private mutating func join(at p: Point, _ before: Point, _ after: Point) {
        let cross = before.x * after.y - before.y * after.x
        let dot = (before * after).sum()
        let angle = atan2(cross, dot)
        guard abs(angle) > 1e-9 else { return }
        // Turning clockwise on the screen, the gap is on the other side of the normal.
        let (from, to) = angle > 0 ? (-before, -after) : (after, before)
        switch style.join {
        case .round:
            fan(around: p, from: from, turn: abs(angle))
        case .miter:
            let cosHalf = cos(angle / 2)
            if cosHalf > 1e-9, 1 / cosHalf <= style.miterLimit {
                let middle = (from + to) / 2
                // The middle of the chord is radius · cos(half) away, the tip radius / cos(half).
                piece([p, p + from, p + middle / (cosHalf * cosHalf), p + to])
            } else {
                piece([p, p + from, p + to])
            }
        case .bevel:
            piece([p, p + from, p + to])
        }
    }

    /// Adds the end of an open line that leaves in the direction a quarter turn before `normal`.
    private mutating func cap(at p: Point, normal: Point) {
        switch style.cap {
        case .butt: return
        case .square:
            let ahead = Point(normal.y, -normal.x)
            piece([p - normal, p - normal + ahead, p + normal + ahead, p + normal])
        case .round:
            fan(around: p, from: -normal, turn: .pi)
        }
    }

    /// Adds a sector of the pen's circle, from an arm on by `turn` radians.
    private mutating func fan(around p: Point, from arm: Point, turn: Double) {
        // A chord of angle s departs from its arc by radius · s² / 8.
        let step = max(0.05, (8 * tolerance / max(radius, tolerance)).squareRoot())
        let count = max(1, min(96, Int((turn / step).rounded(.up))))
        let full = turn > 2 * .pi - 1e-9
        var corners: [Point] = full ? [] : [p]
        corners.reserveCapacity(count + 2)
        for index in 0...count where !(full && index == count) {
            let angle = turn * Double(index) / Double(count)
            let (s, c) = (sin(angle), cos(angle))
            corners.append(p + Point(arm.x * c - arm.y * s, arm.x * s + arm.y * c))
        }
        piece(corners)
    }

    private mutating func piece(_ corners: [Point]) {
        guard let first = corners.first, outline.points.count < most else { return }
        outline.move(to: first)
        for corner in corners.dropFirst() { outline.line(to: corner) }
        outline.close()
    }
}
