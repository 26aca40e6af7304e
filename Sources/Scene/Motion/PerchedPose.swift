import Simulation

/// How a bird on its perch holds itself: small turns of its parts.
package struct PerchedPose: Hashable, Sendable {
    /// Degrees of the whole bird about its feet; positive bends forward.
    package var lean = 0.0
    /// Degrees of the head about its neck; positive looks down.
    package var head = 0.0
    /// Degrees of the tail; positive is up.
    package var tail = 0.0
    /// Degrees that the folded wing is lifted.
    package var wing = 0.0
    /// Degrees that the beak stands open.
    package var beak = 0.0
    /// Height above the perch, in bird heights.
    package var hop = 0.0
    package var eyesShut = false
    /// The head turned to look back over the shoulder.
    package var looksBack = false
    /// 0 … 1 while a note rises from its beak; `nil` when it is silent.
    package var note: Double?
}

/// What birds do while they stay. Each does it in an order of its own, drawn from the cosmetic stream: the visit's
/// name and the player's time, so that the model never depends on it.
package enum Behaviour: CaseIterable, Hashable, Sendable {
    case rest, lookAbout, lookBack, peck, drink, preen, hop, sing, stretch

    /// Seconds that one turn of it takes.
    package var seconds: Double {
        switch self {
        case .rest: 2.6
        case .lookAbout: 2.4
        case .lookBack: 2.2
        case .peck: 1.8
        case .drink: 3.0
        case .preen: 2.8
        case .hop: 0.7
        case .sing: 2.6
        case .stretch: 1.8
        }
    }

    /// What comes up for a visit, with its weight.
    static func choices(for visit: Visit) -> [(Behaviour, Int)] {
        var list: [(Behaviour, Int)] = [
            (.rest, 5), (.lookAbout, 6), (.lookBack, 2), (.preen, 3), (.hop, 2), (.stretch, 1),
        ]
        list.append((.sing, visit.enjoyment == .loved ? 6 : visit.enjoyment == .disliked ? 0 : 2))
        if visit.food != nil { list.append((.peck, visit.enjoyment == .disliked ? 2 : 8)) }
        if visit.drank { list.append((.drink, 6)) }
        return list
    }
}

extension PerchedPose {
    /// The pose of a visiting bird `seconds` after it has landed.
    package static func during(_ visit: Visit, seconds: Double) -> PerchedPose {
        var pose = landing(seconds)
        guard seconds > 0.5 else { return pose }
        let (behaviour, progress) = behaviour(of: visit, seconds: seconds - 0.5)
        pose.apply(behaviour, progress)
        // A blink now and then.
        let blink = (seconds * 0.37 + Double(cosmetic(visit, 999) % 100) / 100)
        if blink - blink.rounded(.down) < 0.04 { pose.eyesShut = true }
        return pose
    }

    /// What it is at and how far through, 0 … 1.
    package static func behaviour(of visit: Visit, seconds: Double) -> (Behaviour, Double) {
        let choices = Behaviour.choices(for: visit)
        let total = UInt64(choices.reduce(0) { $0 + $1.1 })
        // Turns come in rounds of eight, whose length is known without playing all that went before.
        let round = (0..<8).map { index -> Behaviour in
            // First things first: it has come to eat or to drink.
            if index == 0 { return visit.food != nil ? .peck : visit.drank ? .drink : .lookAbout }
            var pick = Int(cosmetic(visit, UInt64(index)) % total)
            for (behaviour, weight) in choices {
                pick -= weight
                if pick < 0 { return behaviour }
            }
            return .rest
        }
        let length = round.reduce(0) { $0 + $1.seconds }
        var rest = seconds - (seconds / length).rounded(.down) * length
        for behaviour in round {
            if rest < behaviour.seconds { return (behaviour, rest / behaviour.seconds) }
            rest -= behaviour.seconds
        }
        return (.rest, 0)
    }

    /// The first half second: knees bend, the tail balances.
    private static func landing(_ seconds: Double) -> PerchedPose {
        var pose = PerchedPose()
        guard seconds < 0.5 else { return pose }
        let settle = 1 - seconds / 0.5
        pose.lean = 14 * settle * (seconds < 0.25 ? 1 : 0.6)
        pose.tail = 16 * settle
        pose.wing = 24 * settle
        return pose
    }

    private mutating func apply(_ behaviour: Behaviour, _ t: Double) {
        /// There, held, and back.
        let hold = Flight.smooth(t, from: 0, to: 0.22) * (1 - Flight.smooth(t, from: 0.78, to: 1))
        switch behaviour {
        case .rest:
            tail += 2 * hold
        case .lookAbout:
            // Quick, as birds are: up, level, down, each held.
            head += t < 0.3 ? -14 : t < 0.5 ? 0 : t < 0.75 ? 12 : 0
        case .lookBack:
            looksBack = t > 0.2 && t < 0.8
        case .peck:
            // Three dips.
            let dips = t * 3
            let dip = dips - dips.rounded(.down)
            let down = Flight.smooth(dip, from: 0.1, to: 0.35) * (1 - Flight.smooth(dip, from: 0.6, to: 0.9))
            lean += 26 * down
            head += 34 * down
            tail += 12 * down
            beak += dip > 0.4 && dip < 0.7 ? 16 : 0
        case .drink:
            // Down to the water, then the head is raised to swallow.
            let down = Flight.smooth(t, from: 0.05, to: 0.25) * (1 - Flight.smooth(t, from: 0.42, to: 0.55))
            let up = Flight.smooth(t, from: 0.52, to: 0.64) * (1 - Flight.smooth(t, from: 0.85, to: 1))
            lean += 28 * down - 8 * up
            head += 36 * down - 30 * up
            tail += 14 * down
        case .preen:
            looksBack = t > 0.15 && t < 0.85
            head += hold * (22 + 8 * (Int(t * 12).isMultiple(of: 2) ? 1 : -1))
            wing += hold * 16
        case .hop:
            hop += 0.12 * 4 * t * (1 - t)
            tail += 8 * hold
        case .sing:
            head -= 16 * hold
            beak += hold * (Int(t * 14).isMultiple(of: 2) ? 24 : 6)
            tail -= 4 * hold
            note = t
        case .stretch:
            wing += 46 * hold
            tail -= 6 * hold
            lean += 6 * hold
        }
    }

    /// A draw of the cosmetic stream: FNV-1a over the visit's name and an index.
    private static func cosmetic(_ visit: Visit, _ index: UInt64) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in visit.id.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ index) &* 0x100_0000_01B3
        hash ^= hash >> 29
        return hash &* 0x9E37_79B9_7F4A_7C15 >> 8
    }
}
