import Simulation

/// The small movements of a bird during its visit, chosen to fit its activity. Each bird has an order of its own, drawn
/// from the cosmetic stream: the visit's id and the player's time, so the model never depends on it.
package enum Behavior: String, CaseIterable, Hashable, Sendable {
    case rest, lookAbout, lookBack, lookHere, peck, drink, bathe, preen, hop, sing, stretch, shake, sleep
    /// A movement that only its species has.
    case own

    /// The seconds that the movement takes each time.
    package var seconds: Double {
        switch self {
        case .rest: 2.6
        case .lookAbout: 2.4
        case .lookBack: 2.2
        case .lookHere: 2.6
        case .peck: 3.2
        case .drink: 3.0
        case .bathe: 3.6
        case .preen: 2.8
        case .hop: 0.7
        case .sing: 2.6
        case .stretch: 1.8
        case .shake: 1.2
        case .sleep: 9
        case .own: 2.4
        }
    }

    /// The part of the movement, by its progress 0 … 1, that is slow enough to hold a pose for a while.
    private var calm: Range<Double> {
        switch self {
        case .peck: 0.34..<1
        case .bathe: 1..<1
        case .lookBack: 0.14..<0.86
        case .lookHere: 0.12..<0.88
        case .preen: 0.12..<0.88
        case .rest, .lookAbout, .drink, .hop, .sing, .stretch, .shake, .sleep, .own: 0..<1
        }
    }

    /// Returns `progress` (0 … 1) rounded down, so that a bird holds each pose for `hold` seconds; 0.25 less where it
    /// is quick.
    func held(_ progress: Double, for hold: Double) -> Double {
        let isCalm = calm.contains(progress)
        let step = (isCalm ? hold : hold - 0.25) / seconds
        guard step > 1e-6 else { return progress }
        let start = isCalm ? calm.lowerBound : progress < calm.lowerBound ? 0 : calm.upperBound
        return start + ((progress - start) / step).rounded(.down) * step
    }

    /// Returns the behaviors of a visit with an activity, with their weights; the first one begins.
    static func choices(
        for visit: Visit, _ activity: Activity, in surroundings: Surroundings
    ) -> [(Behavior, Int)] {
        let wet = surroundings.isWet ? 4 : 0
        switch activity {
        case .feeds: return [(.peck, 10), (.lookAbout, 5), (.lookHere, 2), (.hop, 1), (.own, 1), (.shake, wet)]
        case .drinks: return [(.drink, 10), (.lookAbout, 3), (.lookHere, 2), (.shake, wet)]
        case .bathes: return [(.bathe, 10), (.shake, 5), (.preen, 2), (.stretch, 1)]
        case .sings: return [(.sing, 12), (.rest, 3), (.lookAbout, 2), (.own, 3)]
        case .preens: return [(.preen, 10), (.shake, 1 + wet), (.stretch, 2), (.rest, 2), (.lookBack, 1)]
        case .waits: return [(.lookHere, 5), (.lookAbout, 5), (.hop, 3), (.rest, 2), (.shake, wet)]
        case .isSilent: return [(.rest, 5), (.lookAbout, 3), (.lookBack, 2)]
        case .rests, .looksAbout:
            // A bird that neither eats, drinks nor sings rests for an hour or for the night.
            let quiet = choices(for: visit, in: surroundings).filter { ![.peck, .drink, .sing].contains($0.0) }
            return activity == .looksAbout ? [(.lookAbout, 8)] + quiet : quiet
        }
    }

    /// Returns the behaviors of a visit of which only the purpose is known, with their weights.
    static func choices(for visit: Visit, in surroundings: Surroundings) -> [(Behavior, Int)] {
        let isNightBird = Catalog.species(visit.species)?.isNocturnal ?? false
        if surroundings.isDark, !isNightBird {
            // A day bird that is still here in the dark has come to stay the night.
            return [(.sleep, 9), (.rest, 2), (.lookAbout, 1), (.preen, 1)]
        }
        var list: [(Behavior, Int)] = [
            (.rest, 5), (.lookAbout, 5), (.lookBack, 2), (.lookHere, 4), (.preen, 3), (.hop, 2), (.stretch, 1),
            (.shake, surroundings.isWet ? 8 : 1), (.own, 4),
        ]
        // A night bird dozes by day.
        if isNightBird, !surroundings.isDark { list.append((.sleep, 5)) }
        if !surroundings.isWet || visit.enjoyment == .loved {
            list.append((.sing, visit.enjoyment == .loved ? 6 : visit.enjoyment == .disliked ? 0 : 2))
        }
        if visit.food != nil { list.append((.peck, visit.enjoyment == .disliked ? 2 : 8)) }
        if visit.drank { list.append((.drink, 6)) }
        return list
    }
}

