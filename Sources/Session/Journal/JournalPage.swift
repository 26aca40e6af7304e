import JSON
import Simulation

/// The visits of one month of the journal in memory: a line of compact JSON for each, without duplicates.
struct JournalPage {
    /// A fault in one file of a month.
    struct Flaw: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// The last line is partial because its writer was killed; its visit is written again.
            case torn
            /// A checksum does not match, or a line cannot be read.
            case damaged
            /// The file belongs to another game, or is no readable file; nothing was read from it.
            case foreign
            /// The checkpoint lists the file, and it is not there.
            case missing
            /// The file is intact and of this game but differs from the checkpoint's record; harmless if all visits are
            /// there.
            case changed
        }

        let path: String
        /// The fault of the first damaged line, or of the file.
        let why: String
        /// The number of damaged lines after the first one.
        var more = 0
        let kind: Kind
    }

    let month: String
    /// The identifier of the game that the visits must belong to, as in `World.journalGame`.
    let game: String
    /// The visits, each as compact JSON.
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// The paths of the files that were read.
    private(set) var sources: [String] = []
    private(set) var flaws: [Flaw] = []
    /// New records of the files that were read, with their present checksums and lengths.
    private(set) var records: [JournalRecord] = []
    /// The number of visits that the checkpoint records for the month.
    private(set) var expected = 0
    /// The identities of the visits in `lines`; filled only when lines are added, since a sealed month has no
    /// duplicates.
    private var known: Set<Key>?

    init(month: String, game: String) {
        self.month = month
        self.game = game
    }

    /// True if a file has a flaw other than a partial last line, so visits may be lost.
    var isDamaged: Bool { flaws.contains { $0.kind != .torn } }

    /// The number of recorded visits that were found in no file.
    private(set) var lost = 0

    /// Adds the visits of a month's file, and records its flaws.
    ///
    /// - Parameters:
    ///   - path: the file's path; one that ends in ".jsonl" has lines that are sealed one by one, any other is one
    ///     sealed document.
    ///   - record: the checkpoint's record of the file.
    ///   - isCounted: whether the checkpoint lists every file; then a damaged file that does not name its game is not
    ///     trusted.
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

    /// Records that a file that the checkpoint lists is missing.
    mutating func miss(_ record: JournalRecord, at path: String) {
        expected += record.visits
        flaws.append(Flaw(path: path, why: "it is missing", kind: .missing))
    }

    /// Records that a path could not be read as a file.
    mutating func refuse(_ path: String, _ record: JournalRecord?) {
        expected += record?.visits ?? 0
        flaws.append(Flaw(path: path, why: "it is no file that can be read", kind: .foreign))
    }

    /// Adds the visits of a copy or backup if it belongs to this game.
    mutating func read(copy bytes: [UInt8], isOpen: Bool, record: JournalRecord?) {
        let file = isOpen ? JournalText(open: bytes) : JournalText(sealed: bytes)
        guard file.game == game || record?.checksum == file.checksum else { return }
        _ = add(file.lines)
    }

    /// Removes harmless flaws if every recorded visit was found: files that are missing or changed since the
    /// checkpoint.
    mutating func settle() {
        guard lines.count >= expected else { return }
        if flaws.allSatisfy({ [.torn, .missing, .changed].contains($0.kind) }), !sources.isEmpty {
            flaws.removeAll { $0.kind != .torn }
        }
    }

    /// Sorts the lines by departure, and counts the lost visits, after everything was read.
    mutating func finish() {
        lost = max(0, expected - lines.count)
        func departure(_ line: ArraySlice<UInt8>) -> String {
            String(decoding: Self.text("\"departure\":\"", in: line) ?? [], as: UTF8.self)
        }
        let dated = lines.map { (departure($0), $0) }
        lines = dated.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns whether a file is the one in the checkpoint's record; an open file may have grown.
    private static func isSame(_ record: JournalRecord, _ found: JournalRecord, _ bytes: [UInt8]) -> Bool {
        guard record.isOpen else { return record.checksum == found.checksum && record.length == found.length }
        return bytes.count >= record.length && Checksum(bytes[..<record.length]).text == record.checksum
    }

    /// Adds visits that are not in the page yet; returns whether any were new.
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

    /// The content of the file of a month that is not over: sealed lines.
    var open: [UInt8] {
        lines.reduce(into: Self.openHeader(month, game)) { $0 += SealedLine.seal($1) }
    }

    /// Returns the first line of an open month's file.
    static func openHeader(_ month: String, _ game: String) -> [UInt8] {
        SealedLine.seal([
            .init("format", .string(JournalFiles.format)), .init("game", .string(game)),
            .init("month", .string(month)),
        ])
    }

    /// The content of the file of a past month: one sealed document.
    var sealed: [UInt8] {
        var bytes = Self.sealedHead(month, game)
        bytes.reserveCapacity(bytes.count + lines.reduce(16) { $0 + $1.count + 6 })
        for (index, line) in lines.enumerated() { SealedDocument.put(line, isFirst: index == 0, into: &bytes) }
        bytes += Self.sealedTail
        return SealedDocument.seal(bytes)
    }

    /// Returns the part of a sealed month's document before its visits.
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

    /// The part of a sealed month's document after its visits.
    static let sealedTail = Array("\n  ]\n}\n".utf8)

    /// The identity of a visit: its id and arrival, since ids restart with a new world.
    struct Key: Hashable {
        let id: ArraySlice<UInt8>
        let arrival: ArraySlice<UInt8>
    }

    /// Returns the identity of the visit in a line; `nil` if the line is no visit.
    static func key(of line: ArraySlice<UInt8>) -> Key? {
        guard let id = text("\"id\":\"", in: line), let arrival = text("\"arrival\":\"", in: line) else { return nil }
        return Key(id: id, arrival: arrival)
    }

    /// Returns the bytes after `mark` up to the next quotation mark, without parsing the line.
    ///
    /// This is safe because no value of a visit contains a quotation mark.
    ///
    /// - Parameter mark: a key with what follows it, such as `"id":"`.
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
