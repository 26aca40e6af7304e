import Chronology
import JSON

/// One line of `history.jsonl`: a saved transaction.
struct HistoryEntry: Hashable, Sendable {
    /// The transaction's number, counted through all generations.
    let number: Int
    /// The world time.
    let date: Instant
    let author: Author
    let operations: [Operation]
    /// The checksum that its line was read with.
    var sum = ""

    /// Returns `{"at":…,"author":…,"n":…,"ops":[…],"sum":"…"}` and a line feed. The sum is of the bytes before its key.
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
        /// The generation of the checkpoint that the transactions follow.
        var generation: Int
        var schema: Int
        /// The checkpoint's checksum; older versions did not write it.
        var checkpoint: String?

        func line() -> [UInt8] {
            SealedLine.seal(
                (checkpoint.map { [.init("checkpoint", .string($0))] } ?? []) + [
                    .init("format", .string(HistoryFile.format)), .init("generation", .integer(Int64(generation))),
                    .init("schema", .integer(Int64(schema))),
                ])
        }
    }

    /// The fault of the bytes after `intactLength`.
    enum Flaw: Hashable, Sendable {
        /// The last line is partial: the writer was killed before it was acknowledged.
        case torn
        /// A line, from 1, is damaged though others follow, or is out of order.
        case damaged(line: Int, why: String)
    }

    /// A line's identity, by which a file is recognized.
    struct Line: Hashable, Sendable {
        /// The length in bytes, with its line feed.
        var length: Int
        var sum: String

        /// - Parameter bytes: the line with its line feed.
        init(_ bytes: some Collection<UInt8>) {
            length = bytes.count
            sum = SealedLine.sum(of: Array(bytes.dropLast())[...])
        }
    }

    /// The last intact line.
    private(set) var lastLine: Line?
    /// The first line; `nil` where it cannot be read.
    var header: Header?
    var entries: [HistoryEntry] = []
    /// The number of intact bytes from the beginning.
    var intactLength = 0
    var flaw: Flaw?
    /// Whether the damaged line can be read and concerns purchases: it may have been changed by hand.
    private(set) var isFlawInPurchase = false

    /// Reads as many lines as are intact; nothing after a fault counts.
    ///
    /// - Parameters:
    /// - offset: the offset of `bytes` in the file: 0, or the end of a line that was read before.
    /// - expected: the number that the first transaction must have; `nil` for any.
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
                // A torn write ends in an old line feed only if blocks were lost: the same as torn, at the end.
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