extension PerchedPose {
    /// Returns the behavior of a bird `seconds` after the end of its landing, and the behavior's progress, 0 … 1.
    package static func behavior(
        of visit: Visit, _ activity: Activity? = nil, seconds: Double, in surroundings: Surroundings = Surroundings()
    ) -> (Behavior, Double) {
        let choices =
            activity.map { Behavior.choices(for: visit, $0, in: surroundings) }
            ?? Behavior.choices(for: visit, in: surroundings)
        let total = UInt64(choices.reduce(0) { $0 + $1.1 })
        // Turns come in rounds of eight, whose length is known without computing all earlier rounds.
        let round = (0..<8).map { index -> Behavior in
            // A bird begins with eating or drinking, for which it has come.
            if index == 0, activity != nil { return choices[0].0 }
            if index == 0 { return visit.food != nil ? .peck : visit.drank ? .drink : .lookAbout }
            var pick = Int(Cosmetic.draw(visit, UInt64(index)) % total)
            for (behavior, weight) in choices {
                pick -= weight
                if pick < 0 { return behavior }
            }
            return .rest
        }
        let length = round.reduce(0) { $0 + $1.seconds }
        var rest = seconds - (seconds / length).rounded(.down) * length
        for behavior in round {
            if rest < behavior.seconds { return (behavior, rest / behavior.seconds) }
            rest -= behavior.seconds
        }
        return (.rest, 0)
    }

    /// Adds what a behavior changes to the pose.
    /// - Parameter t: the progress of the behavior, 0 … 1.
    mutating func apply(_ behavior: Behavior, _ t: Double, of species: Species?) {
        /// Moves into the pose, holds it, and moves back.
        let eased = Flight.smooth(t, from: 0, to: 0.22) * (1 - Flight.smooth(t, from: 0.78, to: 1))
        let hold = Self.stepped(eased)
        switch behavior {
        case .rest:
            // The movement is so small that a step between would not be seen.
            let ease = hold.rounded()
            tail += 2 * ease
            crouch += 0.5 * ease
            fluff += 0.3 * ease
            crest += 0.4 * ease
        case .lookAbout:
            // Quick, as birds are: up, level, down, each held.
            head += t < 0.3 ? -14 : t < 0.5 ? 0 : t < 0.75 ? 12 : 0
            neck += t < 0.3 ? 0.8 : 0
        case .lookBack:
            turn = Flight.smooth(t, from: 0.02, to: 0.14) * (1 - Flight.smooth(t, from: 0.86, to: 0.98))
        case .lookHere:
            turn = 0.5 * Flight.smooth(t, from: 0.02, to: 0.12) * (1 - Flight.smooth(t, from: 0.88, to: 0.98))
            // Curious: the head goes to one side, then to the other.
            head += gaze == .here ? (t < 0.36 ? 0 : t < 0.62 ? 14 : -10) : 0
        case .peck: peck(t)
        case .drink: drink(t)
        case .bathe: bathe(t)
        case .preen:
            turn = Flight.smooth(t, from: 0.02, to: 0.12) * (1 - Flight.smooth(t, from: 0.88, to: 0.98))
            head += hold * (26 + 8 * (Int(t * 5).isMultiple(of: 2) ? 1 : -1))
            neck -= 0.6 * hold
            wing += hold * 20
            fluff += 0.6 * hold
        case .hop:
            hop += 0.12 * 4 * t * (1 - t)
            crouch += t < 0.15 || t > 0.85 ? 0.6 : 0
            tail += 8 * hold
        case .sing:
            head -= 20 * hold
            neck += 0.8 * hold
            beak += hold * (Int(t * 14).isMultiple(of: 2) ? 26 : 6)
            tail -= 6 * hold
            lean -= 5 * hold
            note = t
        case .stretch:
            open += hold
            tail -= 8 * hold
            lean += 10 * hold
            crouch += 0.5 * hold
        case .shake: shake(t, hold)
        case .sleep: sleep(t)
        case .own: apply(species?.move ?? .plain, t, eased)
        }
    }

