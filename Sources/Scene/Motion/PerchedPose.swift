import Simulation

/// How a bird on its perch holds itself: small turns of its parts.
package struct PerchedPose: Hashable, Sendable {
    /// Where the head looks.
    package enum Gaze: Hashable, Sendable {
        /// Along the beak, as drawn.
        case ahead
        /// Back over the shoulder.
        case back
        /// At the player: both eyes.
        case here
    }

    /// Degrees of the whole bird about its feet; positive bends forward.
    package var lean = 0.0
    /// Degrees of the head about its neck; positive looks down.
    package var head = 0.0
    /// How far the neck is stretched (positive, to 1) or drawn in (negative, to −1).
    package var neck = 0.0
    /// Degrees of the tail; positive is up.
    package var tail = 0.0
    /// Degrees that the folded wing is lifted.
    package var wing = 0.0
    /// 0 … 1: the wing stands open over the back.
    package var open = 0.0
    /// Degrees that the beak stands open.
    package var beak = 0.0
    /// Height above the perch, in bird heights.
    package var hop = 0.0
    /// 0 … 1: the legs are bent until the belly lies on the feet.
    package var crouch = 0.0
    /// 0 … 1: feathers puffed up against cold and wet, or for sleep.
    package var fluff = 0.0
    /// 0 … 1: the crest laid back on the head.
    package var crest = 0.0
    /// −1 … 1: rolled to one side and the other, as when shaking or turning on the spot.
    package var roll = 0.0
    /// 0 … 1: how much of its length is seen, less of one that turns round on the spot.
    var width = 1.0
    /// 0 … 1: how deep it sits in the water.
    package var bath = 0.0
    /// 0 … 1: how far the head is turned, from where the beak is drawn (0) by way of the player (0.5) to over the
    /// shoulder (1).
    package var turn = 0.0
    package var eyesShut = false
    /// 0 … 1 while a note rises from its beak; `nil` when it is silent.
    package var note: Double?
    /// 0 … 1 while drops fly from its feathers; `nil` when it is dry or still.
    package var spray: Double?
    /// Water that it throws up; `nil` when that is still.
    package var splash: Splash?

    /// Water thrown up by a bird that bathes.
    package struct Splash: Hashable, Sendable {
        /// 0 … 1: how much foam is about it, and how high drops are thrown.
        package var strength: Double
        /// Drops rise and fall once from one whole number to the next.
        package var time: Double
    }

    package init() {}

    package var gaze: Gaze {
        get { turn < 0.3 ? .ahead : turn < 0.7 ? .here : .back }
        set { turn = newValue == .ahead ? 0 : newValue == .here ? 0.5 : 1 }
    }
}

/// What is around a bird that changes what it does: cosmetic, like all that it does on its perch.
package struct Surroundings: Hashable, Sendable {
    package var isDark = false
    package var weather = Weather.clear

    package init(isDark: Bool = false, weather: Weather = .clear) {
        self.isDark = isDark
        self.weather = weather
    }

    package init(hour: Int, weather: Weather) {
        self.init(isDark: TimeOfDay(hour: hour) == .night, weather: weather)
    }

    var isWet: Bool { weather == .rain || weather == .snow }
}

extension PerchedPose {
    /// The pose of a visiting bird `seconds` after it has landed.
    /// - Parameter hold: seconds for which it keeps a pose unless it moves fast; 0: none.
    package static func during(
        _ visit: Visit, _ activity: Activity? = nil, seconds: Double, hold: Double = 0,
        in surroundings: Surroundings = Surroundings()
    ) -> PerchedPose {
        var pose = landing(seconds)
        let damp = surroundings.isWet ? 0.45 : 0
        guard seconds > 0.5 else {
            pose.fluff = damp * Flight.smooth(seconds, from: 0.2, to: 0.5)
            return pose
        }
        let species = Catalog.species(visit.species)
        let (behavior, progress) = behavior(of: visit, activity, seconds: seconds - 0.5, in: surroundings)
        pose.apply(behavior, behavior.held(progress, for: hold), of: species)
        if behavior != .sleep { pose.fluff = max(pose.fluff, damp) }
        let seconds = hold > 0 ? (seconds / hold).rounded(.down) * hold : seconds
        if let idleMotion = species?.idleMotion { pose.apply(idleMotion, seconds: seconds, while: behavior) }
        // A blink now and then.
        let blink = seconds * 0.37 + Double(Cosmetic.draw(visit, 999) % 100) / 100
        if blink - blink.rounded(.down) < 0.04 { pose.eyesShut = true }
        return pose
    }

    /// How it sits when nothing is to move: as drawn, or asleep.
    package static func still(_ visit: Visit, in surroundings: Surroundings) -> PerchedPose {
        var pose = PerchedPose()
        let species = Catalog.species(visit.species)
        if surroundings.isDark, species?.isNocturnal != true {
            pose.apply(.sleep, 0.5, of: species)
        } else if surroundings.isWet {
            pose.fluff = 0.45
        }
        return pose
    }

    /// A behavior held at a moment of it: for looking at poses one by one.
    package static func sample(_ behavior: Behavior, at progress: Double, of species: Species?) -> PerchedPose {
        var pose = PerchedPose()
        pose.apply(behavior, progress, of: species)
        return pose
    }

    /// The first half second, from `touchingDown`: knees bend, it swings over its feet and back, the tail balances, and
    /// the wings are folded in.
    private static func landing(_ seconds: Double) -> PerchedPose {
        guard seconds < 0.5 else { return PerchedPose() }
        let time = seconds / 0.5
        var pose = touchingDown
        pose.lean = 9 * Flight.smooth(time, from: 0, to: 0.45) * (1 - Flight.smooth(time, from: 0.5, to: 1))
        pose.tail = 12 * Flight.smooth(time, from: 0, to: 0.3) * (1 - Flight.smooth(time, from: 0.4, to: 1))
        pose.crouch = 1.5 * Flight.smooth(time, from: 0, to: 0.4) * (1 - Flight.smooth(time, from: 0.5, to: 1))
        pose.open = 1 - Flight.smooth(time, from: 0.02, to: 0.5)
        return pose
    }
}

/// The cosmetic stream: FNV-1a over a visit's name and an index, so that the model never depends on it.
enum Cosmetic {
    static func draw(_ visit: Visit, _ index: UInt64) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in visit.id.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ index) &* 0x100_0000_01B3
        hash ^= hash >> 29
        return hash &* 0x9E37_79B9_7F4A_7C15 >> 8
    }
}
