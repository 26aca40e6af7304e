import CSignals

/// A thread of the system's, which runs one closure.
///
/// It is the only way in which the game starts one, so that what each must have stands once: signals that can wait are
/// the main thread's business, and for those that cannot, such as a stack overflow's, the thread has a stack of its own.
package struct WorkerThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let handle: UInt

    /// Nil where the system gives no thread; then `body` is never called. Join the thread or detach it, once.
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

    /// Returns when `body` has.
    package func join() { csignals_join_thread(handle) }

    /// Nobody will wait for its end.
    package func detach() { csignals_detach_thread(handle) }
}
