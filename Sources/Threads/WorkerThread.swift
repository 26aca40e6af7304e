import CSignals

/// A system thread that runs one closure.
///
/// The game starts threads in no other way. Signals that can wait go to the main thread; for those that cannot, such as
/// a stack overflow's, each thread has a stack of its own.
package struct WorkerThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let handle: UInt

    /// Starts a thread that calls `body`; nil, without calling it, where the system gives none. Join or detach the
    /// thread once.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        handle = csignals_start_thread(
            { context in
                guard let context else { return }
                Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            }, work.toOpaque())
        guard handle != 0 else {
            work.release()
            return nil
        }
    }

    /// Waits until the closure has returned.
    package func join() { csignals_join_thread(handle) }

    /// Lets the thread end by itself; it cannot be joined afterwards.
    package func detach() { csignals_detach_thread(handle) }
}
