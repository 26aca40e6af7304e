import JSON

/// Pretty-printed documents with a checksum of their own bytes at the top level.
enum SealedDocument {
    /// The eight zeros that replace the checksum while it is computed.
    static let noChecksum = "00000000"

    static func bytes(_ document: JSONValue) throws(JSONError) -> [UInt8] {
        var document = document
        document["checksum"] = .string(noChecksum)
        return seal(document.pretty)
    }

    /// Puts the checksum into bytes that have a place for it.
    static func seal(_ bytes: [UInt8]) -> [UInt8] {
        guard let place = place(in: bytes) else { return bytes }
        var sealed = bytes
        sealed.replaceSubrange(place, with: noChecksum.utf8)
        sealed.replaceSubrange(place, with: Checksum(sealed).text.utf8)
        return sealed
    }

    /// Returns the checksum in a document.
    static func checksum(of bytes: [UInt8]) -> String? {
        place(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    static func isIntact(_ bytes: [UInt8]) -> Bool {
        guard let place = place(in: bytes) else { return false }
        var sum = Checksum(bytes[..<place.lowerBound])
        sum.update(noChecksum.utf8)
        sum.update(bytes[place.upperBound...])
        return sum.text.utf8.elementsEqual(bytes[place])
    }

    /// Returns the place of the eight digits: at the top level, where two blanks come before the key. In a text that a
    /// player wrote, a quotation mark is escaped, so it cannot look like that.
    static func place(in bytes: [UInt8]) -> Range<Int>? {
        let mark = Array("\n  \"checksum\": \"".utf8)
        var start = 0
        while let candidate = bytes[start...].firstIndex(of: mark[0]) {
            let end = candidate + mark.count
            guard end + 8 <= bytes.count else { return nil }
            if bytes[candidate..<end].elementsEqual(mark) { return end..<end + 8 }
            start = candidate + 1
        }
        return nil
    }

    /// Adds one element as a line of a list: a visit in a sealed month, and in an exported game.
    static func put(_ line: ArraySlice<UInt8>, isFirst: Bool, into bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        bytes += "\n    ".utf8
        bytes += line
    }
}
