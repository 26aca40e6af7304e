import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a player keeps beside the save: photos and texts. And what is left when a program is ended while it writes.
@Suite struct KeptFilesTests {
    private static func photo(_ text: String) -> Request {
        .album(
            .keep(
                title: "Calm Palms",
                [PhotoVersion(ending: "svg", text: "<\(text)/>"), PhotoVersion(ending: "ansi", text: text)]))
    }

    @Test func photosOfOneSecondAreAsMany() throws {
        let machine = TestMachine()
        let session = try machine.open()
        for text in ["first", "second", "third"] { try session.perform(Self.photo(text)) }
        let photos = session.photos()
        #expect(photos.count == 3 && Set(photos.map(\.name)).count == 3)
        #expect(photos.map(\.title) == ["Calm Palms", "Calm Palms", "Calm Palms"])
        #expect(Set(photos.map(\.time)).count == 1 && photos.allSatisfy { !$0.time.isEmpty })
        let texts = try photos.map { try session.perform(.album(.show($0.name))) }
        #expect(texts == zip(photos, ["third", "second", "first"]).map { Reply.photo($0.name, text: $1) })
        // One goes without the others.
        try session.perform(.album(.delete(photos[1].name)))
        #expect(session.photos() == [photos[0], photos[2]])
        #expect(machine.files.contents.count { $0.key.contains("/album/") } == 6)
    }

    @Test func aPhotoThatWasKeptSurvivesAPowerCut() throws {
        let machine = TestMachine()
        let session = try machine.open()
        session.saveNow()
        try session.perform(Self.photo("@"))
        let after = TestMachine(files: machine.files.restarted(afterPowerCut: true))
        let photos = try after.open().photos()
        #expect(photos.count == 1)
        #expect(after.files.contents.count { $0.key.contains("/album/") } == 3)
    }

    @Test(arguments: FileOperation.allCases) func aPhotoIsKeptWholeOrNotAtAll(_ operation: FileOperation) throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.files.fail { $0.operation == operation && $0.path.contains(".svg") ? ENOSPC : nil }
        let reply = try? session.perform(Self.photo("@"))
        machine.files.fail(where: nil)
        let kept = machine.files.contents.keys.filter { $0.contains("/album/") && $0.hasSuffix("ansi") }
        #expect(kept.count == (reply == nil ? 0 : 1))
        if reply == nil {
            #expect(session.photos().isEmpty && !machine.files.contents.keys.contains { $0.contains("/album/") })
        }
    }

    @Test func aTextThatWasKeptIsWholeAndUnique() throws {
        let machine = TestMachine()
        let session = try machine.open()
        session.saveNow()
        let paths = try (1...2).map { number in
            try session.keepText(title: "journal", ending: "csv") { (put) throws(FileError) in
                try put("a")
                try put("\(number)")
            }
        }
        #expect(Set(paths).count == 2)
        let after = machine.files.restarted(afterPowerCut: true)
        #expect(paths.map { after.contents[$0] } == [Array("a1".utf8), Array("a2".utf8)])
        #expect(throws: RequestError.file(FileError(.read, "x", EIO))) {
            try session.keepText(title: "journal", ending: "csv") { (put) throws(FileError) in
                try put("a")
                throw FileError(.read, "x", EIO)
            }
        }
        #expect(machine.files.contents.keys.filter { $0.contains("/exports/") }.sorted() == paths.sorted())
    }

    @Test func whatAProgramLeftThatWasEndedIsRemovedAndNothingElse() throws {
        let machine = TestMachine()
        try machine.open().close()
        let left = ["", "/journal", "/journal-2", "/backups", "/album", "/exports"].map {
            directory + $0 + "/x.json.0123abcd.new"
        }
        let others = [directory + "/notes.new", directory + "/world.json.1234.new", "/home/robin/x.json.0123abcd.new"]
        for path in left + others { machine.files.contents[path] = [1] }
        _ = try Session.glance(Configuration(), environment: machine.environment)
        #expect((left + others).allSatisfy { machine.files.contents[$0] != nil }, "who only looks removes nothing")
        let game = try machine.open()
        #expect(left.allSatisfy { machine.files.contents[$0] == nil })
        #expect(others.allSatisfy { machine.files.contents[$0] != nil })
        // What an open game is writing is not left over.
        machine.files.contents[left[0]] = [1]
        try Session.act(Configuration(), environment: machine.environment, author: .commandLine).close()
        #expect(machine.files.contents[left[0]] != nil)
        game.close()
    }

    @Test func aFailedSaveLeavesNothingAside() throws {
        let machine = TestMachine()
        let session = try machine.open()
        for operation in [FileOperation.write, .sync, .rename] {
            machine.files.fail { $0.operation == operation ? ENOSPC : nil }
            try session.perform(.setDisplayName("Wren \(operation)"))
            session.saveNow()
            #expect(!machine.files.contents.keys.contains { $0.hasSuffix(".new") }, "\(operation)")
        }
    }
}
