import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

private let folder = directory + "/journal"

/// Nothing of the journal goes in silence: a file that is missing, shortened, emptied or another game's is told of, and
/// what a copy has comes back.
@Suite struct LostMonthTests {
    enum Harm: String, CaseIterable, Sendable {
        case deleted, emptied, truncated, cutAtALine, bit, foreign
    }

    /// Two months of which the first is past, each with visits; by seed, for it takes a while.
    private static let saves: [UInt64: [String: [UInt8]]] = {
        var saves: [UInt64: [String: [UInt8]]] = [:]
        for seed in [7, 8] as [UInt64] {
            let machine = TestMachine()
            machine.wall = noon
            for _ in 0..<12 {
                guard let session = try? machine.open({ $0.seed = seed }) else { continue }
                for yard in session.world.backyards {
                    _ = try? session.perform(.together([.refillWater(yard.id), .refillFood(yard.id)]))
                }
                session.close()
                machine.pass(.hours(8))
            }
            saves[seed] = machine.files.contents
        }
        return saves
    }()

    private static let noon = Instant(iso8601: "2026-11-27T12:00:00Z") ?? Instant(milliseconds: 0)

    private func played(seed: UInt64 = 7) throws -> TestMachine {
        let machine = TestMachine()
        machine.wall = Self.noon + .hours(96)
        machine.files.contents = try #require(Self.saves[seed])
        return machine
    }

    /// A program that found the disk full, or was killed, when it began a month leaves an empty file: no month is lost.
    @Test func anEmptyFileThatNothingKnowsIsNoLostMonth() throws {
        let machine = TestMachine()
        machine.wall = Self.noon
        try machine.open().close()
        machine.files.contents[folder + "/2026-11.jsonl"] = []
        let session = try machine.open()
        #expect(session.notices.isEmpty)
        for yard in session.world.backyards { _ = try session.perform(.refillFood(yard.id, food: nil)) }
        machine.pass(.hours(8))
        _ = session.advance()
        session.close()
        #expect(machine.files.contents[folder + "/2026-11.jsonl"]?.isEmpty == false)
        #expect(try machine.open().notices.isEmpty)
    }

    private func apply(_ harm: Harm, to path: String, _ machine: TestMachine) throws {
        let bytes = try #require(machine.files.contents[path])
        var lines = bytes.split(separator: 0x0A).map(Array.init)
        switch harm {
        case .deleted: machine.files.contents[path] = nil
        case .emptied: machine.files.contents[path] = []
        case .truncated: machine.files.contents[path] = Array(bytes.prefix(bytes.count / 2))
        case .cutAtALine:
            lines.removeLast(lines.count / 3)
            machine.files.contents[path] = Array(lines.joined(separator: [0x0A])) + [0x0A]
        case .bit:
            lines[lines.count / 2][60] ^= 1
            machine.files.contents[path] = Array(lines.joined(separator: [0x0A])) + [0x0A]
        case .foreign: machine.files.contents[path] = try played(seed: 8).files.contents[path]
        }
    }

    private func visits(_ machine: TestMachine) throws -> Int {
        let session = try Session.glance(Configuration(), environment: machine.environment)
        var count = 0
        try session.enumerateJournal { _ in count += 1 }
        return count
    }

    @Test(arguments: Harm.allCases, ["2026-11.json", "2026-12.jsonl"])
    func aMonthWithACopyComesBackAndIsToldOfOnce(harm: Harm, name: String) throws {
        let machine = try played()
        let whole = try visits(machine)
        let path = folder + "/" + name
        let before = try #require(machine.files.contents[path])
        try apply(harm, to: path, machine)
        let damaged = machine.files.contents[path]
        let looking = try Session.glance(Configuration(), environment: machine.environment)
        let doctor = Doctor(looking)
        #expect(doctor.hasProblems)
        #expect(doctor.findings.contains { $0.severity == .problem && $0.subject == "journal/" + name })
        #expect(try visits(machine) == whole, "who reads gets what the copy has")
        _ = try looking.journalMonths().map(looking.journalPage)
        #expect(looking.journalTrouble?.mended == [String(name.prefix(7))])
        let game = try machine.open()
        #expect(game.notices.count == 1)
        guard case .journal(let trouble)? = game.notices.first else {
            Issue.record("it should tell of the journal")
            return
        }
        #expect(trouble.mended == [String(name.prefix(7))] && trouble.lost.isEmpty)
        #expect(trouble.isKept == (harm != .deleted))
        game.close()
        if let damaged {
            #expect(machine.files.contents.contains { $0.key.hasPrefix(path + ".damaged-") && $0.value == damaged })
        }
        let lines = try machine.journal().read(String(name.prefix(7))).lines
        #expect(Set(lines).isSuperset(of: JournalText(any: before, name).lines))
        let again = try machine.open()
        #expect(again.notices.isEmpty)
        again.close()
        #expect(!Doctor(try Session.glance(Configuration(), environment: machine.environment)).hasProblems)
    }

