import JSON

/// A committed snapshot, prepared for computing how a later one differs.
struct Baseline: Sendable {
    private(set) var snapshot: Snapshot
    /// The encoded fields of each singleton table, with the lists of entities left out.
    private var fields: [Operation.Table: JSONValue] = [:]

    init(_ snapshot: Snapshot) throws(JSONError) {
        self.snapshot = snapshot
        for singleton in SaveSchema.singletons { fields[singleton.table] = try singleton.fields(of: snapshot) }
    }

    /// Returns the operations that turn this snapshot into `next`, and the baseline for `next`.
    ///
    /// Equal entities are not encoded, so the cost grows with the change.
    func operations(to next: Snapshot) throws(JSONError) -> ([Operation], Baseline) {
        var operations: [Operation] = []
        for list in SaveSchema.lists { operations += try list.operations(from: snapshot, to: next) }
        let committed = try Baseline(next)
        for singleton in SaveSchema.singletons {
            let table = singleton.table
            let (before, after) = (fields[table], committed.fields[table])
            for member in after?.members ?? [] where before?[member.key] != member.value {
                operations.append(.put(table, id: member.key, member.value))
            }
            for member in before?.members ?? [] where after?[member.key] == nil {
                operations.append(.delete(table, id: member.key))
            }
        }
        return (operations, committed)
    }
}
