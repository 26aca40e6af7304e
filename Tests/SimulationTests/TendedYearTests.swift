import Chronology
import TestSupport
import Testing

@testable import Simulation

/// What the numbers of the game are tuned for, under a caretaker who refills everything twice a day.
@Suite struct TendedYearTests {
    /// From February to June: it sees off the last of winter's guests and meets the first of summer's.
    static let year = Almanac(
        seed: 1, days: 150, caretaker: .twice, began: CivilDate(year: 2027, month: 2, day: 1).utcInstant)

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
        for enjoyment in Enjoyment.allCases { #expect(counts.meals[enjoyment, default: 0] > counts.visits / 100) }
        for kind in GiftKind.allCases { #expect(counts.gifts[kind, default: 0] >= 3, "\(kind)") }
        let gifts = counts.gifts.values.reduce(0, +)
        #expect((30...300).contains(gifts))
        for kind in GiftKind.allCases { #expect(counts.gifts[kind, default: 0] * 2 < gifts, "\(kind)") }
        #expect((150 * 150...280 * 150).contains(counts.visits))
        #expect((Span.minutes(15)...Span.minutes(30)).contains(counts.meanStay))
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
        // Each bird each thing once in a season.
        for (place, gift) in world.gifts.enumerated() {
            let same = world.gifts[..<place].last { $0.bird == gift.bird && $0.kind == gift.kind }
            if let same { #expect(gift.date - same.date >= Gift.pause) }
        }
    }

    @Test func habitsShowInPlay() {
        let counts = Self.year.counts
        // The owl comes in the dark, the waxwing in winter, the hoopoe on summer mornings.
        let owls = counts.visitsBySpecies[.owl, default: 0]
        #expect(counts.visitsByHour[.owl, .night] * 10 > owls * 8)
        // But for a vagrant now and then.
        #expect(counts.visitsBySeason[.waxwing, .summer] <= 6)
        let year = Self.year.world
        let guests = counts.rarest.filter { $0.species == .waxwing && !year.isVagrant($0) }
        let winter = guests.count { visit in
            year.backyard(visit.backyard).map { Season(at: visit.arrival, in: $0.hemisphere) } == .winter
        }
        #expect(winter > 0 && winter * 2 > guests.count, "\(winter) of \(guests.count)")
        let hoopoes = counts.visitsBySpecies[.hoopoe, default: 0]
        #expect(counts.visitsByHour[.hoopoe, .sunrise] + counts.visitsByHour[.hoopoe, .morning] == hoopoes)
        #expect(counts.visitsBySeason[.hoopoe, .winter] == 0 && hoopoes * 500 < counts.visits)
        // Swallows are away in winter and always return.
        let swallows = counts.visitsBySpecies[.swallow, default: 0]
        #expect(
            counts.visitsBySeason[.swallow, .winter] * 20 < swallows && counts.visitsBySeason[.swallow, .summer] > 0)
        // Magpies leave more than their share.
        let world = Self.year.world
        #expect(world.gifts.count { $0.species == .magpie } * 6 > world.gifts.count)
        // Wagtails come for water.
        let wagtail = world.sighting(of: .wagtail)
        let meals = wagtail?.meals.reduce(0) { $0 + $1.count } ?? 0
        #expect(meals * 2 < wagtail?.visits ?? 0)
    }

    /// The figures of the design, each found again in every world by itself: all of them over a year in the long rounds,
    /// those of the first weeks always.
    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func theTableIsReached(seed: UInt64) {
        let days = rounds(short: 0) > 0 ? 365 : 31
        let began = CivilDate(year: 2026, month: 1, day: 1).utcInstant
        let almanac = Almanac(seed: seed, days: days, caretaker: .twice, began: began)
        for target in almanac.targets {
            #expect(target.isReached, "\(target.measure): \(target.reached ?? -1), not \(target.goal)")
        }
        #expect(almanac.targets.count >= 15)
        #expect(almanac.world.validate().isEmpty)
    }

    /// The first weeks of worlds that begin in other seasons.
    @Test(arguments: [(2, 3), (3, 6), (4, 9)] as [(UInt64, Int)])
    func aMonthFromAnySeason(seed: UInt64, month: Int) {
        let began = CivilDate(year: 2027, month: month, day: 1).utcInstant
        let almanac = Almanac(seed: seed, days: 31, caretaker: .twice, began: began)
        // A month more or less wet moves two of them; over a year they hold.
        for target in almanac.targets where target.measure != .halfMet {
            #expect(
                target.isReached || target.measure == .noBird && target.reached ?? 100 < 28,
                "\(target.measure): \(target.reached ?? -1), not \(target.goal)")
        }
        #expect(almanac.world.validate().isEmpty)
    }

    /// Not too many at first, and nobody is left out for ever.
    @Test func peopleAreMetOneByOne() {
        let year = Self.year
        #expect(year.daysToMeet(percent: 50).map { (7...21).contains($0) } == true)
        #expect(year.daysToMeet(percent: 80).map { (60...130).contains($0) } == true)
        #expect(year.individualsMet[1] * 2 < year.individuals)
    }
}
