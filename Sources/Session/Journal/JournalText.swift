import JSON
import Simulation

/// The parsed content of one file of the journal.
struct JournalText {
    /// The identifier of the game that the file belongs to; `nil` for files of older versions, which do not name it.
    private(set) var game: String?
    /// The visits as compact JSON; of a damaged file, those that can be read.
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// The checksum: of an intact sealed file, the one in it; of an open file, that of its whole lines.
    private(set) var checksum = ""
    /// The number of bytes up to the end of the last whole line; of a sealed file, all bytes.
    private(set) var length = 0
    /// The fault of the first damaged line; `nil` for an intact file.
    private(set) var flaw: String?
    /// The number of damaged lines after the first one.
    private(set) var more = 0
    /// True if the only fault is a partial last line.
    private(set) var isTorn = false

    /// Reads the file of a past month, one sealed document.
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

    /// Reads the file of a month that is not over, which has sealed lines.
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

    /// Returns the game's identifier in the first bytes of a file.
    private static func gameName(in head: ArraySlice<UInt8>) -> String? {
        let name = JournalPage.text("\"game\": \"", in: head) ?? JournalPage.text("\"game\":\"", in: head)
        return name.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the byte ranges of the visits in a sealed month: objects that begin a line after four spaces.
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
