import Chronology

/// The world outside, passed by `init`: clocks, chance, variables, the login, the disk.
///
/// The only door to them, so that a test holds every one in its hand. `Environment.live` is the real thing; tests
/// take `Environment(…)` with a `MemoryFiles` and a clock of their own.
package struct Environment: Sendable {
    /// The wall clock, which people and time servers set: it may jump either way.
    package var now: @Sendable () -> Instant
    /// Time since the machine started, suspension included: it only ever runs on.
    package var uptime: @Sendable () -> Span
    /// A seed for a new world.
    package var makeSeed: @Sendable () -> UInt64
    /// Bytes that nobody can guess, for the key that signs transactions.
    package var randomBytes: @Sendable (_ count: Int) -> [UInt8]
    /// A variable of the process' environment; `nil` where it is unset.
    package var variable: @Sendable (_ name: String) -> String?
    package var loginName: String
    package var hostName: String
    package var processID: Int32
    /// How far the player's zone is ahead of UTC at a moment, daylight saving included.
    package var zoneOffset: @Sendable (Instant) -> Span
    package var files: any FileSystem
    /// The name of the player's zone, as “Australia/Sydney”; `nil` where nobody knows.
    package var zoneName: @Sendable () -> String? = { nil }

    package init(
        now: @escaping @Sendable () -> Instant, uptime: @escaping @Sendable () -> Span,
        makeSeed: @escaping @Sendable () -> UInt64, randomBytes: @escaping @Sendable (Int) -> [UInt8],
        variable: @escaping @Sendable (String) -> String?, loginName: String, hostName: String, processID: Int32,
        zoneOffset: @escaping @Sendable (Instant) -> Span, files: any FileSystem
    ) {
        self.now = now
        self.uptime = uptime
        self.makeSeed = makeSeed
        self.randomBytes = randomBytes
        self.variable = variable
        self.loginName = loginName
        self.hostName = hostName
        self.processID = processID
        self.zoneOffset = zoneOffset
        self.files = files
    }
}
