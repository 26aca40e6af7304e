import Chronology
import JSON

/// What the types of a save do not say of its numbers: beyond these ranges the rules could not reckon with them.
extension Snapshot {
    /// How far the clocks of a save may stand apart: what a game lags behind commands that act beside it, and more.
    private static let longestLag = Span.days(3660)

    /// - Throws: with the key of the first number that is out of range.
    func checkRanges() throws(JSONError) {
        for (clock, key) in [(clock.world, "clock.world"), (store.clock, "store.clock")] {
            let lag = clock - world.clock
            if max(lag, -lag) > Self.longestLag { throw JSONError(.outOfRange, key: key) }
        }
        if let key = world.keyOutOfRange { throw JSONError(.outOfRange, key: "world.\(key)") }
        if let key = store.keyOutOfRange { throw JSONError(.outOfRange, key: "store.\(key)") }
    }

    /// A date that the world or the store has come to and no clock may show; `nil` where there is none.
    var dateOutOfRange: Instant? {
        [clock.world, world.clock, store.clock].first { !WorldClock.range.contains($0) }
    }
}
