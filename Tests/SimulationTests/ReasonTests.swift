import Chronology
import Testing

@testable import Simulation

@Suite struct ReasonTests {
    @Test func whyAYardIsQuiet() throws {
        var world = World.firstWorld(seed: 7, began: began)
        world.advance(to: began + .hours(20), allowances: .standard)
        for yard in world.backyards {
            let reasons = world.reasons(for: yard, allowances: .standard)
            let conditions = world.conditions(in: yard, at: world.clock)
            #expect(reasons.contains(Reason(.food(.empty), percent: 5)) == (conditions.food == .empty))
            #expect(reasons.contains(Reason(.hour(.night), percent: 10)) == (conditions.hour == .night))
            #expect(reasons.contains(Reason(.weather(.rain), percent: 50)) == (conditions.weather == .rain))
            #expect(!reasons.contains { $0.factor == .hour(.afternoon) || $0.factor == .food(.ok) })
            #expect(!reasons.contains { $0.factor == .premium(.sunflowerSeeds) })
        }
        #expect(world.backyards.contains { world.reasons(for: $0, allowances: .standard).count > 1 })
    }

    @Test func premiumFoodAndCompanyCount() throws {
        var world = World.firstWorld(seed: 7, began: began)
        world.advance(to: began + .minutes(10), allowances: .standard)
        world.addPremiumFood(.nectar, 1)
        try world.refillFood(world.backyards[0].id, with: .nectar)
        let yard = world.backyards[0]
        let present = world.presentVisits(in: yard.id).count
        let reasons = world.reasons(for: yard, allowances: .standard)
        #expect(reasons.contains(Reason(.premium(.nectar), percent: 120)))
        let company = reasons.first { $0.factor == .company(present) }
        #expect(company?.percent == [nil, 80, 50, 25, 0][present])
        // The strongest first.
        let counted = reasons.filter { $0.percent != 100 }.map {
            $0.percent > 100 ? $0.percent : 10_000 / max(1, $0.percent)
        }
        #expect(counted == counted.sorted(by: >))
    }

    @Test func whoSleepsAndWhoIsAway() throws {
        var world = World.firstWorld(seed: 7, began: began)
        world.advance(to: began + .days(3), allowances: .standard)
        let seen = Set(world.sightings.map(\.id))
        for yard in world.backyards {
            let isNight = world.localTime(in: yard).timeOfDay == .night
            for reason in world.reasons(for: yard, allowances: .standard) {
                switch reason.factor {
                case .asleep(let species):
                    #expect(reason.percent == 100 && seen.isSuperset(of: species))
                    for id in species { #expect(Catalog.species(id)?.isNocturnal != isNight) }
                case .away(let species):
                    #expect(seen.isSuperset(of: species))
                default: break
                }
            }
        }
        // In November the swallows have left the north.
        let swallow = try #require(Catalog.species(.swallow))
        for yard in world.backyards { #expect(!world.isHere(swallow, in: yard, at: world.clock)) }
        #expect(!seen.contains(.swallow))
    }
}
