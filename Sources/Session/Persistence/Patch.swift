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
        let doubled = try handedOverTwice(with: patch)
        // Each program advances its own clock, so clocks are not merged.
        for item in patch.items where item.table != .clock && item.id != "clock" {
            let theirs = item.id == "pantry" ? Self.pantry(item, without: doubled) : item.after
            try merged.edit(item.table, item.id) { ours in
                // What this side has deleted is not made again by a change of it.
                if ours == nil, item.before != nil, item.table.path != nil { return nil }
                return ThreeWayMerge.merge(base: item.before, theirs: theirs, ours: ours, key: item.id)
            }
        }
        // The ledger is sorted by id, whichever side's transactions came first.
        merged.store = merged.store.withLedgerInOrder
        return merged
    }

    /// Returns the goods of the purchases that both this snapshot and a patch have handed over, or taken back, by food:
    /// positive for goods that both have given.
    private func handedOverTwice(with patch: Patch) throws(JSONError) -> [ID<Food>: Int] {
        var doubled: [ID<Food>: Int] = [:]
        for item in patch.items where item.table.name == SaveSchema.purchases {
            guard let before = try item.before?.decode(LedgerEntry.self), let goods = before.goods else { continue }
            let theirs = try item.after?.decode(LedgerEntry.self)
            let ours = store.ledger.first { $0.transaction.id == before.transaction.id }
            let change = (theirs?.givenCount ?? 0) - before.givenCount
            if change != 0, change == (ours?.givenCount ?? 0) - before.givenCount {
                doubled[goods.food, default: 0] += change
            }
        }
        return doubled
    }

    /// Returns the pantry of a patch without goods that were handed over or taken back a second time.
    private static func pantry(_ item: Patch.Item, without doubled: [ID<Food>: Int]) -> JSONValue? {
        guard !doubled.isEmpty else { return item.after }
        var pantry = item.after ?? .object([])
        for (food, change) in doubled {
            let before = item.before?[food.rawValue]?.integerValue ?? 0
            let after = item.after?[food.rawValue]?.integerValue ?? 0
            // No more is taken back than there is.
            let own = change < 0 ? max(Int64(change), min(0, after - before)) : Int64(change)
            pantry[food.rawValue] = .integer(after - own)
        }
        return pantry
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

extension LedgerEntry {
    /// The food that the transaction is of; `nil` for everything else.
    fileprivate var goods: Consumable? { Consumable(productID: transaction.productID) }

    /// The portions that the player was given and that were not taken back.
    fileprivate var givenCount: Int { delivery == .granted ? (goods?.count ?? 0) * transaction.quantity : 0 }
}
