import Synchronization
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Divisible work on several threads, which live as long as the work takes.
enum ParallelWork {
    /// Calls `work` once for each of `0 ..< count`, on as many threads as there are cores, and returns when all is
    /// done. Where the system gives no thread, the caller's own does everything.
    static func divide(_ count: Int, work: @escaping @Sendable (Int) -> Void) {
        let next = Counter()
        let run: @Sendable () -> Void = {
            while case let index = next.claim(), index < count { work(index) }
        }
        let helpers = (1..<max(1, min(count, cores))).compactMap { _ in WorkerThread(run) }
        run()
        for helper in helpers { helper.join() }
    }

    /// The next index that no thread has taken.
    private final class Counter: Sendable {
        private let next = Atomic(0)
        func claim() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
