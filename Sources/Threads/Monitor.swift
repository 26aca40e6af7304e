#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock with state whose changes can be waited for; `Synchronization` has no condition variable.
package final class Monitor<State: Sendable>: @unchecked Sendable {
    private var state: State
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    package init(_ state: State) {
        self.state = state
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

    /// Runs `body` with the state under the lock, then wakes all waiting threads to look at it again.
    package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return body(&state)
    }

    /// Blocks the thread until `isReached` returns true for the state.
    package func wait(until isReached: (State) -> Bool) {
        pthread_mutex_lock(mutex)
        while !isReached(state) { pthread_cond_wait(condition, mutex) }
        pthread_mutex_unlock(mutex)
    }
}
