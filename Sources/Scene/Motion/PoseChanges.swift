/// Transitions from one pose into another, so no movement is cut off.
extension PerchedPose {
    /// Returns a pose between this one and another.
    /// - Parameter share: the share of `other`, 0 … 1.
    func mixed(with other: PerchedPose, _ share: Double) -> PerchedPose {
        var pose = share < 0.5 ? self : other
        func mix(_ part: WritableKeyPath<PerchedPose, Double>) {
            pose[keyPath: part] = self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * share
        }
        for part in [\.lean, \.head, \.neck, \.tail, \.wing] as [WritableKeyPath<PerchedPose, Double>] { mix(part) }
        for part in [\.open, \.beak, \.hop, \.crouch] as [WritableKeyPath<PerchedPose, Double>] { mix(part) }
        for part in [\.fluff, \.crest, \.roll, \.bath, \.turn, \.width] as [WritableKeyPath<PerchedPose, Double>] {
            mix(part)
        }
        return pose
    }

    /// Returns the pose before a take-off, from any pose to `touchingDown`: it bends its legs, leans forward and lifts
    /// its wings.
    /// - Parameter t: the progress, 0 … 1.
    func settingOut(_ t: Double) -> PerchedPose {
        let bend = Flight.smooth(t, from: 0, to: 0.45) * (1 - Flight.smooth(t, from: 0.6, to: 1))
        var ready = PerchedPose.touchingDown
        ready.crouch = 2.2 * bend
        ready.lean = 14 * bend
        ready.tail = 10 * bend
        ready.neck = -0.6 * bend
        ready.open = Flight.smooth(t, from: 0.15, to: 0.95)
        return mixed(with: ready, Flight.smooth(t, from: 0, to: 0.4))
    }

    /// Turns the head toward another bird that is on the wing or has just come, and ducks if it is near.
    ///
    /// - Parameters:
    ///   - other: the vector from the middle of this bird to the other's, in its own lengths; positive is ahead of its
    ///     beak, and below.
    ///   - stir: the attention, 0 … 1.
    ///   - canLookBack: true if its drawing can look over its shoulder.
    mutating func watch(birdAt other: ScenePoint, stir: Double, canLookBack: Bool) {
        let way = (other.x * other.x + other.y * other.y).squareRoot()
        let attention = stir * (1 - Flight.smooth(way, from: 2.2, to: 2.9))
        guard attention > 0.02 else { return }
        let near = stir * (1 - Flight.smooth(way, from: 0.8, to: 1.7))
        var watching = PerchedPose()
        watching.fluff = fluff
        watching.turn = canLookBack ? Flight.smooth(-other.x, from: 0, to: 0.5) : 0
        let rise = max(-1, min(1, -other.y / max(0.4, abs(other.x))))
        watching.head = -16 * rise
        watching.neck = 0.5 - 1.3 * near
        watching.crouch = 1.7 * near
        watching.lean = (other.x > 0 ? -6 : 8) * near
        watching.tail = 8 * near
        watching.wing = 16 * near
        watching.crest = 0.5 * near
        self = mixed(with: watching, attention)
    }
}
