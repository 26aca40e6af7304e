import Drawing

/// The parts of a bird on the wing.
///
/// Each wing is drawn raised and at full breadth; foreshortening makes the beat. The view is a little from above: the
/// far wing stands higher than the near one, and both are never seen from the edge at once.
extension PosedParts {
    init(_ flight: Flight, beating seconds: Double, of drawing: SVGDocument) {
        let has = Set(drawing.partIDs)
        // Seen from the front, a pitch would be a roll, and the feet hang as they are.
        let isFrontal = has.contains("face")
        whole = Transform2D.rotation(degrees: isFrontal ? 0.2 * flight.pitch : flight.pitch).about(Point(50, 50))
        if !isFrontal {
            parts["feet"] = PartPose(rotation: -58 * flight.brake, offset: Point(5, 3) * flight.brake)
        }
        parts["tail"] = PartPose(rotation: -6 * flight.brake, scale: Point(1, 1 + 0.45 * flight.brake))
        if has.contains("wing-blur") {
            // Wings too fast to see: a fan that trembles.
            parts["wing-front"] = .hidden
            parts["wing-back"] = .hidden
            let tremble = Flight.wave(seconds * 9)
            parts["wing-blur"] = PartPose(
                rotation: 5 * tremble, scale: Point(1, 0.92 + 0.08 * tremble), isHidden: false)
            return
        }
        // Between up and down a wing lies back along the body, so each position leads into the next; at the end of its
        // way down it is before and below the breast. A wing that is drawn from the front is at its side.
        let between = isFrontal ? 0 : (1 - abs(flight.wing)) * (1 - abs(flight.wing))
        let turn =
            flight.wing >= 0
            ? (1 - flight.wing) * 9 - 36 * between
            : isFrontal ? 9 + 32 * flight.wing : 20 * flight.wing - 30 + 52 * between
        let level = isFrontal ? 0 : 0.3 * (1 - abs(flight.wing))
        let (near, far) = (Self.seen(flight.wing - level), Self.seen(flight.wing + level))
        let tuck = 1 - 0.12 * flight.fold
        // A bird that sits down has its wings half folded.
        let spread = isFrontal ? 1 : 1 - 0.14 * flight.settled
        // A low far wing is farther back: before the breast it would hide the face.
        let farTurn = isFrontal || flight.wing >= 0 ? 0.6 * turn : turn + 26
        for (wing, height, turn) in [("wing-front", near, turn), ("wing-back", far, farTurn)] {
            // Wings beat up and down in the air, however steep the body is, but never before the bird's own face.
            let upright = isFrontal ? 0 : (height < 0 ? -0.6 : -0.35) * flight.pitch
            // A raised wing stands on the back; a lowered one hangs at the side, where it is seen from above, broad.
            let (root, breadth) = isFrontal ? (0, 1) : height < 0 ? (5.0, 1.2) : (-1.0, 1)
            parts[wing] = PartPose(
                rotation: turn + upright, scale: Point(tuck * breadth, height * (1 + 0.2 * between)) * spread,
                offset: Point(0, root))
        }
        // From the side the near wing shows its underside while it is up, the far one while it is down.
        for id in ["under-front", "under-hand-front"] where has.contains(id) {
            parts[id] = near > 0 ? .shown : .hidden
        }
        for id in ["under-back", "under-hand-back"] where has.contains(id) {
            parts[id] = far < 0 ? .shown : .hidden
        }
        // The hand is behind the arm on the way down, and folded back on the way up.
        for (hand, height) in [("hand-front", near), ("hand-back", far)] where has.contains(hand) {
            let lag = height >= 0 ? flight.bend : -flight.bend
            parts[hand] = PartPose(
                rotation: -26 * flight.fold, scale: Point(1 - 0.12 * flight.fold, 1 + 0.3 * lag))
        }
    }

    /// Returns a wing's height as it is drawn, never from the edge, or the wing would vanish for a moment of each beat.
    private static func seen(_ height: Double) -> Double { height < 0 ? min(height, -0.66) : max(height, 0.66) }
}
