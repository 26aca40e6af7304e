import Foundation

/// What a program that has ended left behind.
struct Finished {
    var output: String
    var error: String
    /// Its exit code, or 128 and the signal that ended it, as a shell tells it.
    var status: Int32

    struct CannotSpawn: Error {
        let path: String
        let code: Int32
    }

    /// Held while descriptors are made and marked as nobody else's, and while a program is started: it would keep what is
    /// not marked yet, and whoever waits for its end would wait for as long as that program runs.
    private static let door = NSLock()

    static func alone<Value>(_ body: () throws -> Value) rethrows -> Value { try door.withLock(body) }

    /// Runs a program without input to its end.
    ///
    /// By `posix_spawn`, since Foundation's `Process` hands a socket down and waits until all who have it are gone: a
    /// tmux server keeps it for as long as it lives.
    static func running(
        _ path: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Finished {
        let (output, error) = (try Channel(), try Channel())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, error.writing, 2)
        let process = try spawn(path, arguments, environment, &actions)
        output.closeWriting()
        error.closeWriting()
        // What hangs is ended, and fails by its status: nothing takes as long as this on any machine.
        let hangman = DispatchWorkItem { kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: hangman)
        defer { hangman.cancel() }
        // One after the other: nothing here says more on stderr than a pipe holds.
        let result = (output: output.readToEnd(), error: error.readToEnd())
        var state: Int32 = 0
        while waitpid(process, &state, 0) == -1 && errno == EINTR {}
        let signal = state & 0x7F
        return Finished(
            output: result.output, error: result.error, status: signal == 0 ? state >> 8 & 0xFF : 128 + signal)
    }

    /// Starts a program as the leader of a session of its own, on that terminal. Whoever calls waits for it.
    static func spawning(
        _ path: String, _ arguments: [String], environment: [String: String], terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        return try spawn(path, arguments, environment, &actions, flags: newSession)
    }

    /// `POSIX_SPAWN_SETSID`, which the C library does not show to everyone.
    #if canImport(Darwin)
        private static let newSession: Int32 = 0x400
    #else
        private static let newSession: Int32 = 0x80
    #endif

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String],
        _ actions: inout posix_spawn_file_actions_t, flags: Int32 = 0
    ) throws -> pid_t {
        // Test threads block most signals; a child would inherit that, and its children too.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // What whoever runs the tests ignores is not to be ignored by what is tested.
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var process = pid_t()
        let code = alone { posix_spawn(&process, path, &actions, &attributes, &words, &variables) }
        guard code == 0 else { throw CannotSpawn(path: path, code: code) }
        return process
    }
}

/// A pipe whose ends are nobody else's.
private final class Channel {
    private let reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try Finished.alone {
            guard pipe(&ends) == 0 else { throw Finished.CannotSpawn(path: "pipe", code: errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeWriting()
        close(reading)
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    func readToEnd() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(reading, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}
