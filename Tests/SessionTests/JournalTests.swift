import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

private let folder = directory + "/journal"

@Suite struct JournalTests {
    private func files(_ machine: TestMachine) throws -> JournalFiles { try machine.journal() }

    private func add(_ visits: [Visit], _ machine: TestMachine, clock: Instant) throws {
        var journal = try machine.journal()
        _ = try journal.add(visits, clock: clock, generation: 1, now: machine.wall)
    }

    /// Plays `hours` in sittings of one, each of which ends with a checkpoint.
    private func play(_ machine: TestMachine, hours: Int) throws {
        for _ in 0..<hours {
            machine.pass(.hours(1))
            let session = try machine.open()
            for yard in session.world.backyards { try session.perform(.refillFood(yard.id, food: .sunflowerSeeds)) }
            session.close()
        }
    }

    @Test func aCheckpointAddsWhatIsNewAndRewritesNothing() throws {
        let machine = TestMachine()
        try play(machine, hours: 2)
        var written: [Int] = []
        for _ in 0..<30 {
            let before = try #require(machine.files.contents[folder + "/2026-11.jsonl"])
            let calls = machine.files.calls.count
            try play(machine, hours: 1)
            let after = try #require(machine.files.contents[folder + "/2026-11.jsonl"])
            #expect(after.starts(with: before))
            written.append(after.count - before.count)
            let made = machine.files.calls.dropFirst(calls).filter { $0.path.hasPrefix(folder + "/") }
            let harmless: Set<FileOperation> = [.append, .sync, .inspect, .read]
            #expect(made.allSatisfy { harmless.contains($0.operation) })
        }
        let early = written.prefix(10).reduce(0, +)
        let late = written.suffix(10).reduce(0, +)
        #expect(late < 2 * early + 20_000)
        #expect(machine.files.contents[folder + "/2026-11.json"] == nil)
    }

    @Test func aMonthThatIsPastIsSealedOnce() throws {
        let machine = TestMachine()
        try play(machine, hours: 3)
        let before = try files(machine).visits(of: "2026-11")
        #expect(!before.isEmpty)
        machine.pass(.days(13))
        try play(machine, hours: 1)
        let contents = machine.files.contents
        let sealed = try #require(contents[folder + "/2026-11.json"])
        #expect(contents[folder + "/2026-11.jsonl"] == nil && SealedDocument.isIntact(sealed))
        #expect(contents[folder + "/2026-12.jsonl"] != nil)
        let after = try files(machine).visits(of: "2026-11")
        #expect(Array(after.prefix(before.count)) == before)
        try play(machine, hours: 2)
        #expect(machine.files.contents[folder + "/2026-11.json"] == sealed)
    }

    /// At every operation of a game that goes past the end of a month: each visit that is over is there, once.
    @Test func aCrashAtAnyOperationLeavesEachVisitOnce() throws {
        let machine = TestMachine()
        machine.wall = try #require(Instant(iso8601: "2026-11-30T22:40:00Z"))
        try play(machine, hours: 1)
        machine.files.recordImages()
        let first = machine.files.calls.count
        try play(machine, hours: 3)
        let last = machine.files.calls.count
        var points = 0
        for operation in first...last {
            for crash in MemoryFiles.Crash.allCases {
                let after = TestMachine(files: machine.files.restarted(after: operation, crash))
                let place: Comment = "after \(operation), \(crash)"
                let (game, _) = try after.recovered()
                let world = game.checkpoint.snapshot.world
                after.wall = machine.wall
                let session = try Session.glance(Configuration(), environment: after.environment)
                var ids: [ID<Visit>] = []
                for month in try session.journalMonths() {
                    ids += try session.journalPage(month).lines.compactMap { Visit(journalLine: $0)?.id }
                }
                #expect(Set(ids).count == ids.count, place)
                #expect(ids.count == session.world.visitCount - session.world.presentVisits.count, place)
                #expect(world.visitCount <= session.world.visitCount, place)
                points += 1
                // And after it has been played on.
                if operation.isMultiple(of: 7) {
                    try play(after, hours: 1)
                    let again = try Session.glance(Configuration(), environment: after.environment)
                    let count = try again.journalMonths().reduce(0) { try $0 + again.journalPage($1).lines.count }
                    #expect(count == again.world.visitCount - again.world.presentVisits.count, place)
                }
            }
        }
        #expect(points > 200)
    }

