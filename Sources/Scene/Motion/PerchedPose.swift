import Simulation

/// The pose of a bird on its perch: small turns of its parts.
package struct PerchedPose: Hashable, Sendable {
    /// The direction of the head.
    package enum Gaze: Hashable, Sendable {
        /// Along the beak, as drawn.
        case ahead
        /// Back over the shoulder.
        case back
        /// At the player: both eyes show.
        case here
    }

    /// The lean of the whole bird about its feet in degrees; positive is forward.
    package var lean = 0.0
    /// The turn of the head about its neck in degrees; positive looks down.
    package var head = 0.0
    /// The stretch of the neck, −1 … 1; negative is drawn in.
    package var neck = 0.0
    /// The lift of the tail in degrees; positive is up.
    package var tail = 0.0
    /// The lift of the folded wing in degrees.
    package var wing = 0.0
    /// The opening of the wing over the back, 0 … 1.
    package var open = 0.0
    /// The opening of the beak in degrees.
    package var beak = 0.0
    /// The height above the perch, in bird heights.
    package var hop = 0.0
    /// The bend of the legs, 0 … 1, until the belly lies on the feet.
    package var crouch = 0.0
    /// The fluff of the feathers against cold and wet, or for sleep, 0 … 1.
    package var fluff = 0.0
    /// The fold of the crest back onto the head: 0 as drawn, 1 folded.
    package var crest = 0.0
    /// The rock to one side and the other, −1 … 1 for 3° each way, as when shaking or bathing.
    package var roll = 0.0
    /// The visible share of the bird's length, 0 … 1; less than 1 while it turns round on the spot.
    var width = 1.0
    /// The depth in the water: 0 out of it, 1 in the bath.
    package var bath = 0.0
    /// The turn of the head from where the beak is drawn (0) by way of the player (0.5) to over the shoulder (1).
    package var turn = 0.0
    package var eyesShut = false
    /// The progress of the notes that rise from the bird's beak, 0 … 1; `nil` when it is silent.
    package var note: Double?
    /// The progress of drops that fly from the bird's feathers, 0 … 1; `nil` when it is dry or still.
    package var spray: Double?
    /// The water that a bathing bird throws up; `nil` when the water is still.
    package var splash: Splash?

    /// Water thrown up by a bird that bathes.
    package struct Splash: Hashable, Sendable {
        /// The amount of foam and the height of the drops, 0 … 1.
        package var strength: Double
        /// The time in flights of a drop: each drop rises and falls once while it grows by 1.
        package var time: Double
    }

    package init() {}

    /// The direction of the head by `turn`: ahead below 0.3, back over the shoulder from 0.7 on.
    package var gaze: Gaze {
        get { turn < 0.3 ? .ahead : turn < 0.7 ? .here : .back }
        set { turn = newValue == .ahead ? 0 : newValue == .here ? 0.5 : 1 }
    }
}

/// The surroundings of a bird that change its behavior; cosmetic, like all behavior on a perch.
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
    /// Returns the pose of a visiting bird `seconds` after it has landed.
    /// - Parameter hold: the seconds for which it keeps a pose unless it moves fast; 0 for none.
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
        // The bird blinks now and then.
        let blink = seconds * 0.37 + Double(Cosmetic.draw(visit, 999) % 100) / 100
        if blink - blink.rounded(.down) < 0.04 { pose.eyesShut = true }
        return pose
    }

    /// Returns a visiting bird's pose without motion: as drawn, fluffed up in rain or snow, or asleep.
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

    /// Returns the pose at one moment of a behavior, to look at poses one by one.
    package static func sample(_ behavior: Behavior, at progress: Double, of species: Species?) -> PerchedPose {
        var pose = PerchedPose()
        pose.apply(behavior, progress, of: species)
        return pose
    }

    /// Returns the pose in the first half second from `touchingDown`: knees bend, it swings over its feet and back, the
    /// tail balances, and the wings are folded in.
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

/// The cosmetic random stream: FNV-1a over a visit's id and an index, so the model never depends on it.
enum Cosmetic {
    static func draw(_ visit: Visit, _ index: UInt64) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in visit.id.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ index) &* 0x100_0000_01B3
        hash ^= hash >> 29
        return hash &* 0x9E37_79B9_7F4A_7C15 >> 8
    }
}
