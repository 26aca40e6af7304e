import Chronology
import Testing

@testable import Simulation

/// Birds that stray into a yard in a season in which their kind is elsewhere.
@Suite struct VagrantTests {
    /// The vagrants of 120 days with two looks each, or with none, by the day of their arrival.
    private func vagrants(seed: UInt64, looks: Bool) -> [(day: Int64, visit: Visit)] {
        var world = World.firstWorld(seed: seed, began: began)
        var found: [(Int64, Visit)] = []
        for half in 0..<240 {
            if looks { world.look() }
            for yard in world.backyards {
                _ = try? world.refillFood(yard.id, with: .sunflowerSeeds)
                _ = try? world.refillWater(yard.id)
            }
            let events = world.advance(to: began + .hours(12 * Int64(half + 1)), allowances: everything)
            found += events.arrivals.filter(world.isVagrant).map { (DayRule(in: world).day(of: $0.arrival), $0) }
        }
        return found
    }

    @Test func theyComeNowAndThenToWhoeverLooks() {
        let all = (1...4 as ClosedRange<UInt64>).map { vagrants(seed: $0, looks: true) }
        // One day in twenty.
        let count = all.reduce(0) { $0 + $1.count }
        #expect((8...40).contains(count), "\(all.map(\.count))")
        for found in all {
            #expect(Set(found.map(\.day)).count == found.count, "one a day")
            for (_, visit) in found {
                #expect(visit.arrival >= began + .days(7))
                let species = Catalog.species(visit.species)
                #expect(species?.sojourn != nil && species?.rarity != .legendary)
            }
        }
    }

    @Test func nobodyStraysInWhileNobodyLooks() {
        #expect(vagrants(seed: 1, looks: false).isEmpty)
    }

    @Test func oneIsWorthAPictureAndAStory() throws {
        var world = World.firstWorld(seed: 7, began: began)
        // A swallow in November.
        let bird = try #require(world.birds.first { $0.species == .swallow })
        let index = try #require(world.birds.firstIndex { $0.id == bird.id })
        world.birds[index].firstSeen = began
        world.sightings = [
            Sighting(id: .swallow, first: Sighting.First(date: began, bird: bird.id, backyard: ID("yard-1")))
        ]
        let visit = Visit(
            id: ID("visit-1"), backyard: ID("yard-1"), bird: bird.id, species: .swallow, perch: .branch,
            arrival: world.clock, departure: world.clock + .minutes(20), food: nil, drank: true, enjoyment: nil)
        world.presentVisits = [visit]
        #expect(world.isVagrant(visit) && world.firstSighting(visit)?.reason == .vagrant)
        #expect(world.clauses(of: world.story(of: visit)).contains { $0.kind == .vagrant })
    }
}