    @Test func theFormerLayoutIsReadAndGoesOn() throws {
        let machine = TestMachine()
        try play(machine, hours: 3)
        // As earlier versions wrote the month that goes on.
        let page = try files(machine).read("2026-11")
        machine.files.contents[folder + "/2026-11.jsonl"] = nil
        machine.files.contents[folder + "/2026-11.json"] = page.sealed
        try play(machine, hours: 2)
        #expect(machine.files.contents[folder + "/2026-11.json"] == page.sealed)
        let both = try files(machine).read("2026-11")
        #expect(both.sources.count == 2 && both.flaws.isEmpty && both.lines.count > page.lines.count)
        machine.pass(.days(13))
        try play(machine, hours: 1)
        let sealed = try files(machine).read("2026-11")
        #expect(sealed.sources == [folder + "/2026-11.json"])
        #expect(Array(sealed.lines.prefix(both.lines.count)) == both.lines)
    }

    @Test(arguments: ["cut", "bit", "line", "header"])
    func damageCostsNoMoreThanWhatItHit(harm: String) throws {
        let machine = TestMachine()
        try play(machine, hours: 5)
        let path = folder + "/2026-11.jsonl"
        let whole = try files(machine).read("2026-11").lines
        var lines = try #require(machine.files.contents[path]).split(separator: 0x0A).map(Array.init)
        switch harm {
        case "cut": lines[lines.count - 1].removeLast(20)
        case "bit": lines[3][40] ^= 1
        case "line": lines[3] = Array("nothing".utf8)
        default: lines[0] = [0xFF]
        }
        var damaged = Array(lines.joined(separator: [0x0A]))
        if harm != "cut" { damaged.append(0x0A) }
        machine.files.contents[path] = damaged
        let page = try files(machine).read("2026-11")
        #expect(page.lines.count == whole.count && page.lost == 0, "its copy has all")
        #expect(page.isDamaged && page.flaws.count == 1)
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.hasProblems)
        #expect(doctor.findings.contains { $0.subject == "journal/2026-11.jsonl" && $0.severity == .problem })
        // It is put back and added to; the damage stays to be looked at.
        try play(machine, hours: 2)
        #expect(try files(machine).read("2026-11").lines.count > page.lines.count)
        machine.pass(.days(13))
        try play(machine, hours: 1)
        let kept = machine.files.contents.keys.filter { $0.hasPrefix(path + ".damaged-") }
        #expect(kept.count == 1)
        #expect(try files(machine).read("2026-11").flaws.isEmpty)
    }

    @Test func repairKeepsTheDamagedFileAndWhatCanBeRead() throws {
        let machine = TestMachine()
        try play(machine, hours: 4)
        let path = folder + "/2026-11.jsonl"
        var damaged = try #require(machine.files.contents[path])
        damaged[damaged.count / 2] ^= 4
        machine.files.contents[path] = damaged
        let count = try files(machine).read("2026-11").lines.count
        let session = try machine.open()
        session.repair()
        session.close()
        let page = try files(machine).read("2026-11")
        #expect(page.flaws.isEmpty && page.lines.count >= count)
        #expect(
            machine.files.contents.contains {
                $0.key.hasPrefix(path + ".damaged-") && $0.value.starts(with: damaged)
            })
    }

    /// A full disk in the middle of adding: what was half written does not stay, and nothing is there twice.
    @Test func aFullDiskWhileAddingLeavesNoTrace() throws {
        let machine = TestMachine()
        try play(machine, hours: 2)
        let path = folder + "/2026-11.jsonl"
        let before = try #require(machine.files.contents[path])
        let visit = try #require(try files(machine).visits(of: "2026-11").last)
        var late: [Visit] = []
        for number in 0..<40 {
            late.append(
                Visit(
                    id: ID("late-\(number)"), backyard: visit.backyard, bird: visit.bird, species: visit.species,
                    perch: visit.perch, arrival: visit.arrival, departure: visit.departure, food: nil, drank: true,
                    enjoyment: nil))
        }
        let first = machine.files.calls.count
        try add(late, machine, clock: visit.departure)
        let append = try #require(machine.files.calls.dropFirst(first).firstIndex { $0.operation == .append })
        let grown = try #require(machine.files.contents[path])
        for truncateWorks in [true, false] {
            machine.files.contents[path] = before
            let number = machine.files.calls.count
            machine.files.fail(operation: number + append - first, with: .short)
            if !truncateWorks { machine.files.fail { $0.operation == .truncate ? 5 : nil } }
            #expect(throws: FileError.self) {
                try add(late, machine, clock: visit.departure)
            }
            machine.files.fail(where: nil)
            #expect((machine.files.contents[path] == before) == truncateWorks)
            try add(late, machine, clock: visit.departure)
            let page = try files(machine).read("2026-11")
            #expect(page.flaws.isEmpty)
            let found = page.lines.filter { String(decoding: $0, as: UTF8.self).contains("late-") }
            #expect(found.count == late.count)
            if truncateWorks { #expect(machine.files.contents[path] == grown) }
        }
    }
}
