import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

extension TestMachine {
    /// What the files say, without opening a game.
    func recovered() throws -> (game: Recovery.Game, recovery: Recovery) {
        var recovery = Recovery(
            paths: Paths(root: "/home/robin/.local/share/backyard-birds", profile: "default"), files: files)
        guard case .game(let game) = try recovery.run() else { throw Nothing() }
        return (game, recovery)
    }

    /// The journal as the save knows it.
    func journal() throws -> JournalFiles {
        let checkpoint = try recovered().game.checkpoint
        return JournalFiles(
            Paths(root: "/home/robin/.local/share/backyard-birds", profile: "default"), files,
            of: checkpoint.snapshot.world.journalGame, checkpoint.journal)
    }

    struct Nothing: Error {}
}

@Suite struct HistoryTests {
    @Test func anAutosaveAppendsOneLineAndRewritesNothing() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let before = machine.files.contents
        let yard = try #require(session.world.backyards.first)
        try session.perform(.renameBackyard(yard.id, "Wren’s Rest"))
        _ = session.advance()
        #expect(session.saveStatus == .saved)
        let after = machine.files.contents
        let changed = after.filter { before[$0.key] != $0.value }.map { Paths.name(of: $0.key) }.sorted()
        #expect(changed == ["history.jsonl", "write.lock"])
        let history = directory + "/history.jsonl"
        let old = try #require(before[history])
        let new = try #require(after[history])
        let grown = new.dropFirst(old.count)
        #expect(new.starts(with: old))
        let entry = try #require(HistoryFile(reading: new).entries.last)
        #expect(entry.author == .game && grown.count < 2000)
        #expect(
            entry.operations.contains { operation in
                guard case .put(let table, id: yard.id.rawValue, let value) = operation else { return false }
                return table.name == "backyard" && value["name"] == "Wren’s Rest"
            })
    }

    @Test func checkpointAndHistoryAreTheGame() throws {
        let machine = TestMachine()
        let session = try machine.open()
        for hour in 1...4 {
            machine.pass(.hours(1))
            _ = session.advance()
            let yards = session.world.backyards
            try session.perform(.store(.purchase(hour.isMultiple(of: 2) ? "nectar.cup" : "pellet.box")))
            try session.perform(.refillWater(yards[hour % yards.count].id))
            if hour == 2 { try session.perform(.createBackyard(name: "New", Decoration())) }
            if hour == 3 { try session.perform(.removeBackyard(yards[1].id)) }
            if hour == 4 { try session.perform(.undo) }
            session.saveNow()
            let (game, recovery) = try machine.recovered()
            #expect(recovery.damages.isEmpty && game.missing == 0)
            let saved = game.checkpoint.snapshot
            let isSameWorld = saved.world == session.world
            #expect(isSameWorld)
            let isSameStore = saved.store == session.store.state
            #expect(isSameStore)
            #expect(saved.account == session.account && saved.journal == session.journalNotes)
            #expect(game.checkpoint.snapshot.world.clock == session.world.clock)
        }
    }

    @Test func undoneRemovalKeepsTheOrderOfYards() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let yards = session.world.backyards
        try session.perform(.removeBackyard(yards[1].id))
        _ = session.advance()
        try session.perform(.undo)
        _ = session.advance()
        #expect(session.world.backyards == yards)
        #expect(try machine.recovered().game.checkpoint.snapshot.world.backyards == yards)
    }

    /// Guests go on with a yard that is taken back; the journal has each visit once, as long as it was in the end.
    @Test(arguments: [false, true]) func aVisitThatGoesOnIsInTheJournalOnce(reopens: Bool) throws {
        let machine = TestMachine()
        var session = try machine.open()
        machine.pass(.minutes(2))
        _ = session.advance()
        let guest = try #require(session.world.presentVisits.max { $0.departure < $1.departure })
        func rows() throws -> [Visit] {
            var rows: [Visit] = []
            try session.enumerateJournal { rows.append($0) }
            return rows.filter { $0.id == guest.id }
        }
        try session.perform(.removeBackyard(guest.backyard))
        session.saveNow()
        #expect(try rows().map(\.departure) == [session.world.clock])
        try session.perform(.undo)
        #expect(session.world.presentVisits.contains(guest))
        #expect(try rows().isEmpty)
        if reopens {
            session.close()
            session = try machine.open()
            #expect(session.world.presentVisits.contains(guest))
            #expect(try rows().isEmpty)
        }
        machine.pass(.hours(1))
        _ = session.advance()
        #expect(try rows() == [guest])
        session.close()
        session = try machine.open()
        #expect(try rows() == [guest])
    }

    /// Undoing the making of a yard sends its guests away, too.
    @Test func guestsOfAYardThatWasNeverMadeAreInTheJournal() throws {
        let machine = TestMachine()
        let session = try machine.open()
        guard case .created(let id) = try session.perform(.createBackyard(name: "New", Decoration())) else {
            Issue.record("no yard")
            return
        }
        var guests: [Visit] = []
        for _ in 0..<200 where guests.isEmpty {
            machine.pass(.minutes(1))
            _ = session.advance()
            guests = session.world.presentVisits(in: id)
        }
        #expect(!guests.isEmpty)
        try session.perform(.undo)
        var rows: [Visit] = []
        try session.enumerateJournal { rows.append($0) }
        #expect(Set(rows.map(\.id)).isSuperset(of: guests.map(\.id)))
        #expect(session.journalNotes.formerBackyards[id] == "New")
    }

    @Test func aLongHistoryBecomesACheckpoint() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let name = String(repeating: "x", count: Account.nameLimit)
        var largest = 0
        for number in 0..<1700 {
            try session.perform(.setDisplayName(number.isMultiple(of: 2) ? name : "y"))
            if number.isMultiple(of: 100) { try session.perform(.setEmail("\(number)@example.org")) }
            _ = session.advance()
            largest = max(largest, machine.files.contents[directory + "/history.jsonl"]?.count ?? 0)
        }
        #expect(largest < PersistentStore.gameHistoryLimit + 4096)
        #expect(try machine.recovered().game.checkpoint.snapshot.account == session.account)
    }

    @Test func everyFinishedVisitIsInTheJournalOnce() throws {
        let machine = TestMachine()
        var session = try machine.open()
        var finished: [ID<Visit>] = []
        for day in 0..<4 {
            machine.pass(.hours(5))
            for event in session.advance() {
                if case .world(let event) = event, case .departed(let visit) = event.kind { finished.append(visit.id) }
            }
            if day == 1 { try session.perform(.removeBackyard(session.world.backyards[0].id)) }
            if day == 2 {
                session.close()
                session = try machine.open()
            }
        }
        session.close()
        // Away: these visits belong into the journal as well.
        machine.pass(.days(15))
        session = try machine.open()
        session.close()
        let journal = try machine.journal()
        let months = try journal.months()
        #expect(months == ["2026-11", "2026-12"])
        let visits = try months.flatMap { try journal.visits(of: $0) }
        let ids = visits.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(finished).isSubset(of: Set(ids)))
        #expect(ids.count == session.world.visitCount - session.world.presentVisits.count)
        for month in months {
            #expect(try journal.read(month).flaws.isEmpty)
            #expect(try journal.visits(of: month).allSatisfy { JournalFiles.month(of: $0) == month })
        }
        #expect(session.journalNotes.formerBackyards.values.contains("Bird Springs"))
    }

    @Test func aSealedMonthIsNeverWrittenAgain() throws {
        let machine = TestMachine()
        var session = try machine.open()
        machine.pass(.days(14))
        session.close()
        let november = directory + "/journal/2026-11.json"
        let sealed = try #require(machine.files.contents[november])
        for _ in 0..<2 {
            machine.pass(.days(1))
            session = try machine.open()
            session.close()
        }
        let isUntouched = machine.files.contents[november] == sealed
        #expect(isUntouched)
    }

    @Test func fiveBackupsAreKept() throws {
        let machine = TestMachine()
        for _ in 0..<9 { try machine.open().close() }
        let names = try machine.files.list(directory + "/backups")
        #expect(Backups.generations(names).count == Backups.count)
        #expect(names.count { $0.hasPrefix("history-") } <= Backups.count)
    }

    @Test func theFirstFormatIsKeptWhenItIsMigrated() throws {
        let machine = try FixtureTests.machine(schema: 1)
        let former = try #require(machine.files.contents[directory + "/world.json"])
        let session = try machine.open()
        session.close()
        #expect(machine.files.contents[directory + "/backups/world-schema-1.json"] == former)
        let again = try machine.open()
        #expect(again.world == session.world && again.notices.isEmpty)
        #expect(try machine.recovered().game.checkpoint.generation > 1)
    }
}
