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

    private func request(_ revision: Int, _ snapshot: Snapshot, base: Int = 0) -> Saver.Commit {
        Saver.Commit(
            revision: revision, snapshot: snapshot, departures: [], pending: [], base: base,
            clock: RunningClock(beginning: snapshot.world.clock, uptime: .zero, scale: 1), sharing: .alone,
            mustCheckpoint: false)
    }

    private final class Noise: Sendable {
        let isOver = Atomic(false)
    }

    /// However the thread and the caller meet: what was submitted before `flush` is written when it returns.
    @Test func flushReturnsAfterTheWrite() throws {
        let snapshot = try snapshot()
        let saver = Saver(
            isInline: false, pull: { () throws(FileError) in nil },
            write: { _ throws(FileError) in
                usleep(50)
                return nil
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

    /// The start of a game is not disturbed: what was asked for before its first frame waits until then, or until the game
    /// ends before it.
    @Test(arguments: [true, false]) func aHeldSaverWaits(isBegun: Bool) throws {
        let snapshot = try snapshot()
        let written = Mutex<[Int]>([])
        let idle = Mutex(0)
        let saver = Saver(
            isInline: false, isHeld: true, whenIdle: { _ in idle.withLock { $0 += 1 } },
            pull: { () throws(FileError) in nil },
            write: { commit throws(FileError) in
                written.withLock { $0.append(commit.revision) }
                return nil
            })
        saver.submit(request(1, snapshot))
        saver.lookAround()
        saver.submit(request(2, snapshot))
        #expect(written.withLock { $0 }.isEmpty && idle.withLock { $0 } == 0)
        if isBegun { saver.begin() }
        saver.flush()
        #expect(written.withLock { $0 } == [2])
        saver.close()
    }

    /// A pane that is open for days beside commands keeps only the newest state that it has not taken over yet, and who
    /// has changed it.
    @Test func onlyTheNewestStateOfOthersWaits() throws {
        let snapshot = try snapshot()
        let number = Atomic(0)
        let base = { @Sendable in
            Base(
                number: number.add(1, ordering: .relaxed).newValue, snapshot: snapshot, unjournaled: [],
                mustSave: false, authors: [.commandLine])
        }
        let saver = Saver(
            isInline: true, pull: { () throws(FileError) in base() }, write: { _ throws(FileError) in base() })
        for revision in 1...100 {
            saver.lookAround()
            saver.lookAround()
            saver.submit(request(revision, snapshot))
            let taken = try #require(saver.takeBase())
            #expect(taken.number == 3 * revision && taken.revision == revision && taken.authors.count == 3)
            #expect(saver.takeBase() == nil)
        }
    }

    /// A session that has seen the others' changes already, by a look, must not go back to what an earlier save found.
    @Test func anOlderStateDoesNotWait() throws {
        let snapshot = try snapshot()
        let base = Base(number: 1, snapshot: snapshot, unjournaled: [], mustSave: false, authors: [.widget])
        let saver = Saver(
            isInline: true, pull: { () throws(FileError) in base },
            write: { commit throws(FileError) in
                if commit.revision == 3 { throw FileError(.write, "here", ENOSPC) }
                return commit.base == 0 ? base : nil
            })
        saver.lookAround()
        #expect(saver.takeBase()?.revision == 0)
        saver.submit(request(1, snapshot))
        saver.submit(request(2, snapshot, base: 1))
        #expect(saver.takeBase() == nil)
        saver.lookAround()
        saver.submit(request(3, snapshot, base: 1))
        #expect(saver.takeBase()?.revision == 2)
    }

    /// Visits of a save that failed go with the next one, unless that goes on from another program's state.
    @Test(arguments: [0, 1]) func visitsOfAFailedSaveAreKept(base: Int) throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.pass(.hours(2))
        _ = session.advance()
        let (snapshot, visit) = (session.snapshot, try #require(session.world.pastVisits.all.first))
        let written = Mutex<[Saver.Commit]>([])
        let saver = Saver(
            isInline: true, pull: { () throws(FileError) in nil },
            write: { commit throws(FileError) in
                written.withLock { $0.append(commit) }
                if commit.revision == 1 { throw FileError(.write, "here", ENOSPC) }
                return nil
            })
        var first = request(1, snapshot)
        (first.departures, first.mustCheckpoint) = ([visit], true)
        saver.submit(first)
        saver.submit(request(2, snapshot, base: base))
        saver.submit(request(3, snapshot, base: base))
        #expect(written.withLock { $0.map(\.departures.count) } == [1, base == 0 ? 1 : 0, 0])
        #expect(written.withLock { $0.map(\.mustCheckpoint) } == [true, true, false])
    }
}
