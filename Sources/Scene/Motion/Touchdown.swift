import Drawing

/// The match of a bird's flight drawing with its perched one, part by part: eye on eye and beak on beak when one
/// replaces the other. It is computed from the two drawings, which need no marks for it.
struct Touchdown: Sendable {
    /// The poses that lay parts of the flight drawing on those of the perched one with open wings.
    private let parts: [String: PartPose]

    init(from flight: SVGDocument, to perched: SVGDocument) {
        var parts: [String: PartPose] = [:]
        parts["head"] = Self.head(flight, perched)
        parts["body"] = Self.fit("body", flight, to: perched)
        parts["tail"] = Self.fit("tail", flight, to: perched)
        parts["wing-front"] = Self.wing("wing-front", flight, "wing-open", perched)
        parts["wing-back"] = Self.wing("wing-back", flight, "wing-open-back", perched)
        parts["wing-blur"] = Self.wing("wing-blur", flight, "wing-open", perched)
        parts["feet"] = Self.feet(flight, perched)
        self.parts = parts
    }

    /// Moves the parts of the flight drawing toward their places on the perched one.
    /// - Parameter share: the share of being there, 0 … 1.
    func apply(_ share: Double, to posed: inout PosedParts) {
        guard share > 0 else { return }
        for (id, goal) in parts {
            guard posed.parts[id]?.isHidden != true else { continue }
            posed.parts[id] = (posed.parts[id] ?? PartPose()).mixed(with: goal, share)
        }
        for id in ["hand-front", "hand-back"] {
            guard let hand = posed.parts[id] else { continue }
            posed.parts[id] = hand.mixed(with: PartPose(), share)
        }
        // A perched bird shows its wings' upper sides.
        for id in ["under-front", "under-back", "under-hand-front", "under-hand-back"] {
            guard posed.parts[id]?.isHidden == false else { continue }
            posed.parts[id]?.opacity = 1 - share
        }
    }

    // MARK: Fitting

    private static let side = 96

    /// Returns the place and the extent of one part's paint, in the drawing's units.
    private static func spread(_ id: String, _ drawing: SVGDocument) -> Spread? {
        var canvas = Canvas(width: side, height: side)
        // Wings reach out of the box.
        let box = drawing.viewBox.inset(by: -0.3 * drawing.viewBox.height)
        let transform = Transform2D.fitting(box, into: canvas.bounds, pixelAspect: 1)
        drawing.draw(id, into: &canvas, transform: transform, style: SVGStyle(parts: [id: .shown]))
        guard let found = Spread(of: canvas), let back = transform.inverse else { return nil }
        return found.mapped(by: back)
    }

    /// Returns a pose that moves, turns and sizes a part, given what is to be where, in the drawing's units.
    private static func pose(
        _ id: String, _ drawing: SVGDocument, turn: Double, scale: Point, from: Point, to: Point
    ) -> PartPose? {
        guard let own = drawing.ownUnits(of: id), let back = own.map.inverse else { return nil }
        let turn = own.map.determinant < 0 ? -turn : turn
        var pose = PartPose(rotation: turn, scale: scale)
        pose.offset = back.apply(to) - pose.transform(about: own.pivot).apply(back.apply(from))
        return pose
    }

    /// Matches the eyes, and the directions of the beaks.
    private static func head(_ flight: SVGDocument, _ perched: SVGDocument) -> PartPose? {
        func face(_ drawing: SVGDocument) -> (eye: Point, beak: Point)? {
            guard let eye = drawing.bounds(of: "eye", transform: .identity),
                let beak = drawing.bounds(of: "beak", transform: .identity)
            else { return nil }
            return (eye.center, beak.center)
        }
        guard let a = face(flight), let b = face(perched) else { return nil }
        let (before, after) = (b.beak - b.eye, a.beak - a.eye)
        let scale = ((before * before).sum() / max(1e-6, (after * after).sum())).squareRoot()
        let turn = Spread.degrees(from: b.eye, to: b.beak) - Spread.degrees(from: a.eye, to: a.beak)
        return pose("head", flight, turn: nearest(turn), scale: Point(scale, scale), from: a.eye, to: b.eye)
    }

    /// Matches the ellipses of a part in both drawings.
    private static func fit(_ id: String, _ flight: SVGDocument, to perched: SVGDocument) -> PartPose? {
        guard let a = spread(id, flight), let b = spread(id, perched) else { return nil }
        let isSteep = abs(a.degrees) > 45
        let (long, short) = (b.long / max(1, a.long), b.short / max(1, a.short))
        // A nearly round part has no direction.
        let isRound = min(a.long / max(1, a.short), b.long / max(1, b.short)) < 1.12
        var turn = isRound ? 0 : b.degrees - a.degrees
        turn -= 180 * (turn / 180).rounded()
        let scale = isSteep ? Point(short, long) : Point(long, short)
        return pose(id, flight, turn: turn, scale: scale, from: a.center, to: b.center)
    }

    /// Matches the shoulders, and the directions of the tips.
    private static func wing(
        _ id: String, _ flight: SVGDocument, _ other: String, _ perched: SVGDocument
    ) -> PartPose? {
        guard let a = spread(id, flight), let b = spread(other, perched),
            let root = flight.pivot(of: id, transform: .identity),
            let goal = perched.pivot(of: other, transform: .identity)
        else { return nil }
        let turn = Spread.degrees(from: goal, to: b.center) - Spread.degrees(from: root, to: a.center)
        let scale = (b.long * b.short / max(1, a.long * a.short)).squareRoot()
        return pose(id, flight, turn: nearest(turn), scale: Point(scale, scale), from: root, to: goal)
    }

    /// Lets trailing legs down.
    private static func feet(_ flight: SVGDocument, _ perched: SVGDocument) -> PartPose? {
        guard let a = flight.bounds(of: "feet", transform: .identity),
            let b = perched.bounds(of: "feet", transform: .identity)
        else { return nil }
        let turn = flight.partIDs.contains("face") ? 0 : -62.0
        return pose("feet", flight, turn: turn, scale: Point(1, 1), from: a.center, to: b.center)
    }

    private static func nearest(_ degrees: Double) -> Double { degrees - 360 * (degrees / 360).rounded() }
}

extension PartPose {
    fileprivate func mixed(with other: PartPose, _ share: Double) -> PartPose {
        var pose = self
        pose.rotation += (other.rotation - rotation) * share
        pose.scale += (other.scale - scale) * share
        pose.offset += (other.offset - offset) * share
        return pose
    }
}

extension Flight {
    /// The share of the bird drawn as on its perch, 0 … 1.
    var grounded: Double { Self.smooth(settled, from: 0.15, to: 1) }

    /// Returns the flight, leveled by a share: less as it flies and more as it is drawn.
    func level(by share: Double) -> Flight {
        var flight = self
        flight.pitch *= 1 - share
        return flight
    }
}

extension PerchedPose {
    /// The pose between air and perch: as drawn, with open wings.
    static let touchingDown: PerchedPose = {
        var pose = PerchedPose()
        pose.open = 1
        return pose
    }()
}
