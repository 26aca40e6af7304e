#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The game in a pseudo-terminal, measured from outside.
final class PseudoTerminal {
    struct Failure: Error {
        let what: String
    }

    private let master: Int32
    let processID: pid_t
    /// The time of the start, by `uptime()`.
    let spawned: Double
    private(set) var bytes = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts `arguments[0]` as the leader of a session of its own with the new terminal as its controlling terminal.
    init(_ arguments: [String], environment: [String], columns: Int, rows: Int) throws {
        guard let (master, slaveName) = Self.openTerminal() else { throw Failure(what: "no pseudo-terminal") }
        self.master = master
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, slaveName, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawn_file_actions_addclose(&actions, master)
        posix_spawnattr_setflags(&attributes, Self.newSession)

        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var id = pid_t()
        spawned = uptime()
        guard posix_spawn(&id, arguments[0], &actions, &attributes, &argv, &envp) == 0 else {
            throw Failure(what: "could not start \(arguments[0])")
        }
        processID = id
    }

    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)

        private static func openTerminal() -> (Int32, String)? {
            let master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                return nil
            }
            return (master, String(cString: name))
        }
    #else
        /// `POSIX_SPAWN_SETSID` of `<spawn.h>`, which the Glibc module leaves out, as it does `posix_openpt`.
        private static let newSession: Int16 = 0x80

        private static func openTerminal() -> (Int32, String)? {
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var number: Int32 = 0
            var locked: Int32 = 0
            guard master >= 0, ioctl(master, 0x4004_5431 /* TIOCSPTLCK */, &locked) == 0,
                ioctl(master, 0x8004_5430 /* TIOCGPTN */, &number) == 0
            else { return nil }
            return (master, "/dev/pts/\(number)")
        }
    #endif

    /// Reads what comes within `seconds`; returns the times of the first and of the last byte, nil if none came.
    /// - Parameters:
    /// - quiet: the silence in seconds after the first bytes that ends reading early.
    /// - atLeast: the number of those bytes; a terminal is set up with some before the first frame.
    @discardableResult
    func drain(seconds: Double, quiet: Double? = nil, atLeast: Int = 1) -> (first: Double, last: Double)? {
        let end = uptime() + seconds
        var first: Double?
        var last = 0.0
        let before = bytes
        while true {
            var wait = end - uptime()
            if let quiet, bytes - before >= atLeast { wait = min(wait, last + quiet - uptime()) }
            if wait <= 0 { break }
            var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(max(1, (wait * 1000).rounded(.up)))) > 0 else { continue }
            let count = read(master, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += count
            last = uptime()
            first = first ?? last
        }
        return first.map { ($0, last) }
    }

    /// Reads what comes from any of `games` within `seconds`.
    static func drain(_ games: [PseudoTerminal], seconds: Double) {
        let end = uptime() + seconds
        while case let wait = end - uptime(), wait > 0 {
            var descriptors = games.map { pollfd(fd: $0.master, events: Int16(POLLIN), revents: 0) }
            guard poll(&descriptors, nfds_t(descriptors.count), Int32((wait * 1000).rounded(.up))) > 0 else { continue }
            for (game, descriptor) in zip(games, descriptors) where descriptor.revents != 0 {
                game.bytes += max(0, read(game.master, &game.buffer, game.buffer.count))
            }
        }
    }

    func send(_ text: String) {
        let keys = Array(text.utf8)
        _ = write(master, keys, keys.count)
    }

    /// Sends `keys` to leave, waits for the end and returns the status that `waitpid` gives.
    /// - Parameter timeout: the seconds to wait for a slow one.
    func quit(_ keys: String, timeout: Double? = nil) -> Int32 {
        send(keys)
        drain(seconds: timeout ?? 2, quiet: timeout == nil ? 0.2 : nil)
        close(master)
        kill(processID, SIGHUP)
        var status: Int32 = 0
        waitpid(processID, &status, 0)
        return status
    }

    /// Returns what the kernel has counted for the process so far.
    func counters() -> Counters { Counters(processID: processID) }
}

/// CPU time, write calls, wake-ups and memory of a process, from `/proc` (zeros where there is none).
struct Counters {
    var cpuSeconds = 0.0
    var writeCalls = 0
    var wakeUps = 0
    var residentKiB = 0
    /// The memory in KiB that is neither shared nor on disk.
    var privateDirtyKiB = 0

    init(processID: pid_t) {
        let nanoseconds = Self.file("/proc/\(processID)/schedstat").split(separator: " ").first.flatMap { Double($0) }
        cpuSeconds = (nanoseconds ?? 0) / 1e9
        writeCalls = Self.field("syscw:", in: Self.file("/proc/\(processID)/io"))
        let status = Self.file("/proc/\(processID)/status")
        residentKiB = Self.field("VmRSS:", in: status)
        privateDirtyKiB = Self.field("Private_Dirty:", in: Self.file("/proc/\(processID)/smaps_rollup"))
        for thread in Self.threads(processID) {
            let path = "/proc/\(processID)/task/\(thread)/status"
            wakeUps += Self.field("voluntary_ctxt_switches:", in: Self.file(path))
        }
    }

    /// Returns the most KiB of memory that a running process has had at once; 0 where there is no `/proc`.
    static func peakKiB(processID: pid_t) -> Int { field("VmHWM:", in: file("/proc/\(processID)/status")) }

    /// Returns the number after `name` in a file of lines of `name value`; nil without the file or such a line.
    static func number(_ name: String, inFile path: String) -> Int? {
        guard let stream = fopen(path, "r") else { return nil }
        defer { fclose(stream) }
        var line: UnsafeMutablePointer<CChar>?
        var room = 0
        defer { free(line) }
        while getline(&line, &room, stream) > 0 {
            let text = line.map { String(cString: $0) } ?? ""
            if text.hasPrefix(name) { return field(name, in: text) }
        }
        return nil
    }

    private static func threads(_ processID: pid_t) -> [String] {
        guard let directory = opendir("/proc/\(processID)/task") else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if Int(name) != nil { names.append(name) }
        }
        return names
    }

    private static func file(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(descriptor, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
    }

    /// Returns the number after `name` in lines of `name value`.
    private static func field(_ name: String, in text: String) -> Int {
        for line in text.split(separator: "\n") where line.hasPrefix(name) {
            return line.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? 0
        }
        return 0
    }
}

/// Returns the seconds of a monotonic clock.
func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
