import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Several hands for one piece of work that can be divided: threads that live as long as the work.
enum ParallelWork {
    /// What a thread is given.
    private final class Job: Sendable {
        let next = Atomic(0)
        let count: Int
        let work: @Sendable (Int) -> Void

        init(count: Int, work: @escaping @Sendable (Int) -> Void) {
            (self.count, self.work) = (count, work)
        }

        func run() {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                work(index)
            }
        }
    }

    /// Calls `work` once for each of `0 ..< count`, on as many threads as there are cores, and returns when all is
    /// done. Where the system gives no thread, the caller's own does everything.
    static func divide(_ count: Int, work: @escaping @Sendable (Int) -> Void) {
        let job = Job(count: count, work: work)
        // Signals are the main thread's business: new threads inherit a mask that blocks them all.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        let helpers = (1..<max(1, min(count, cores))).compactMap { _ in start(job) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        job.run()
        for helper in helpers { pthread_join(helper, nil) }
    }

    private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    private static func start(_ job: Job) -> pthread_t? {
        let context = Unmanaged.passRetained(job)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread, nil,
            { context in
                #if canImport(Darwin)
                    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run()
                #else
                    if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run() }
                #endif
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return nil
        }
        return thread
    }
}
