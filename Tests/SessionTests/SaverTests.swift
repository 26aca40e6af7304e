import Chronology
import Dispatch
import Simulation
import Synchronization
import TestSupport
import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The saving thread itself, with disks that are closures.
@Suite struct SaverTests {
    private func snapshot() throws -> Snapshot { try TestMachine().open().snapshot }

    private func request(_ revision: Int, _ snapshot: Snapshot, patchesSeen: Int = 0) -> Saver.Commit {
        Saver.Commit(
            revision: revision, snapshot: snapshot, departures: [], patchesSeen: patchesSeen, mustCheckpoint: false)
    }

    private final class Noise: Sendable {
        let isOver = Atomic(false)
    }

    /// However the thread and the caller meet: what was submitted before `flush` is written when it returns.
    @Test func flushReturnsAfterTheWrite() throws {
        let snapshot = try snapshot()
        let saver = Saver(
            isInline: false, pull: { () throws(FileError) in [] },
            write: { _, _ throws(FileError) in
                usleep(50)
                return []
            })
        // Others keep the thread awake, so that it may take a request at any moment.
        let noise = Noise()
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) {
            while !noise.isOver.load(ordering: .relaxed) { saver.lookAround() }
        }
        var early = 0
        for revision in 1...5000 {
            saver.submit(request(revision, snapshot))
            saver.flush()
            if saver.report.savedRevision != revision { early += 1 }
        }
        noise.isOver.store(true, ordering: .relaxed)
        others.wait()
        saver.close()
        #expect(early == 0)
    }

    /// A pane that is open for days beside commands keeps only what it has not taken in yet.
    @Test func takenInChangesAreForgotten() throws {
        let snapshot = try snapshot()
        let unseen = Mutex<[Int]>([])
        let saver = Saver(
            isInline: true, pull: { () throws(FileError) in [Patch(author: .commandLine, items: [])] },
            write: { _, patches throws(FileError) in
                unseen.withLock { $0.append(patches.count) }
                return []
            })
        var seen = 0
        for revision in 1...100 {
            saver.lookAround()
            saver.lookAround()
            #expect(saver.patches(after: seen).count == (revision == 1 ? 2 : 3))
            // One is taken in, the other not until the next time: it goes to the disk's side with what is saved.
            seen += revision == 1 ? 1 : 2
            saver.submit(request(revision, snapshot, patchesSeen: seen))
            #expect(saver.patches(after: 0).count == 1)
        }
        #expect(unseen.withLock { $0 } == [Int](repeating: 1, count: 100))
    }
}
