/// One step from a version of the save to the next.
struct Migration: Sendable {
    /// The version it starts from; it leads to the next one.
    let from: Int
    let change: @Sendable (inout JSON) throws(DocumentError) -> Void

    /// Every step, in order. A version, once released, never changes, and neither does the step from it.
    static let all: [Migration] = [
        // 1 had a checkpoint and nothing else. 2 counts transactions and keeps visits for the journal, which begins
        // with what the first format still knew: the last visits of each yard.
        Migration(from: 1) { document throws(DocumentError) in
            guard let visits = document.value(at: ["world", "pastVisits"]) else {
                throw DocumentError("the key is missing", key: "world.pastVisits")
            }
            document["transaction"] = 0
            document["unjournaled"] = visits
            document["journal"] = ["formerBackyards": [:]]
        }
    ]

    /// Brings a document of an older version to the present one.
    static func migrate(_ document: inout JSON, from schema: Int) throws(DocumentError) {
        for migration in all where migration.from >= schema {
            try migration.change(&document)
            document["schema"] = .integer(Int64(migration.from + 1))
        }
    }
}
