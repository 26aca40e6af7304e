import JSON
import Simulation

/// One month of the journal in memory: a line of compact JSON for each visit, each visit once.
struct JournalPage {
    /// A fault in one file.
    struct Flaw: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// The last line is partial: the writer was killed, and the next one writes it again.
            case torn
            case damaged
            /// The file belongs to another game; nothing was read from it.
            case foreign
            case missing
            /// The file is intact and of this game, but different from what the checkpoint records; harmless if all
            /// visits are there.
            case changed
        }

        let path: String
        /// The fault of the first damaged line.
        let why: String
        /// The number of further damaged lines.
        var more = 0
        let kind: Kind
    }

    let month: String
    /// The game that the visits must belong to, as in `World.journalGame`.
    let game: String
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// The paths of files that were read.
    private(set) var sources: [String] = []
    private(set) var flaws: [Flaw] = []
    /// The records of the files that were read, as they are.
    private(set) var records: [JournalRecord] = []
    /// The number of visits that the checkpoint records.
    private(set) var expected = 0
    /// The visits read so far, filled on demand: a sealed month has each visit once.
    private var known: Set<Key>?

    init(month: String, game: String) {
        self.month = month
        self.game = game
    }

    /// Whether a file is damaged, so visits may be lost.
    var isDamaged: Bool { flaws.contains { $0.kind != .torn } }

    /// The number of visits that the checkpoint records and that were in no file.
    private(set) var lost = 0

    /// Reads a file: a sealed document, or lines that are sealed one by one.
    ///
    /// - Parameters:
    /// - record: the checkpoint's record of it.
    /// - isCounted: whether the checkpoint lists every file: one that it does not list and that does not name its game
    ///   may be anybody's.
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

    /// Records that a file is missing though the checkpoint lists it.
    mutating func miss(_ record: JournalRecord, at path: String) {
        expected += record.visits
        flaws.append(Flaw(path: path, why: "it is missing", kind: .missing))
    }

    /// Records that a path could not be read as a file.
    mutating func refuse(_ path: String, _ record: JournalRecord?) {
        expected += record?.visits ?? 0
        flaws.append(Flaw(path: path, why: "it is no file that can be read", kind: .foreign))
    }

    /// Reads a copy or a backup. Its content is only accepted as this game's.
    mutating func read(copy bytes: [UInt8], isOpen: Bool, record: JournalRecord?) {
        let file = isOpen ? JournalText(open: bytes) : JournalText(sealed: bytes)
        guard file.game == game || record?.checksum == file.checksum else { return }
        _ = add(file.lines)
    }

    /// Accepts a file that was sealed or added to since the checkpoint if every visit is there.
    mutating func settle() {
        guard lines.count >= expected else { return }
        if flaws.allSatisfy({ [.torn, .missing, .changed].contains($0.kind) }), !sources.isEmpty {
            flaws.removeAll { $0.kind != .torn }
        }
    }

    /// Sorts lines that came from several places, after everything was read.
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

    /// Adds visits that are not there yet; returns false if all of them were.
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

    /// The content of the file of a month that goes on.
    var open: [UInt8] {
        lines.reduce(into: Self.openHeader(month, game)) { $0 += SealedLine.seal($1) }
    }

    static func openHeader(_ month: String, _ game: String) -> [UInt8] {
        SealedLine.seal([
            .init("format", .string(JournalFiles.format)), .init("game", .string(game)),
            .init("month", .string(month)),
        ])
    }

    /// The content of the file of a past month.
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

    /// The identity of a visit. Numbers restart with a new world, so the arrival is included.
    struct Key: Hashable {
        let id: ArraySlice<UInt8>
        let arrival: ArraySlice<UInt8>
    }

    static func key(of line: ArraySlice<UInt8>) -> Key? {
        guard let id = text("\"id\":\"", in: line), let arrival = text("\"arrival\":\"", in: line) else { return nil }
        return Key(id: id, arrival: arrival)
    }

    /// Returns a text's value, found without reading the rest: no value of a visit contains a quotation mark.
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
