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
        /// The number of other programs' changes that the snapshot contains.
        var patchesSeen: Int
        /// True to fold the history into a checkpoint.
        var mustCheckpoint: Bool
        /// The journal that comes with an imported game.
        var imported: JournalIndex?
    }

    /// Writes a commit, and returns other programs' changes when the commit is on disk.
    ///
    /// `unseen` are the changes of others that the commit's snapshot does not contain.
    typealias Write = @Sendable (Commit, _ unseen: [Patch]) throws(FileError) -> [Patch]
    /// Reads and returns other programs' changes.
    typealias Pull = @Sendable () throws(FileError) -> [Patch]

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
        /// The visits of failed commits, which still have to be saved.
        var unsavedDepartures: [Visit] = []
        var mustCheckpoint = false
        var report = Report()
        /// Other programs' changes, without the first `forgotten`.
        var patches: [Patch] = []
        /// The number of changes removed from `patches`, since every later snapshot contains them.
        var forgotten = 0
        var isThreadRunning = false
        var mustEnd = false

        var hasWork: Bool { waiting != nil || mustPull }

        func patches(after seen: Int) -> [Patch] { Array(patches.dropFirst(max(0, seen - forgotten))) }

        mutating func forgetPatches(before seen: Int) {
            patches.removeFirst(max(0, min(seen - forgotten, patches.count)))
            forgotten = max(forgotten, seen)
        }
    }

    private let state = Monitor(State())
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
    ///   - watch: reports changes by other programs, which the saving thread then reads by itself.
    ///   - whenIdle: called on the saving thread when nothing waits to be written, and on closing with `true`.
    ///   - onReport: called on the saving thread when the report has changed, to wake the loop.
    init(
        isInline: Bool, watch: (any FileWatch)? = nil, onReport: @escaping @Sendable () -> Void = {},
        whenIdle: @escaping @Sendable (_ isLast: Bool) -> Void = { _ in }, pull: @escaping Pull,
        write: @escaping Write
    ) {
        self.isInline = isInline
        self.watch = watch
        self.onReport = onReport
        self.whenIdle = whenIdle
        self.pull = pull
        self.write = write
    }

    var report: Report { state.withLock { $0.report } }

    /// Returns other programs' changes without the first `seen`.
    func patches(after seen: Int) -> [Patch] { state.withLock { $0.patches(after: seen) } }

    /// Has the saving thread write a commit, in place of one that still waits.
    func submit(_ commit: Commit) {
        ask { state in
            var commit = commit
            if let former = state.waiting {
                commit.departures = former.departures + commit.departures
                commit.mustCheckpoint = commit.mustCheckpoint || former.mustCheckpoint
                commit.imported = commit.imported ?? former.imported
            }
            state.waiting = commit
            state.forgetPatches(before: commit.patchesSeen)
        }
    }

    /// Has the saving thread read other programs' changes.
    func lookAround() { ask { $0.mustPull = true } }

    /// Waits until everything requested so far is on disk or has failed.
    func flush() {
        let asked = state.withLock { $0.asked }
        state.wait { $0.done >= asked }
    }

    /// Waits for all saves, and ends the thread.
    func close() {
        flush()
        whenIdle(true)
        state.withLock { $0.mustEnd = true }
        bell.wake()
    }

    /// Starts the thread, so it notices other programs' changes even before there is something to save.
    func begin() {
        if !isInline { wakeUp() }
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
            guard !isInline, !state.isThreadRunning else { return false }
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
        let work = state.withLock { state -> (Commit?, [Patch], Int)? in
            guard state.hasWork else { return nil }
            var commit = state.waiting
            state.waiting = nil
            state.mustPull = false
            if var whole = commit {
                whole.departures = state.unsavedDepartures + whole.departures
                whole.mustCheckpoint = state.mustCheckpoint || whole.mustCheckpoint
                commit = whole
            }
            return (commit, commit.map { state.patches(after: $0.patchesSeen) } ?? [], state.asked)
        }
        guard let (commit, unseen, asked) = work else { return false }
        var failure: FileError?
        var news: [Patch] = []
        do throws(FileError) {
            if let commit { news = try write(commit, unseen) } else { news = try pull() }
        } catch {
            failure = error
        }
        let hasChanged = state.withLock { state in
            state.patches += news
            state.done = asked
            guard let commit else { return !news.isEmpty }
            state.report.failure = failure
            if failure == nil {
                state.report.savedRevision = max(state.report.savedRevision, commit.revision)
                state.unsavedDepartures = []
                state.mustCheckpoint = false
            } else {
                state.report.failedTries += 1
                // A failed import is not retried, and its visits belong to another game.
                state.unsavedDepartures = commit.imported == nil ? commit.departures : []
                state.mustCheckpoint = commit.mustCheckpoint
            }
            return true
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
