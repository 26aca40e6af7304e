import Chronology
import Testing

@testable import Simulation
@testable import Words

/// What is said of a bird at its food fits the bird, the food and the place.
@Suite struct MealTests {
    private let words = Words()
    private let now = Instant(milliseconds: 0)

    /// Every way to say that a bird of a kind has a food: now and afterward, at length and briefly.
    private func sentences(_ species: ID<Species>, _ food: ID<Food>, _ enjoyment: Enjoyment?) -> [String] {
        let visit = Visit(
            id: ID("v"), backyard: ID("y"), bird: ID("b"), species: species, perch: .feeder, arrival: now,
            departure: now + .minutes(5), food: food, drank: false, enjoyment: enjoyment)
        let all = Activity.allCases.flatMap { activity in
            [false, true].map { isFinishing in
                Doing(
                    visit: visit.id, perch: .feeder, activity: activity, until: now, isFinishing: isFinishing)
            }
        }
        let present = all.flatMap {
            [words.doing(visit, $0), words.doing(visit, $0, width: 30).joined(separator: " ")]
        }
        return present + [words.doing(visit), words.eating(food, visit), words.ate(food, visit)]
            + words.opinion(of: visit, isHere: false).prefix(1)
    }

    @Test(arguments: Catalog.species.map(\.id), Catalog.foods.map(\.id))
    func everyKindTakesEveryFoodAsItCan(species: ID<Species>, food: ID<Food>) throws {
        let kind = try #require(Catalog.species(species))
        for enjoyment in [nil] + Enjoyment.allCases.map(Optional.some) {
            for sentence in sentences(species, food, enjoyment) {
                let said = Set(sentence.lowercased().split { !$0.isLetter }.map(String.init))
                let (eats, sips) = (
                    !said.isDisjoint(with: ["eating", "ate"]), !said.isDisjoint(with: ["sipping", "sipped"])
                )
                let tastes = !said.isDisjoint(with: ["tasting", "tasted"])
                #expect(!sips || food == .nectar, "\(species): \(sentence)")
                #expect(!eats && !tastes || food != .nectar, "\(species): \(sentence)")
                // Seeds are for those who can open them.
                #expect(
                    !eats || kind.cracksSeeds || food == .nutritionPellet && !kind.hovers, "\(species): \(sentence)")
                #expect(!tastes || !kind.cracksSeeds, "\(species): \(sentence)")
                #expect([eats, sips, tastes].count { $0 } <= 1, "\(species): \(sentence)")
            }
        }
    }

    /// A kind whose own page says that it comes for a food can eat it.
    @Test func whatAKindComesForItCanEat() {
        for species in Catalog.species {
            for case .food(let food) in species.likes {
                #expect(species.manner(of: food) != .tastes || food == .goldenAcorn, "\(species.id) and \(food)")
            }
        }
    }

    /// Nobody eats where there is no food, or bathes where there is no water.
    @Test func actsFitTheirPlaces() {
        let world = Almanac(seed: 4, days: 3, caretaker: .twice, began: now).world
        for visit in world.pastVisits.all {
            for minute in 0..<30 {
                let date = visit.arrival + .minutes(Int64(minute))
                guard let doing = world.doing(visit, at: date) else { break }
                switch doing.activity {
                case .feeds:
                    #expect(visit.food != nil && doing.perch != .fountain && doing.perch != .branch, "\(visit.id)")
                case .drinks, .bathes: #expect(visit.drank && doing.perch == .fountain, "\(visit.id)")
                default: break
                }
            }
        }
    }

    /// What a bird is at that was given another food since, or has emptied the feeder, it finishes.
    @Test func whatIsNoLongerServedIsFinished() throws {
        var world = World.firstWorld(seed: 7, began: now)
        world.advance(to: now + .hours(2), allowances: .standard)
        func visit() -> Visit? {
            world.presentVisits.first { $0.food != nil && $0.departure - world.clock > .minutes(2) }
        }
        while visit() == nil, world.clock < now + .hours(8) {
            world.advance(to: world.clock + .minutes(1), allowances: .standard)
        }
        let meal = try #require(visit())
        #expect(world.doing(meal)?.isFinishing == false)
        let yard = try #require(world.backyards.firstIndex { $0.id == meal.backyard })
        world.backyards[yard].food.filledAt = world.clock - .hours(10)
        #expect(world.doing(meal)?.isFinishing == true)
    }
}
