import Session
import TestSupport
import Testing

@testable import Commands
@testable import backyard_birds

@Suite struct AssetWatchTests {
    @Test func tellsWhatCameChangedAndWent() throws {
        let files = MemoryFiles()
        try files.makeDirectory("art")
        try files.write([1], to: "art/a.svg")
        var watch = AssetWatch(directory: "art", paths: ["a.svg", "b.svg"], files: files, uptime: 10)
        #expect(watch.nextLook == 10.5)
        #expect(watch.changes(at: 10.5).isEmpty)
        try files.write([1, 2], to: "art/a.svg")
        // Not before it is time to look.
        #expect(watch.changes(at: 10.7).isEmpty)
        #expect(watch.changes(at: 11) == ["a.svg"])
        #expect(watch.changes(at: 11.5).isEmpty)
        try files.write([3], to: "art/b.svg")
        try files.remove("art/a.svg")
        #expect(watch.changes(at: 12) == ["a.svg", "b.svg"])
    }
}
