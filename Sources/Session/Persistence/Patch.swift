import JSON
import Simulation
import Storefront

/// A change by another program, with old and new values, to be merged into a game that has changed meanwhile.
struct Patch: Hashable, Sendable {
    /// The change of one entity, or of one field of a singleton.
    struct Item: Hashable, Sendable {
        let table: Operation.Table
        let id: String
        /// The former value; `nil` if there was none.
        let before: JSONValue?
        /// The new value; `nil` if it was deleted.
        let after: JSONValue?
    }

    /// The kind of program that made the change.
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
    /// Returns the snapshot with a patch merged in; both sides' changes are kept where they do not conflict.
    func merging(_ patch: Patch) throws(JSONError) -> Snapshot {
        var merged = self
        // Each program advances its own clock, so clocks are not merged.
        for item in patch.items where item.table != .clock && item.id != "clock" {
            try merged.edit(item.table, item.id) { ours in
                ThreeWayMerge.merge(base: item.before, theirs: item.after, ours: ours, key: item.id)
            }
        }
        // The ledger is sorted by id, whichever side's transactions came first.
        merged.store = merged.store.withLedgerInOrder
        return merged
    }

    /// Applies one operation.
    ///
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

    /// Changes one entity, or one field of a singleton; `change` gets the former value and returns the new one.
    mutating func edit(
        _ table: Operation.Table, _ id: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError) {
        try SaveSchema.byName[table.name]?.edit(&self, id, change)
    }
}
