import Chronology
import JSON
import TestSupport
import Testing

@testable import Session
@testable import Simulation

/// Life lists in a folder that households share.
@Suite struct SharedListTests {
    private static let folder = "/srv/birders"
    private let machine = TestMachine()

    init() throws { try machine.files.makeDirectory(Self.folder) }

    /// Opens a profile's game in which some species were seen this year.
    private func open(_ profile: String, sees species: [ID<Species>]) throws -> Session {
        let session = try machine.open { $0.profile = profile }
        let year = session.world.year(at: session.world.clock)
        session.world.sightings = species.enumerated().map { index, id in
            let first = Sighting.First(date: session.world.clock + .minutes(Int64(index)), bird: ID("x"), backyard: nil)
            var sighting = Sighting(id: id, first: first)
            sighting.years = [Sighting.Year(year: year, first: first, visits: 1)]
            return sighting
        }
        return session
    }

    private func lists(_ session: Session) throws -> [SharedList] {
        guard case .sharedLists(let lists) = try session.perform(.journal(.sharedLists)) else { return [] }
        return lists
    }

    private var sharedFiles: [String] {
        machine.files.contents.keys.filter { $0.hasPrefix(Self.folder + "/") }.sorted()
    }

    private func text(_ path: String) -> String { String(decoding: machine.files.contents[path] ?? [], as: UTF8.self) }

    @Test func twoHouseholdsSeeEachOthersLists() throws {
        let some = Catalog.species.prefix(3).map(\.id)
        let robin = try open("robin", sees: Array(some.prefix(1)))
        #expect(try lists(robin).isEmpty, "nothing is shared yet")
        try robin.perform(.shareLifeList(in: Self.folder, as: "Robin’s yard"))
        machine.wall += .hours(1)
        let wren = try open("wren", sees: some)
        try wren.perform(.shareLifeList(in: Self.folder, as: "Wren"))
        let year = wren.world.year(at: wren.world.clock)
        for (session, own) in [(robin, "Robin’s yard"), (wren, "Wren")] {
            let lists = try lists(session)
            // The most species first.
            #expect(lists.map(\.household) == ["Wren", "Robin’s yard"])
            #expect(lists.filter(\.isOwn).map(\.household) == [own])
            #expect(lists.map { $0.entries(in: year).map(\.species) } == [some, Array(some.prefix(1))])
        }
        #expect(sharedFiles.count == 2)
        wren.close()
        robin.close()
    }

    /// A look at the journal appends what is new, once, and changes nothing that stands there.
    @Test func theOwnFileGrowsAtItsEnd() throws {
        let some = Catalog.species.prefix(2).map(\.id)
        let first = try open("robin", sees: [some[0]])
        try first.perform(.shareLifeList(in: Self.folder, as: "Robin"))
        first.close()
        let path = try #require(sharedFiles.first)
        let former = text(path)
        let session = try open("robin", sees: some)
        for _ in 0..<2 { _ = try lists(session) }
        let added = text(path).dropFirst(former.count)
        #expect(text(path).hasPrefix(former) && added.split(separator: "\n").count == 1 && added.contains("\(some[1])"))
        // Another name is a line more, too, and the last one counts.
        try session.perform(.shareLifeList(in: Self.folder, as: "Heron"))
        #expect(text(path).hasPrefix(former + added))
        #expect(try lists(session).map(\.household) == ["Heron"])
        // Neither the login nor the names of birds leave the machine.
        let keys = try text(path).split(separator: "\n").flatMap { try JSONValue(parsing: String($0)).members ?? [] }
            .map(\.key)
        #expect(Set(keys) == ["household", "species", "year", "first"])
        try session.perform(.shareLifeList(in: nil))
        let none = try lists(session)
        #expect(none.isEmpty && sharedFiles == [path])
        session.close()
    }

