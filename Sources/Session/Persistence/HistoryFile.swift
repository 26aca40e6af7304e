import Chronology
import JSON

/// One line of `history.jsonl`: what was saved together.
struct HistoryEntry: Hashable, Sendable {
    /// Counts on from transaction to transaction, through all generations.
    let number: Int
    /// World time.
    let date: Instant
    let author: Author
    let operations: [Operation]
    /// The one its line was read with.
    var sum = ""

    /// `{"at":…,"author":…,"n":…,"ops":[…],"sum":"…"}` and a line feed. The sum is made over the bytes before its key.
    func line() -> [UInt8] {
        SealedLine.seal([
            .init("at", .string(date.iso8601)), .init("author", .string(author.rawValue)),
            .init("n", .integer(Int64(number))), .init("ops", .array(operations.map(\.json))),
        ])
    }

    init(number: Int, date: Instant, author: Author, operations: [Operation]) {
        self.number = number
        self.date = date
        self.author = author
        self.operations = operations
    }

    fileprivate init(_ json: JSONValue) throws(JSONError) {
        guard let number = json["n"]?.countValue,
            let date = (json["at"]?.stringValue).flatMap(Instant.init(iso8601:)),
            let author = (json["author"]?.stringValue).flatMap(Author.init(rawValue:)),
            let list = json["ops"]?.arrayValue
        else { throw JSONError("this is no transaction") }
        self.number = number
        self.date = date
        self.author = author
        var operations: [Operation] = []
        for element in list { operations.append(try Operation(element)) }
        self.operations = operations
    }
}

/// `history.jsonl`: a first line that names the checkpoint it follows, then one line for each transaction.
struct HistoryFile: Hashable, Sendable {
    static let format = "backyard-birds history"

    struct Header: Hashable, Sendable {
        /// Of the checkpoint that the transactions follow.
        var generation: Int
        var schema: Int
        /// That checkpoint's checksum; older versions did not write it.
        var checkpoint: String?

        func line() -> [UInt8] {
            SealedLine.seal(
                (checkpoint.map { [.init("checkpoint", .string($0))] } ?? []) + [
                    .init("format", .string(HistoryFile.format)), .init("generation", .integer(Int64(generation))),
                    .init("schema", .integer(Int64(schema))),
                ])
        }
    }

    /// What is wrong with the bytes after `intactLength`.
    enum Flaw: Hashable, Sendable {
        /// The last line is not whole: a program ended while writing it, if nobody was told that it is safe.
        case torn
        /// A line, from 1, is not as it was written though others follow, or is out of order.
        case damaged(line: Int, why: String)
    }

    /// A line, by which a file is known again.
    struct Line: Hashable, Sendable {
        /// Bytes, with its line feed.
        var length: Int
        var sum: String

        /// - Parameter bytes: with the line feed.
        init(_ bytes: some Collection<UInt8>) {
            length = bytes.count
            sum = SealedLine.sum(of: Array(bytes.dropLast())[...])
        }
    }

    /// The last one that is as it was written.
    private(set) var lastLine: Line?
    /// `nil` where the first line cannot be read.
    var header: Header?
    var entries: [HistoryEntry] = []
    /// Bytes from the beginning that are as they were written.
    var intactLength = 0
    var flaw: Flaw?
    /// The line that is not as it was written can be read, and is about purchases: somebody may have changed it by hand.
    private(set) var isFlawInPurchase = false

    /// Reads as many lines as are intact; nothing after a flaw counts.
    ///
    /// - Parameters:
    ///   - offset: where in the file `bytes` begin: 0, or the end of a line that was read before.
    ///   - expected: the number that the first transaction must have; `nil`: any.
    init(reading bytes: [UInt8], at offset: Int = 0, expecting expected: Int? = nil) {
        var line = 1
        var expected = expected
        var position = 0
        intactLength = offset
        while position < bytes.count {
            guard let end = bytes[position...].firstIndex(of: 0x0A) else {
                flaw = .torn
                return
            }
            let isLast = end == bytes.count - 1
            do throws(JSONError) {
                let json = try JSONValue(parsing: SealedLine.open(bytes[position..<end]))
                if offset + position == 0 {
                    header = try Self.header(json)
                } else {
                    var entry = try HistoryEntry(json)
                    if let expected, entry.number != expected {
                        throw JSONError("transaction \(expected) is missing")
                    }
                    expected = entry.number + 1
                    entry.sum = SealedLine.sum(of: bytes[position..<end])
                    entries.append(entry)
                }
            } catch {
                // A torn write may end in an old line feed only if blocks were lost: the same as torn, at the end.
                flaw = isLast && offset + position > 0 ? .torn : .damaged(line: line, why: error.fault.description)
                let operations = (try? JSONValue(parsing: Array(bytes[position..<end])))?["ops"]?.arrayValue ?? []
                isFlawInPurchase = operations.contains { $0["type"]?.stringValue == "transaction" }
                return
            }
            lastLine = Line(bytes[position...end])
            position = end + 1
            intactLength = offset + position
            line += 1
        }
    }

    private static func header(_ json: JSONValue) throws(JSONError) -> Header {
        guard json["format"]?.stringValue == format, let generation = json["generation"]?.countValue,
            let schema = json["schema"]?.countValue
        else { throw JSONError("it does not begin as a history does") }
        return Header(generation: generation, schema: schema, checkpoint: json["checkpoint"]?.stringValue)
    }
}
