import Chronology
import Session
import Simulation
import Storefront
import TestSupport
import Testing

/// A save of every version ever released opens, with all that was in it.
@Suite struct FixtureTests {
    static func machine(schema: Int) throws -> TestMachine {
        let fixtures = Paths.directory(of: Paths.directory(of: #filePath)) + "/Fixtures/Saves/schema-\(schema)"
        let machine = TestMachine()
        for file in ["/world.json", "/history.jsonl", "/journal/2026-11.json", "/journal/2026-11.jsonl"] {
            machine.files.contents[directory + file] = try DiskFiles().readIfPresent(fixtures + file)
        }
        machine.files.contents["/home/robin/.local/share/backyard-birds/key"] = try DiskFiles().read(fixtures + "/key")
        // A minute after it was saved.
        let walls = [
            1: "2026-11-18T18:07:40Z", 2: "2026-11-18T18:51:00Z", 3: "2026-11-18T19:26:00Z", 4: "2026-11-18T19:29:00Z",
            5: "2026-11-18T19:31:00Z",
        ]
        machine.wall = try #require(walls[schema].flatMap(Instant.init(iso8601:)))
        return machine
    }

    @Test(arguments: 1...5)
    func opensWithAllThatWasInIt(schema: Int) throws {
        let session = try Self.machine(schema: schema).open()
        #expect(session.notices.isEmpty && !session.isNew)
        #expect(session.account.displayName == "Robin “Red” Ångström")
        #expect(session.account.email == "robin@example.org")
        #expect(session.world.seed == 7)
        #expect(session.world.backyards.map(\.name).suffix(2) == ["Yard 8", "Yard 9"])
        #expect(session.world.backyards[2].isFavorite && session.world.backyards[2].foodID == .nectar)
        #expect(session.world.owned(.nectar) == (schema < 3 ? 4 : 5) && session.world.owned(.goldenAcorn) == 1)
        #expect(session.store.unfinished.isEmpty)
        #expect(
            session.store.all(includingFinishedConsumables: true).compactMap(\.verifiedPayload).count
                == (schema < 3 ? 3 : 4))
        #expect(session.entitlements.pass.name == "family", "the key beside it vouches for the purchases")
        #expect(session.world.pastVisits.count > 100)
        #expect(session.world.validate().isEmpty)
        // What the birds remember is the life list.
        let seen = session.world.birds.filter(\.hasBeenSeen)
        #expect(session.world.sightings.count == Set(seen.map(\.species)).count)
        #expect(session.world.sightings.reduce(0) { $0 + $1.visits } == seen.reduce(0) { $0 + $1.visitCount })
        for sighting in session.world.sightings {
            let first = seen.filter { $0.species == sighting.id }.compactMap(\.firstSeen).min()
            #expect(sighting.first.date == first && sighting.years.map(\.year) == [2026])
        }
        #expect(session.world.backyards.map(\.hemisphere) == [.north, .north, .south, .north, .south] + north(4))
        #expect(session.world.backyards.allSatisfy { $0.feeder == nil && $0.birdhouse == nil })
        // Birds of the species that came later have moved in.
        for species in Catalog.species {
            #expect(
                species.individuals.contains(
                    session.world.birds(of: species.id).count - (species.id == .hummingbird ? 2 : 0)))
        }
    }

    private func north(_ count: Int) -> [Hemisphere] { Array(repeating: .north, count: count) }

    /// The history beside it is of the same version: all that was saved in it is there, and it is kept.
    @Test func theSecondFormatComesWithItsHistory() throws {
        let machine = try Self.machine(schema: 2)
        let history = try #require(machine.files.contents[directory + "/history.jsonl"])
        let former = try #require(machine.files.contents[directory + "/world.json"])
        let session = try machine.open()
        let chirpCenter = try #require(session.world.backyards.first { $0.name == "Chirp Center" })
        let quietHaven = try #require(session.world.backyards.first { $0.name == "Quiet Haven" })
        #expect(chirpCenter.food.filledAt.iso8601.hasPrefix("2026-11-18T18:30:00"))
        #expect(quietHaven.foodID == .corn && !quietHaven.isFavorite)
        #expect(quietHaven.water.filledAt.iso8601.hasPrefix("2026-11-18T18:50:00"))
        session.close()
        let isKept =
            machine.files.contents[directory + "/backups/world-schema-2.json"] == former
            && machine.files.contents[directory + "/backups/history-schema-2.jsonl"] == history
        #expect(isKept)
        let again = try machine.open()
        #expect(again.world == session.world && again.notices.isEmpty)
    }

    /// A damaged checkpoint of an older version falls back to its backup and the history beside that.
    @Test func aDamagedOlderSaveComesBackFromItsBackup() throws {
        let machine = try Self.machine(schema: 2)
        let good = try machine.open().world
        let damaged = try Self.machine(schema: 2)
        var bytes = try #require(damaged.files.contents[directory + "/world.json"])
        damaged.files.contents[directory + "/backups/world-6.json"] = bytes
        bytes[bytes.count / 2] ^= 1
        damaged.files.contents[directory + "/world.json"] = bytes
        let session = try damaged.open()
        #expect(session.world == good)
        #expect(!session.notices.isEmpty)
    }
}
