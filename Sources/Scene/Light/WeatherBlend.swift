import Chronology
import Simulation

/// The weather of a picture: one kind, or a change from one kind to another that is under way.
struct WeatherBlend: Hashable, Sendable {
    let former: Weather
    /// The weather of the world: the one that a change leads to.
    let current: Weather
    /// Progress of the change, 0 … `steps`.
    let step: Int

    /// The number of pictures of a change: so many that no step is seen as one.
    static let steps = 90

    /// The seconds of the player's time that a change takes, unless the weather itself lasts less than three times that.
    static let seconds: Int64 = 30

    init(_ weather: Weather) { (former, current, step) = (weather, weather, Self.steps) }

    /// - Parameter progress: 0 … 1
    init(from former: Weather, to current: Weather, progress: Double) {
        self.former = former
        self.current = current
        step = max(0, min(Self.steps, Int(progress * Double(Self.steps))))
    }

    /// The weather over a yard as it is seen at a moment: a change is stretched over the player's half minute, because the
    /// world's own weather changes from one minute to the next.
    init(over backyard: Backyard, in world: World, at moment: Moment) {
        let current = world.weather(in: backyard, at: moment.date)
        self = Self.change(to: current, over: backyard, in: world, at: moment) ?? WeatherBlend(current)
    }

    private static func change(
        to current: Weather, over backyard: Backyard, in world: World, at moment: Moment
    ) -> WeatherBlend? {
        guard moment.ambience else { return nil }
        let minute: Int64 = 60_000
        let longest = min(seconds * 1000 * Int64(moment.timeScale), Self.longest)
        func start(ofMinute index: Int64) -> Instant { Instant(milliseconds: index * minute) }
        func weather(_ index: Int64) -> Weather { world.weather(in: backyard, at: start(ofMinute: index)) }
        let now = moment.date.milliseconds / minute
        // The latest minute that began with other weather, as far back as a change can still be seen.
        let earliest = (moment.date.milliseconds - longest) / minute
        guard let last = stride(from: now - 1, through: earliest, by: -1).first(where: { weather($0) != current })
        else {
            return nil
        }
        let began = last + 1
        let most = (3 * longest + minute - 1) / minute
        let lasts = (1...max(1, most)).first { weather(began + $0) != current } ?? most
        let length = min(longest, lasts * minute / 3)
        let passed = moment.date.milliseconds - began * minute
        guard passed < length else { return nil }
        return WeatherBlend(from: weather(last), to: current, progress: Double(passed) / Double(length))
    }

    /// World milliseconds that a change takes at most, however fast the world's clock runs.
    private static let longest: Int64 = 20 * 60_000

    /// The part that the current weather has in the picture, 0 … 1.
    var share: Double { Double(step) / Double(Self.steps) }

    /// Each weather of the picture with its part in it.
    var parts: [(weather: Weather, share: Double)] {
        if former == current || step == Self.steps { return [(current, 1)] }
        return step == 0 ? [(former, 1)] : [(former, 1 - share), (current, share)]
    }

    /// The value of each weather, mixed.
    func mixed(_ value: (Weather) -> Double) -> Double { parts.reduce(0) { $0 + value($1.weather) * $1.share } }

    /// The part of the weathers that fulfill a condition, 0 … 1.
    func share(where isMeant: (Weather) -> Bool) -> Double { mixed { isMeant($0) ? 1 : 0 } }

    /// Part of the sun's or moon's light that comes through, 0 … 1.
    var sunshine: Double { mixed(\.sunshine) }
}
