import Chronology
import Session
import Synchronization

/// A computer for tests: its clocks stand still unless moved, its chance is known, its disk is in memory.
final class TestMachine: Sendable {
    private struct State {
        var wall = Instant(milliseconds: 1_795_000_000_000)
        var uptime = Span.seconds(1000)
        var zone = Span.zero
        var variables = ["HOME": "/home/robin"]
    }

    private let state = Mutex(State())
    let files: MemoryFiles

    init(files: MemoryFiles = MemoryFiles()) {
        self.files = files
    }

    var wall: Instant {
        get { state.withLock { $0.wall } }
        set { state.withLock { $0.wall = newValue } }
    }

    var uptime: Span {
        get { state.withLock { $0.uptime } }
        set { state.withLock { $0.uptime = newValue } }
    }

    func set(zone: Span) { state.withLock { $0.zone = zone } }
    func set(_ variable: String, _ value: String?) { state.withLock { $0.variables[variable] = value } }

    /// Real time passes: both clocks go on.
    func pass(_ span: Span) {
        state.withLock {
            $0.wall += span
            $0.uptime = $0.uptime + span
        }
    }

    var environment: Environment {
        Environment(
            now: { self.wall }, uptime: { self.uptime }, makeSeed: { 7 },
            randomBytes: { count in (0..<count).map { UInt8(truncatingIfNeeded: $0) } },
            variable: { name in self.state.withLock { $0.variables[name] } }, loginName: "robin",
            hostName: "testbed", processID: 4711, zoneOffset: { _ in self.state.withLock { $0.zone } }, files: files)
    }

    /// Opens the game of the default profile, which saves on the calling thread.
    func open(_ change: (inout Configuration) -> Void = { _ in }) throws -> Session {
        var configuration = Configuration()
        change(&configuration)
        return try Session.open(configuration, environment: environment, savesInline: true)
    }
}

let directory = "/home/robin/.local/share/backyard-birds/profiles/default"
