import JSON

/// A line of JSON with a checksum of itself, in the history and in the journal's present month.
enum SealedLine {
    private static let tailLength = ",\"sum\":\"00000000\"}".utf8.count

    /// Returns `{…,"sum":"…"}` and a line feed. The sum is of the bytes before its key.
    static func seal(_ members: [JSONValue.Member]) -> [UInt8] {
        seal(JSONValue.object(members).compact[...])
    }

    /// - Parameter object: an object's compact JSON, not empty.
    static func seal(_ object: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(object.dropLast())
        let sum = Checksum(bytes).text
        bytes += ",\"sum\":\"\(sum)\"}\n".utf8
        return bytes
    }

    /// Returns the object's JSON as it was before it was sealed, if its sum is right.
    ///
    /// - Parameter line: the line without its line feed.
    static func open(_ line: ArraySlice<UInt8>) throws(JSONError) -> [UInt8] {
        guard line.count > tailLength else { throw JSONError("the line is too short") }
        let body = line.dropLast(tailLength)
        guard line.suffix(tailLength).elementsEqual(",\"sum\":\"\(Checksum(body).text)\"}".utf8) else {
            throw JSONError("its checksum does not match")
        }
        return Array(body) + [UInt8(ascii: "}")]
    }

    /// Returns the sum in a line.
    ///
    /// - Parameter line: a sealed line without its line feed.
    static func sum(of line: ArraySlice<UInt8>) -> String {
        String(decoding: line.suffix(10).prefix(8), as: UTF8.self)
    }

    /// Returns the JSON of one sealed line with its line feed; `nil` if it is damaged.
    static func document(_ bytes: [UInt8]) -> JSONValue? {
        guard bytes.last == 0x0A else { return nil }
        return try? JSONValue(parsing: open(bytes.dropLast()))
    }
}
