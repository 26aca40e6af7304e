import Chronology
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

private let root = "/home/robin/.local/share/backyard-birds"

/// The power goes at any moment, and what was not synced arrives in any order, in part or not at all.
@Suite struct PowerLossTests {
    /// What is found is the game as it was after one of its steps, none that was acknowledged is missing, its
    /// purchases are genuine, and its journal is whole.
    @Test func everythingAcknowledgedIsThere() throws {
        let machine = TestMachine()
        machine.files.recordImages()
        let game = NotedGame(machine)
        try game.play()
        let steps = Dictionary(game.states.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
        try Self.sweep("power loss: a game", machine) { disk, operation in
            let known = game.acknowledged(after: operation)
            var recovery = Recovery(paths: Paths(root: root, profile: "default"), files: disk)
            switch try recovery.run() {
            case .nothing: return known < 0 ? nil : (.lost, "no game is there")
            case .newer, .lost: return (.lost, "nothing can be read: \(recovery.damages)")
            case .game(let found):
                guard let step = steps[Deeds(found.checkpoint.snapshot)] else { return (.silent, "it never was so") }
                if step < known { return (.lost, "step \(step) of \(known)") }
            }
            return try Self.flaw(disk, at: machine.wall)
        }
    }

    /// A month ends, is sealed, and the next begins.
    @Test func theJournalIsWhole() throws {
        let machine = TestMachine()
        machine.wall = try #require(Instant(iso8601: "2026-11-30T22:40:00Z"))
        try Self.sit(machine)
        machine.files.recordImages()
        var counts: [(operations: Int, visits: Int)] = []
        for _ in 0..<4 {
            let session = try Self.sit(machine)
            counts.append((machine.files.calls.count, session.world.visitCount))
        }
        try Self.sweep("power loss: a month’s end", machine) { disk, operation in
            let known = counts.last { $0.operations <= operation }?.visits ?? 0
            let (game, _) = try TestMachine(files: disk).recovered()
            if game.checkpoint.snapshot.world.visitCount < known { return (.lost, "visits are missing") }
            return try Self.flaw(disk, at: machine.wall)
        }
    }

    /// There is the former game with its journal, or the imported one with its own.
    @Test func anImportIsThereWholeOrNotAtAll() throws {
        let elsewhere = TestMachine()
        elsewhere.wall = elsewhere.wall - .days(40)
        for _ in 0..<3 { try Self.sit(elsewhere) }
        elsewhere.wall += .days(39)
        let other = try Self.sit(elsewhere)
        _ = try other.perform(.setDisplayName("Wren"))
        _ = try other.perform(.transfer(.export(to: "/home/robin/wren.json")))
        let machine = TestMachine()
        for _ in 0..<3 { try Self.sit(machine) }
        machine.files.contents["/home/robin/wren.json"] = elsewhere.files.contents["/home/robin/wren.json"]
        let imported = try ImportFile("/home/robin/wren.json", files: machine.files)
        machine.files.recordImages()
        let session = try machine.open()
        _ = try session.perform(.transfer(.replace(with: imported, trustPurchases: true)))
        let done = machine.files.calls.count
        session.close()
        try Self.sweep("power loss: an import", machine) { disk, operation in
            let (game, _) = try TestMachine(files: disk).recovered()
            if operation >= done, game.checkpoint.snapshot.account.displayName != "Wren" {
                return (.lost, "the imported game is not there")
            }
            return try Self.flaw(disk, at: machine.wall)
        }
    }

    /// Whoever reads an export's path finds the former export or the new one.
    @Test func anExportReplacesAnotherAtOnce() throws {
        let machine = TestMachine()
        let path = "/home/robin/backup.json"
        var session = try Self.sit(machine)
        session = try machine.open()
        _ = try session.perform(.transfer(.export(to: path)))
        let former = try #require(machine.files.contents[path])
        _ = try session.perform(.setDisplayName("Wren"))
        machine.files.recordImages()
        _ = try session.perform(.transfer(.export(to: path)))
        let done = machine.files.calls.count
        let new = try #require(machine.files.contents[path])
        try Self.sweep("power loss: an export", machine) { disk, operation in
            let found = disk.contents[path]
            if operation >= done { return found == new ? nil : (.lost, "the export is not there") }
            return found == former || found == new ? nil : (.lost, "neither export is there")
        }
    }

    /// A save of an older version becomes one of this version: its own file is kept, and all that was in it is there.
    @Test(arguments: [1, 2])
    func aMigrationLosesNothing(schema: Int) throws {
        let machine = try FixtureTests.machine(schema: schema)
        let saved = try machine.recovered().game.checkpoint.snapshot
        machine.files.recordImages()
        try machine.open().close()
        try Self.sweep("power loss: schema \(schema)", machine) { disk, _ in
            let found = try TestMachine(files: disk).recovered().game.checkpoint.snapshot
            if found.account != saved.account || found.world.visitCount < saved.world.visitCount {
                return (.lost, "it is not the game that it was")
            }
            // The first versions did not keep every visit.
            return try Self.flaw(disk, at: machine.wall, isWhole: false)
        }
    }

    // MARK: Sweeping

    /// An hour of play, which ends with a checkpoint.
    @discardableResult
    private static func sit(_ machine: TestMachine) throws -> Session {
        machine.pass(.hours(1))
        let session = try machine.open()
        for yard in session.world.backyards { try session.perform(.refillFood(yard.id, food: .sunflowerSeeds)) }
        _ = try session.perform(.store(.purchase("nectar.cup")))
        session.close()
        return session
    }

    /// Cuts the power many times, at every moment in turn.
    private static func sweep(
        _ name: String, _ machine: TestMachine,
        _ flaw: (_ disk: MemoryFiles, _ operation: Int) throws -> (fault: Tally.Fault, why: String)?
    ) throws {
        let loss = PowerLoss(machine.files)
        var tally = Tally(name)
        for number in 0..<rounds(short: 60) {
            let operation = number * 7919 % (loss.operations + 1)
            var random = SweepRandom(state: UInt64(number))
            let disk = loss.disk(during: operation, using: &random)
            tally.cases += 1
            let found: (fault: Tally.Fault, why: String)?
            do { found = try flaw(disk, operation) } catch { found = (.lost, "\(error)") }
            guard let found else { continue }
            tally.add(found.fault)
            if tally.isRare(found.fault) {
                let call = operation < loss.operations ? "\(machine.files.calls[operation])" : "the end"
                Issue.record("\(name), case \(number), power gone during \(operation), \(call): \(found)")
            }
        }
        tally.printed()
    }

    /// What is wrong with a game that is opened on this disk and played on; `nil` if nothing is.
    ///
    /// - Parameter isWhole: the journal has had all visits from the beginning.
    private static func flaw(
        _ disk: MemoryFiles, at wall: Instant, isWhole: Bool = true
    ) throws -> (fault: Tally.Fault, why: String)? {
        let machine = TestMachine(files: disk)
        machine.wall = wall
        machine.files.refuseForecasts()
        let session = try machine.open()
        let bought = session.store.all(includingFinishedConsumables: true)
        if bought.contains(where: { $0.verifiedPayload == nil }) { return (.lost, "a purchase is worthless") }
        var ids: [ID<Visit>] = []
        try session.enumerateJournal { ids.append($0.id) }
        if Set(ids).count < ids.count { return (.doubled, "a visit is there twice") }
        let all = session.world.visitCount - session.world.presentVisits.count
        if isWhole, ids.count != all { return (.silent, "\(ids.count) visits of \(all) are in the journal") }
        _ = try session.perform(.setEmail("wren@example.org"))
        session.close()
        if session.saveStatus != .saved { return (.lied, "it cannot be saved: \(session.saveStatus)") }
        // A line that was under way cannot be told from one that was damaged: that may be said, but only once.
        let again = try Session.glance(Configuration(), environment: machine.environment)
        return again.notices.isEmpty ? nil : (.lied, "\(again.notices)")
    }
}
