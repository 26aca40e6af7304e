import Chronology
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
    /// Returns once the snapshot is on disk.
    typealias Write = @Sendable (Snapshot) throws(FileError) -> Void

    struct Report: Hashable, Sendable {
        /// The newest revision that is on disk.
        var savedRevision = 0
        /// Why the last try failed; `nil` after a success.
        var failure: FileError?
        /// How many tries have failed, ever.
        var failedTries = 0
        /// A snapshot waits or is being written.
        var isBusy = false
    }

    private struct State {
        var waiting: (revision: Int, snapshot: Snapshot)?
        var report = Report()
        var isThreadRunning = false
        var mustEnd = false
    }

    private let state = Mutex(State())
    private let signal = Signal()
    private let write: Write
    private let isInline: Bool
    private let onReport: @Sendable () -> Void

    /// - Parameters:
    ///   - isInline: save within `submit`, on the caller's thread: for tests and short commands.
    ///   - onReport: called on the saving thread when the report has changed, to wake the loop.
    init(isInline: Bool, onReport: @escaping @Sendable () -> Void = {}, write: @escaping Write) {
        self.isInline = isInline
        self.onReport = onReport
        self.write = write
    }

    var report: Report { state.withLock { $0.report } }

    func submit(_ snapshot: Snapshot, revision: Int) {
        let mustStart = state.withLock { state in
            state.waiting = (revision, snapshot)
            state.report.isBusy = true
            guard !isInline, !state.isThreadRunning else { return false }
            state.isThreadRunning = true
            return true
        }
        if isInline || (mustStart && !startThread()) {
            while writeNext() {}
        } else {
            signal.notify()
        }
    }

    /// Returns when everything submitted is on disk or has failed.
    func flush() {
        while report.isBusy { signal.wait { self.report.isBusy } }
    }

    /// Ends the thread after a flush.
    func close() {
        flush()
        state.withLock { $0.mustEnd = true }
        signal.notify()
    }

    /// Writes what waits; false when nothing does.
    private func writeNext() -> Bool {
        let next = state.withLock { state in
            let next = state.waiting
            state.waiting = nil
            return next
        }
        guard let next else { return false }
        var failure: FileError?
        do {
            try write(next.snapshot)
        } catch {
            failure = error
        }
        state.withLock { state in
            state.report.failure = failure
            if failure != nil { state.report.failedTries += 1 }
            if failure == nil { state.report.savedRevision = max(state.report.savedRevision, next.revision) }
            state.report.isBusy = state.waiting != nil
        }
        signal.notify()
        onReport()
        return true
    }

    private func run() {
        while true {
            while writeNext() {}
            signal.wait { self.state.withLock { $0.waiting == nil && !$0.mustEnd } }
            if state.withLock({ $0.mustEnd && $0.waiting == nil }) { return }
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

/// A condition variable: `Synchronization` has none.
private final class Signal: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    init() {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        condition.deallocate()
    }

    func notify() {
        pthread_mutex_lock(mutex)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Sleeps until a notification, if `isNeeded` still holds once notifications cannot be missed any more.
    func wait(while isNeeded: () -> Bool) {
        pthread_mutex_lock(mutex)
        if isNeeded() { pthread_cond_wait(condition, mutex) }
        pthread_mutex_unlock(mutex)
    }
}

/// Counts checkpoints, on whatever thread writes them.
final class Generation: Sendable {
    private let value: Mutex<Int>

    init(_ value: Int) {
        self.value = Mutex(value)
    }

    func next() -> Int {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
