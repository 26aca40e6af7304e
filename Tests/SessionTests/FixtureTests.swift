import Chronology
import Session
import Simulation
import Storefront
import Testing

/// A save of every version ever released opens, with all that was in it.
@Suite struct FixtureTests {
    static func machine(schema: Int) throws -> TestMachine {
        let fixtures = Paths.directory(of: Paths.directory(of: #filePath)) + "/Fixtures/Saves/schema-\(schema)"
        let machine = TestMachine()
        machine.files.contents[directory + "/world.json"] = try DiskFiles().read(fixtures + "/world.json")
        machine.files.contents["/home/robin/.local/share/backyard-birds/key"] = try DiskFiles().read(fixtures + "/key")
        // A minute after it was saved.
        machine.wall = try #require(Instant(iso8601: "2026-11-18T18:07:40Z"))
        return machine
    }

    @Test(arguments: [1])
    func opensWithAllThatWasInIt(schema: Int) throws {
        let session = try Self.machine(schema: schema).open()
        #expect(session.notices.isEmpty && !session.isNew)
        #expect(session.account.displayName == "Robin “Red” Ångström")
        #expect(session.account.email == "robin@example.org")
        #expect(session.world.seed == 7)
        #expect(session.world.backyards.map(\.name).suffix(2) == ["Yard 8", "Yard 9"])
        #expect(session.world.backyards[2].isFavorite && session.world.backyards[2].foodID == .nectar)
        #expect(session.world.owned(.nectar) == 4 && session.world.owned(.goldenAcorn) == 1)
        #expect(session.store.unfinished.isEmpty)
        #expect(session.store.all(includingFinishedConsumables: true).compactMap(\.verifiedPayload).count == 3)
        #expect(session.passName == "family", "the key beside it vouches for the purchases")
        #expect(session.world.pastVisits.count > 100)
        #expect(session.world.validate().isEmpty)
    }
}
