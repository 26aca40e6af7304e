import Simulation

/// The movements of a single species, as its entry in the catalog gives them.
extension PerchedPose {
    /// Adds what a movement of the species changes to the pose.
    /// - Parameters:
    /// - t: the progress, 0 … 1.
    /// - hold: a factor that rises to 1, holds, and falls to 0.
    mutating func apply(_ move: [Gesture], _ t: Double, _ hold: Double) {
        for gesture in move where gesture.span.contains(t) {
            let amount =
                switch gesture.rhythm {
                case .held: gesture.amount
                case .beating(let beats): Int(t * beats * 2).isMultiple(of: 2) ? gesture.amount : gesture.other
                case .swaying(let times): gesture.amount * Flight.sway(t * times * 2)
                }
            let change = gesture.isSudden ? amount : amount * hold
            switch gesture.part {
            case .lean: lean += change
            case .head: head += change
            case .tail: tail += change
            case .wing: wing += change
            case .beak: beak += change
            case .neck: neck += change
            case .open: open += change
            case .hop: hop += change
            case .crouch: crouch += change
            case .fluff: fluff += change
            case .crest: crest += change
            case .roll: roll += change
            case .gazeBack: turn = max(turn, min(1, change))
            case .song: note = t
            }
        }
    }

    mutating func apply(_ idleMotion: IdleMotion, seconds: Double, while behavior: Behavior) {
        switch idleMotion {
        case .wagsTail:
            let beats = seconds * 1.1 - (seconds * 1.1).rounded(.down)
            if behavior != .sleep, beats < 0.6 { tail += Int(beats * 10).isMultiple(of: 2) ? 10 : -8 }
        case .lowersCrest:
            // The crest is never folded all the way except as a signal: the species is known by it.
            if behavior != .own { crest = [.rest, .lookBack, .preen, .drink, .sleep].contains(behavior) ? 0.4 : 0 }
        case .flicksTail:
            let beats = seconds * 0.8 - (seconds * 0.8).rounded(.down)
            if behavior == .rest || behavior == .lookAbout, beats < 0.12 { tail += 10 }
        }
    }
}

extension Flight {
    /// Returns whether a species hovers before a perch instead of sitting down on it; none does so asleep.
    package static func hovers(
        _ species: Species, at perch: Perch, _ activity: Activity? = nil, in surroundings: Surroundings
    ) -> Bool {
        guard species.hovers, perch != .branch, !surroundings.isDark else { return false }
        return switch activity {
        case .preens, .rests, .bathes, .isSilent, .sings: false
        case .feeds, .drinks, .looksAbout, .waits, nil: true
        }
    }

    /// The pitch of a hovering bird in degrees, with its bill level.
    private static let level = 5.0

    /// Returns a bird that hovers before `center`, on wings too fast to see, and darts to and fro.
    /// - Parameters:
    /// - sips: whether it dips its bill to what is before its feet and backs off to swallow.
    /// - ease: the share of its movement, 0 … 1.
    package static func hovering(
        at center: ScenePoint, facesRight: Bool, side: Double, seconds: Double, sips: Bool = false, ease: Double = 1
    ) -> Flight {
        let share = ease * smooth(seconds, from: 0, to: 0.4)
        let ahead: Double = facesRight ? side : -side
        let bob = 0.03 * sway(seconds * 0.9)
        let turn = seconds / 1.8 - (seconds / 1.8).rounded(.down)
        /// There and back in half a second each, so that a bird drawn eight times a second glides, with a stay between.
        let dart = smooth(turn, from: 0.08, to: 0.34) * (1 - smooth(turn, from: 0.6, to: 0.86))
        let (x, y) = sips ? (-0.12 + 0.12 * dart, -0.1 + 0.4 * dart) : (-0.09 + 0.18 * dart, 0.05 - 0.1 * dart + bob)
        return Flight(
            position: ScenePoint(x: center.x + share * x * ahead, y: center.y + share * y * side),
            pitch: level + (sips ? share * 22 * dart : 0), wing: 1, facesRight: facesRight)
    }

    /// Returns the flight on the way to a hovering position, or from there: the bird does not come down on its feet.
    /// - Parameter share: the share of being there, 0 … 1.
    func toHover(_ share: Double) -> Flight {
        var flight = self
        flight.settled = 0
        flight.brake *= 1 - share
        flight.pitch += (Self.level - flight.pitch) * share
        return flight
    }
}
