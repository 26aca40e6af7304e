/// The space in which birds fly in and out, in the units of the yard that they visit.
package struct Airspace: Hashable, Sendable {
    /// The x of the picture's left and right edges.
    package var left: Double
    package var right: Double
    package var height: Double
    /// The side of the box of a bird of scale 1.
    package var bird: Double
    /// The longest visible distance of a flight: a flight lasts the same in every picture, so in a wide one it begins
    /// and ends above, not at the edge.
    package var reach = Double.infinity
    /// The place within the picture that the bird comes from; `nil` if it comes from outside.
    package var origin: ScenePoint?
    /// The middles of the boxes of all perches. Flights lead around all of them, taken or not, so a bird that comes or
    /// goes meanwhile changes no path.
    package var perches: [ScenePoint] = []

    package init(left: Double, right: Double, height: Double, bird: Double) {
        (self.left, self.right, self.height, self.bird) = (left, right, height, bird)
    }

    /// Returns the place where a bird appears that flies to `perch`, on which it will look to the right or to the left.
    func entry(to perch: ScenePoint, facesRight: Bool) -> ScenePoint {
        if let origin { return origin }
        let x = facesRight ? left - bird : right + bird
        guard abs(perch.x - x) > reach else { return ScenePoint(x: x, y: max(0.12 * height, 0.5 * bird)) }
        return ScenePoint(x: perch.x + (facesRight ? -reach : reach), y: -bird)
    }

    /// Returns the place where a bird that leaves `perch` disappears.
    func exit(from perch: ScenePoint, facesRight: Bool) -> ScenePoint {
        let x = facesRight ? right + 1.2 * bird : left - 1.2 * bird
        let y = min(-0.4 * bird, perch.y - 1.4 * bird)
        guard abs(perch.x - x) > reach else { return ScenePoint(x: x, y: y) }
        return ScenePoint(x: perch.x + (facesRight ? reach : -reach), y: min(y, -bird))
    }
}

