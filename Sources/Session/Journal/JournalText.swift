import JSON
import Simulation

/// The content of one file of the journal, read on its own.
struct JournalText {
    /// The game that the file belongs to, if its head says so; files of older versions do not.
    private(set) var game: String?
    /// The visits as compact JSON; of a damaged file those that can be read.
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// The checksum: of a sealed file the one in it, if it is right; of an open one that of its whole lines.
    private(set) var checksum = ""
    /// The number of bytes up to the end of the last whole line.
    private(set) var length = 0
    /// The fault of the first damaged line.
    private(set) var flaw: String?
    /// The number of further damaged lines.
    private(set) var more = 0
    /// Whether only the last line is partial.
    private(set) var isTorn = false

    init(sealed bytes: [UInt8]) {
        length = bytes.count
        let isIntact = SealedDocument.isIntact(bytes)
        if isIntact {
            checksum = SealedDocument.checksum(of: bytes) ?? ""
        } else {
            flaw = "its checksum does not match"
        }
        game = Self.gameName(in: bytes.prefix(512))
        for range in Self.visitLines(in: bytes) {
            if isIntact || Visit(journalLine: bytes[range]) != nil { lines.append(bytes[range]) }
        }
    }

    init(open bytes: [UInt8]) {
        var found: [ArraySlice<UInt8>] = []
        var number = 0
        while length < bytes.count {
            number += 1
            guard let end = bytes[length...].firstIndex(of: 0x0A) else {
                if flaw == nil { (flaw, isTorn) = ("its last line is not whole", true) }
                break
            }
            do throws(JSONError) {
                let line = try SealedLine.open(bytes[length..<end])
                if number == 1 { game = Self.gameName(in: line[...]) }
                if JournalPage.key(of: line[...]) != nil { found.append(line[...]) }
            } catch {
                if flaw == nil {
                    flaw = "line \(number): \(error.fault.description)"
                } else {
                    more += 1
                }
            }
            length = end + 1
        }
        // Visits may be in the file more than once.
        var page = JournalPage(month: "", game: "")
        _ = page.add(found)
        lines = page.lines
        checksum = Checksum(bytes[..<length]).text
    }

    private static func gameName(in head: ArraySlice<UInt8>) -> String? {
        let name = JournalPage.text("\"game\": \"", in: head) ?? JournalPage.text("\"game\":\"", in: head)
        return name.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the ranges of visits in a sealed month: objects at the beginning of a line, four blanks in.
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
}
