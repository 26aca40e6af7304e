import Chronology

/// The validated command-line options with which a game is opened.
package struct Configuration: Hashable, Sendable {
    /// The folder of saves, from `--data`; `nil` for the default of the environment.
    package var dataDirectory: String?
    package var profile = "default"
    /// True for `--in-memory`: nothing is read or written.
    package var inMemory = false
    /// The seed of a new world, from `--seed`; `nil` for a random one.
    package var seed: UInt64?
    /// The names of a new game's yards in the player's language; empty for English ones.
    package var yardNames: [String] = []
    /// The wall clock's time at opening, from `--now`; it runs on from there. `nil` for the machine's clock.
    package var now: Instant?
    /// The factor by which world time is faster than real time while playing, 1…3600, from `--time-scale`.
    package var timeScale: Int64 = 1
    /// The path of a custom StoreKit catalog, from `--store`; `nil` for the built-in one.
    package var storeFile: String?
    /// The settings that take precedence over those in the save.
    package var overrides = Overrides()
    /// The rules of a game that is served to whoever logs in; `nil` for one that its player has started.
    package var kiosk: Kiosk?

    package init() {}
}

extension Configuration {
    /// Returns the wall clock's time: `--now` plus the time since opening, or the machine's time.
    ///
    /// - Parameter opening: the uptime at opening.
    func wall(_ environment: Environment, since opening: Span) -> Instant {
        guard let now else { return environment.now() }
        return now + (environment.uptime() - opening)
    }
}