/// The position and the pose of a bird on the wing, as a pure function of time.
package struct Flight: Hashable, Sendable {
    /// The center of the bird's box, in scene units.
    package var position: ScenePoint
    /// The pitch in degrees, negative with the nose up, as drawn for a bird that flies to the right.
    package var pitch: Double
    /// The height of the wings: 1 raised, −0.8 pressed down.
    package var wing: Double
    package var facesRight: Bool
    /// The fold of the outer part of the wing (the hand), 0 … 1; greatest on the way up.
    package var fold: Double
    /// The bend of the wings' tips, −1 … 1, which lag behind the arms; positive is up.
    package var bend: Double
    /// The braking before a landing, 0 … 1: tail spread and feet forward.
    package var brake: Double
    /// The transition to the perch, 0 … 1, where the body is lower than in the air.
    package var settled: Double
    /// The visible share of the bird's length, 0 … 1; less than 1 while it turns round.
    var width = 1.0

    package init(
        position: ScenePoint, pitch: Double, wing: Double, facesRight: Bool, fold: Double = 0, bend: Double = 0,
        brake: Double = 0, settled: Double = 0
    ) {
        self.position = position
        self.pitch = pitch
        self.wing = wing
        self.facesRight = facesRight
        self.fold = fold
        self.bend = bend
        self.brake = brake
        self.settled = settled
    }

    /// The seconds for which a bird crouches before it takes off.
    package static let crouchSeconds = 0.26

    /// Returns a flight in to `perch` (the center of the perched bird) from outside the picture.
    ///
    /// The bird comes down a curve from above, fast until it is near, brakes with its body upright and its wings wide,
    /// and drops the last bit onto its feet.
    /// - Parameters:
    /// - progress: the progress of the flight, 0 … 1.
    /// - seconds: the time since it set out, by which wings beat.
    package static func arriving(
        to perch: ScenePoint, facesRight: Bool, in airspace: Airspace, progress: Double, seconds: Double,
        beatsPerSecond: Double
    ) -> Flight {
        let path = airspace.wayIn(to: perch, facesRight: facesRight)
        let left = 1 - progress
        let eased = 1 - left * left.squareRoot()
        let point = path.point(eased)
        let ahead = path.point(min(1, eased + 0.04))
        let fall = (ahead.y - point.y) / max(0.001, abs(ahead.x - point.x))
        let braking = smooth(progress, from: 0.64, to: 0.9)
        let settled = smooth(progress, from: 0.86, to: 1)
        let pitch = (1 - braking) * max(-20, min(34, 26 * fall)) - braking * (42 - 34 * settled)
        let beat = stroke(seconds * beatsPerSecond)
        // While it is fast it glides for half a second, its wings out.
        let gliding = smooth(progress, from: 0.34, to: 0.4) * (1 - smooth(progress, from: 0.54, to: 0.6))
        let cruise = levelBeat * beat.wing + (glideWing - levelBeat * beat.wing) * gliding
        // Then the wings beat up and wide against its way.
        let level = cruise * (1 - braking) + (0.25 + 0.75 * beat.wing) * braking
        // It sits down with its wings still up.
        let wing = level + (0.8 - level) * settled
        return Flight(
            position: point, pitch: pitch, wing: max(-0.85, min(1, wing)), facesRight: path.start.x < path.end.x,
            fold: beat.fold * (1 - 0.6 * braking) * (1 - gliding), bend: beat.bend * (1 - gliding), brake: braking,
            settled: settled)
    }

    /// The height of the wings in level flight: ±35°. Larger beats would flicker.
    private static let levelBeat = 0.6
    /// The height of the wings in a glide.
    private static let glideWing = 0.5

    /// Returns a flight from `perch`: a push off, a few strong beats, up and away.
    package static func leaving(
        from perch: ScenePoint, facesRight: Bool, in airspace: Airspace, progress: Double, seconds: Double,
        beatsPerSecond: Double
    ) -> Flight {
        let path = airspace.wayOut(from: perch, facesRight: facesRight)
        let point = path.point(progress * (0.65 + 0.35 * progress))
        let settled = 1 - smooth(progress, from: 0, to: 0.15)
        let push = 1 - smooth(progress, from: 0, to: 0.35)
        let beat = stroke(seconds * beatsPerSecond * 1.1)
        let strength = levelBeat + (1 - levelBeat) * (1 - smooth(progress, from: 0.35, to: 0.6))
        return Flight(
            position: point, pitch: (-14 - 22 * push) * (1 - 0.8 * settled), wing: strength * beat.wing,
            facesRight: path.start.x < path.end.x, fold: beat.fold, bend: beat.bend, brake: 0.6 * push,
            settled: settled)
    }

    /// Returns a flight from one perch to another in the same yard, in a low arc.
    package static func crossing(
        from start: ScenePoint, to end: ScenePoint, in airspace: Airspace, progress: Double, seconds: Double,
        beatsPerSecond: Double
    ) -> Flight {
        let point = airspace.wayAcross(from: start, to: end).point(ease(progress))
        let braking = smooth(progress, from: 0.62, to: 0.9)
        let rising = 1 - smooth(progress, from: 0.1, to: 0.5)
        let settled = 1 - smooth(progress, from: 0, to: 0.18) + smooth(progress, from: 0.8, to: 1)
        let beat = stroke(seconds * beatsPerSecond * 1.1)
        let level = beat.wing * (1 - braking) + (0.5 + 0.5 * beat.wing) * braking
        return Flight(
            position: point, pitch: (-24 * rising - 34 * braking) * (1 - 0.76 * settled),
            wing: level + (0.8 - level) * smooth(progress, from: 0.88, to: 1),
            facesRight: end.x >= start.x, fold: beat.fold * (1 - 0.6 * braking), bend: beat.bend, brake: braking,
            settled: settled)
    }

    /// Returns the height of a wing during a beat, quick down and slower up: −0.8 … 1 with a period of one.
    package static func wave(_ beats: Double) -> Double {
        let phase = beats - beats.rounded(.down)
        let swing = phase < 0.42 ? 1 - 2 * ease(phase / 0.42) : -1 + 2 * ease((phase - 0.42) / 0.58)
        return swing > 0 ? swing : swing * 0.8
    }

    /// Returns height, fold and bend of the wings after so many beats: down quickly with the hand spread and its tips
    /// behind, up more slowly with the hand folded.
    package static func stroke(_ beats: Double) -> (wing: Double, fold: Double, bend: Double) {
        let phase = beats - beats.rounded(.down)
        let wing = wave(beats)
        if phase < 0.42 {
            let t = phase / 0.42
            return (wing, 0, 4 * t * (1 - t))
        }
        let t = (phase - 0.42) / 0.58
        return (wing, smooth(t, from: 0.05, to: 0.4) * (1 - smooth(t, from: 0.6, to: 1)), -2 * t * (1 - t))
    }

    /// Returns a moment of level flight in place, to look at a beat phase by phase.
    package static func sample(phase: Double, at position: ScenePoint) -> Flight {
        let beat = stroke(phase)
        return Flight(
            position: position, pitch: 0, wing: beat.wing, facesRight: true, fold: beat.fold, bend: beat.bend)
    }

    /// Returns 0 before `from`, 1 after `to`, and a smooth value between.
    package static func smooth(_ x: Double, from: Double, to: Double) -> Double {
        ease(max(0, min(1, (x - from) / (to - from))))
    }

    /// Returns a smooth step from 0 to 1.
    package static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}
