/// Curves as chains of straight lines, close enough to look the same.
extension Path {
    /// The greatest number of lines for one curve; reached only by curves far larger than any screen.
    private static let mostLines = 512.0

    /// Calls `line` for every straight piece of the path after `transform`, and `end` after each outline with
    /// whether it was closed by `Z`. Curves depart from their chain by at most `tolerance`, in transformed units.
    @inline(__always)
    func forEachLine(
        _ transform: Transform2D, tolerance: Double, line: (Point, Point) -> Void,
        end: (_ first: Point, _ last: Point, _ closed: Bool) -> Void
    ) {
        points.withUnsafeBufferPointer { points in
            var next = 0
            var first = Point.zero
            var current = Point.zero
            var open = false
            for verb in verbs {
                switch verb {
                case .move:
                    if open { end(first, current, false) }
                    current = transform.apply(points[next])
                    first = current
                    next += 1
                    open = true
                case .line:
                    let p = transform.apply(points[next])
                    line(current, p)
                    current = p
                    next += 1
                case .quad:
                    let (c, p) = (transform.apply(points[next]), transform.apply(points[next + 1]))
                    let begin = current
                    let k2 = begin - 2 * c + p
                    let count = Self.pieces(0.25 * Self.length(k2), tolerance)
                    for index in 1...count {
                        let t = Double(index) / Double(count)
                        let q = index == count ? p : (k2 * t + 2 * (c - begin)) * t + begin
                        line(current, q)
                        current = q
                    }
                    next += 2
                case .cubic:
                    let c1 = transform.apply(points[next])
                    let c2 = transform.apply(points[next + 1])
                    let p = transform.apply(points[next + 2])
                    let begin = current
                    let bend = max(Self.length(begin - 2 * c1 + c2), Self.length(c1 - 2 * c2 + p))
                    let count = Self.pieces(0.75 * bend, tolerance)
                    let k1 = 3 * (c1 - begin)
                    let k2 = 3 * (begin - 2 * c1 + c2)
                    let k3 = p - begin + 3 * (c1 - c2)
                    for index in 1...count {
                        let t = Double(index) / Double(count)
                        let q = index == count ? p : ((k3 * t + k2) * t + k1) * t + begin
                        line(current, q)
                        current = q
                    }
                    next += 3
                case .close:
                    if open { end(first, current, true) }
                    open = false
                    current = first
                }
            }
            if open { end(first, current, false) }
        }
    }

    /// Returns how many chords keep a curve with this deviation within the tolerance; at least one, for NaN too.
    @inline(__always)
    private static func pieces(_ deviation: Double, _ tolerance: Double) -> Int {
        let count = (deviation / tolerance).squareRoot().rounded(.up)
        return count >= 1 ? Int(Swift.min(count, mostLines)) : 1
    }

    @inline(__always)
    private static func length(_ v: Point) -> Double { (v * v).sum().squareRoot() }

    /// Returns the smallest rectangle that holds the path's points and controls after `transform`: never too small.
    package func controlBounds(_ transform: Transform2D = .identity) -> Bounds? {
        guard let first = points.first else { return nil }
        let start = transform.apply(first)
        var bounds = Bounds(min: start, max: start)
        for point in points { bounds.include(transform.apply(point)) }
        return bounds
    }

    /// Returns the smallest rectangle that holds the outline itself, curves followed to a thousandth of their size.
    package func tightBounds(_ transform: Transform2D = .identity) -> Bounds? {
        guard let loose = controlBounds(transform) else { return nil }
        let tolerance = max(1e-9, max(loose.width, loose.height) / 1000)
        var bounds: Bounds?
        func include(_ p: Point) {
            if bounds == nil { bounds = Bounds(min: p, max: p) } else { bounds?.include(p) }
        }
        forEachLine(transform, tolerance: tolerance) { a, b in
            include(a)
            include(b)
        } end: { first, _, _ in
            include(first)
        }
        return bounds
    }
}
