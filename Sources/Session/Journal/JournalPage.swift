import JSON
import Simulation

/// One month of the journal in memory: a line of compact JSON for each visit, each visit once.
struct JournalPage {
    /// What is wrong with one file.
    struct Flaw: Hashable, Sendable {
        let path: String
        /// Of the first line that is not as it was written.
        let why: String
        /// How many more lines are not.
        var more = 0
        /// Only the last line is not whole: a program ended while writing it, and the next one brings it again.
        var isTorn = false
    }

    let month: String
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// Paths that something was read from.
    private(set) var sources: [String] = []
    private(set) var flaws: [Flaw] = []
    /// Filled when it is needed: a sealed month has each visit once.
    private var known: Set<Key>?

    init(month: String) {
        self.month = month
    }

    /// Takes in a file: a sealed document, or lines that are sealed one by one.
    mutating func read(_ bytes: [UInt8], from path: String) {
        sources.append(path)
        if path.hasSuffix(".jsonl") { readOpen(bytes, path) } else { readSealed(bytes, path) }
    }

    private mutating func readSealed(_ bytes: [UInt8], _ path: String) {
        let isIntact = SealedDocument.isIntact(bytes)
        if !isIntact { flaws.append(Flaw(path: path, why: "its checksum does not match")) }
        var found: [ArraySlice<UInt8>] = []
        for range in Self.visitLines(in: bytes) {
            // Of a damaged file, the lines that are still visits.
            if isIntact || Visit(journalLine: bytes[range]) != nil { found.append(bytes[range]) }
        }
        if lines.isEmpty && isIntact { lines = found } else { _ = add(found) }
    }

    /// Where a sealed month has its visits: objects at the beginning of a line, four blanks in.
    private static func visitLines(in bytes: [UInt8]) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { bytes in
            var ranges: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                if end - start > 5, bytes[start + 4] == UInt8(ascii: "{"),
                    bytes[start..<start + 4].allSatisfy({ $0 == 0x20 })
                {
                    ranges.append(start + 4..<(bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end))
                }
                start = end + 1
            }
            return ranges
        }
    }

    private mutating func readOpen(_ bytes: [UInt8], _ path: String) {
        var found: [ArraySlice<UInt8>] = []
        var number = 0
        var start = 0
        while start < bytes.count {
            number += 1
            guard let end = bytes[start...].firstIndex(of: 0x0A) else {
                flaws.append(Flaw(path: path, why: "its last line is not whole", isTorn: true))
                break
            }
            do throws(JSONError) {
                let line = try SealedLine.open(bytes[start..<end])
                if Self.key(of: line[...]) != nil { found.append(line[...]) }
            } catch {
                if let place = flaws.firstIndex(where: { $0.path == path }) {
                    flaws[place].more += 1
                } else {
                    flaws.append(Flaw(path: path, why: "line \(number): \(error.fault.description)"))
                }
            }
            start = end + 1
        }
        _ = add(found)
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
        lines.reduce(into: Self.openHeader(month)) { $0 += SealedLine.seal($1) }
    }

    static func openHeader(_ month: String) -> [UInt8] {
        SealedLine.seal([.init("format", .string(JournalFiles.format)), .init("month", .string(month))])
    }

    /// The whole file of a month that is past.
    var sealed: [UInt8] {
        var bytes = Self.sealedHead(month)
        bytes.reserveCapacity(bytes.count + lines.reduce(16) { $0 + $1.count + 6 })
        for (index, line) in lines.enumerated() { SealedDocument.put(line, isFirst: index == 0, into: &bytes) }
        bytes += Self.sealedTail
        return SealedDocument.seal(bytes)
    }

    static func sealedHead(_ month: String) -> [UInt8] {
        Array(
            """
            {
              "checksum": "\(SealedDocument.noChecksum)",
              "format": "\(JournalFiles.format)",
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
