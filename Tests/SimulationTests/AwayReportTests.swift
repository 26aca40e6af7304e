import Chronology
import Testing

@testable import Simulation

@Suite struct AwayReportTests {
    @Test func aNightAwayIsSummedUp() throws {
        var away = World.firstWorld(seed: 4, began: began)
        away.advance(to: began + .seconds(5), allowances: .standard)
        var watched = away
        let start = away.clock
        var journal = 0
        let report = away.advanceAway(to: start + .hours(14), allowances: .standard) { _ in journal += 1 }
        let events = watched.advance(to: start + .hours(14), allowances: .standard)
        #expect(away == watched)
        #expect(journal == events.count)
        #expect(report.duration == .hours(14) && report.from == start)
        #expect(report.visits == events.arrivals.count)
        #expect(report.yards.map(\.name) == away.backyards.map(\.name))
        for yard in report.yards {
            #expect(yard.visits == events.arrivals.count { $0.backyard == yard.backyard })
            let before = try #require(World.firstWorld(seed: 4, began: began).backyard(yard.backyard))
            #expect(yard.foodRanOut == before.food.emptyAt)
            // Rain may have put it off.
            let ranOut = events.first { $0.backyard == yard.backyard && $0.kind == .supplyTurned(.water, .empty) }
            #expect(yard.waterRanOut == ranOut?.date)
        }
        #expect(report.newSpecies == events.arrivals.filter(\.isFirstOfSpecies).map(\.species))
        #expect(report.newSpecies.count >= 3)
        #expect(Set(report.newBirds) == Set(away.birds.filter(\.hasBeenSeen).map(\.id)))
    }

    @Test func aYearAwayHoldsNothingImpossible() {
        var world = World.firstWorld(seed: 4, began: began)
        let report = world.advanceAway(to: began + .days(365), allowances: .standard)
        #expect(world.clock == began + .days(365))
        #expect(report.visits == world.visitCount)
        #expect(report.visits > 1000 && report.visits < 20_000)
        #expect(world.validate().isEmpty)
        for yard in world.backyards { #expect(world.pastVisits[yard.id].count == PastVisits.kept) }
    }
}
