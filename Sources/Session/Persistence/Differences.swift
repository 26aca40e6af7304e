import JSON
import Simulation
import Storefront

/// A committed snapshot with what is needed to tell quickly how another one differs.
struct Committed: Sendable {
    private(set) var snapshot: Snapshot
    /// The fields of the singletons: everything in the snapshot that is not many.
    private var fields: [Operation.Table: JSONValue]

    init(_ snapshot: Snapshot) throws(JSONError) {
        self.snapshot = snapshot
        fields = try Self.fields(of: snapshot)
    }

    /// The operations that make `next` from this snapshot. Entities that are equal are not even encoded, so the cost
    /// grows with the change.
    ///
    /// - Returns: `next` as committed, too.
    func operations(to next: Snapshot) throws(JSONError) -> ([Operation], Committed) {
        var operations: [Operation] = []
        try entities(.backyard, snapshot.world.backyards, next.world.backyards, \.id.rawValue, &operations)
        try entities(.bird, snapshot.world.birds, next.world.birds, \.id.rawValue, &operations)
        try entities(.visit, snapshot.world.presentVisits, next.world.presentVisits, \.id.rawValue, &operations)
        if snapshot.world.pastVisits != next.world.pastVisits {
            try entities(
                .pastVisit, snapshot.world.pastVisits.all, next.world.pastVisits.all, \.id.rawValue, &operations)
        }
        try entities(.plant, snapshot.world.sparePlants, next.world.sparePlants, \.id.rawValue, &operations)
        try entities(.gift, snapshot.world.gifts, next.world.gifts, \.id.rawValue, &operations)
        try entities(.sighting, snapshot.world.sightings, next.world.sightings, \.id.rawValue, &operations)
        try entities(.transaction, snapshot.store.ledger, next.store.ledger, { String($0.transaction.id) }, &operations)
        let committed = try Committed(next)
        let nextFields = committed.fields
        for table in Operation.Table.allCases where table.path == nil {
            let before = fields[table]?.members ?? []
            let after = nextFields[table]?.members ?? []
            for member in after where fields[table]?[member.key] != member.value {
                operations.append(.put(table, id: member.key, member.value))
            }
            for member in before where nextFields[table]?[member.key] == nil {
                operations.append(.delete(table, id: member.key))
            }
        }
        return (operations, committed)
    }

    private static func fields(of snapshot: Snapshot) throws(JSONError) -> [Operation.Table: JSONValue] {
        var world = try JSONValue(encoding: snapshot.world.withoutParts)
        for table in Operation.Table.allCases {
            if let path = table.path, path.count == 2, path[0] == "world" { world[path[1]] = nil }
        }
        var store = try JSONValue(encoding: snapshot.store.withoutLedger)
        store["ledger"] = nil
        return [
            .clock: try JSONValue(encoding: snapshot.clock), .world: world, .store: store,
            .account: try JSONValue(encoding: snapshot.account), .settings: try JSONValue(encoding: snapshot.settings),
            .journal: try JSONValue(encoding: snapshot.journal),
        ]
    }

    private func entities<Entity: Equatable & Encodable>(
        _ table: Operation.Table, _ before: [Entity], _ after: [Entity], _ id: (Entity) -> String,
        _ operations: inout [Operation]
    ) throws(JSONError) {
        // The same memory: nothing was written since.
        if before == after { return }
        // What did not move costs one comparison.
        var start = 0
        while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
        guard start < before.count || start < after.count else { return }
        let old = Dictionary(before[start...].map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        var kept: Set<String> = []
        var puts: [Operation] = []
        var added: [String] = []
        for entity in after[start...] {
            let key = id(entity)
            if let former = old[key] {
                kept.insert(key)
                if former != entity { puts.append(.put(table, id: key, try JSONValue(encoding: entity))) }
            } else {
                added.append(key)
                puts.append(.put(table, id: key, try JSONValue(encoding: entity)))
            }
        }
        let remaining = before[start...].map(id).filter { key in
            if kept.contains(key) { return true }
            operations.append(.delete(table, id: key))
            return false
        }
        operations += puts
        let order = after[start...].map(id)
        if remaining + added != order { operations.append(.order(table, before[..<start].map(id) + order)) }
    }
}
