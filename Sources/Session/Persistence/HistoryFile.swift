import Chronology
import JSON

/// A saved transaction: one line of `history.jsonl`.
struct HistoryEntry: Hashable, Sendable {
    /// The transaction's number, counted through all generations.
    let number: Int
    /// The world time of the transaction.
    let date: Instant
    /// The kind of program that made the transaction.
    let author: Author
    /// The changes of the save, in order.
    let operations: [Operation]
    /// The checksum of the line that the entry was read from; empty for a new entry.
    var sum = ""

    /// Returns `{"at":…,"author":…,"n":…,"ops":[…],"sum":"…"}` and a line feed; the checksum is of the bytes before its
    /// key.
    func line() -> [UInt8] {
        SealedLine.seal([
            .init("at", .string(date.iso8601)), .init("author", .string(author.rawValue)),
            .init("n", .integer(Int64(number))), .init("ops", .array(operations.map(\.json))),
        ])
    }
}

extension HistoryEntry {
    fileprivate init(_ json: JSONValue) throws(JSONError) {
        guard let number = json["n"]?.countValue,
            let date = (json["at"]?.stringValue).flatMap(Instant.init(iso8601:)),
            let author = (json["author"]?.stringValue).flatMap(Author.init(rawValue:)),
            let list = json["ops"]?.arrayValue
        else { throw JSONError("this is no transaction") }
        var operations: [Operation] = []
        for element in list { operations.append(try Operation(element)) }
        self.init(number: number, date: date, author: author, operations: operations)
    }
}

/// The content of `history.jsonl`: a first line that names the checkpoint that it follows, then one line for each
/// transaction.
struct HistoryFile: Hashable, Sendable {
    static let format = "backyard-birds history"

    /// The first line of a history.
    struct Header: Hashable, Sendable {
        /// The generation of the checkpoint that the transactions follow.
        var generation: Int
        var schema: Int
        /// The checkpoint's checksum; `nil` in files of older versions.
        var checkpoint: String?

        func line() -> [UInt8] {
            SealedLine.seal(
                (checkpoint.map { [.init("checkpoint", .string($0))] } ?? []) + [
                    .init("format", .string(HistoryFile.format)), .init("generation", .integer(Int64(generation))),
                    .init("schema", .integer(Int64(schema))),
                ])
        }
    }

    /// The fault that follows the first `intactLength` bytes.
    enum Flaw: Hashable, Sendable {
        /// The last line is partial: its writer was killed before reporting it as saved.
        case torn
        /// A line, counted from 1, is damaged though others follow, or its number is out of order.
        case damaged(line: Int, why: String)
    }

    /// The length and checksum of a line, by which a file is recognized.
    struct Line: Hashable, Sendable {
        /// The length in bytes, with the line feed.
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
    /// The intact transactions before the first fault.
    var entries: [HistoryEntry] = []
    /// The number of intact bytes from the beginning of the file.
    var intactLength = 0
    var flaw: Flaw?
    /// True if the damaged line can be parsed and changes purchases, so it may have been edited by hand.
    private(set) var isFlawInPurchase = false

    /// Reads lines up to the first fault.
    ///
    /// - Parameters:
    ///   - offset: the offset of `bytes` in the file: 0, or the end of a line that was read before.
    ///   - expected: the number that the first transaction must have; `nil` for any.
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
                // If disk blocks were lost, a partial write can end in a line feed; at the end it is torn all the same.
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
