/// A path through the air: a curve from one point to another, drawn toward a third.
struct FlightPath: Hashable {
    let start: ScenePoint
    let bend: ScenePoint
    let end: ScenePoint

    init(from start: ScenePoint, toward bend: ScenePoint, to end: ScenePoint) {
        (self.start, self.bend, self.end) = (start, bend, end)
    }

    /// - Parameter t: the progress, 0 … 1.
    func point(_ t: Double) -> ScenePoint {
        let s = 1 - t
        return ScenePoint(
            x: s * s * start.x + 2 * s * t * bend.x + t * t * end.x,
            y: s * s * start.y + 2 * s * t * bend.y + t * t * end.y)
    }

    /// Returns the clearance from birds at `places`: 1 where the path keeps `room` from all of them, less where it does
    /// not. A path need not keep farther from a place than it begins or ends; places at its own ends do not count.
    func clearance(of places: [ScenePoint], room: Double) -> Double {
        var least = 1.0
        for place in places {
            let nearest = min(place.distance(to: start), place.distance(to: end))
            guard nearest > 0.3 * room else { continue }
            let wanted = min(room, 0.95 * nearest)
            for step in 1..<16 { least = min(least, point(Double(step) / 16).distance(to: place) / wanted) }
        }
        return least
    }

    /// Returns the first of `ways` that clears all `places`, else the one with the most clearance.
    static func clearest(_ ways: [FlightPath], of places: [ScenePoint], room: Double) -> FlightPath? {
        var best: (path: FlightPath, clearance: Double)?
        for way in ways {
            let clearance = places.isEmpty ? 1 : way.clearance(of: places, room: room)
            if clearance >= 1 { return way }
            if clearance > best?.clearance ?? 0 { best = (way, clearance) }
        }
        return best?.path ?? ways.first
    }
}

extension Airspace {
    /// The distance that a flight keeps from birds beside its path.
    private var room: Double { 0.9 * bird }

    /// Returns the path in to `perch`, from the side that the bird there looks away from unless another bird is in the
    /// way.
    func wayIn(to perch: ScenePoint, facesRight: Bool) -> FlightPath {
        let sides = origin.map { [$0.x < perch.x] } ?? [facesRight, !facesRight]
        let ways = sides.flatMap { facesRight in
            let side: Double = facesRight ? -1 : 1
            let start = entry(to: perch, facesRight: facesRight)
            // From above, over what stands beside the perch; steeper or flatter where another bird sits there.
            return [(0.6, -0.85), (0.45, -1.2), (0.9, -1.4), (0.9, -0.4)].map { along, down in
                FlightPath(
                    from: start, toward: ScenePoint(x: perch.x + side * along * bird, y: perch.y + down * bird),
                    to: perch)
            }
        }
        return FlightPath.clearest(ways, of: perches, room: room) ?? FlightPath(from: perch, toward: perch, to: perch)
    }

    /// Returns the path out from `perch`, in the direction that the bird looks unless another bird is in the way; then
    /// it turns round.
    func wayOut(from perch: ScenePoint, facesRight: Bool) -> FlightPath {
        let ways = [facesRight, !facesRight].flatMap { facesRight in
            let side: Double = facesRight ? 1 : -1
            let end = exit(from: perch, facesRight: facesRight)
            return [(0.7, -1.5), (0.2, -2.2), (1.3, -0.4)].map { along, down in
                FlightPath(
                    from: perch, toward: ScenePoint(x: perch.x + side * along * bird, y: perch.y + down * bird),
                    to: end)
            }
        }
        return FlightPath.clearest(ways, of: perches, room: room) ?? FlightPath(from: perch, toward: perch, to: perch)
    }

    /// Returns the path from one perch to another, over birds that sit between them, or below.
    func wayAcross(from start: ScenePoint, to end: ScenePoint) -> FlightPath {
        let top = min(start.y, end.y)
        // The bird stays in the picture with its head: drawn toward this height, the curve just reaches `least`.
        let least = min(0.5 * bird, top)
        let highest = least - ((start.y - least) * (end.y - least)).squareRoot()
        let bends = [-0.8, -0.3, 0.3, -1.1, -1.35, -1.6, 0.9, 1.5, -2.4].map { top + $0 * bird }
        let ways = (bends.filter { $0 >= highest } + bends.filter { $0 < highest }).map {
            FlightPath(from: start, toward: ScenePoint(x: (start.x + end.x) / 2, y: $0), to: end)
        }
        return FlightPath.clearest(ways, of: perches, room: 0.75 * room)
            ?? FlightPath(from: start, toward: end, to: end)
    }
}

extension ScenePoint {
    func distance(to other: ScenePoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
