import Chronology
import Testing

@testable import Simulation

/// The table of rates, written here as numbers of its own and found again by counting arrivals from outside, each over a
/// thousand simulated days with one thing changed at a time.
@Suite struct RateTests {
    /// Chances of a day bird in a minute.
    static let base = 0.075

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What the table says, all factors multiplied.
        let factor: Double
        var yards = 1
        let holding: Holding
    }

    /// At night (0.1) and with a dry fountain (0.4), so that a thousand days are few enough to count quickly.
    static func night(
        _ name: String, _ factor: Double, yards: Int = 1, _ change: (inout Holding) -> Void = { _ in }
    ) -> Case {
        var holding = Holding()
        holding.food = .ok
        holding.foodID = .sunflowerSeeds
        holding.water = .empty
        holding.hour = .night
        holding.weather = .clear
        holding.day = 100
        holding.birds = 0
        change(&holding)
        return Case(testDescription: name, factor: factor, yards: yards, holding: holding)
    }

    static let cases =
        [
            night("as it is", 0.04),
            night("food low", 0.04 * 0.5, yards: 2) { $0.food = .low },
            night("food empty", 0.04 * 0.05, yards: 20) { $0.food = .empty },
            night("water full", 0.1) { $0.water = .ok },
            night("water low", 0.1 * 0.75) { $0.water = .low },
            night("cloud", 0.04) { $0.weather = .cloud },
            night("fog", 0.04 * 0.8) { $0.weather = .fog },
            night("snow", 0.04 * 0.6) { $0.weather = .snow },
            night("rain", 0.04 * 0.5) { $0.weather = .rain },
            night("one bird there", 0.04 * 0.8) { $0.birds = 1 },
            night("two birds there", 0.04 * 0.5) { $0.birds = 2 },
            night("three birds there", 0.04 * 0.25, yards: 3) { $0.birds = 3 },
            night("four birds there", 0) { $0.birds = 4 },
            night("a lively day", 0.04 * 1.6) { $0.day = 160 },
            night("a sleepy day", 0.04 * 0.5) { $0.day = 50 },
            night("nectar", 0.04 * 1.2) { $0.foodID = .nectar },
            night("pellet", 0.04 * 1.1) { $0.foodID = .nutritionPellet },
            night("acorn", 0.04) { $0.foodID = .goldenAcorn },
            night("nectar, but empty", 0.04 * 0.05, yards: 20) {
                $0.foodID = .nectar
                $0.food = .empty
            },
        ]
        // Of the hours with an empty feeder, too.
        + [(TimeOfDay.sunrise, 1.5), (.morning, 1.2), (.afternoon, 1), (.sunset, 1.2), (.night, 0.1)].map {
            hour, factor in
            night("\(hour)", 0.4 * 0.05 * factor, yards: hour == .night ? 20 : 2) {
                $0.hour = hour
                $0.food = .empty
            }
        }

    @Test(arguments: cases)
    func aDayBirdComesAsOftenAsTheTableSays(thing: Case) {
        let almanac = Almanac(
            seed: 21, days: 1000, yards: thing.yards, caretaker: .none, began: began, holding: thing.holding)
        let nightBirds = almanac.counts.visitsBySpecies[.owl, default: 0]
        let expected = Self.base * 1440 * 1000 * Double(thing.yards) * thing.factor
        let seen = Double(almanac.counts.arrivals - nightBirds)
        // Four come in the first minutes, whatever chance says, if there is room.
        #expect(abs(seen - expected) <= 0.05 * expected + 4, "\(seen) seen, \(expected) expected")
    }

    /// Night birds have a fiftieth of the rate to themselves, and sleep when the others wake.
    @Test(
        arguments: [(TimeOfDay.night, 1, 1), (.afternoon, 0.1, 10), (.sunrise, 0.1, 10)] as [(TimeOfDay, Double, Int)])
    func nightBirdsHaveItTheOtherWayRound(hour: TimeOfDay, factor: Double, yards: Int) {
        var held = Self.night("", 1) { $0.hour = hour }.holding
        // By day the day birds are kept away by bad supplies as far as may be.
        if hour != .night { held.food = .low }
        let almanac = Almanac(
            seed: 5, days: hour == .night ? 1000 : 150, yards: yards, caretaker: .none, began: began, holding: held)
        // Owls are a kind that others are met before.
        let first = almanac.counts.firstMeetings.first { $0.species == .owl }?.after.seconds ?? 0
        let expected =
            0.02 * Self.base * 1440 * (Double(almanac.days) - first / 86_400) * Double(yards) * 0.4 * factor
            * (hour == .night ? 1 : 0.5)
        let seen = Double(almanac.counts.visitsBySpecies[.owl, default: 0])
        #expect(abs(seen - expected) <= 3 * expected.squareRoot(), "\(seen) seen, \(expected) expected")
    }

    /// As a yard fills up and empties by itself, hour after hour of real weather, each moment follows the table.
    @Test func momentsOfARealYard() {
        var world = World.firstWorld(seed: 21, began: began)
        for yard in world.backyards.dropFirst() { _ = try? world.removeBackyard(yard.id) }
        world.visitCount = 1_000_000
        var expected = 0.0
        var seen = 0
        for quarter in 1...96 * 8 {
            if quarter % 32 == 1 {
                _ = try? world.refillFood(world.backyards[0].id, with: .corn)
                _ = try? world.refillWater(world.backyards[0].id)
            }
            for minute in 0..<15 {
                let date = began + .minutes(Int64((quarter - 1) * 15 + minute))
                let yard = world.backyards[0]
                let hours: [TimeOfDay: Double] = [
                    .sunrise: 1.5, .morning: 1.2, .afternoon: 1, .sunset: 1.2, .night: 0.1,
                ]
                let weathers: [Weather: Double] = [.clear: 1, .cloud: 1, .fog: 0.8, .snow: 0.6, .rain: 0.5]
                let crowd = [1, 0.8, 0.5, 0.25, 0]
                expected +=
                    Self.base * hours[world.localTime(in: yard, at: date).timeOfDay, default: 0]
                    * Double(world.liveliness(at: date)) / 100 * weathers[world.weather(in: yard, at: date), default: 0]
                    * crowd[world.presentVisits.count]
                for visit in world.advance(to: date + .minutes(1), allowances: everything).arrivals
                where visit.species != .owl && (visit.flock == nil || visit.flock == visit.id) {
                    seen += 1
                }
            }
        }
        #expect(abs(Double(seen) - expected) <= 3 * expected.squareRoot(), "\(seen) seen, \(expected) expected")
        #expect(expected > 350)
    }

    @Test func nobodyComesToAFullYard() {
        var world = World.firstWorld(seed: 5, began: began)
        world.clock = began + .minutes(10)
        world.visitCount = 4
        world.lookedAt = began - .days(9)
        for (index, perch) in Perch.allCases.enumerated() {
            let bird = world.birds[index]
            world.presentVisits.append(
                Visit(
                    id: ID("visit-\(index)"), backyard: world.backyards[0].id, bird: bird.id, species: bird.species,
                    perch: perch, arrival: began, departure: began + .days(1), food: nil, drank: false, enjoyment: nil))
        }
        let arrivals = world.advance(to: began + .days(1), allowances: everything).arrivals
        #expect(arrivals.allSatisfy { $0.backyard != world.backyards[0].id } && arrivals.count > 20)
    }

    /// 65 : 30 : 4 : 0.24, among those who could come, and four times as many rare ones for acorns.
    @Test func rarities() {
        var world = World.firstWorld(seed: 4, began: began)
        world.visitCount = 1_000_000
        var yard = world.backyards[0]
        yard.decoration = Decoration()
        yard.food = Supply(kind: .food, filledAt: began)
        func shares(_ food: ID<Food>) -> [Rarity: Double] {
            yard.foodID = food
            var conditions = world.conditions(in: yard, at: began)
            conditions.weather = .cloud
            let choice = GuestChoice(
                of: world, Neighborhood(of: world), to: yard, at: began, conditions,
                season: .winter
            ) { _ in true }
            var generator = SplitMix64(seed: 77)
            var counts: [Rarity: Double] = [:]
            for _ in 0..<40_000 {
                var choice = choice
                guard let guest = choice.draw(&generator) else { continue }
                counts[Catalog.species[guest.species].rarity, default: 0] += 1
            }
            return counts
        }
        let plain = shares(.corn)
        #expect(abs(plain[.uncommon, default: 0] / plain[.common, default: 1] / (30.0 / 65) - 1) < 0.05)
        #expect(abs(plain[.rare, default: 0] / plain[.common, default: 1] / (4.0 / 65) - 1) < 0.05)
        #expect(abs(plain[.veryRare, default: 0] / plain[.common, default: 1] / (0.24 / 65) - 1) < 0.25)
        #expect(plain[.legendary] == nil, "not in winter")
        let acorns = shares(.goldenAcorn)
        #expect(abs(acorns[.rare, default: 0] / acorns[.common, default: 1] / (16.0 / 65) - 1) < 0.05)
        #expect(abs(acorns[.veryRare, default: 0] / acorns[.common, default: 1] / (0.96 / 65) - 1) < 0.12)
    }
}
