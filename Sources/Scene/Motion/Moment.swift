import Chronology

/// When a picture is taken.
package struct Moment: Hashable, Sendable {
    /// World time: light, gauges, weather.
    package var date: Instant
    /// The player's time in seconds: wings, water, leaves.
    package var uptime: Double
    /// Whether leaves sway, water runs and birds look about; birds on the wing are drawn in any case.
    package var ambience: Bool
    /// How many pictures with scenery of their own are on the screen, which share what it may cost.
    package var sharers: Int

    package init(date: Instant, uptime: Double, ambience: Bool, sharers: Int = 1) {
        self.date = date
        self.uptime = uptime
        self.ambience = ambience
        self.sharers = max(1, sharers)
    }

    /// When a part of the scenery last moved, in uptime seconds. So that scenery costs the same each second however large
    /// the screen is and however many yards it shows, only so many of its parts move with each beat, the others with the
    /// next ones, and around again.
    ///
    /// - Parameters:
    ///   - part: any number; of `count` parts those with neighboring numbers move with different beats.
    ///   - perBeat: how many may move with one beat, on the whole screen.
    func time(ofPart part: Int, of count: Int, perBeat: Int) -> Double {
        let beat = beat
        let round = max(1, (count * sharers + perBeat - 1) / perBeat)
        let turn = part % round
        let since = (beat - turn) % round
        return Double(beat - (since < 0 ? since + round : since)) / Double(Cadence.ambience.rawValue)
    }

    /// The moment's uptime for what moves only with every so manieth beat.
    /// - Parameter own: any number; what has another moves with other beats.
    func held(_ beats: Int, own: Int = 0) -> Double {
        let turn = own % beats
        return Double((beat + turn) / beats * beats - turn) / Double(Cadence.ambience.rawValue)
    }

    /// How often scenery has moved until then. A moment on the beat may be a hair before it.
    var beat: Int { Int((uptime * Double(Cadence.ambience.rawValue) + 1e-6).rounded(.down)) }
}

/// How often a picture changes.
package enum Cadence: Int, Comparable, Sendable {
    case still = 0
    /// Sway and water: 8 frames a second.
    case ambience = 8
    /// A bird on the wing: 30 frames a second.
    case flight = 30

    package static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
}
