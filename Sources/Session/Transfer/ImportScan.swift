import JSON
import Simulation

/// A line-by-line reader of an exported game that keeps everything except the visits.
struct ImportScan {
    /// The part of the document that the next line belongs to, relative to the journal.
    private enum Part { case before, journal, after }

    /// True to decode each visit and record the first faulty one.
    let checksVisits: Bool
    /// The most bytes of a game without its visits, or of a whole document of the older layout; games have a few
    /// megabytes.
    static let mostOfGame = 64 << 20
    /// The most bytes of a document: the visits of centuries.
    static let mostOfDocument = 4 << 30

    /// True if the document does not have a line for each visit, as older versions wrote it.
    private(set) var hasOtherLayout = false
    /// The fault of the first visit that cannot be read or has a date out of range; `nil` if there is none.
    private(set) var flaw: JSONError?
    /// The checksum of the document, with zeros in the place of the checksum.
    private(set) var sum = Checksum()
    private var part = Part.before
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private var line = 0
    private var visits = 0
    /// The eight hexadecimal digits of the checksum in the document; `nil` before its line was read.
    private var seal: ArraySlice<UInt8>?
    /// The beginning of the line with the checksum.
    private static let checksum = Array("  \"checksum\": \"".utf8)
    /// The beginning of a line with a visit.
    private static let indentation = Array("    {".utf8)

    /// True if the document is larger than any game, so reading it stops to limit memory.
    private(set) var isTooLarge = false
    private var length = 0

    init(checksVisits: Bool = true) {
        self.checksVisits = checksVisits
    }

    /// True if the document contains its right checksum.
    var isIntact: Bool { seal.map { sum.text.utf8.elementsEqual($0) } ?? false }

    /// Processes the next line.
    ///
    /// - Parameter bytes: the line with its line feed, if it has one.
    /// - Returns: the visit in the line, as compact JSON; `nil` for other lines.
    @discardableResult
    mutating func take(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        line += 1
        length += bytes.count
        isTooLarge =
            isTooLarge || head.count + tail.count + bytes.count > Self.mostOfGame || length > Self.mostOfDocument
            || hasOtherLayout && length > Self.mostOfGame
            // A visit is one line, and other lines are short.
            || bytes.count > FileLines.longestLine
        guard !isTooLarge else { return nil }
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

    /// Returns the visit in a line of the journal.
    private mutating func visit(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: Self.indentation) else { return nil }
        var visit = bytes.dropFirst(Self.indentation.count - 1)
        while let last = visit.last, last == 0x0A || last == UInt8(ascii: ",") { visit = visit.dropLast() }
        if visit.count == 1 {
            hasOtherLayout = true
        } else if checksVisits, flaw == nil {
            if let read = Visit(journalLine: visit) {
                if !Self.isDated(read) { flaw = JSONError(.outOfRange, line: line, key: "journal") }
            } else {
                flaw = JSONError("this is no visit", line: line, key: "journal")
            }
        }
        return visit
    }

    /// Returns whether a visit is of a date that a clock may show; each month takes a file of its own.
    static func isDated(_ visit: Visit) -> Bool {
        WorldClock.range.contains(visit.arrival) && WorldClock.range.contains(visit.departure)
    }

    /// Returns the document without its visits.
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
