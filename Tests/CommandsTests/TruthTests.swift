import Chronology
import Session
import Simulation
import Storefront
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// Something that a command does, and how much of it is in a save.
struct Deed: Sendable, CustomTestStringConvertible {
    let line: String
    /// What comes before it, without a fault.
    var before: [String] = []
    /// How often it was done.
    let count: @Sendable (Session) -> Int

    var testDescription: String { line }

    private static func bought(_ product: String) -> @Sendable (Session) -> Int {
        { session in
            session.store.all(includingFinishedConsumables: true).count {
                $0.verifiedPayload?.productID == product && $0.verifiedPayload?.revocationDate == nil
            }
        }
    }

    static let all: [Deed] = [
        Deed(line: "store|buy|nectar.bottle", count: bought("nectar.bottle")),
        Deed(line: "store|buy|pass.individual", count: bought("pass.individual")),
        Deed(line: "store|redeem|GOLDENHUMMER|--yes", count: bought("pass.premium")),
        Deed(line: "store|refund|1", before: ["store|buy|acorns.collection"]) { session in
            session.store.all(includingFinishedConsumables: true).count {
                $0.unsafePayload.revocationDate != nil
            }
        },
        Deed(line: "store|cancel", before: ["store|buy|pass.individual"]) { session in
            session.ownSubscriptions.first?.willAutoRenew == false ? 1 : 0
        },
        Deed(line: "favorite|Calm Palms") { session in
            session.world.backyards.count { $0.name == "Calm Palms" && $0.isFavorite }
        },
        Deed(line: "refill|Calm Palms|--water") { session in
            session.world.backyards.count { $0.name == "Calm Palms" && $0.water.fraction(at: session.now) > 0.99 }
        },
        Deed(line: "store|family|start") { $0.family == nil ? 0 : 1 },
        Deed(line: "store|family|end", before: ["store|family|start"]) { $0.family == nil ? 1 : 0 },
    ]
}

/// What befalls the disk.
enum Trouble: Hashable, Sendable, CaseIterable {
    /// One operation fails.
    case error, short
    /// Everything that writes fails from then on.
    case fullFromThenOn
    /// Nothing can be made sure of from then on.
    case unsyncedFromThenOn

    /// Whether an operation feels it.
    func concerns(_ operation: FileOperation) -> Bool {
        switch self {
        case .error: ![.read, .list, .inspect].contains(operation)
        case .short: [.write, .append].contains(operation)
        case .fullFromThenOn: [.write, .append].contains(operation)
        case .unsyncedFromThenOn: operation == .sync
        }
    }

    func befall(_ files: MemoryFiles, _ number: Int) {
        switch self {
        case .error: files.fail(operation: number, with: .error(5))
        case .short: files.fail(operation: number, with: .short)
        case .fullFromThenOn: fail(files, from: number, with: 28, [.write, .append, .rename, .makeDirectory])
        case .unsyncedFromThenOn: fail(files, from: number, with: 5, [.sync, .truncate])
        }
    }

    private func fail(_ files: MemoryFiles, from number: Int, with code: Int32, _ operations: Set<FileOperation>) {
        let counter = CallCounter(files.calls.count)
        files.fail { call in counter.next() >= number && operations.contains(call.operation) ? code : nil }
    }
}

private final class CallCounter: Sendable {
    private let count: Atomic<Int>

    init(_ count: Int) {
        self.count = Atomic(count)
    }

    /// The number of the call that is asked about.
    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

/// The answer of every command is what is on disk, whatever fails: done and in the save, or neither; and to do it again
/// after a failure never does it twice.
@Suite struct TruthTests {
    @Test(arguments: Deed.all, Trouble.allCases)
    func theAnswerIsWhatIsOnDisk(deed: Deed, trouble: Trouble) throws {
        let machine = TestMachine()
        try machine.open().close()
        let prepare = CommandRun(machine)
        for line in deed.before { #expect(prepare(line).code == 0) }
        machine.pass(.hours(1))
        let former = try count(deed, machine)
        try sweep(deed, trouble, machine.files.restarted(afterPowerCut: false), former, at: machine.wall)
    }

    /// What cannot be read, or locked, or looked at.
    @Test func theAnswerIsWhatIsOnDiskWhereReadingFails() throws {
        let machine = TestMachine()
        try machine.open().close()
        let deed = Deed.all[0]
        try sweep(deed, .error, machine.files, 0, at: machine.wall) { [.read, .list, .inspect].contains($0) }
    }

    /// The same where there is nothing yet.
    @Test(
        arguments: Deed.all.filter { ["store|buy|nectar.bottle", "store|family|start"].contains($0.line) },
        Trouble.allCases)
    func theAnswerIsWhatIsOnAFreshDisk(deed: Deed, trouble: Trouble) throws {
        let machine = TestMachine()
        try sweep(deed, trouble, machine.files, 0, at: machine.wall)
    }

    private func sweep(
        _ deed: Deed, _ trouble: Trouble, _ files: MemoryFiles, _ former: Int, at wall: Instant,
        concerns: ((FileOperation) -> Bool)? = nil
    ) throws {
        let rehearsal = machine(files, wall)
        #expect(CommandRun(rehearsal)(deed.line).code == 0)
        try #require(try count(deed, rehearsal) == former + 1)
        for (number, call) in rehearsal.files.calls.enumerated()
        where concerns?(call.operation) ?? trouble.concerns(call.operation) {
            let tried = machine(files, wall)
            trouble.befall(tried.files, number)
            let answer = CommandRun(tried)(deed.line)
            let place: Comment = "\(trouble) at \(number): \(call.operation) \(call.path): \(answer.error)"
            let after = machine(tried.files, wall)
            let done = try count(deed, after) - former
            if answer.error.contains("not known whether this was saved") {
                #expect(trouble == .unsyncedFromThenOn && answer.code == 1, place)
                continue
            }
            #expect(done == (answer.code == 0 ? 1 : 0), place)
            guard answer.code != 0 else { continue }
            #expect(CommandRun(after)(deed.line).code == 0, place)
            #expect(try count(deed, after) == former + 1, place)
        }
    }

    /// A computer whose disk is as that one left it.
    private func machine(_ files: MemoryFiles, _ wall: Instant) -> TestMachine {
        let machine = TestMachine(files: files.restarted(afterPowerCut: false))
        machine.wall = wall
        return machine
    }

    /// What a later program finds.
    private func count(_ deed: Deed, _ machine: TestMachine) throws -> Int {
        let machine = self.machine(machine.files, machine.wall)
        let session = try Session.glance(Configuration(), environment: machine.environment)
        let bottles = session.store.all(includingFinishedConsumables: true).count {
            $0.verifiedPayload?.productID == "nectar.bottle"
        }
        #expect(session.world.owned(.nectar) == 5 * bottles, "goods and ledger agree")
        return deed.count(session)
    }
}
