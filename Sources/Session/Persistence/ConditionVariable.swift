#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A condition variable: `Synchronization` has none.
final class ConditionVariable: @unchecked Sendable {
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
