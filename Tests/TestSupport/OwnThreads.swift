import Testing
import Threads

/// Tests that wait for other programs, on threads of their own: they begin with the others and not after all of them,
/// and while one waits a test that computes can have the processor.
package struct OwnThreads: SuiteTrait, TestScoping {
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(FewThreads.shared) { try await function() }
    }
}

extension Trait where Self == OwnThreads {
    /// For a suite and all that is in it.
    package static var ownThreads: Self { OwnThreads() }
}

/// Two threads for all such tests: more would take the processor from those whose programs somebody waits for.
private final class FewThreads: TaskExecutor {
    static let shared = FewThreads()

    private let jobs = Monitor<[UnownedJob]>([])

    private init() {
        for _ in 1...2 {
            guard let thread = WorkerThread({ self.work() }) else {
                preconditionFailure("no thread for tests that wait")
            }
            thread.detach()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    private func work() {
        while true {
            jobs.wait { !$0.isEmpty }
            let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            job?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
