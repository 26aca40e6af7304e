import Chronology

/// The moment that a picture shows.
package struct Moment: Hashable, Sendable {
    /// The world time, for light, gauges and weather.
    package var date: Instant
    /// The uptime in seconds, which runs in the player's own time, for wings, water and leaves.
    package var uptime: Double
    /// Whether leaves sway, water runs and birds look about; birds on the wing are drawn in any case.
    package var ambience: Bool
    /// Whether ambience is slower and cheaper, as it is once nobody has touched the game for a while.
    package var isCalm: Bool
    /// World seconds per second of the player's time.
    package var timeScale: Int
    /// The number of pictures with moving scenery on the screen, which share one budget.
    package var sharers: Int

    package init(
        date: Instant, uptime: Double, ambience: Bool, isCalm: Bool = false, timeScale: Int = 1, sharers: Int = 1
    ) {
        self.date = date
        self.uptime = uptime
        self.ambience = ambience
        self.isCalm = isCalm
        self.timeScale = max(1, timeScale)
        self.sharers = max(1, sharers)
    }

    /// Returns the uptime in seconds at which a part of the scenery last moved. Only `perBeat` parts move with each
    /// beat and the others in turn, so scenery costs the same each second however large the screen is and however many
    /// yards it shows.
    ///
    /// - Parameters:
    /// - part: any number; of `count` parts those with neighboring numbers move with different beats.
    /// - perBeat: the number that may move with one beat, on the whole screen.
    func time(ofPart part: Int, of count: Int, perBeat: Int) -> Double {
        let beat = beat
        let round = max(1, (count * sharers + perBeat - 1) / perBeat)
        let turn = part % round
        let since = (beat - turn) % round
        return Double(beat - (since < 0 ? since + round : since)) / Double(Cadence.ambience.rawValue)
    }

    /// Returns the uptime in seconds, rounded down to every `beats`th of the eight beats a second, for what moves only
    /// then.
    /// - Parameter own: any number; things with different numbers move with different beats.
    func held(_ beats: Int, own: Int = 0) -> Double {
        let turn = own % beats
        return Double((beat + turn) / beats * beats - turn) / Double(Cadence.ambience.rawValue)
    }

    /// The rate at which scenery moves.
    package var cadence: Cadence { ambience ? isCalm ? .calm : .ambience : .still }

    /// The number of the scenery's beats so far, eight a second. A moment on the beat may be a hair before it, so a
    /// little is added.
    var beat: Int { Int((uptime * Double(Cadence.ambience.rawValue) + 1e-6).rounded(.down)) }
}

/// The rate at which a picture changes.
package enum Cadence: Int, Comparable, Sendable {
    case still = 0
    /// Sway and water after a while without input: 2 frames a second.
    case calm = 2
    /// Sway and water: 8 frames a second.
    case ambience = 8
    /// A bird on the wing: 30 frames a second.
    case flight = 30

    /// Whole pictures a second; `nil` where nothing changes by itself.
    package var framesPerSecond: Double? { self == .still ? nil : Double(rawValue) }

    package static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
}
