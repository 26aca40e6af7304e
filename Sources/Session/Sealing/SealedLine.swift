import JSON

/// Lines of JSON that end with a member `sum`, the CRC-32 of the bytes before it, in the history and open months.
enum SealedLine {
    private static let tailLength = ",\"sum\":\"00000000\"}".utf8.count

    /// Returns the line `{…,"sum":"…"}` with its line feed.
    static func seal(_ members: [JSONValue.Member]) -> [UInt8] {
        seal(JSONValue.object(members).compact[...])
    }

    /// Returns the line for an object that is already encoded, with its line feed.
    ///
    /// - Parameter object: an object's compact JSON, not empty.
    static func seal(_ object: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(object.dropLast())
        let sum = Checksum(bytes).text
        bytes += ",\"sum\":\"\(sum)\"}\n".utf8
        return bytes
    }

    /// Returns the object's JSON without its checksum; throws if the checksum is wrong.
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

    /// Returns the checksum in a line, whether it is right or not.
    ///
    /// - Parameter line: a sealed line without its line feed.
    static func sum(of line: ArraySlice<UInt8>) -> String {
        String(decoding: line.suffix(10).prefix(8), as: UTF8.self)
    }

    /// Parses one sealed line with its line feed; `nil` if it is damaged.
    static func document(_ bytes: [UInt8]) -> JSONValue? {
        guard bytes.last == 0x0A else { return nil }
        return try? JSONValue(parsing: open(bytes.dropLast()))
    }
}
