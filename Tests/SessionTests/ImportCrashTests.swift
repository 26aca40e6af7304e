import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// An import happens whole or not at all, wherever it ends.
@Suite struct ImportCrashTests {
    private struct Found: Hashable {
        let seed: UInt64
        let visits: Int
    }

    private func played(seed: UInt64, from start: String, hours: Int64) throws -> TestMachine {
        let machine = TestMachine()
        machine.wall = try #require(Instant(iso8601: start))
        for _ in 0..<2 {
            let session = try machine.open { $0.seed = seed }
            session.close()
            machine.pass(.hours(hours))
        }
        return machine
    }

    /// Every visit of the game that is there is in its journal, and none of the other's.
    private func found(_ files: MemoryFiles, at wall: Instant, _ place: Comment) throws -> Found {
        let after = TestMachine(files: files)
        after.wall = wall
        let session = try Session.glance(Configuration(), environment: after.environment)
        var visits = 0
        try session.enumerateJournal { _ in visits += 1 }
        #expect(visits == session.world.visitCount - session.world.presentVisits.count, place)
        #expect(session.journalTrouble == nil && session.notices.isEmpty, place)
        return Found(seed: session.world.seed, visits: visits)
    }

    @Test func aCrashLeavesTheOldGameOrTheNewOne() throws {
        // Both have a month that is past.
        let old = try played(seed: 7, from: "2026-11-30T06:00:00Z", hours: 20)
        let other = try played(seed: 8, from: "2026-11-29T12:00:00Z", hours: 22)
        _ = try other.open().perform(.transfer(.export(to: "/other.json")))
        old.files.contents["/other.json"] = other.files.contents["/other.json"]
        old.files.recordImages()
        let first = old.files.calls.count
        let session = try old.open()
        try session.perform(
            .transfer(.replace(with: try ImportFile("/other.json", files: old.files), trustPurchases: true)))
        let imported = old.files.calls.count
        session.close()
        let last = old.files.calls.count
        var seeds: Set<UInt64> = []
        var seen: [MemoryFiles.Disk: Found] = [:]
        for operation in first...last {
            for crash in MemoryFiles.Crash.allCases {
                let files = old.files.restarted(after: operation, crash)
                let place: Comment = "after \(operation - first) of \(last - first), \(crash)"
                let disk = files.disk
                let found = try seen[disk] ?? found(files, at: old.wall, place)
                seen[disk] = found
                seeds.insert(found.seed)
                if operation >= imported { #expect(found.seed == 8, place) }
                guard operation.isMultiple(of: 9) else { continue }
                // Played on, it stays what it is, and nothing is left of what was not finished.
                let after = TestMachine(files: files)
                after.wall = old.wall
                let again = try after.open()
                again.close()
                #expect(again.notices.isEmpty, place)
                #expect(try self.found(files, at: old.wall, place).seed == found.seed, place)
                #expect(!files.contents.keys.contains { $0.hasSuffix("/import") }, place)
            }
        }
        #expect(seeds == [7, 8])
    }

    /// Whatever fails, once or from there on: who is told that it is done finds the new game, also after a power cut,
    /// and who is told that nothing has changed the old one.
    @Test(arguments: [(5, false), (28, false), (122, true)] as [(Int32, Bool)])
    func anErrorLeavesTheOldGameOrTheNewOneAndTheAnswerSaysWhich(code: Int32, isLasting: Bool) throws {
        let other = try played(seed: 8, from: "2026-11-29T12:00:00Z", hours: 22)
        _ = try other.open().perform(.transfer(.export(to: "/other.json")))
        let base = try played(seed: 7, from: "2026-11-30T06:00:00Z", hours: 20)
        base.files.contents["/other.json"] = other.files.contents["/other.json"]
        var answers: Set<String> = []
        var number = 0
        while true {
            let old = TestMachine(files: base.files.restarted(afterPowerCut: false))
            old.wall = base.wall
            let session = try Session.act(Configuration(), environment: old.environment, author: .commandLine)
            let file = try ImportFile("/other.json", files: old.files)
            let first = old.files.calls.count + number
            for call in first..<first + (isLasting ? 2000 : 1) { old.files.fail(operation: call, with: .error(code)) }
            let failure = failure(importing: file, session, old)
            let answer = failure == nil ? "done" : failure?.isUnsure == true ? "unsure" : "nothing"
            let place: Comment = "error \(code) at \(number): \(answer)"
            if answer != "unsure" {
                for isCut in [false, true] {
                    let seed = try found(old.files.restarted(afterPowerCut: isCut), at: old.wall, place).seed
                    #expect(seed == (answer == "done" ? 8 : 7), place)
                }
            }
            answers.insert(answer)
            if old.files.calls.count <= first { break }
            number += 1
        }
        #expect(answers.isSuperset(of: ["done", "nothing"]))
    }

    /// What a command is told.
    private func failure(importing file: ImportFile, _ session: Session, _ machine: TestMachine) -> FileError? {
        do throws(RequestError) {
            try session.perform(.transfer(.replace(with: file, trustPurchases: true)))
        } catch {
            guard case .file(let error) = error else { return nil }
            return error
        }
        // Time goes on while it is done.
        machine.pass(.hours(2))
        session.close()
        return session.loss
    }
}
