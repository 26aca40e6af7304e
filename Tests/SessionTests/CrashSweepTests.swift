import Chronology
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

/// What a player would miss if it were gone. Left out is what a reopened game does by itself: finishing what was
/// handed over.
struct Deeds: Hashable {
    let world: World
    let account: Account
    let ledger: [UInt64: Delivery]
    let formerBackyards: [ID<Backyard>: String]

    init(_ snapshot: Snapshot) {
        world = snapshot.world
        account = snapshot.account
        ledger = Dictionary(
            snapshot.store.ledger.map { ($0.transaction.id, $0.delivery) }, uniquingKeysWith: { first, _ in first })
        formerBackyards = snapshot.journal.formerBackyards
    }
}

/// A game of some minutes in which everything happens that is ever written, noted step by step.
final class NotedGame {
    let machine: TestMachine
    /// What the game was after each step.
    private(set) var states: [Deeds] = []
    /// After so many file operations the player was told that the state of that index is safe.
    private(set) var acknowledged: [(operations: Int, state: Int)] = []

    init(_ machine: TestMachine) {
        self.machine = machine
    }

    func play() throws {
        var session = try open()
        try step(session) { try session.perform(.renameBackyard(session.world.backyards[0].id, "Wren’s Rest")) }
        try step(session) { try session.perform(.store(.purchase("nectar.bottle"))) }
        try step(session) { machine.pass(.minutes(21)) }
        try step(session) { try session.perform(.refillFood(session.world.backyards[1].id, food: .nectar)) }
        try step(session) { try session.perform(.removeBackyard(session.world.backyards[2].id)) }
        try step(session) { try session.perform(.undo) }
        close(session)
        machine.pass(.minutes(40))
        session = try open()
        try step(session) { try session.perform(.store(.purchase("pass.individual"))) }
        try step(session) { try session.perform(.setDisplayName("Wren")) }
        try step(session) { machine.pass(.seconds(61)) }
        close(session)
        session = try open()
        try step(session) { try session.perform(.removeBackyard(session.world.backyards[3].id)) }
        close(session)
    }

    private func open() throws -> Session {
        let session = try machine.open()
        note(session)
        return session
    }

    private func step(_ session: Session, _ act: () throws -> Void) throws {
        do {
            try act()
        } catch let error as RequestError {
            guard case .readOnly = error else { throw error }
        }
        note(session)
        _ = session.advance()
        note(session)
        session.saveNow()
        note(session)
    }

    private func close(_ session: Session) {
        session.close()
        note(session)
    }

    private func note(_ session: Session) {
        let state = Deeds(session.snapshot)
        if states.last != state { states.append(state) }
        if session.saveStatus == .saved {
            acknowledged.append((machine.files.calls.count, states.count - 1))
        }
    }

    /// The newest state that was known to be safe after so many operations.
    func acknowledged(after operations: Int) -> Int {
        acknowledged.last { $0.operations <= operations }?.state ?? -1
    }
}

@Suite struct CrashSweepTests {
    /// A crash or a power cut at every file operation: what is found afterwards is the game as it was after one of its
    /// steps, and none that was acknowledged is missing.
    @Test func aCrashAtAnyOperationLosesNothingAcknowledged() throws {
        let machine = TestMachine()
        machine.files.recordImages()
        let game = NotedGame(machine)
        try game.play()
        let indices = Dictionary(game.states.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
        let count = machine.files.calls.count
        var points = 0
        var seen: [MemoryFiles.Disk: Int] = [:]
        for operation in 0...count {
            for crash in MemoryFiles.Crash.allCases {
                points += 1
                let files = machine.files.restarted(after: operation, crash)
                let disk = files.disk
                let place: Comment = "after \(operation) of \(count) operations, \(crash)"
                let known = game.acknowledged(after: operation)
                let found: Int
                if let index = seen[disk] {
                    found = index
                } else {
                    found = try Self.index(of: files, in: indices, place)
                    seen[disk] = found
                }
                #expect(found >= known, place)
            }
        }
        #expect(points >= 500)
    }

    /// The index of the state that the files hold; -1 for none at all, -2 for one that never was.
    private static func index(of files: MemoryFiles, in indices: [Deeds: Int], _ place: Comment) throws -> Int {
        var recovery = Recovery(
            paths: Paths(root: "/home/robin/.local/share/backyard-birds", profile: "default"), files: files)
        switch try recovery.run() {
        case .nothing: return -1
        case .game(let game):
            #expect(recovery.damages.isEmpty && game.missing == 0, place)
            #expect(game.checkpoint.snapshot.world.validate().isEmpty, place)
            let index = indices[Deeds(game.checkpoint.snapshot)]
            #expect(index != nil, place)
            return index ?? -2
        case .newer, .lost:
            Issue.record(place)
            return -2
        }
    }

    /// An error, or half a write, at every distinct place: the game goes on, says so, tries again and loses nothing.
    @Test(arguments: [MemoryFiles.Fault.error(5), .error(28), .short])
    func anErrorAtAnyPlaceIsOvercome(fault: MemoryFiles.Fault) throws {
        let rehearsal = TestMachine()
        try NotedGame(rehearsal).play()
        let calls = rehearsal.files.calls
        var places: Set<MemoryFiles.Call> = []
        for (number, call) in calls.enumerated() where places.insert(call).inserted {
            if fault == .short, ![.write, .append].contains(call.operation) { continue }
            let machine = TestMachine()
            machine.files.fail(operation: number, with: fault)
            let game = NotedGame(machine)
            try game.play()
            let place: Comment = "\(fault) at \(number): \(call.operation) \(call.path)"
            let (found, recovery) = try machine.recovered()
            #expect(recovery.damages.isEmpty, place)
            let index = game.states.lastIndex(of: Deeds(found.checkpoint.snapshot))
            #expect(index != nil, place)
            #expect(index ?? -1 >= game.acknowledged(after: .max), place)
        }
    }

    /// After any crash the game opens and goes on, and a purchase has given its goods once.
    @Test func purchasesGiveOnceWhereverItCrashes() throws {
        let machine = TestMachine()
        let session = try machine.open()
        session.saveNow()
        machine.files.recordImages()
        let first = machine.files.calls.count
        try session.perform(.store(.purchase("nectar.bottle")))
        _ = session.advance()
        session.close()
        let last = machine.files.calls.count
        for operation in first...last {
            for crash in MemoryFiles.Crash.allCases {
                let after = TestMachine(files: machine.files.restarted(after: operation, crash))
                let again = try after.open()
                let bought = again.store.all(includingFinishedConsumables: true).count
                #expect(again.world.owned(.nectar) == 5 * bought)
                again.saveNow()
                #expect(again.store.unfinished.isEmpty)
            }
        }
    }
}
