import Simulation
import Threads

/// The saving thread: it writes the newest snapshot, so a slow disk never delays a frame.
///
/// Only the newest snapshot waits: submitting again before the disk is done replaces it.
final class Saver: Sendable {
    /// The data of one save.
    struct Commit: Sendable {
        /// The number of the change that the snapshot includes, counted by `Autosave`.
        var revision: Int
        var snapshot: Snapshot
        /// The visits that have ended since the last commit.
        var departures: [Visit]
        /// The requests in the snapshot that may not be on disk yet.
        var pending: [PendingRequest]
        /// The number of the `Base` that the snapshot comes from.
        var base: Int
        var clock: RunningClock
        var sharing: FamilySharing
        /// True to replace the history by a checkpoint.
        var mustCheckpoint: Bool
        /// The index of an imported game's journal; `nil` for a save of the present game.
        var imported: JournalIndex?

        /// Takes over what a commit that was not written leaves to the next one.
        ///
        /// After another program's changes, the visits are found again as the world is advanced from there.
        fileprivate mutating func follow(_ former: Commit) {
            if former.base == base { departures = former.departures + departures }
            mustCheckpoint = mustCheckpoint || former.mustCheckpoint
        }
    }

    /// Writes a commit, and returns the state to go on with when that is on disk, if other programs have changed it.
    typealias Write = @Sendable (Commit) throws(FileError) -> Base?
    /// Reads other programs' changes, and returns the state with them if there are any.
    typealias Pull = @Sendable () throws(FileError) -> Base?

    /// The outcome of saving so far.
    struct Report: Sendable {
        /// The newest revision that is on disk.
        var savedRevision = 0
        /// The reason of the last failure; `nil` after a success.
        var failure: FileError?
        /// The number of failures so far.
        var failedTries = 0
    }

    private struct State {
        /// The commit to be written next.
        var waiting: Commit?
        /// True if other programs' changes have to be read.
        var mustPull = false
        /// The number of requests made; when it equals `done`, nothing waits or is being written.
        var asked = 0
        /// The number of requests that are done.
        var done = 0
        /// The last commit, if it has failed and was no import, whose visits still have to be saved.
        var failed: Commit?
        var report = Report()
        /// The state with other programs' changes that the session has not taken over yet.
        var base: Base?
        /// True until `begin()`: what is asked for meanwhile has to wait.
        var isHeld: Bool
        var isThreadRunning = false
        var mustEnd = false

        var hasWork: Bool { waiting != nil || mustPull }
    }

    private let state: Monitor<State>
    /// The pipe that wakes the saving thread.
    private let bell = WakePipe()
    /// The system's reports of changes in the profile's folder; `nil` where there are none.
    private let watch: (any FileWatch)?
    private let write: Write
    private let pull: Pull
    private let whenIdle: @Sendable (_ isLast: Bool) -> Void
    private let isInline: Bool
    private let onReport: @Sendable () -> Void

    /// Makes a saver; its thread starts with the first request or with `begin()`.
    ///
    /// - Parameters:
    ///   - isInline: whether to save within `submit`, on the caller's thread, for tests and short commands.
    ///   - isHeld: whether requests wait for `begin()`, `flush()` or `close()`, so that a start has the processor.
    ///   - watch: reports changes by other programs, which the saving thread then reads by itself.
    ///   - whenIdle: called on the saving thread when nothing waits to be written, and on closing with `true`.
    ///   - onReport: called on the saving thread when the report has changed, to wake the loop.
    init(
        isInline: Bool, isHeld: Bool = false, watch: (any FileWatch)? = nil,
        onReport: @escaping @Sendable () -> Void = {},
        whenIdle: @escaping @Sendable (_ isLast: Bool) -> Void = { _ in }, pull: @escaping Pull,
        write: @escaping Write
    ) {
        self.isInline = isInline
        state = Monitor(State(isHeld: isHeld && !isInline))
        self.watch = watch
        self.onReport = onReport
        self.whenIdle = whenIdle
        self.pull = pull
        self.write = write
    }

    var report: Report { state.withLock { $0.report } }

    /// Returns the state with other programs' changes, once; `nil` if there are no new ones.
    func takeBase() -> Base? {
        state.withLock { state in
            defer { state.base = nil }
            return state.base
        }
    }