    /// A write that was cut off costs its line, which the next look writes again.
    @Test func aTornLineIsWrittenAgain() throws {
        let some = Catalog.species.prefix(2).map(\.id)
        let session = try open("robin", sees: some)
        try session.perform(.shareLifeList(in: Self.folder, as: "Robin"))
        let path = try #require(sharedFiles.first)
        let whole = try #require(machine.files.contents[path])
        let year = session.world.year(at: session.world.clock)
        for length in 0...whole.count {
            machine.files.contents[path] = Array(whole.prefix(length))
            let list = try #require(try lists(session).first)
            #expect(list.household == "Robin" && list.entries(in: year).map(\.species) == some, "\(length) bytes")
        }
        session.close()
    }

    /// Anybody may have written the others' files.
    @Test func whatIsNoListIsPassedOver() throws {
        let session = try open("robin", sees: [])
        try session.perform(.shareLifeList(in: Self.folder, as: "Robin"))
        let wren = Catalog.species[0].id
        let good = #"{"species":"\#(wren)","year":2026,"first":"2026-05-01T08:00:00Z"}"#
        let files: [String: (text: String, household: String?, entries: Int)] = [
            "a": (#"{"household":"A"}"# + "\n\(good)\n\(good)\n", "A", 1),
            "b": ("\(good)\n", nil, 0),
            "c": (#"{"household":"C\u001b[31m\nX"}"# + "\n\(good)", "C[31mX", 1),
            "d": (#"{"household":"D"}"# + "\n" + good.replacing("\(wren)", with: "dodo"), "D", 0),
            "e": (#"{"household":"E"}"# + "\n" + good.replacing("2026-05", with: "9999-05") + "\n[[[\n\u{0}\n", "E", 0),
            "f": (#"{"household":"F"}"# + "\n" + String(repeating: good + "\n", count: 10_000), nil, 0),
            "g": (#"{"household":"\#(String(repeating: "g", count: 300))"}"#, nil, 0),
            "h": ("", nil, 0),
        ]
        for (name, file) in files {
            machine.files.contents["\(Self.folder)/life-list-\(name).jsonl"] = Array(file.text.utf8)
        }
        machine.files.contents["\(Self.folder)/notes.jsonl"] = Array(#"{"household":"X"}"#.utf8)
        let found = try lists(session).filter { !$0.isOwn }.map { (household: $0.household, count: $0.count) }
        let expected = files.values.compactMap { file in file.household.map { ($0, file.entries) } }
        for (household, count) in found {
            #expect(household.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(household)")
            #expect(expected.contains { $0.1 == count && household.first == $0.0.first }, "\(household)")
        }
        #expect(found.count == expected.count)
        // More files than a folder of friends has are not all read.
        for number in 0..<200 {
            machine.files.contents["\(Self.folder)/life-list-\(1000 + number).jsonl"] =
                Array(#"{"household":"\#(number)"}"#.utf8)
        }
        #expect(try lists(session).count <= SharedList.limit)
        session.close()
    }

    @Test func whatCannotBeSharedIsRefused() throws {
        let session = try open("robin", sees: [])
        #expect(throws: RequestError.world(.invalidName)) {
            try session.perform(.shareLifeList(in: Self.folder, as: "\n"))
        }
        #expect(throws: RequestError.world(.invalidName)) { try session.perform(.shareLifeList(in: Self.folder)) }
        #expect(throws: RequestError.self) { try session.perform(.shareLifeList(in: "/no/such/folder", as: "Robin")) }
        #expect(session.settings.household == nil && session.sharedFolder == nil)
        session.close()
        let memory = try machine.open { $0.inMemory = true }
        #expect(throws: RequestError.inMemory(.files)) {
            try memory.perform(.shareLifeList(in: Self.folder, as: "Robin"))
        }
        let kiosk = try machine.open {
            $0.profile = "wren"
            $0.kiosk = Kiosk()
        }
        #expect(throws: RequestError.refused(.writtenFiles)) {
            try kiosk.perform(.shareLifeList(in: Self.folder, as: "Wren"))
        }
        let none = try lists(kiosk)
        #expect(none.isEmpty && sharedFiles.isEmpty)
        kiosk.close()
    }
}
