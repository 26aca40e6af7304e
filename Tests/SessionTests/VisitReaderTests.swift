import Chronology
import JSON
import Simulation
import Testing

@testable import Session

@Suite struct VisitReaderTests {
    /// The quick way must be taken, and must say the same as the general one.
    @Test func visitsReadByHandAreTheSame() throws {
        var world = World.firstWorld(seed: 3, began: Instant(milliseconds: 1_795_000_000_000))
        world.advance(to: world.clock + .days(10), allowances: .standard)
        let visits = world.pastVisits.all + world.presentVisits
        #expect(visits.contains { $0.flock != nil } && visits.contains { $0.food == nil })
        let tree = try JSONValue(encoding: visits)
        #expect(VisitReader.decode(tree) == visits)
        var strange = tree.arrayValue ?? []
        strange[0]["hat"] = "red"
        #expect(VisitReader.decode(.array(strange)) == nil)
        #expect(try JSONValue.array(strange).decode([Visit].self) == visits)
    }

    @Test func checksumIsTheKnownOne() {
        #expect(Checksum(Array("123456789".utf8)).text == "cbf43926")
        #expect(Checksum([]).text == "00000000")
    }
}
