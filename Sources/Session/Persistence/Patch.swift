import JSON
import Simulation
import Storefront

/// A change by another program: entities as they were and as they are, to be merged into a game that has gone on
/// meanwhile.
struct Patch: Hashable, Sendable {
    struct Item: Hashable, Sendable {
        let table: Operation.Table
        let id: String
        /// The former value; `nil` if there was none.
        let before: JSONValue?
        /// The new value; `nil` if it is gone.
        let after: JSONValue?
    }

    let author: Author
    let items: [Item]
}

extension Patch {
    /// Makes a patch of the difference between two snapshots.
    init(author: Author, from before: Snapshot, to after: Snapshot) throws(JSONError) {
        let (operations, _) = try Baseline(before).operations(to: after)
        var snapshot = before
        var items: [Item] = []
        for operation in operations {
            let former = try snapshot.apply(operation)
            switch operation {
            case .put(let table, let id, let value):
                items.append(Item(table: table, id: id, before: former, after: value))
            case .delete(let table, let id):
                items.append(Item(table: table, id: id, before: former, after: nil))
            case .order: break
            }
        }
        self.init(author: author, items: items)
    }
}

extension Snapshot {
    /// Returns the snapshot with a patch merged in.
    func merging(_ patch: Patch) throws(JSONError) -> Snapshot {
        var merged = self
        // Every program has its own clock; the later one is right.
        for item in patch.items where item.table != .clock && item.id != "clock" {
            try merged.edit(item.table, item.id) { ours in
                ThreeWayMerge.merge(base: item.before, theirs: item.after, ours: ours, key: item.id)
            }
        }
        // Ids rise along the ledger, whichever came first.
        merged.store = merged.store.withLedgerInOrder
        return merged
    }

    /// Performs one operation.
    /// - Returns: the former value.
    @discardableResult
    mutating func apply(_ operation: Operation) throws(JSONError) -> JSONValue? {
        var before: JSONValue?
        switch operation {
        case .put(let table, let id, let value):
            try edit(table, id) { former in
                before = former
                return value
            }
        case .delete(let table, let id):
            try edit(table, id) { former in
                before = former
                return nil
            }
        case .order(let table, let ids):
            (SaveSchema.byName[table.name] as? any SavedList)?.order(&self, ids)
        }
        return before
    }

    /// Changes one entity, or one field of a singleton.
    mutating func edit(
        _ table: Operation.Table, _ id: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError) {
        try SaveSchema.byName[table.name]?.edit(&self, id, change)
    }
}
