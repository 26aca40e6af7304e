import JSON

/// Pretty-printed JSON documents with a CRC-32 of their own bytes as top-level member `checksum`.
enum SealedDocument {
    /// The eight zeros in the place of the checksum while it is computed.
    static let noChecksum = "00000000"

    /// Returns a document's bytes with its checksum.
    static func bytes(_ document: JSONValue) -> [UInt8] {
        var document = document
        document["checksum"] = .string(noChecksum)
        return seal(document.pretty)
    }

    /// Returns the bytes with the checksum put into its place.
    static func seal(_ bytes: [UInt8]) -> [UInt8] {
        guard let place = place(in: bytes) else { return bytes }
        var sealed = bytes
        sealed.replaceSubrange(place, with: noChecksum.utf8)
        sealed.replaceSubrange(place, with: Checksum(sealed).text.utf8)
        return sealed
    }

    /// Returns the checksum that a document contains, whether it is right or not.
    static func checksum(of bytes: [UInt8]) -> String? {
        place(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Returns whether a document contains its right checksum.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        guard let place = place(in: bytes) else { return false }
        var sum = Checksum(bytes[..<place.lowerBound])
        sum.update(noChecksum.utf8)
        sum.update(bytes[place.upperBound...])
        return sum.text.utf8.elementsEqual(bytes[place])
    }

    /// Returns the range of the checksum's eight digits, found by a line that begins with two spaces and the key.
    ///
    /// A player's text cannot look like that, since its quotation marks are escaped.
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

    /// Appends an element as a line of a list, for visits in a sealed month or an export.
    static func put(_ line: ArraySlice<UInt8>, isFirst: Bool, into bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        bytes += "\n    ".utf8
        bytes += line
    }
}
