import Chronology
import Testing

@testable import Simulation

@Suite struct FirstMinutesTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aBirdComesToBirdSpringsAfterEightSeconds(seed: UInt64) throws {
        var world = World.firstWorld(seed: seed, began: began)
        #expect(world.validate().isEmpty)
        #expect(world.nextEventDate(allowances: .standard) == began + .seconds(8))
        #expect(world.advance(to: began + .milliseconds(7999), allowances: .standard).isEmpty)
        let events = world.advance(to: began + .seconds(8), allowances: .standard)
        try #require(events.count == 1)
        guard case .arrived(let visit) = events[0].kind else {
            Issue.record("the first event is \(events[0])")
            return
        }
        #expect(world.backyard(visit.backyard)?.name == "Bird Springs")
        #expect(visit.isFirstOfSpecies)
        #expect(visit.enjoyment != .disliked)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func everyThreeMinutesBringAKindNeverSeen(seed: UInt64) {
        var world = World.firstWorld(seed: seed, began: began)
        var firsts: [Int64: Int] = [:]
        for event in world.advance(to: began + .minutes(9), allowances: .standard) {
            guard case .arrived(let visit) = event.kind, visit.isFirstOfSpecies else { continue }
            firsts[(event.date - began).milliseconds / 180_000, default: 0] += 1
        }
        #expect(firsts[0, default: 0] >= 1)
        #expect(firsts[1, default: 0] >= 1)
        #expect(firsts[2, default: 0] >= 1)
        #expect(world.validate().isEmpty)
    }
}
