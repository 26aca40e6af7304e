import JSON
import Simulation

/// One month of the journal in memory: a line of compact JSON for each visit, each visit once.
struct JournalPage {
    /// What is wrong with one file.
    struct Flaw: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// Only the last line is not whole: a program ended while writing it, and the next one brings it again.
            case torn
            case damaged
            /// Another game's: nothing was read from it.
            case foreign
            case missing
            /// Whole and this game's, but not what the checkpoint knows: no harm if all visits are there.
            case changed
        }

        let path: String
        /// Of the first line that is not as it was written.
        let why: String
        /// How many more lines are not.
        var more = 0
        let kind: Kind
    }

    let month: String
    /// Whose visits these are to be, as `World.journalGame` has it.
    let game: String
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// Paths that something was read from.
    private(set) var sources: [String] = []
    private(set) var flaws: [Flaw] = []
    /// Of the files that were read, as they are.
    private(set) var records: [JournalRecord] = []
    /// How many visits the checkpoint knows of.
    private(set) var expected = 0
    /// Filled when it is needed: a sealed month has each visit once.
    private var known: Set<Key>?

    init(month: String, game: String) {
        self.month = month
        self.game = game
    }

    /// A file is not as it is to be, and perhaps visits are lost.
    var isDamaged: Bool { flaws.contains { $0.kind != .torn } }

    /// Visits that the checkpoint knows of and that nothing had when the month was read.
    private(set) var lost = 0

    /// Takes in a file: a sealed document, or lines that are sealed one by one.
    ///
    /// - Parameters:
    ///   - record: what the checkpoint knows of it.
    ///   - isCounted: the checkpoint knows every file: one that it does not know and that does not say whose it is
    ///     may be anybody's.
    mutating func read(_ bytes: [UInt8], from path: String, record: JournalRecord? = nil, isCounted: Bool = false) {
        expected += record?.visits ?? 0
        let isOpen = path.hasSuffix(".jsonl")
        let file = isOpen ? JournalText(open: bytes) : JournalText(sealed: bytes)
        let found = JournalRecord(
            name: Paths.name(of: path), visits: file.lines.count, length: isOpen ? file.length : bytes.count,
            checksum: file.checksum, sealedIn: record?.sealedIn)
        let isAsKnown = record.map { Self.isSame($0, found, bytes) } ?? false
        let isWhole = file.flaw == nil || file.isTorn
        let isOurs = file.game == game || isAsKnown || (file.game == nil && (!isCounted || !isWhole))
        guard bytes.isEmpty || isOurs else {
            flaws.append(Flaw(path: path, why: "it belongs to another game", kind: .foreign))
            return
        }
        sources.append(path)
        records.append(found)
        if bytes.isEmpty {
            flaws.append(Flaw(path: path, why: "it is empty", kind: .damaged))
        } else if let record, bytes.count < record.length {
            flaws.append(Flaw(path: path, why: "it is shorter than it was", kind: .damaged))
        } else if let flaw = file.flaw {
            flaws.append(Flaw(path: path, why: flaw, more: file.more, kind: file.isTorn ? .torn : .damaged))
        } else if record != nil, !isAsKnown {
            flaws.append(Flaw(path: path, why: "it is not the file that the save knows", kind: .changed))
        }
        if lines.isEmpty && isWhole && !isOpen { lines = file.lines } else { _ = add(file.lines) }
    }

    /// There is no such file, though the checkpoint knows one.
    mutating func miss(_ record: JournalRecord, at path: String) {
        expected += record.visits
        flaws.append(Flaw(path: path, why: "it is missing", kind: .missing))
    }

    /// It could not be read as a file.
    mutating func refuse(_ path: String, _ record: JournalRecord?) {
        expected += record?.visits ?? 0
        flaws.append(Flaw(path: path, why: "it is no file that can be read", kind: .foreign))
    }

    /// Takes in what a copy or a backup has. What it says is only believed as this game's.
    mutating func read(copy bytes: [UInt8], isOpen: Bool, record: JournalRecord?) {
        let file = isOpen ? JournalText(open: bytes) : JournalText(sealed: bytes)
        guard file.game == game || record?.checksum == file.checksum else { return }
        _ = add(file.lines)
    }

    /// A file that was sealed or added to since the checkpoint is no damage if every visit is there.
    mutating func settle() {
        guard lines.count >= expected else { return }
        if flaws.allSatisfy({ [.torn, .missing, .changed].contains($0.kind) }), !sources.isEmpty {
            flaws.removeAll { $0.kind != .torn }
        }
    }

    /// Everything was asked: brings lines that came from several places into order.
    mutating func finish() {
        lost = max(0, expected - lines.count)
        func departure(_ line: ArraySlice<UInt8>) -> String {
            String(decoding: Self.text("\"departure\":\"", in: line) ?? [], as: UTF8.self)
        }
        let dated = lines.map { (departure($0), $0) }
        lines = dated.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func isSame(_ record: JournalRecord, _ found: JournalRecord, _ bytes: [UInt8]) -> Bool {
        guard record.isOpen else { return record.checksum == found.checksum && record.length == found.length }
        return bytes.count >= record.length && Checksum(bytes[..<record.length]).text == record.checksum
    }

    /// Adds visits that are not there yet; false if all of them were.
    mutating func add(_ more: [ArraySlice<UInt8>]) -> Bool {
        if more.isEmpty { return false }
        var known = known ?? Set(lines.compactMap(Self.key))
        let count = lines.count
        for line in more {
            if let key = Self.key(of: line), known.insert(key).inserted { lines.append(line) }
        }
        self.known = known
        return lines.count > count
    }

    /// The whole file of a month that goes on.
    var open: [UInt8] {
        lines.reduce(into: Self.openHeader(month, game)) { $0 += SealedLine.seal($1) }
    }

    static func openHeader(_ month: String, _ game: String) -> [UInt8] {
        SealedLine.seal([
            .init("format", .string(JournalFiles.format)), .init("game", .string(game)),
            .init("month", .string(month)),
        ])
    }

    /// The whole file of a month that is past.
    var sealed: [UInt8] {
        var bytes = Self.sealedHead(month, game)
        bytes.reserveCapacity(bytes.count + lines.reduce(16) { $0 + $1.count + 6 })
        for (index, line) in lines.enumerated() { SealedDocument.put(line, isFirst: index == 0, into: &bytes) }
        bytes += Self.sealedTail
        return SealedDocument.seal(bytes)
    }

    static func sealedHead(_ month: String, _ game: String) -> [UInt8] {
        Array(
            """
            {
              "checksum": "\(SealedDocument.noChecksum)",
              "format": "\(JournalFiles.format)",
              "game": "\(game)",
              "month": "\(month)",
              "visits": [
            """.utf8)
    }

    static let sealedTail = Array("\n  ]\n}\n".utf8)

    /// What tells visits apart. Numbers begin anew with a new world, so the arrival belongs to it.
    struct Key: Hashable {
        let id: ArraySlice<UInt8>
        let arrival: ArraySlice<UInt8>
    }

    static func key(of line: ArraySlice<UInt8>) -> Key? {
        guard let id = text("\"id\":\"", in: line), let arrival = text("\"arrival\":\"", in: line) else { return nil }
        return Key(id: id, arrival: arrival)
    }

    /// A text's value, found without reading the rest: no value of a visit contains a quotation mark.
    static func text(_ mark: StaticString, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let length = mark.utf8CodeUnitCount
        let range = line.withUnsafeBufferPointer { bytes -> Range<Int>? in
            var start = 0
            while start + length < bytes.count {
                if bytes[start] == mark.utf8Start[0] {
                    var matched = 1
                    while matched < length, bytes[start + matched] == mark.utf8Start[matched] { matched += 1 }
                    if matched == length {
                        var end = start + length
                        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
                        return start + length..<end
                    }
                }
                start += 1
            }
            return nil
        }
        return range.map { line[line.startIndex + $0.lowerBound..<line.startIndex + $0.upperBound] }
    }
}
