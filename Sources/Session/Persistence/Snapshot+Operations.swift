import JSON
import Simulation
import Storefront

extension Snapshot {
    /// Applies one operation to the snapshot; an unknown table is ignored.
    ///
    /// - Returns: the former value.
    @discardableResult
    mutating func apply(_ operation: Operation) throws(JSONError) -> JSONValue? {
        let table = SaveSchema.byName[operation.table.name]
        if case .order(_, let ids) = operation { (table as? any SavedList)?.order(&self, ids) }
        guard let (id, value) = operation.change else { return nil }
        var before: JSONValue?
        try table?.edit(&self, id) { former in
            before = former
            return value
        }
        return before
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
            guard let (id, value) = operation.change else { continue }
            try SaveSchema.byName[operation.table.name]?.edit(&next, id) { $0 == before ? value : $0 }
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
    /// True for the tables of the clock and the world, which change without the player, too.
    fileprivate var isOfWorld: Bool { self == .clock || name == "world" || path?.first == "world" }
}
