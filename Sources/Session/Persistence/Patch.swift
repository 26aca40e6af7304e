import JSON
import Simulation
import Storefront

/// What another program has changed: entities as they were and as they are, to be taken over into a game that has gone
/// on meanwhile.
package struct Patch: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        let table: Operation.Table
        let id: String
        /// `nil`: it was not there.
        let before: JSONValue?
        /// `nil`: it is there no more.
        let after: JSONValue?
    }

    package let author: Author
    package let items: [Item]
}

extension Patch {
    /// What has changed from one snapshot to another.
    init(author: Author, from before: Snapshot, to after: Snapshot) throws(JSONError) {
        let (operations, _) = try Committed(before).operations(to: after)
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

/// Three versions of a value become one: what only one side changed is as that side has it.
enum Merge {
    /// Where both sides count up or down, both counts are kept.
    private static let counted: Set<String> = ["pantry"]
    /// Where both sides count on, the higher one is right.
    private static let rising: Set<String> = ["visitCount", "backyardCount", "plantCount", "nextID"]

    static func merge(base: JSONValue?, theirs: JSONValue?, ours: JSONValue?, key: String = "", isCount: Bool = false)
        -> JSONValue?
    {
        if theirs == base || theirs == ours { return ours }
        if ours == base && !isCount { return theirs }
        let isCount = isCount || counted.contains(key)
        if case .object(let theirMembers)? = theirs, case .object(let ourMembers)? = ours {
            let baseMembers = base?.members ?? []
            func value(_ members: [JSONValue.Member], _ key: String) -> JSONValue? {
                members.first { $0.key == key }?.value
            }
            let keys = Set((theirMembers + ourMembers + baseMembers).map(\.key)).sorted()
            return .object(
                keys.compactMap { key in
                    merge(
                        base: value(baseMembers, key), theirs: value(theirMembers, key), ours: value(ourMembers, key),
                        key: key, isCount: isCount
                    ).map { JSONValue.Member(key, $0) }
                })
        }
        if isCount, key != "" {
            let sum =
                (ours?.integerValue ?? 0) + (theirs?.integerValue ?? 0) - (base?.integerValue ?? 0)
            return sum > 0 ? .integer(sum) : nil
        }
        if rising.contains(key), let theirs = theirs?.integerValue, let ours = ours?.integerValue {
            return .integer(max(theirs, ours))
        }
        return theirs
    }
}

extension Snapshot {
    /// The snapshot with what a patch has changed.
    func merging(_ patch: Patch) throws(JSONError) -> Snapshot {
        var merged = self
        // Clocks are everyone's own; the later one is right.
        for item in patch.items where item.table != .clock && item.id != "clock" {
            try merged.edit(item.table, item.id) { ours in
                Merge.merge(base: item.before, theirs: item.after, ours: ours, key: item.id)
            }
        }
        // Numbers rise along the ledger, whoever came first.
        merged.store = merged.store.withLedgerInOrder
        return merged
    }

    /// Does one operation.
    /// - Returns: what was there before.
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
