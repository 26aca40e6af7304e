import Chronology
import JSON

/// Checks of the ranges of numbers and dates within which the rules can compute.
extension Snapshot {
    /// The largest valid distance between the clocks of a save, far above the lag of a game behind commands beside it.
    private static let longestLag = Span.days(3660)

    /// Throws an error with the key of the first number that is out of range.
    func checkRanges() throws(JSONError) {
        for (clock, key) in [(clock.world, "clock.world"), (store.clock, "store.clock")] {
            let lag = clock - world.clock
            if max(lag, -lag) > Self.longestLag { throw JSONError(.outOfRange, key: key) }
        }
        if let key = world.keyOutOfRange { throw JSONError(.outOfRange, key: "world.\(key)") }
        if let key = store.keyOutOfRange { throw JSONError(.outOfRange, key: "store.\(key)") }
    }

    /// The first date of the world or the store that is out of range; `nil` where there is none.
    var dateOutOfRange: Instant? {
        [clock.world, world.clock, store.clock].first { !WorldClock.range.contains($0) }
    }
}
