import JSON
import Simulation

/// `world.json`: one whole snapshot as a document that a player can read, compare and keep.
struct Checkpoint: Hashable, Sendable {
    /// The version that this program writes; `Migration.all` leads here from every older one.
    static let schema = 5
    static let format = "backyard-birds"

    /// Counts checkpoints.
    var generation: Int
    /// The number of the last transaction in it.
    var transaction: Int
    var snapshot: Snapshot
    /// Visits that are over and in no month's file yet.
    var unjournaled: [Visit]
    /// The journal's files, as they were when this was written.
    var journal: JournalIndex

    init(
        generation: Int, transaction: Int, snapshot: Snapshot, unjournaled: [Visit] = [],
        journal: JournalIndex = JournalIndex()
    ) {
        self.generation = generation
        self.transaction = transaction
        self.snapshot = snapshot
        self.unjournaled = unjournaled
        self.journal = journal
    }

    /// Why a file is not a checkpoint that can be played.
    enum Failure: Error, Hashable, Sendable {
        /// Not as it was written; the text says where.
        case damaged(String)
        /// Written by a later version of the game.
        case newer(schema: Int)
    }

    /// The whole file, checksum included.
    func bytes() throws(JSONError) -> [UInt8] {
        try SealedDocument.bytes(try tree())
    }

    /// The document without its seal: also what `export` writes.
    func tree() throws(JSONError) -> JSONValue {
        var document = try JSONValue(encoding: snapshot)
        document["format"] = .string(Self.format)
        document["schema"] = .integer(Int64(Self.schema))
        document["generation"] = .integer(Int64(generation))
        document["transaction"] = .integer(Int64(transaction))
        document["unjournaled"] = try JSONValue(encoding: unjournaled)
        document["journalFiles"] = try JSONValue(encoding: journal)
        return document
    }

    init(tree: JSONValue) throws(JSONError) {
        let header = try CheckpointFile(tree)
        generation = header.generation
        transaction = header.transaction
        snapshot = try tree.decode(Snapshot.self, by: [VisitReader.reader])
        try snapshot.checkRanges()
        unjournaled = try (tree["unjournaled"] ?? []).decode([Visit].self, by: [VisitReader.reader])
        journal = try tree["journalFiles"]?.decode(JournalIndex.self) ?? JournalIndex()
    }
}

/// A checkpoint as read: intact, of its own schema, not yet decoded.
struct CheckpointFile {
    var tree: JSONValue
    let schema: Int
    let generation: Int
    let transaction: Int

    init(reading bytes: [UInt8]) throws(Checkpoint.Failure) {
        do {
            try self.init(try JSONValue(parsing: bytes))
        } catch {
            throw .damaged(error.description)
        }
        // A later version may seal in its own way: ask for the version first.
        guard schema <= Checkpoint.schema else { throw .newer(schema: schema) }
        guard SealedDocument.isIntact(bytes) else { throw .damaged("its checksum does not match") }
    }

    init(_ tree: JSONValue) throws(JSONError) {
        guard tree["format"]?.stringValue == Checkpoint.format, let schema = tree["schema"]?.integerValue, schema > 0
        else { throw JSONError("it is not a save of this game") }
        let generation = try Self.count("generation", in: tree)
        self.tree = tree
        self.schema = Int(clamping: schema)
        self.generation = generation
        // The first schema did not count.
        transaction = tree["transaction"] == nil ? 0 : try Self.count("transaction", in: tree)
    }

    private static func count(_ key: String, in tree: JSONValue) throws(JSONError) -> Int {
        guard let value = tree[key] else { throw JSONError(.missing, key: key) }
        guard let count = value.countValue else { throw JSONError(.outOfRange, key: key) }
        return count
    }

    /// The checkpoint in this program's terms.
    func migrated() throws(JSONError) -> Checkpoint {
        var tree = tree
        try Migration.migrate(&tree, from: schema)
        return try Checkpoint(tree: tree)
    }
}
