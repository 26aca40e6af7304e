import Simulation

/// What one species does and no other.
extension PerchedPose {
    /// The move that a player comes to know it by.
    /// - Parameters:
    ///   - t: how far through it is, 0 … 1
    ///   - hold: rises to 1, holds, falls to 0
    mutating func applyOwn(_ t: Double, _ hold: Double, of species: ID<Species>) {
        /// Whether a beat of `n` in the move is in its first half.
        func beat(_ n: Double) -> Bool { Int(t * n * 2).isMultiple(of: 2) }
        switch species.rawValue {
        case "dove":
            // Bows and coos with a full throat.
            lean += hold * (beat(3) ? 20 : 8)
            head += hold * (beat(3) ? 10 : 0)
            neck -= 0.6 * hold
            fluff += 0.7 * hold
            tail += 16 * hold
            note = t
        case "cardinal", "waxwing":
            // Crest down, crest up: what was that?
            crest += t < 0.45 ? hold : 0
            neck += t < 0.45 ? -0.4 : 0.9 * hold
            head += t < 0.45 ? 4 : -8
            tail += beat(2) ? 6 * hold : 0
        case "hoopoe":
            // The crown opens and closes.
            crest += beat(1.5) ? 0 : hold
            head += 10 * hold
            lean += 6 * hold
        case "chickadee":
            // Holds a seed between its feet and hammers it open.
            crouch += 0.8 * hold
            lean += 22 * hold
            head += hold * (beat(6) ? 44 : 16)
            tail += hold * (beat(6) ? 4 : 14)
        case "goldfinch":
            // Sways from side to side, a dance.
            roll += 0.9 * Flight.sway(t * 6) * hold
            lean += 10 * Flight.sway(t * 6) * hold
            wing += 24 * hold
            note = t
        case "magpie":
            // Struts, the tail goes up with every chack.
            tail += hold * (beat(4) ? 14 : -6)
            lean += 8 * hold
            beak += hold * (beat(4) ? 22 : 0)
            neck += 0.6 * hold
        case "owl":
            // Turns its head until it has come round.
            gaze = t > 0.2 && t < 0.62 ? .back : .ahead
            head += t > 0.62 && t < 0.86 ? 24 : 0
            neck += t > 0.62 ? 0.5 * hold : 0
        case "petrel":
            // Patters: on its toes, the wings up.
            open += hold
            hop += hold * (beat(5) ? 0.05 : 0)
            lean += hold * (beat(2.5) ? 8 : -2)
        case "swallow":
            // Would rather fly: wings out, a twitter.
            open += hold * (beat(3) ? 1 : 0.5)
            head -= 10 * hold
            beak += hold * (beat(6) ? 20 : 4)
            note = t
        case "wagtail":
            // A little run on the spot.
            hop += hold * (beat(5) ? 0.03 : 0)
            head += hold * (beat(5) ? 8 : -4)
            tail += hold * (beat(3) ? 16 : -12)
        default:
            // Hummingbird: tongue out, wings stretched.
            head -= 24 * hold
            open += hold * (beat(6) ? 1 : 0.7)
        }
    }

    /// What goes on whatever else a bird does.
    mutating func addHabits(of species: ID<Species>, seconds: Double, while behavior: Behavior) {
        switch species.rawValue {
        case "wagtail" where behavior != .sleep:
            // Three quick wags and a pause.
            let beats = seconds * 1.1 - (seconds * 1.1).rounded(.down)
            if beats < 0.6 { tail += Int(beats * 10).isMultiple(of: 2) ? 10 : -8 }
        case "hoopoe":
            // The crown is worn folded, and opened when something is up.
            if [.rest, .lookBack, .preen, .drink, .hop, .sing].contains(behavior) { crest = 1 }
        case "chickadee" where behavior == .rest || behavior == .lookAbout:
            let beats = seconds * 0.8 - (seconds * 0.8).rounded(.down)
            if beats < 0.12 { tail += 10 }
        default: break
        }
    }
}

extension Flight {
    /// Wing beats a second, as slow as the eye and eight frames a second can follow.
    package static func beats(of species: ID<Species>) -> Double {
        switch species.rawValue {
        case "owl": 3.2
        case "petrel": 3.6
        case "hoopoe", "magpie": 4.2
        case "chickadee", "goldfinch": 7.5
        case "wagtail", "swallow": 6.4
        default: 5.5
        }
    }

    /// Whether a species hovers before a perch instead of sitting down on it; nobody does so asleep.
    package static func hovers(_ species: ID<Species>, at perch: Perch, in surroundings: Surroundings) -> Bool {
        species.rawValue == "hummingbird" && perch != .branch && !surroundings.isDark
    }

    /// On the spot before `center`, on wings too fast to see.
    package static func hovering(at center: ScenePoint, facesRight: Bool, side: Double, seconds: Double) -> Flight {
        let bob = sway(seconds * 0.9)
        let drift = sway(seconds * 0.37 + 0.6)
        return Flight(
            position: ScenePoint(x: center.x + 0.08 * side * drift, y: center.y + 0.05 * side * bob),
            pitch: 5 * sway(seconds * 0.53), wing: 1, facesRight: facesRight)
    }
}