    @Test(arguments: Harm.allCases)
    func aMonthWithoutACopyIsMissedByCount(harm: Harm) throws {
        let machine = try played()
        // Two checkpoints more, and the sealed month needs no copy.
        for _ in 0..<3 { try machine.open().close() }
        let copy = directory + "/backups/journal-2026-11.json"
        #expect(machine.files.contents[copy] == nil)
        for path in machine.files.contents.keys where path.hasPrefix(directory + "/backups/") {
            machine.files.contents[path] = nil
        }
        let whole = try #require(try machine.journal().index["2026-11.json"]).visits
        let path = folder + "/2026-11.json"
        try apply(harm, to: path, machine)
        let here = try machine.journal().read("2026-11")
        // The save itself has the last visits of each yard.
        #expect(here.isDamaged && here.lost == whole - here.lines.count)
        if harm == .deleted { #expect(here.lost > 0) }
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.hasProblems)
        #expect(
            doctor.findings.map(\.fact).contains(here.lost > 0 ? .lostVisits(here.lost) : .coveredVisits))
        // Months that are past are not read through at every opening.
        if harm == .bit { return }
        let game = try machine.open()
        guard case .journal(let trouble)? = game.notices.first else {
            Issue.record("it should tell of the journal")
            return
        }
        #expect(trouble.lost == (here.lost > 0 ? ["2026-11": here.lost] : [:]))
        game.close()
        #expect(try machine.open().notices.isEmpty, "told once")
        let after = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(!after.hasProblems)
        #expect(after.findings.map(\.fact).contains(.formerlyLost(here.lost)) == (here.lost > 0))
    }

    /// A whole journal that is gone is told of while the game is open, too.
    @Test func aJournalRemovedUnderAnOpenGameIsToldOf() throws {
        let machine = try played()
        let game = try machine.open()
        game.saveNow()
        for path in machine.files.contents.keys where path.hasPrefix(folder + "/") {
            machine.files.contents[path] = nil
        }
        game.close()
        let events = game.advance()
        #expect(events.contains { if case .notice(.journal) = $0 { true } else { false } })
        #expect(try machine.journal().read("2026-12").flaws.isEmpty)
    }

    @Test func copiesGoWhenTwoCheckpointsHaveKnownTheSealedMonth() throws {
        let machine = try played()
        func copies() -> [String] {
            machine.files.contents.keys.filter { $0.hasPrefix(directory + "/backups/journal-") }.map(Paths.name)
                .sorted()
        }
        for _ in 0..<3 { try machine.open().close() }
        #expect(copies() == ["journal-2026-12.jsonl"])
        #expect(
            machine.files.contents[directory + "/backups/journal-2026-12.jsonl"]
                == machine.files.contents[folder + "/2026-12.jsonl"])
    }

    /// A damaged backup or copy is put aside, and a good one is there again.
    @Test func repairMendsBackupsAndCopies() throws {
        let machine = try played()
        let names = try machine.files.list(directory + "/backups")
        let checkpoint = try #require(names.first { $0.hasPrefix("world-") })
        let history = try #require(names.first { $0.hasPrefix("history-") })
        let damaged = [checkpoint, history, "journal-2026-12.jsonl"].map { directory + "/backups/" + $0 }
        for path in damaged { machine.files.contents[path]?[40] ^= 1 }
        let before = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(before.findings.count { $0.severity == .problem } == 3)
        let session = try machine.open()
        try session.perform(.transfer(.repair))
        session.close()
        #expect(!Doctor(try Session.glance(Configuration(), environment: machine.environment)).hasProblems)
        for path in damaged {
            #expect(machine.files.contents.keys.contains { $0.hasPrefix(path + ".damaged-") })
        }
        let copy = machine.files.contents[directory + "/backups/journal-2026-12.jsonl"]
        #expect(copy == machine.files.contents[folder + "/2026-12.jsonl"])
    }
}

extension JournalText {
    init(any bytes: [UInt8], _ name: String) {
        if name.hasSuffix(".jsonl") { self.init(open: bytes) } else { self.init(sealed: bytes) }
    }
}
