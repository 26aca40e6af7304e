import Chronology

/// The checked options of the command line with which a game is opened.
package struct Configuration: Hashable, Sendable {
    /// `--data`; `nil` for the environment's choice.
    package var dataDirectory: String?
    package var profile = "default"
    /// `--in-memory`: nothing is read or written.
    package var inMemory = false
    /// `--seed`, for a new world.
    package var seed: UInt64?
    /// `--now`: the wall clock's time at opening; it ticks from there.
    package var now: Instant?
    /// `--time-scale`: world time per real time while playing, 1…3600.
    package var timeScale: Int64 = 1
    /// `--store`: a catalog of the player's own.
    package var storeFile: String?
    /// The overrides of the save's settings.
    package var overrides = Overrides()

    package init() {}
}

extension Configuration {
    /// Returns the wall clock's time: `--now` plus the time since opening, or the machine's own.
    func wall(_ environment: Environment, since opening: Span) -> Instant {
        guard let now else { return environment.now() }
        return now + (environment.uptime() - opening)
    }
}
