import Chronology
import JSON
import Simulation
import Storefront
import Testing

@testable import Session

/// What is said of every kind of entity at once: a new one that is declared nowhere fails here.
@Suite struct SchemaTests {
    /// Some hours of visits with a gift and a pot to spare, so that every list of the world has something in it.
    private static let snapshot: Snapshot? = {
        var world = World.firstWorld(seed: 5, began: Instant(milliseconds: 1_795_000_000_000))
        let start = world.clock
        for step in 1...24 where step <= 6 || world.presentVisits.count < 2 {
            world.advance(to: start + .minutes(20 * Int64(step)), allowances: .standard)
        }
        guard var tree = try? JSONValue(encoding: world), let visit = world.presentVisits.first else { return nil }
        let gift = Gift(
            id: ID("gift-1"), kind: .button, bird: visit.bird, species: visit.species, backyard: visit.backyard,
            date: world.clock)
        tree["gifts"] = (try? JSONValue(encoding: [gift])) ?? []
        tree["sparePlants"] = (try? JSONValue(encoding: [Plant(id: ID("plant-0"), kind: .foxglove, variant: 1)])) ?? []
        guard let full = try? tree.decode(World.self) else { return nil }
        return Snapshot(
            clock: WorldClock(world: full.clock, wall: full.clock), world: full, store: StoreState(began: full.clock),
            account: Account(displayName: "Robin", joined: full.clock), settings: Settings())
    }()

    private func snapshot() throws -> Snapshot { try #require(Self.snapshot) }

    @Test func everyListOfTheWorldIsDeclared() throws {
        let world = try snapshot().world
        let lists = (try JSONValue(encoding: world).members ?? []).filter { $0.value.arrayValue != nil }.map(\.key)
        func counts<Model: Entity>(_ type: Model.Type) -> [(key: String, entities: Int)] {
            type.tables.map { ($0.key, $0.entities(world).count) }
        }
        let tables = Schema.entities.flatMap { counts($0) }
        #expect(lists == tables.map(\.key).sorted())
        for table in tables { #expect(table.entities > 0, "nothing of \(table.key) to look at") }
        #expect(Set(Operation.Table.lists.map(\.name)).count == Operation.Table.lists.count)
        let rest = try JSONValue(encoding: world.withoutEntities)
        #expect((rest.members ?? []).allSatisfy { $0.value.arrayValue.map(\.isEmpty) ?? true })
    }

    @Test func everyEntityIsPutTakenAwayAndPutInOrderByItsId() throws {
        for type in Schema.entities { try roundTrips(of: type) }
    }

    private func roundTrips<Model: Entity>(of type: Model.Type) throws {
        for table in type.tables { try roundTrip(table) }
    }

    private func roundTrip<Model: Entity>(_ table: EntityTable<Model>) throws {
        let full = try snapshot()
        let all = table.entities(full.world)
        var less = full
        table.setEntities(&less.world, Array(all.dropFirst()))
        for (before, after) in [(full, less), (less, full)] {
            let (operations, committed) = try Baseline(before).operations(to: after)
            #expect(operations.contains { $0.table.name == table.name })
            #expect(committed.snapshot == after)
            // As a snapshot takes it, as a document does, as a patch is merged, and as a line of the history has it.
            var applied = before
            var document = try Document(JSONValue(encoding: before))
            for operation in operations {
                let read = try Operation(JSONValue(parsing: operation.json.compact))
                #expect(read == operation)
                try applied.apply(read)
                try document.apply(read)
            }
            #expect(applied == after)
            #expect(try document.tree.decode(Snapshot.self) == after)
        }
    }

    @Test func everyEntityIsFetchedOnceAndMayBeThereOnce() throws {
        for entity in Schema.entities { try look(for: entity) }
    }

    private func look<Model: Entity>(for type: Model.Type) throws {
        var world = try snapshot().world
        let all = type.all(in: world)
        #expect(world.validate().isEmpty)
        #expect(Set(all.map(\.id)).count == all.count)
        for table in type.tables {
            let entities = table.entities(world)
            table.setEntities(&world, entities + entities.suffix(1))
        }
        let id = type.all(in: world).last?.id.rawValue ?? ""
        #expect(world.validate().contains(.duplicateID(id)), "two \(type) named \(id)")
    }
}
