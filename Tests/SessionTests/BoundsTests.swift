import Chronology
import Foundation
import JSON
import Storefront
import Synchronization
import TestSupport
import Testing

@testable import Session

/// What comes from outside takes work that grows with its length, and memory that does not grow with it.
@Suite struct BoundsTests {
    /// A file without an end, of one byte or of lines; counts what is read of it.
    private final class EndlessFiles: FileSystem {
        private let piece: [UInt8]
        let read = Mutex(0)

        /// - Parameter lineLength: a power of two; `nil` for one line.
        init(lineLength: Int?) {
            var piece = [UInt8](repeating: 0x78, count: FileLines.pieceLength)
            if let lineLength {
                for end in stride(from: lineLength - 1, to: piece.count, by: lineLength) { piece[end] = 0x0A }
            }
            self.piece = piece
        }

        func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
            read.withLock { $0 += count }
            return Array(piece.prefix(count))
        }

        func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { throw FileError(.read, path, 5) }
        func write(_ bytes: [UInt8], to path: String) throws(FileError) {}
        func append(_ bytes: [UInt8], to path: String) throws(FileError) {}
        func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError) {}
        func truncate(_ path: String, to length: Int) throws(FileError) {}
        func sync(_ path: String) throws(FileError) {}
        func syncDirectory(_ path: String) throws(FileError) {}
        func rename(_ source: String, to destination: String) throws(FileError) {}
        func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String { path }
        func destination(_ path: String) throws(FileError) -> String { path }
        func isPrivate(_ path: String) throws(FileError) -> Bool { true }
        func makePrivate(_ path: String) throws(FileError) {}
        func list(_ path: String) throws(FileError) -> [String] { [] }
        func remove(_ path: String) throws(FileError) {}
        func makeDirectory(_ path: String) throws(FileError) {}
        func stamp(_ path: String) throws(FileError) -> FileStamp? { nil }
        func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)? { nil }
        func watch(_ directory: String) -> (any FileWatch)? { nil }
    }

    @Test func aLineWithoutAnEndIsReadInAFewSteps() throws {
        let files = EndlessFiles(lineLength: nil)
        var lines = FileLines(path: "/x", files: files)
        let line = try #require(try lines.next())
        #expect(line.count <= FileLines.longestLine + FileLines.pieceLength)
        #expect(files.read.withLock { $0 } == line.count, "each byte once")
        #expect(throws: ImportError.document(JSONError("it is larger than any game"))) {
            try ImportFile("/x", files: files)
        }
        #expect(files.read.withLock { $0 } < 8 << 20)
    }

    @Test func shortLinesWithoutAnEndAreGivenUp() {
        let files = EndlessFiles(lineLength: 1024)
        #expect(throws: ImportError.document(JSONError("it is larger than any game"))) {
            try ImportFile("/x", files: files)
        }
        #expect(files.read.withLock { $0 } <= ImportScan.mostOfGame + 2 * FileLines.pieceLength)
    }

    @Test func linesComeOutWholeWhereverAPieceEnds() throws {
        let files = MemoryFiles()
        for length in [FileLines.pieceLength - 1, FileLines.pieceLength, FileLines.pieceLength + 1, 700_001] {
            let line = [UInt8](repeating: 0x61, count: length) + [0x0A]
            try files.write(line + line + [0x62], to: "/x")
            var lines = FileLines(path: "/x", files: files)
            var found: [Int] = []
            while let next = try lines.next() { found.append(next.count) }
            #expect(found == [length + 1, length + 1, 1])
        }
    }

    /// A month of which nothing is as it was written is one problem with a number, and one copy.
    @Test func manyBadLinesAreOneProblem() throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.pass(.hours(20))
        session.close()
        let path = try #require(
            machine.files.contents.keys.first { $0.hasSuffix(".jsonl") && $0.contains("/journal/") })
        let intact = try #require(machine.files.contents[path])
        machine.files.contents[path] = intact + Array(repeating: Array("x\n".utf8), count: 1235).joined()
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        let damages = doctor.findings.filter { $0.subject == "journal/" + Paths.name(of: path) }
        #expect(damages.count == 1)
        guard case .damaged(_, let more)? = damages.first?.fact else {
            Issue.record("it is not said")
            return
        }
        #expect(more == 1234)
        let again = try machine.open()
        try again.perform(.transfer(.repair))
        again.close()
        let copies = machine.files.contents.keys.filter { $0.hasPrefix(path + ".damaged-") }
        #expect(copies.count == 1)
    }

    /// A game whose clocks stand a hundred years apart is none that was exported: it would be played for so long.
    @Test func aWorldThatWouldHaveToLiveForACenturyIsRefused() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.transfer(.export(to: "/game.json", replacing: false)))
        var document = try JSONValue(parsing: try #require(machine.files.contents["/game.json"]))
        document.set("2126-01-01T00:00:00.000Z", at: ["game", "clock", "world"])
        machine.files.contents["/game.json"] = SealedDocument.bytes(document)
        #expect(throws: ImportError.document(JSONError(.outOfRange, key: "game.clock.world"))) {
            try ImportFile("/game.json", files: machine.files)
        }
    }

    /// Each month takes a file: an export can name no more of them than the clock has.
    @Test(arguments: ["0815-05-01", "1969-12-31", "2262-01-01", "9999-12-31"])
    func aVisitOfADateThatNoClockShowsIsRefused(date: String) throws {
        let machine = TestMachine()
        try machine.open().close()
        machine.pass(.hours(20))
        let session = try machine.open()
        try session.perform(.transfer(.export(to: "/game.json", replacing: false)))
        let text = String(decoding: try #require(machine.files.contents["/game.json"]), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = try #require(lines.firstIndex { $0.hasPrefix("    {") && $0.contains("\"departure\"") })
        var changed = lines
        for key in ["arrival", "departure"] {
            let start = try #require(changed[place].range(of: "\"\(key)\":\"")).upperBound
            changed[place].replaceSubrange(start..<changed[place].index(start, offsetBy: 10), with: date)
        }
        machine.files.contents["/game.json"] = SealedDocument.seal(Array(changed.joined(separator: "\n").utf8))
        #expect(throws: ImportError.document(JSONError(.outOfRange, line: place + 1, key: "journal"))) {
            try ImportFile("/game.json", files: machine.files)
        }
        machine.files.contents["/game.json"] = SealedDocument.seal(Array(text.utf8))
        #expect(throws: Never.self) { try ImportFile("/game.json", files: machine.files) }
    }

    /// At an accelerated rate a subscription would be renewed every two seconds of the time since.
    @Test func anImportMakesUpForNoMoreRenewalsThanAnOpening() throws {
        let machine = TestMachine()
        let session = try machine.open()
        var settings = session.store.settings
        settings.rate = .renewalEvery2Seconds
        try session.perform(.store(.settings(settings)))
        try session.perform(.store(.purchase("pass.individual")))
        try session.perform(.transfer(.export(to: "/game.json", replacing: false)))
        session.close()
        machine.pass(.days(1))
        let other = try machine.open()
        let game = try ImportFile("/game.json", files: machine.files)
        try other.perform(.transfer(.replace(with: game, trustPurchases: false)))
        #expect(other.store.state.ledger.count <= 2 + Store.renewalsInAbsence)
    }
}
