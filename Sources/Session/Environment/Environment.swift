import Chronology

/// The only access to the outside world: clocks, random numbers, environment variables, the user, and the disk.
///
/// It is passed by `init`, so a test controls all of it. `Environment.live` is the real one; tests use `Environment(…)`
/// with a `MemoryFiles` and a clock of their own.
package struct Environment: Sendable {
    /// Returns the wall clock's time, which may jump in either direction when somebody sets it.
    package var now: @Sendable () -> Instant
    /// Returns the time since the machine started, including suspension; it never decreases.
    package var uptime: @Sendable () -> Span
    /// Returns a random seed for a new world.
    package var makeSeed: @Sendable () -> UInt64
    /// Returns unpredictable bytes, for the key that signs transactions.
    package var randomBytes: @Sendable (_ count: Int) -> [UInt8]
    /// Returns a variable of the process environment; `nil` if it is unset.
    package var variable: @Sendable (_ name: String) -> String?
    package var loginName: String
    package var hostName: String
    package var processID: Int32
    /// Returns the player's offset from UTC at a moment, daylight saving included.
    package var zoneOffset: @Sendable (Instant) -> Span
    package var files: any FileSystem
    /// Returns the name of the player's time zone, such as “Australia/Sydney”, or a path that ends in it; `nil` if
    /// unknown.
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

    /// Creates an empty file that only the player can read, where temporary files belong, and returns its path.
    package func makeTemporaryFile() throws(FileError) -> String {
        let folder = variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        return try files.createTemporary(for: folder + "/backyard-birds.json", .owner)
    }
}
