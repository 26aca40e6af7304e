import Chronology
import JSON
import Simulation

/// Why a file cannot be imported.
package enum ImportError: Error, Hashable, Sendable {
    case file(FileError)
    /// With the line or the key.
    case document(JSONError)
}

/// An exported game that was found to be as it was exported. Its visits stay in the file until they are asked for.
package struct ImportFile: Hashable, Sendable {
    package let checkpoint: Checkpoint
    private let path: String
    private let files: any FileSystem
    /// Visits of a document that does not have them in a line each, as older versions wrote it.
    private let visits: [Visit]?
    private let sum: String

    package static func == (a: ImportFile, b: ImportFile) -> Bool { a.path == b.path && a.sum == b.sum }

    package func hash(into hasher: inout Hasher) { hasher.combine(sum) }

    /// - Throws: what is wrong, with the line or the key, for anything but a document as it was exported.
    package init(_ path: String, files: any FileSystem) throws(ImportError) {
        self.path = path
        self.files = files
        var scan = ImportScan()
        do throws(FileError) {
            var lines = FileLines(path: path, files: files)
            while let line = try lines.next() { scan.take(line) }
        } catch {
            throw .file(error)
        }
        sum = scan.sum.text
        guard scan.hasOtherLayout else {
            do throws(JSONError) {
                let rest = try scan.rest()
                try Self.checkHeader(rest)
                if let flaw = scan.flaw { throw flaw }
                checkpoint = try Self.checkpoint(rest, isIntact: scan.isIntact)
                visits = nil
            } catch {
                throw .document(error)
            }
            return
        }
        let bytes: [UInt8]
        do throws(FileError) { bytes = try files.read(path) } catch { throw .file(error) }
        do throws(JSONError) {
            let document = try JSONValue(parsing: bytes)
            try Self.checkHeader(document)
            checkpoint = try Self.checkpoint(document, isIntact: SealedDocument.isIntact(bytes))
            do throws(JSONError) {
                visits = try (document["journal"] ?? []).decode([Visit].self, by: [VisitReader.reader])
            } catch {
                throw error.within("journal")
            }
        } catch {
            throw .document(error)
        }
    }

    private static func checkHeader(_ document: JSONValue) throws(JSONError) {
        guard document["format"]?.stringValue == ExportedGame.format else {
            throw JSONError("this is not a game that was exported", key: "format")
        }
        guard let schema = document["schema"]?.integerValue else {
            throw JSONError(.missing, key: "schema")
        }
        guard schema <= Checkpoint.schema else {
            throw JSONError("it was made by a later version of the game", key: "schema")
        }
    }

    private static func checkpoint(_ document: JSONValue, isIntact: Bool) throws(JSONError) -> Checkpoint {
        guard isIntact else { throw JSONError("it is not as it was exported", key: "checksum") }
        guard let game = document["game"] else { throw JSONError(.missing, key: "game") }
        let checkpoint: Checkpoint
        do throws(JSONError) {
            checkpoint = try CheckpointFile(game).migrated()
        } catch {
            throw error.within("game")
        }
        if let first = checkpoint.snapshot.world.validate().first {
            throw JSONError("the world contradicts itself: \(first)", key: "game.world")
        }
        return checkpoint
    }

    /// Hands out the journal's visits, as lines of compact JSON.
    func forEachVisit(_ body: (ArraySlice<UInt8>) throws(FileError) -> Void) throws(FileError) {
        if let visits {
            for visit in visits {
                if let line = try? JSONValue(encoding: visit).compact { try body(line[...]) }
            }
            return
        }
        var scan = ImportScan(checksVisits: false)
        var lines = FileLines(path: path, files: files)
        while let line = try lines.next() {
            if let visit = scan.take(line) { try body(visit) }
        }
        // Another file by now: it was looked at once, and is read again.
        guard scan.sum.text == sum else { throw FileError(.read, path, FileError.changed) }
    }
}

/// Goes through an exported game line by line and keeps all of it but the visits.
private struct ImportScan {
    private enum Part { case before, journal, after }

    let checksVisits: Bool
    private(set) var hasOtherLayout = false
    /// The first visit that is none.
    private(set) var flaw: JSONError?
    /// Of everything, with zeros in its own place.
    private(set) var sum = Checksum()
    private var part = Part.before
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private var line = 0
    private var visits = 0
    private var seal: ArraySlice<UInt8>?
    private static let checksum = Array("  \"checksum\": \"".utf8)
    private static let indentation = Array("    {".utf8)

    init(checksVisits: Bool = true) {
        self.checksVisits = checksVisits
    }

    var isIntact: Bool { seal.map { sum.text.utf8.elementsEqual($0) } ?? false }

    /// - Parameter bytes: a line with its line feed, if it has one.
    /// - Returns: the visit that stands in it.
    @discardableResult
    mutating func take(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        line += 1
        if part == .before, line > 1, seal == nil, bytes.starts(with: Self.checksum),
            bytes.count >= Self.checksum.count + 8
        {
            let place = bytes.startIndex + Self.checksum.count
            seal = bytes[place..<place + 8]
            sum.update(bytes[..<place])
            sum.update(SealedDocument.noChecksum.utf8)
            sum.update(bytes[(place + 8)...])
        } else {
            sum.update(bytes)
        }
        switch part {
        case .before:
            head += bytes
            if bytes.dropLast().elementsEqual(ExportedGame.journalHead) { part = .journal }
        case .journal where bytes.starts(with: ExportedGame.journalTail):
            part = .after
            tail += bytes
        case .journal:
            visits += 1
            return visit(bytes)
        case .after: tail += bytes
        }
        return nil
    }

    private mutating func visit(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: Self.indentation) else { return nil }
        var visit = bytes.dropFirst(Self.indentation.count - 1)
        while let last = visit.last, last == 0x0A || last == UInt8(ascii: ",") { visit = visit.dropLast() }
        if visit.count == 1 {
            hasOtherLayout = true
        } else if checksVisits, flaw == nil, Visit(journalLine: visit) == nil {
            flaw = JSONError("this is no visit", line: line, key: "journal")
        }
        return visit
    }

    /// The document with no visits in it.
    func rest() throws(JSONError) -> JSONValue {
        if part == .journal { throw JSONError("the text ends within the journal", line: line) }
        do {
            return try JSONValue(parsing: head + tail)
        } catch {
            var error = error
            let headLines = head.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            if let place = error.line, place > headLines { error.line = place + visits }
            throw error
        }
    }
}

/// The lines of a file, read piece by piece; each with its line feed.
struct FileLines {
    private let path: String
    private let files: any FileSystem
    private var buffer: [UInt8] = []
    /// Of the buffer: where the next line begins.
    private var start = 0
    /// Of the file: what is read next.
    private var offset = 0
    private var isAtEnd = false
    private static let pieceLength = 1 << 18

    init(path: String, files: any FileSystem) {
        self.path = path
        self.files = files
    }

    mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return buffer[start...end]
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            let piece = try files.read(path, from: offset, count: Self.pieceLength)
            isAtEnd = piece.count < Self.pieceLength
            offset += piece.count
            searched = buffer.count - start
            buffer = Array(buffer[start...]) + piece
            start = 0
        }
    }
}