    /// Rounds to the nearest half, so a slow bird goes from pose to pose. Small changes with every beat cost as many
    /// bytes as large ones, and nobody sees them.
    private static func stepped(_ amount: Double) -> Double { (2 * amount).rounded() / 2 }

    /// Sleeps, with one breath every three seconds. The head is drawn in and not tucked away, since a small bird without
    /// a face is not recognized.
    private mutating func sleep(_ t: Double) {
        let breath = Self.stepped(Flight.sway(t * 6))
        eyesShut = true
        neck -= 1
        head += 9
        crouch += 1
        fluff += 0.85 + 0.15 * breath
        crest += 0.4
        tail -= 4
    }

    /// Pecks: down, two taps, up, then a look about for the next grain.
    private mutating func peck(_ t: Double) {
        let seconds = t * Behavior.peck.seconds
        let tap = 1 - abs(seconds - 0.68) / 0.12
        let down =
            Flight.smooth(seconds, from: 0.06, to: 0.36) * (1 - Flight.smooth(seconds, from: 0.8, to: 1.08))
            - 0.36 * Flight.ease(max(0, tap))
        // The beak reaches the ground that the bird stands on.
        lean += 40 * down
        head += 30 * down
        neck += 0.6 * down
        crouch += down
        crest += down
        tail += 12 * down
        beak += 16 * Flight.smooth(down, from: 0.7, to: 1)
    }

    /// Drinks: down to the water, then the head is raised to swallow.
    private mutating func drink(_ t: Double) {
        let down = Flight.smooth(t, from: 0.05, to: 0.17) * (1 - Flight.smooth(t, from: 0.42, to: 0.54))
        let up = Flight.smooth(t, from: 0.5, to: 0.6) * (1 - Flight.smooth(t, from: 0.86, to: 0.98))
        lean += 38 * down - 10 * up
        head += 28 * down - 34 * up
        crest += 0.6 * down
        neck += 0.5 * down + 0.8 * up
        crouch += down
        tail += 14 * down
        beak += up * (Int(t * 20).isMultiple(of: 2) ? 8 : 0)
    }

    /// Bathes: into the water, the breast down twice, then wings and tail beat it over the back.
    private mutating func bathe(_ t: Double) {
        bath += Flight.smooth(t, from: 0, to: 0.1) * (1 - Flight.smooth(t, from: 0.9, to: 1))
        let dips = (t - 0.1) / 0.14
        let dip = t > 0.1 && t < 0.38 ? dips - dips.rounded(.down) : 0
        let down = Flight.smooth(dip, from: 0, to: 0.5) * (1 - Flight.smooth(dip, from: 0.5, to: 1))
        lean += 22 * down
        head += 24 * down
        neck += 0.4 * down
        let beat = Flight.smooth(t, from: 0.36, to: 0.46) * (1 - Flight.smooth(t, from: 0.82, to: 0.93))
        // Up and down three times a second.
        let wave = Flight.sway(t * 22)
        fluff += beat
        // Wings are bent back more often than up, or they would hide the head.
        open += beat * (0.68 + 0.25 * wave)
        roll += 0.7 * beat * Flight.sway(t * 11)
        head -= 6 * beat * wave
        tail += beat * (6 + 6 * wave)
        eyesShut = down > 0.6
        let foam = Flight.smooth(t, from: 0.07, to: 0.2) * (1 - Flight.smooth(t, from: 0.84, to: 0.98))
        splash = foam > 0.02 ? Splash(strength: foam * (0.6 + 0.4 * max(down, beat)), time: t * 5) : nil
    }

    /// Shakes: feathers up, then from side to side, and drops fly off.
    private mutating func shake(_ t: Double, _ hold: Double) {
        fluff += hold
        let side = Flight.sway(t * 8)
        let strength = Flight.smooth(t, from: 0.15, to: 0.3) * (1 - Flight.smooth(t, from: 0.7, to: 0.9))
        roll += side * strength
        head += 12 * side * strength
        tail += 7 * side * strength
        wing += 30 * strength
        crouch += 0.3 * hold
        eyesShut = strength > 0.5
        spray = t > 0.2 && t < 0.95 ? (t - 0.2) / 0.75 : nil
    }
}
