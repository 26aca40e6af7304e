import JSON
import Simulation
import Storefront

extension Snapshot {
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
    private mutating func edit(
        _ table: Operation.Table, _ id: String, _ change: (JSONValue?) -> JSONValue?
    ) throws(JSONError) {
        try SaveSchema.byName[table.name]?.edit(&self, id, change)
    }

    /// Adds what the player did in another state of this game since both were the same, for files that were replaced by
    /// hand: purchases, goods, account and settings, unless they have changed here, too.
    ///
    /// - Parameters:
    ///   - base: the state that both come from.
    ///   - found: the other state.
    /// - Returns: false if there was nothing to add, or a purchase there has the number of a different one here.
    mutating func add(since base: Snapshot, in found: Snapshot) throws(JSONError) -> Bool {
        let known = Set(base.store.ledger.map(\.transaction.id))
        let own = Dictionary(store.ledger.map { ($0.transaction.id, $0) }, uniquingKeysWith: { first, _ in first })
        for entry in found.store.ledger where !known.contains(entry.transaction.id) {
            if let own = own[entry.transaction.id], own != entry { return false }
        }
        var (former, next) = (base, self)
        for operation in try Baseline(base).operations(to: found).0 where !operation.table.isOfWorld {
            let before = try former.apply(operation)
            switch operation {
            case .put(let table, let id, let value): try next.edit(table, id) { $0 == before ? value : $0 }
            case .delete(let table, let id): try next.edit(table, id) { $0 == before ? nil : $0 }
            case .order: break
            }
        }
        for food in Catalog.foods {
            let more = found.world.owned(food.id) - base.world.owned(food.id)
            next.world.addPremiumFood(food.id, more)
            next.world.removePremiumFood(food.id, -more)
        }
        next.store = next.store.numbered(from: found.store.nextID).withLedgerInOrder
        defer { self = next }
        return next != self
    }
}

extension Operation.Table {
    /// True for what changes as time passes, too.
    fileprivate var isOfWorld: Bool { self == .clock || name == "world" || path?.first == "world" }
}
