import JSON
import Simulation
import Storefront

/// The tables of a save: lists of the world's entities and of store transactions, and singletons with fields.
enum SaveSchema {
    /// The name of the table of store transactions.
    static let purchases = "transaction"

    /// The tables that are lists of entities.
    static let lists: [any SavedList] =
        Schema.entities.flatMap { worldLists(of: $0) } + [
            EntityRows(
                table: Operation.Table(purchases, path: ["store", "ledger"], idPath: ["transaction", "id"]),
                rows: { $0.store.ledger }, setRows: { $0.store.parts = $1 },
                isSame: { $0.store.ledger == $1.store.ledger },
                id: { String($0.transaction.id) })
        ]

    /// The tables that are one value each.
    static let singletons: [any SavedSingleton] = [
        Singleton(table: .clock, value: { $0.clock }, setValue: { $0.clock = $1 }),
        Singleton(
            table: Operation.Table("world"), value: { $0.world.withoutEntities },
            setValue: { snapshot, world in
                var world = world
                world.takeEntities(of: snapshot.world)
                snapshot.world = world
            }),
        Singleton(
            table: Operation.Table("store"), value: { $0.store.withoutLedger },
            setValue: { snapshot, store in
                let ledger = snapshot.store.ledger
                snapshot.store = store
                snapshot.store.parts = ledger
            }),
        Singleton(table: Operation.Table("account"), value: { $0.account }, setValue: { $0.account = $1 }),
        Singleton(table: Operation.Table("settings"), value: { $0.settings }, setValue: { $0.settings = $1 }),
        Singleton(table: Operation.Table("journal"), value: { $0.journal }, setValue: { $0.journal = $1 }),
    ]

    static let tables: [any SavedTable] = lists.map { $0 } + singletons.map { $0 }

    /// The tables by name.
    static let byName = Dictionary(tables.map { ($0.table.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the tables of one type of the world's entities.
    private static func worldLists<Model: Entity>(of type: Model.Type) -> [any SavedList] {
        type.tables.map { table in
            EntityRows<Model>(
                table: Operation.Table(table.name, path: ["world", table.key]), rows: { table.entities($0.world) },
                setRows: { table.setEntities(&$0.world, $1) }, isSame: { table.isSame($0.world, $1.world) },
                id: { $0.id.rawValue })
        }
    }
}

/// A table of a save that can apply operations to a snapshot.
protocol SavedTable: Sendable {
    var table: Operation.Table { get }

    /// Changes one entity, or one field of a singleton, and nothing else; `change` gets the former value and returns
    /// the new one.
    func edit(
        _ snapshot: inout Snapshot, _ id: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError)
}

/// A table that is a list of entities.
protocol SavedList: SavedTable {
    /// Returns the operations that turn the first snapshot's list into the second's.
    func operations(from former: Snapshot, to next: Snapshot) throws(JSONError) -> [Operation]
    /// Sorts the list in the order of `ids`; entities that are not among them come last.
    func order(_ snapshot: inout Snapshot, _ ids: [String])
}

/// A table that is one value, saved field by field.
protocol SavedSingleton: SavedTable {
    /// Returns the value as a JSON object without its lists of entities.
    func fields(of snapshot: Snapshot) throws(JSONError) -> JSONValue
}

/// A single value of a snapshot, saved field by field.
private struct Singleton<Value: Codable>: SavedSingleton {
    let table: Operation.Table
    let value: @Sendable (Snapshot) -> Value
    let setValue: @Sendable (inout Snapshot, Value) -> Void

    func fields(of snapshot: Snapshot) throws(JSONError) -> JSONValue {
        var fields = try JSONValue(encoding: value(snapshot))
        for list in SaveSchema.lists {
            if let path = list.table.path, path.count == 2, path[0] == table.name { fields[path[1]] = nil }
        }
        return fields
    }

    func edit(
        _ snapshot: inout Snapshot, _ id: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError) {
        var tree = try JSONValue(encoding: value(snapshot))
        let before = tree[id]
        let after = change(before)
        guard after != before else { return }
        tree[id] = after
        setValue(&snapshot, try tree.decode(Value.self))
    }
}

/// A list of a snapshot, saved entity by entity.
private struct EntityRows<Row: Hashable & Codable & Sendable>: SavedList {
    let table: Operation.Table
    let rows: @Sendable (Snapshot) -> [Row]
    let setRows: @Sendable (inout Snapshot, [Row]) -> Void
    /// Returns whether two snapshots share the list unchanged; a fast check without comparing entities.
    let isSame: @Sendable (Snapshot, Snapshot) -> Bool
    let id: @Sendable (Row) -> String

    func operations(from former: Snapshot, to next: Snapshot) throws(JSONError) -> [Operation] {
        if isSame(former, next) { return [] }
        let (before, after) = (rows(former), rows(next))
        // Equal entities at the beginning cost one comparison each.
        var start = 0
        while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
        let old = Dictionary(before[start...].map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        var kept: Set<String> = []
        var puts: [Operation] = []
        var added: [String] = []
        for row in after[start...] {
            let key = id(row)
            if let former = old[key] {
                kept.insert(key)
                if former != row { puts.append(.put(table, id: key, try JSONValue(encoding: row))) }
            } else {
                added.append(key)
                puts.append(.put(table, id: key, try JSONValue(encoding: row)))
            }
        }
        let former = before[start...].map(id)
        var operations = former.filter { !kept.contains($0) }.map { Operation.delete(table, id: $0) }
        operations += puts
        let order = after[start...].map(id)
        if former.filter(kept.contains) + added != order {
            operations.append(.order(table, before[..<start].map(id) + order))
        }
        return operations
    }

    func edit(
        _ snapshot: inout Snapshot, _ key: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError) {
        var rows = rows(snapshot)
        let place = rows.firstIndex { id($0) == key }
        let before: JSONValue?
        if let place { before = try JSONValue(encoding: rows[place]) } else { before = nil }
        let after = change(before)
        guard after != before else { return }
        if let after {
            let row = try after.decode(Row.self)
            if let place { rows[place] = row } else { rows.append(row) }
        } else if let place {
            rows.remove(at: place)
        }
        setRows(&snapshot, rows)
    }

    func order(_ snapshot: inout Snapshot, _ ids: [String]) {
        let places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        setRows(&snapshot, rows(snapshot).sorted { places[id($0), default: .max] < places[id($1), default: .max] })
    }
}
