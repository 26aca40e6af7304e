import Chronology
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Environment {
    /// The real environment: this machine, this user, and the disk.
    package static var live: Environment {
        var environment = Environment(
            now: { Instant(milliseconds: clockMilliseconds(CLOCK_REALTIME)) },
            uptime: {
                #if canImport(Darwin)
                    // On Darwin this clock includes suspension, unlike `CLOCK_UPTIME_RAW`.
                    .milliseconds(clockMilliseconds(CLOCK_MONOTONIC))
                #else
                    .milliseconds(clockMilliseconds(CLOCK_BOOTTIME))
                #endif
            },
            makeSeed: {
                var generator = SystemRandomNumberGenerator()
                return generator.next()
            },
            randomBytes: { count in
                var generator = SystemRandomNumberGenerator()
                return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            },
            variable: { name in
                let value = getenv(name).map { String(cString: $0) }
                return name == "HOME" ? homeDirectory(value) : value
            },
            loginName: login(),
            hostName: host(),
            processID: getpid(),
            zoneOffset: { instant in
                var seconds = time_t(floorDivide(instant.milliseconds, 1000))
                var local = tm()
                noticeZone()
                guard localtime_r(&seconds, &local) != nil else { return .zero }
                return .seconds(Int64(local.tm_gmtoff))
            },
            files: DiskFiles()
        )
        environment.zoneName = nameOfZone
        return environment
    }
}

extension Environment {
    /// True if the variables that say where files are can be read as UTF-8: two that cannot might become one name.
    package static var hasReadablePaths: Bool {
        ["HOME", "BACKYARD_BIRDS_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].allSatisfy { (name: String) in
            getenv(name).map { String(validatingCString: $0) != nil } ?? true
        }
    }
}

/// Returns the time of a POSIX clock in milliseconds.
private func clockMilliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    // A clock may show anything; far beyond the dates that the game refuses, milliseconds need more than 64 bits.
    let farthest: Int64 = 1_000_000_000_000
    return max(-farthest, min(farthest, Int64(time.tv_sec))) * 1000 + Int64(time.tv_nsec) / 1_000_000
}

/// The time of a steady clock, in milliseconds, at which the time zone was last looked at; `nil` before the first time.
private let zoneLookedAt = Mutex<Int64?>(nil)

/// Notices a time zone that was changed while the game runs, which `localtime_r` need not do.
///
/// It is done at most once a second: `tzset` asks the file system each time, and a journal of a month asks for the
/// offset of thousands of times.
private func noticeZone() {
    let now = clockMilliseconds(CLOCK_MONOTONIC)
    zoneLookedAt.withLock { last in
        if let last, now - last < 1000 { return }
        tzset()
        last = now
    }
}

/// Returns the time zone's name from `TZ`, else the path that `/etc/localtime` links to.
@Sendable private func nameOfZone() -> String? {
    if let zone = getenv("TZ").map({ String(cString: $0) }), zone.contains("/") {
        return zone.first == ":" ? String(zone.dropFirst()) : zone
    }
    var buffer = [CChar](repeating: 0, count: 4096)
    guard readlink("/etc/localtime", &buffer, buffer.count - 1) > 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Returns the user's home directory: `HOME`, else that of the user database, since services may run without `HOME`.
func homeDirectory(_ variable: String?) -> String? {
    if let variable, !variable.isEmpty { return variable }
    guard let entry = getpwuid(getuid()), let path = entry.pointee.pw_dir, path.pointee != 0 else { return nil }
    return String(cString: path)
}

/// Returns the user's login name from `LOGNAME` or `USER`, else from the user database.
private func login() -> String {
    for variable in ["LOGNAME", "USER"] {
        if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
    }
    if let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name { return String(cString: name) }
    return "player"
}

/// Returns the name of this computer.
private func host() -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "this computer" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
