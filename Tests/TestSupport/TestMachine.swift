import Chronology
import Session
import Synchronization

/// A computer for tests: its clocks stand still unless moved, its chance is known, its disk is in memory.
package final class TestMachine: Sendable {
    private struct State {
        var wall = Instant(milliseconds: 1_795_000_000_000)
        var uptime = Span.seconds(1000)
        var zone = Span.zero
        var variables = ["HOME": "/home/robin"]
    }

    private let state = Mutex(State())
    package let files: MemoryFiles

    package init(files: MemoryFiles = MemoryFiles()) {
        self.files = files
    }

    package var wall: Instant {
        get { state.withLock { $0.wall } }
        set { state.withLock { $0.wall = newValue } }
    }

    package var uptime: Span {
        get { state.withLock { $0.uptime } }
        set { state.withLock { $0.uptime = newValue } }
    }

    package func set(zone: Span) { state.withLock { $0.zone = zone } }
    package func set(_ variable: String, _ value: String?) { state.withLock { $0.variables[variable] = value } }

    /// Real time passes: both clocks go on.
    package func pass(_ span: Span) {
        state.withLock {
            $0.wall += span
            $0.uptime = $0.uptime + span
        }
    }

    /// Another one with the same disk and clocks, on which no program runs yet.
    package func copy() -> TestMachine {
        let copy = TestMachine(files: files.restarted(afterPowerCut: false))
        let state = state.withLock { $0 }
        copy.state.withLock { $0 = state }
        return copy
    }

    package var environment: Environment {
        Environment(
            now: { self.wall }, uptime: { self.uptime }, makeSeed: { 7 },
            randomBytes: { count in (0..<count).map { UInt8(truncatingIfNeeded: $0) } },
            variable: { name in self.state.withLock { $0.variables[name] } }, loginName: "robin",
            hostName: "testbed", processID: 4711, zoneOffset: { _ in self.state.withLock { $0.zone } }, files: files)
    }

    /// Opens the game of the default profile, which saves on the calling thread.
    package func open(_ change: (inout Configuration) -> Void = { _ in }) throws -> Session {
        var configuration = Configuration()
        change(&configuration)
        return try Session.open(configuration, environment: environment, savesInline: true)
    }
}

/// Of the default profile.
package let directory = "/home/robin/.local/share/backyard-birds/profiles/default"
