import Chronology
import JSON
import TestSupport
import Testing

@testable import Session

/// Names in a save that become parts of paths: a save may come from anywhere, with a seal that fits.
@Suite struct JournalNameTests {
    private static let bad = [
        "../../../victim", "/home/robin/victim", "journal/../../../../victim", "", ".", "..", "journal-", "journal-x",
        "journal-2/..", "Journal", "journal\u{301}", "journal-1234567890", "journal\n", "\u{0}", "journal-\u{0}",
    ]

    /// A game of some days, whose checkpoint is changed and sealed again.
    private func spoiled(_ change: (inout JSONValue) -> Void) throws -> TestMachine {
        let machine = TestMachine()
        try machine.open().close()
        machine.pass(.days(40))
        try machine.open().close()
        let path = directory + "/world.json"
        var document = try JSONValue(parsing: try #require(machine.files.contents[path]))
        change(&document)
        document["checksum"] = "00000000"
        machine.files.contents[path] = SealedDocument.seal(document.pretty)
        return machine
    }

    private func expectRefused(_ machine: TestMachine, _ comment: Comment) throws {
        let elsewhere = machine.files.contents.filter { !$0.key.hasPrefix(directory) }
        let session = try machine.open()
        #expect(session.notices.contains { if case .restored = $0 { true } else { false } }, comment)
        machine.pass(.days(40))
        _ = session.advance()
        try session.perform(.transfer(.repair))
        session.close()
        #expect(machine.files.contents.filter { !$0.key.hasPrefix(directory) } == elsewhere, comment)
        #expect(
            machine.files.contents.keys.allSatisfy { !$0.contains("/../") && !$0.contains("\u{0}") }, comment)
        #expect(try machine.open().notices.isEmpty, comment)
    }

    @Test(arguments: bad) func aJournalIsInAFolderOfItsOwn(name: String) throws {
        let machine = try spoiled { $0.set(.string(name), at: ["journalFiles", "folder"]) }
        try expectRefused(machine, "\(name.debugDescription)")
    }

    @Test(arguments: ["../../../victim", "2026-11.json/..", "2026-11", "2026-1x.json", "", "\u{0}026-11.json"])
    func aMonthHasAFileOfItsOwn(name: String) throws {
        let machine = try spoiled { document in
            var files = document["journalFiles"]?["files"]?.arrayValue ?? []
            #expect(!files.isEmpty)
            files[0]["name"] = .string(name)
            document.set(.array(files), at: ["journalFiles", "files"])
        }
        try expectRefused(machine, "\(name.debugDescription)")
    }

    @Test func onlyMonthsAreLost() throws {
        for name in ["../x", "2026", "2026-11\n"] {
            let machine = try spoiled { $0.set(["\(name)": 3], at: ["journalFiles", "lost"]) }
            try expectRefused(machine, "\(name.debugDescription)")
        }
    }

    /// What the game itself has ever called a journal.
    @Test func foldersOfImportsAreKnown() {
        for name in ["journal", "journal-2", "journal-12", "journal-999999999"] { #expect(JournalIndex.isFolder(name)) }
        for name in Self.bad { #expect(!JournalIndex.isFolder(name), "\(name)") }
    }

    @Test func aPhotoIsInTheAlbum() throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.files.contents["/home/robin/.local/share/backyard-birds/x.ansi"] = Array("secret".utf8)
        for name in ["../../../x", "/home/robin/.local/share/backyard-birds/x"] {
            #expect(throws: RequestError.self) { try session.perform(.album(.show(name))) }
        }
    }

    /// A kept widget's name stands in the line that the gallery offers for another program's configuration.
    @Test func aWidgetOfAnotherNameIsNotKept() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.keepWidget("prompt", KeptWidget()))
        session.close()
        let path = directory + "/world.json"
        var document = try JSONValue(parsing: try #require(machine.files.contents[path]))
        document.set(.object([]), at: ["settings", "widgets", "x';touch PWN;'"])
        document["checksum"] = "00000000"
        machine.files.contents[path] = SealedDocument.seal(document.pretty)
        #expect(try machine.open().settings.widgets.keys.sorted() == ["prompt"])
    }
}