    /// Has the saving thread write a commit, in place of one that still waits.
    func submit(_ commit: Commit) {
        ask { state in
            var commit = commit
            if let former = state.waiting {
                commit.follow(former)
                commit.imported = commit.imported ?? former.imported
            }
            state.waiting = commit
        }
    }

    /// Has the saving thread read what other programs have saved.
    func lookAround() { ask { $0.mustPull = true } }

    /// Waits until everything requested so far is on disk or has failed.
    func flush() {
        let asked = state.withLock { $0.asked }
        begin()
        state.wait { $0.done >= asked }
    }

    /// Waits for all saves, and ends the thread.
    func close() {
        flush()
        whenIdle(true)
        state.withLock { $0.mustEnd = true }
        bell.wake()
    }

    /// Starts the thread, so it notices other programs' changes even before there is something to save. Later calls do
    /// nothing.
    func begin() {
        let mustStart = state.withLock { state in
            state.isHeld = false
            return !isInline && !state.isThreadRunning
        }
        if mustStart { wakeUp() }
    }

    /// Makes a request by changing the state, and wakes the thread.
    private func ask(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            state.asked += 1
        }
        wakeUp()
    }

    /// Wakes the thread, starting it if necessary; without a thread, works on the caller's.
    private func wakeUp() {
        let mustStart = state.withLock { state in
            guard !isInline, !state.isThreadRunning, !state.isHeld else { return false }
            state.isThreadRunning = true
            return true
        }
        if isInline || (mustStart && !startThread()) {
            while workOnce() {}
        } else {
            bell.wake()
        }
    }

    /// Performs one waiting request; returns false if there was none.
    private func workOnce() -> Bool {
        let work = state.withLock { state -> (Commit?, Int)? in
            guard state.hasWork else { return nil }
            var commit = state.waiting
            state.waiting = nil
            state.mustPull = false
            if let failed = state.failed { commit?.follow(failed) }
            let saved = state.report.savedRevision
            commit?.pending.removeAll { $0.revision <= saved }
            return (commit, state.asked)
        }
        guard let (commit, asked) = work else { return false }
        var failure: FileError?
        var base: Base?
        do throws(FileError) {
            if let commit { base = try write(commit) } else { base = try pull() }
        } catch {
            failure = error
        }
        let hasChanged = state.withLock { state in
            state.done = asked
            if let commit {
                state.report.failure = failure
                if failure == nil {
                    state.report.savedRevision = max(state.report.savedRevision, commit.revision)
                    state.failed = nil
                    // What is on disk came from the session itself, so a state that still waits is older.
                    if base == nil { state.base = nil }
                } else {
                    state.report.failedTries += 1
                    // A failed import is not retried, and its visits belong to another game.
                    state.failed = commit.imported == nil ? commit : nil
                }
            }
            if var base {
                base.revision = state.report.savedRevision
                if let former = state.base {
                    base.authors = former.authors + base.authors
                    base.overtaken = former.overtaken + base.overtaken
                }
                state.base = base
            }
            return commit != nil || base != nil
        }
        if hasChanged { onReport() }
        return true
    }

    private func run() {
        while true {
            while workOnce() {}
            if state.withLock({ $0.mustEnd }) { return }
            whenIdle(false)
            waitForWork()
        }
    }

    /// Sleeps until the thread is woken or another program has changed a file.
    private func waitForWork() {
        // The folder may have been removed and made again; changes in between were not reported.
        if watch?.renew() == true {
            state.withLock { $0.mustPull = true }
            return
        }
        let descriptors = [bell.descriptor, watch?.descriptor ?? -1].filter { $0 >= 0 }
        // Without a pipe (no file descriptors left) nothing can wake the thread, so it checks every second.
        let ready = Poller(descriptors).wait(milliseconds: bell.descriptor < 0 ? 1000 : nil)
        if ready.contains(bell.descriptor) { bell.drain() }
        // A folder that is replaced together with the one above it reports nothing: after a wait in vain a look tells.
        if ready.isEmpty { state.withLock { $0.mustPull = true } }
        if let watch, ready.contains(watch.descriptor) {
            watch.drain()
            state.withLock { $0.mustPull = true }
        }
    }

    /// Starts the thread; returns false if the system provides none, so saving happens on the caller's thread.
    private func startThread() -> Bool {
        guard let thread = WorkerThread({ self.run() }) else {
            state.withLock { $0.isThreadRunning = false }
            return false
        }
        thread.detach()
        return true
    }
}
