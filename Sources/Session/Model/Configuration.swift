import Chronology

/// How a game is to be opened: the options of the command line, checked.
package struct Configuration: Hashable, Sendable {
    /// `--data`; `nil`: where the environment says.
    package var dataDirectory: String?
    package var profile = "default"
    /// `--in-memory`: nothing is read or written.
    package var inMemory = false
    /// `--seed`, for a new world.
    package var seed: UInt64?
    /// `--now`: what the wall clock is taken to show at opening; it ticks from there.
    package var now: Instant?
    /// `--time-scale`: world time per real time while playing, 1…3600.
    package var timeScale: Int64 = 1
    /// `--store`: a catalog of the player's own.
    package var storeFile: String?
    /// What is stronger than the settings of the save.
    package var overrides = Overrides()

    package init() {}
}

extension Configuration {
    /// The wall clock's time: `--now` plus what has passed since opening, or the machine's own.
    func wall(_ environment: Environment, since opening: Span) -> Instant {
        guard let now else { return environment.now() }
        return now + (environment.uptime() - opening)
    }
}
