import Chronology
import Testing

@testable import Simulation

/// What the numbers of the game are tuned for, under a caretaker who refills everything twice a day.
@Suite struct TendedYearTests {
    /// From November to April.
    static let year = Almanac(seed: 1, days: 150, caretaker: .twice, began: began)

    @Test func everythingHappensAndNothingDominates() {
        let counts = Self.year.counts
        for species in Catalog.species {
            let visits = counts.visitsBySpecies[species.id, default: 0]
            #expect(visits > 0, "\(species.id)")
            #expect(visits * 10 < counts.visits * 3, "\(species.id) \(visits) of \(counts.visits)")
        }
        for food in Catalog.foods {
            #expect(counts.mealsByFood[food.id, default: 0] > 0, "\(food.id)")
            #expect(counts.mealsByFood[food.id, default: 0] * 4 < counts.visits, "\(food.id)")
        }
        for enjoyment in Enjoyment.allCases { #expect(counts.meals[enjoyment, default: 0] > counts.visits / 50) }
        for kind in GiftKind.allCases { #expect(counts.gifts[kind, default: 0] >= 3, "\(kind)") }
        let gifts = counts.gifts.values.reduce(0, +)
        #expect((40...500).contains(gifts))
        for kind in GiftKind.allCases { #expect(counts.gifts[kind, default: 0] * 2 < gifts, "\(kind)") }
        #expect((330 * 150...480 * 150).contains(counts.visits))
        #expect((Span.minutes(5)...Span.minutes(7)).contains(counts.meanStay))
        let world = Self.year.world
        #expect(world.validate().isEmpty, "\(world.validate())")
        #expect(world.gifts.count == gifts)
        #expect(world.sightings.count == Catalog.species.count)
        for sighting in world.sightings {
            #expect(sighting.visits == counts.visitsBySpecies[sighting.id])
            #expect(sighting.visits == sighting.hours.reduce(0, +))
            #expect(sighting.visits == sighting.years.reduce(0) { $0 + $1.visits })
            #expect(sighting.visits == sighting.yards.reduce(0) { $0 + $1.visits })
            let meals = counts.mealsBySpecies[sighting.id]?.values.reduce(0, +) ?? 0
            #expect(sighting.meals.reduce(0) { $0 + $1.count } == meals)
        }
        // Each bird each thing once.
        #expect(Set(world.gifts.map { "\($0.bird) \($0.kind)" }).count == gifts)
    }

    @Test func habitsShowInPlay() {
        let counts = Self.year.counts
        // The owl comes in the dark, the waxwing in winter, the hoopoe on summer mornings.
        let owls = counts.visitsBySpecies[.owl, default: 0]
        #expect(counts.visitsByHour[.owl, .night] * 10 > owls * 8)
        #expect(counts.visitsBySeason[.waxwing, .summer] == 0)
        #expect(counts.visitsBySeason[.waxwing, .winter] * 2 > counts.visitsBySpecies[.waxwing, default: 0])
        let hoopoes = counts.visitsBySpecies[.hoopoe, default: 0]
        #expect(counts.visitsByHour[.hoopoe, .sunrise] + counts.visitsByHour[.hoopoe, .morning] == hoopoes)
        #expect(counts.visitsBySeason[.hoopoe, .winter] == 0 && hoopoes * 500 < counts.visits)
        // Swallows are away in winter and always return.
        #expect(counts.visitsBySeason[.swallow, .winter] == 0 && counts.visitsBySeason[.swallow, .summer] > 0)
        // Magpies leave more than their share.
        let world = Self.year.world
        #expect(world.gifts.count { $0.species == .magpie } * 6 > world.gifts.count)
        // Wagtails come for water.
        let wagtail = world.sighting(of: .wagtail)
        let meals = wagtail?.meals.reduce(0) { $0 + $1.count } ?? 0
        #expect(meals * 2 < wagtail?.visits ?? 0)
    }

    @Test func peopleAreMetOneByOne() {
        let year = Self.year
        #expect(year.daysToMeet(percent: 50).map { (2...7).contains($0) } == true)
        #expect(year.daysToMeet(percent: 80).map { (10...31).contains($0) } == true)
        #expect(year.daysToMeet(percent: 100).map { (90...200).contains($0) } == true)
        #expect(year.individualsMet[1] * 2 < year.individuals)
    }

    /// The same for other worlds, begun in other seasons.
    @Test(arguments: [(2, 3), (3, 6), (4, 9)] as [(UInt64, Int)])
    func aMonthFromAnySeason(seed: UInt64, month: Int) {
        let began = CivilDate(year: 2027, month: month, day: 1).utcInstant
        let almanac = Almanac(seed: seed, days: 31, caretaker: .twice, began: began)
        #expect(almanac.daysToMeet(percent: 50).map { $0 <= 7 } == true)
        #expect(almanac.daysToMeet(percent: 80) != nil, "\(almanac.individualsMet) of \(almanac.individuals)")
        let occupancy = almanac.counts.occupancy
        let time = occupancy.reduce(0, +)
        #expect(time == 31 * 5 * 86_400_000)
        #expect((time * 2 / 100...time * 5 / 100).contains(occupancy[4]), "\(occupancy)")
        #expect(almanac.world.validate().isEmpty)
    }

    @Test func fourAtOnceAreRareButNotTooRare() {
        let occupancy = Self.year.counts.occupancy
        let time = occupancy.reduce(0, +)
        #expect((time * 2 / 100...time * 5 / 100).contains(occupancy[4]), "\(occupancy)")
    }
}
