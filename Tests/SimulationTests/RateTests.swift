import Chronology
import Testing

@testable import Simulation

/// The table of rates, written here as numbers of its own and found again by counting arrivals from outside.
@Suite struct RateTests {
    static let base = 0.125
    static let hours: [TimeOfDay: Double] = [
        .sunrise: 1.5, .morning: 1.2, .afternoon: 1, .sunset: 1.2, .night: 0.1,
    ]
    static let weathers: [Weather: Double] = [.clear: 1, .cloud: 1, .fog: 0.8, .snow: 0.6, .rain: 0.5]
    static let crowd: [Int: Double] = [0: 1, 1: 0.8, 2: 0.5, 3: 0.25, 4: 0]

    /// One yard, held in one state for some days: what it was like in each minute, and what came.
    struct Watch {
        struct Moment: Hashable {
            let hour: TimeOfDay
            let weather: Weather
            let present: Int
        }

        var minutes: [Moment: Int] = [:]
        var arrivals: [Moment: Int] = [:]

        /// `foodAge` and `waterAge` are how long ago each was filled, over and over.
        init(seed: UInt64, days: Int64, food: ID<Food> = .corn, foodAge: Span = .hours(1), waterAge: Span = .hours(1)) {
            var world = World.firstWorld(seed: seed, began: began)
            for yard in world.backyards.dropFirst() { _ = try? world.removeBackyard(yard.id) }
            world.clock = began + .minutes(10)
            // All birds are bold enough from the start, so that somebody is always free to come.
            world.visitCount = 1_000_000
            for minute in 0..<days * 1440 {
                world.backyards[0].food.filledAt = world.clock - foodAge
                world.backyards[0].foodID = food
                world.backyards[0].water.filledAt = world.clock - waterAge
                let date = began + .minutes(10 + minute)
                let moment = Moment(
                    hour: world.localTime(in: world.backyards[0], at: date).timeOfDay,
                    weather: world.weather(in: world.backyards[0], at: date), present: world.presentVisits.count)
                minutes[moment, default: 0] += 1
                let came = world.advance(to: date + .minutes(1), allowances: everything).arrivals
                if came.contains(where: { $0.flock == nil || $0.flock == $0.id }) { arrivals[moment, default: 0] += 1 }
            }
        }

        /// Arrivals counted, and arrivals expected by the table with one more factor, where `holds`.
        func compare(factor: Double, where holds: (Moment) -> Bool = { _ in true }) -> (seen: Double, expected: Double)
        {
            var seen = 0
            var expected = 0.0
            for (moment, minutes) in minutes where holds(moment) {
                let rate =
                    RateTests.hours[moment.hour, default: 0] * RateTests.weathers[moment.weather, default: 0]
                    * RateTests.crowd[moment.present, default: 0]
                expected += Double(minutes) * RateTests.base * rate * factor
                seen += arrivals[moment, default: 0]
            }
            return (Double(seen), expected)
        }
    }

    static func expectAgreement(_ pair: (seen: Double, expected: Double), _ what: String) {
        // Three standard deviations of a count, and two percent for minutes in which something changes.
        let allowed = 3 * pair.expected.squareRoot() + 0.02 * pair.expected
        #expect(abs(pair.seen - pair.expected) <= allowed, "\(what): \(pair.seen) seen, \(pair.expected) expected")
        #expect(pair.expected >= 20, "\(what): too few to tell")
    }

    @Test func hoursWeatherAndCrowd() {
        let watch = Watch(seed: 21, days: 60)
        Self.expectAgreement(watch.compare(factor: 1), "all")
        for hour in TimeOfDay.allCases {
            Self.expectAgreement(watch.compare(factor: 1) { $0.hour == hour }, "\(hour)")
        }
        for weather in Weather.allCases {
            Self.expectAgreement(watch.compare(factor: 1) { $0.weather == weather }, "\(weather)")
        }
        for present in 0..<3 {
            Self.expectAgreement(watch.compare(factor: 1) { $0.present == present }, "\(present) present")
        }
    }

    /// A yard whose supplies are held at one age.
    struct Held: Sendable {
        let name: String
        let food: ID<Food>
        /// Since it was filled.
        let foodAge: Span
        let waterAge: Span
        let factor: Double
        let days: Int64
    }

    static let held = [
        Held(name: "food low", food: .corn, foodAge: .minutes(510), waterAge: .hours(1), factor: 0.5, days: 20),
        Held(name: "food empty", food: .corn, foodAge: .hours(20), waterAge: .hours(1), factor: 0.05, days: 60),
        Held(name: "water low", food: .corn, foodAge: .hours(1), waterAge: .minutes(930), factor: 0.75, days: 20),
        Held(name: "water empty", food: .corn, foodAge: .hours(1), waterAge: .hours(30), factor: 0.4, days: 20),
        Held(name: "both empty", food: .nectar, foodAge: .hours(20), waterAge: .hours(30), factor: 0.02, days: 60),
        Held(name: "nectar", food: .nectar, foodAge: .hours(1), waterAge: .hours(1), factor: 1.5, days: 20),
        Held(name: "pellet", food: .nutritionPellet, foodAge: .hours(1), waterAge: .hours(1), factor: 1.1, days: 20),
        Held(name: "acorn", food: .goldenAcorn, foodAge: .hours(1), waterAge: .hours(1), factor: 1, days: 20),
    ]

    @Test(arguments: held.indices)
    func suppliesAndPremiumFood(index: Int) {
        let held = Self.held[index]
        let watch = Watch(
            seed: 31, days: held.days, food: held.food, foodAge: held.foodAge, waterAge: held.waterAge)
        Self.expectAgreement(watch.compare(factor: held.factor), held.name)
    }

    @Test func nobodyComesToAFullYard() {
        var world = World.firstWorld(seed: 5, began: began)
        world.clock = began + .minutes(10)
        world.visitCount = 4
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

    /// 60 : 25 : 11, among those who could come, and four times as many rare ones for acorns.
    @Test func rarities() {
        var world = World.firstWorld(seed: 4, began: began)
        world.visitCount = 1_000_000
        var yard = world.backyards[0]
        yard.decoration = Decoration()
        func shares(_ food: ID<Food>) -> [Rarity: Double] {
            yard.foodID = food
            let choice = GuestChoice(
                of: world, world.birds.map { Catalog.speciesIndex($0.species) ?? 0 }, to: yard, at: began
            ) { _ in true }
            var generator = SplitMix64(seed: 77)
            var counts: [Rarity: Double] = [:]
            for _ in 0..<20_000 {
                var choice = choice
                guard let guest = choice.draw(&generator) else { continue }
                counts[Catalog.species[guest.species].rarity, default: 0] += 1
            }
            return counts
        }
        let plain = shares(.corn)
        #expect(abs(plain[.uncommon, default: 0] / plain[.common, default: 1] / (25.0 / 60) - 1) < 0.05)
        #expect(abs(plain[.rare, default: 0] / plain[.common, default: 1] / (11.0 / 60) - 1) < 0.06)
        let acorns = shares(.goldenAcorn)
        #expect(abs(acorns[.rare, default: 0] / acorns[.common, default: 1] / (44.0 / 60) - 1) < 0.05)
    }
}
