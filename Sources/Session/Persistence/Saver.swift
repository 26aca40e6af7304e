import Chronology
import Simulation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Saves on a thread of its own, so that a slow disk never holds up a frame.
///
/// Only the newest snapshot waits: whoever submits again before the disk is done replaces it.
final class Saver: Sendable {
    /// What is to be saved together.
    struct Request: Sendable {
        var revision: Int
        var snapshot: Snapshot
        /// Visits that have ended since the last request.
        var departures: [Visit]
        /// How many changes of others the snapshot knows of.
        var patchesSeen: Int
        var mustCheckpoint: Bool
    }

    /// Returns once all of the request is on disk, with what others have changed meanwhile.
    typealias Write = @Sendable (Request, _ unseen: [Patch]) throws(FileError) -> [Patch]
    /// Looks for what others have changed.
    typealias Pull = @Sendable () throws(FileError) -> [Patch]

    struct Report: Sendable {
        /// The newest revision that is on disk.
        var savedRevision = 0
        /// Why the last try failed; `nil` after a success.
        var failure: FileError?
        /// How many tries have failed, ever.
        var failedTries = 0
        /// Something waits or is being written.
        var isBusy = false
        /// What others have changed, since the beginning.
        var patches: [Patch] = []
    }

    private struct State {
        var waiting: Request?
        var mustPull = false
        /// From requests that failed: it still has to be saved.
        var unsavedDepartures: [Visit] = []
        var mustCheckpoint = false
        var report = Report()
        var isThreadRunning = false
        var mustEnd = false

        var hasWork: Bool { waiting != nil || mustPull }
    }

    private let state = Mutex(State())
    private let signal = ConditionVariable()
    private let doorbell = Doorbell()
    private let watch: (any FileWatch)?
    private let write: Write
    private let pull: Pull
    private let whenIdle: @Sendable (_ isLast: Bool) -> Void
    private let isInline: Bool
    private let onReport: @Sendable () -> Void

    /// - Parameters:
    ///   - isInline: save within `submit`, on the caller's thread: for tests and short commands.
    ///   - watch: tells of changes by others, which the saving thread then looks for by itself.
    ///   - whenIdle: called on the saving thread when nothing waits to be written, and by who closes, then with `true`.
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

    func submit(_ request: Request) {
        state.withLock { state in
            var request = request
            if let former = state.waiting {
                request.departures = former.departures + request.departures
                request.mustCheckpoint = request.mustCheckpoint || former.mustCheckpoint
            }
            state.waiting = request
        }
        wakeUp()
    }

    /// Asks to look for changes of others.
    func lookAround() {
        state.withLock { $0.mustPull = true }
        wakeUp()
    }

    /// Returns when everything submitted is on disk or has failed.
    func flush() {
        while report.isBusy { signal.wait { self.report.isBusy } }
    }

    /// Ends the thread after a flush.
    func close() {
        flush()
        whenIdle(true)
        state.withLock { $0.mustEnd = true }
        doorbell.ring()
    }

    /// Starts the thread, so that it notices what others change even before there is something to save.
    func begin() {
        if !isInline { wakeUp() }
    }

    private func wakeUp() {
        let mustStart = state.withLock { state in
            state.report.isBusy = state.hasWork
            guard !isInline, !state.isThreadRunning else { return false }
            state.isThreadRunning = true
            return true
        }
        if isInline || (mustStart && !startThread()) {
            while workOnce() {}
        } else {
            doorbell.ring()
        }
    }

    /// Does what waits; false when nothing does.
    private func workOnce() -> Bool {
        let work = state.withLock { state -> (Request?, [Patch])? in
            guard state.hasWork else { return nil }
            var request = state.waiting
            state.waiting = nil
            state.mustPull = false
            if var whole = request {
                whole.departures = state.unsavedDepartures + whole.departures
                whole.mustCheckpoint = state.mustCheckpoint || whole.mustCheckpoint
                request = whole
            }
            return (request, Array(state.report.patches.dropFirst(request?.patchesSeen ?? 0)))
        }
        guard let (request, unseen) = work else { return false }
        var failure: FileError?
        var news: [Patch] = []
        do throws(FileError) {
            if let request { news = try write(request, unseen) } else { news = try pull() }
        } catch {
            failure = error
        }
        let hasChanged = state.withLock { state in
            state.report.patches += news
            state.report.isBusy = state.hasWork
            guard let request else { return !news.isEmpty }
            state.report.failure = failure
            if failure == nil {
                state.report.savedRevision = max(state.report.savedRevision, request.revision)
                state.unsavedDepartures = []
                state.mustCheckpoint = false
            } else {
                state.report.failedTries += 1
                state.unsavedDepartures = request.departures
                state.mustCheckpoint = request.mustCheckpoint
            }
            return true
        }
        signal.notify()
        if hasChanged { onReport() }
        return true
    }

    private func run() {
        while true {
            while workOnce() {}
            if state.withLock({ $0.mustEnd }) { return }
            whenIdle(false)
            if doorbell.wait(alsoFor: watch?.descriptor) {
                watch?.drain()
                state.withLock { $0.mustPull = true }
            }
        }
    }

    /// False where the system gives no thread: then saving happens where it is asked for.
    private func startThread() -> Bool {
        let saver = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // Signals are the main thread's business: the new thread inherits a mask that blocks them all.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let code = pthread_create(
            &thread, nil,
            { context in
                #if canImport(Darwin)
                    Unmanaged<Saver>.fromOpaque(context).takeRetainedValue().run()
                #else
                    if let context { Unmanaged<Saver>.fromOpaque(context).takeRetainedValue().run() }
                #endif
                return nil
            }, saver.toOpaque())
        guard code == 0 else {
            saver.release()
            state.withLock { $0.isThreadRunning = false }
            return false
        }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return true
    }
}
