import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

@Suite struct FetchTests {
    private struct Item: Hashable, Sendable {
        let name: String
        let size: Int?
    }

    private static let items = [
        Item(name: "d", size: 2), Item(name: "a", size: nil), Item(name: "c", size: 2), Item(name: "b", size: 7),
        Item(name: "e", size: 1),
    ]

    @Test(arguments: [
        (FetchDescriptor<Item>(), "dacbe"),
        (FetchDescriptor<Item>(predicate: { $0.size != nil }), "dcbe"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)]), "abcde"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name, order: .reverse)]), "edcba"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.size)]), "edcba"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.size), SortDescriptor(\.name)]), "ecdba"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.size, order: .reverse)]), "bdcea"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(first: { $0.name > "c" }), SortDescriptor(\.name)]), "deabc"),
        (FetchDescriptor<Item>(fetchLimit: 2), "da"),
        (FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)], fetchLimit: 2), "ab"),
        (FetchDescriptor<Item>(fetchLimit: 0), ""), (FetchDescriptor<Item>(fetchLimit: 9), "dacbe"),
    ])
    private func fetches(_ descriptor: FetchDescriptor<Item>, expected: String) {
        #expect(descriptor.fetch(from: Self.items).map(\.name).joined() == expected)
    }

    @Test func modelsComeFromTheWorld() throws {
        let world = try TestMachine().open().world
        #expect(world.fetch(FetchDescriptor<Backyard>()) == world.backyards)
        let owls = FetchDescriptor<Bird>(predicate: { $0.species == .owl }, sortBy: [SortDescriptor(\.id)])
        #expect(world.fetch(owls) == world.birds.filter { $0.species == .owl }.sorted { $0.id < $1.id })
        #expect(world.fetch(FetchDescriptor<Plant>()).count >= 6 * world.backyards.count)
    }

    /// Visits of several months: also those that no file has yet, each once, and no month is read in vain.
    @Test func theJournalIsReadAsFarAsItTakes() throws {
        let machine = TestMachine()
        for _ in 0..<3 {
            let session = try machine.open()
            for yard in session.world.backyards { try session.perform(.refillFood(yard.id, food: .corn)) }
            session.close()
            machine.pass(.days(20))
        }
        let session = try machine.open()
        machine.pass(.hours(2))
        _ = session.advance()
        var all: [Visit] = []
        try session.enumerateJournal { all.append($0) }
        #expect(all.count == session.world.visitCount - session.world.presentVisits.count)
        #expect(all == all.sorted { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) })
        let middle = all[all.count / 2].departure
        let calls = machine.files.calls.count
        var later: [Visit] = []
        try session.enumerateJournal(since: middle) { later.append($0) }
        #expect(later == all.filter { $0.departure >= middle })
        let read = machine.files.calls.dropFirst(calls).filter { $0.operation == .read }.map(\.path)
        let month = JournalFiles.month(at: middle)
        #expect(!read.isEmpty && read.allSatisfy { ($0.split(separator: "/").last ?? "") >= month })
        #expect(all.contains { JournalFiles.month(of: $0) < month })
    }
}
