import JSON
import Simulation

/// The content of `world.json`: one whole snapshot with its generation and the index of the journal.
struct Checkpoint: Hashable, Sendable {
    /// The schema that this program writes; `Migration.all` leads to it from every older one.
    static let schema = 6
    static let format = "backyard-birds"

    /// The number of the checkpoint, counted from the first one of the game.
    var generation: Int
    /// The number of the last transaction that the snapshot includes.
    var transaction: Int
    var snapshot: Snapshot
    /// Ended visits that are in no month's file yet.
    var unjournaled: [Visit] = []
    /// The record of the journal's files at the time of writing.
    var journal = JournalIndex()

    /// The reason why a file is not a usable checkpoint.
    enum Failure: Error, Hashable, Sendable {
        /// The file is damaged; the text gives the place.
        case damaged(String)
        /// A later version of the game wrote it.
        case newer(schema: Int)
    }

    /// Returns the whole file, with its checksum.
    func bytes() throws(JSONError) -> [UInt8] {
        SealedDocument.bytes(try tree())
    }

    /// Returns the document without its checksum, which exported games contain, too.
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
}

extension Checkpoint {
    init(tree: JSONValue) throws(JSONError) {
        let header = try CheckpointFile(tree)
        let snapshot = try tree.decode(Snapshot.self, by: [VisitReader.reader])
        try snapshot.checkRanges()
        let journal = try tree["journalFiles"]?.decode(JournalIndex.self) ?? JournalIndex()
        try journal.check()
        self.init(
            generation: header.generation, transaction: header.transaction, snapshot: snapshot,
            unjournaled: try (tree["unjournaled"] ?? []).decode([Visit].self, by: [VisitReader.reader]),
            journal: journal)
    }
}

/// A checkpoint as a JSON tree with its header, in the schema of the file and not yet decoded.
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
        // A later version may seal differently, so the version is checked first.
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
        // The first schema had no counter.
        transaction = tree["transaction"] == nil ? 0 : try Self.count("transaction", in: tree)
    }

    private static func count(_ key: String, in tree: JSONValue) throws(JSONError) -> Int {
        guard let value = tree[key] else { throw JSONError(.missing, key: key) }
        guard let count = value.countValue else { throw JSONError(.outOfRange, key: key) }
        return count
    }

    /// Returns the decoded checkpoint in the present schema.
    func migrated() throws(JSONError) -> Checkpoint {
        var tree = tree
        try Migration.migrate(&tree, from: schema)
        return try Checkpoint(tree: tree)
    }
}
