/// `world.json`: one whole snapshot as a document that a player can read, compare and keep.
package struct Checkpoint: Hashable, Sendable {
    /// The version that this program writes.
    package static let schema = 1
    package static let format = "backyard-birds"

    package var generation: Int
    package var snapshot: Snapshot

    package init(generation: Int, snapshot: Snapshot) {
        self.generation = generation
        self.snapshot = snapshot
    }

    /// Why a file is not a checkpoint that can be played.
    package enum Failure: Error, Hashable, Sendable {
        /// Not as it was written; the sentence says where.
        case damaged(String)
        /// Written by a later version of the game.
        case newer(schema: Int)
    }

    /// The whole file, checksum included.
    package func bytes() throws(DocumentError) -> [UInt8] {
        var document = try JSON(encoding: snapshot)
        document["format"] = .string(Self.format)
        document["schema"] = .integer(Int64(Self.schema))
        document["generation"] = .integer(Int64(generation))
        document["checksum"] = .string(Self.noChecksum)
        var bytes = document.pretty
        if let place = Self.checksumPlace(in: bytes) {
            bytes.replaceSubrange(place, with: Checksum(bytes).text.utf8)
        }
        return bytes
    }

    package init(reading bytes: [UInt8]) throws(Failure) {
        let document: JSON
        do {
            document = try JSON(parsing: bytes)
        } catch {
            throw .damaged(error.description)
        }
        guard document["format"]?.stringValue == Self.format, let schema = document["schema"]?.integerValue else {
            throw .damaged("it is not a save of this game")
        }
        guard schema <= Self.schema else { throw .newer(schema: Int(clamping: schema)) }
        guard Self.isIntact(bytes) else { throw .damaged("its checksum does not match") }
        guard let generation = document["generation"]?.integerValue else {
            throw .damaged("generation: the key is missing")
        }
        self.generation = Int(clamping: generation)
        do {
            snapshot = try document.decode(Snapshot.self)
        } catch {
            throw .damaged(error.description)
        }
    }

    /// The checksum is made over the file's bytes with eight zeros in its own place.
    private static let noChecksum = "00000000"

    private static func isIntact(_ bytes: [UInt8]) -> Bool {
        guard let place = checksumPlace(in: bytes) else { return false }
        var blank = bytes
        blank.replaceSubrange(place, with: noChecksum.utf8)
        return Array(Checksum(blank).text.utf8) == Array(bytes[place])
    }

    /// Where the eight digits of the top level's `checksum` stand. It comes before any key whose value is free text
    /// but for `account`, where a quotation mark in a text is escaped.
    private static func checksumPlace(in bytes: [UInt8]) -> Range<Int>? {
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
}
