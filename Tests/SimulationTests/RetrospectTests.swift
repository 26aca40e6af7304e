import Chronology
import Testing

@testable import Simulation

/// What the journal makes of what has happened: highlights, habits, premium meals, and years beside each other.
@Suite struct RetrospectTests {
    private var world: World { StoryTests.world }
    private var visits: [Visit] { StoryTests.visits }

    // MARK: Highlights

    @Test func highlightsAreFewOfDifferentBirdsAndInTheOrderOfTheDay() {
        let told = world.highlights(of: visits, limit: 6)
        #expect(told.count == 6 && Set(told.map(\.visit.bird)).count == 6)
        #expect(told.map(\.visit.arrival) == told.map(\.visit.arrival).sorted())
        // What two had with each other is told once.
        for story in told {
            #expect(!story.meetings.contains { meeting in told.contains { $0.visit.id == meeting.other } })
        }
        #expect(world.highlights(of: visits.reversed(), limit: 6) == told)
        #expect(world.highlights(of: [], limit: 6).isEmpty)
    }

    @Test func whatIsRareIsToldFirst() throws {
        let first = try #require(visits.first { $0.isFirstOfSpecies && $0.arrival > began + .minutes(10) })
        #expect(
            world.highlights(of: visits.filter { !$0.isFirstOfSpecies } + [first], limit: 1).map(\.visit) == [first])
        // A friend's visit is worth more than a stranger's.
        var known = world
        let plain = visits.filter { !$0.isFirstOfBird && Catalog.species($0.species)?.rarity.isRare == false }
        let usual = Set(world.highlights(of: plain, limit: 6).map(\.visit.bird))
        let friend = try #require(plain.first { !usual.contains($0.bird) })
        let index = try #require(known.birds.firstIndex { $0.id == friend.bird })
        known.birds[index].name = "Pip"
        #expect(known.highlights(of: plain, limit: 6).contains { $0.visit.bird == friend.bird })
    }

    // MARK: Traits

    @Test func customsShowOneAfterTheOther() {
        var world = world
        for index in world.birds.indices {
            var last: [Habit] = []
            for visits in 0...25 {
                world.birds[index].visitCount = visits
                let bird = world.birds[index]
                let habits = world.habits(of: bird)
                #expect(Array(habits.prefix(last.count)) == last)
                if let rest = world.visitsToNextHabit(of: bird) {
                    world.birds[index].visitCount = visits + rest
                    #expect(world.habits(of: world.birds[index]).count > habits.count)
                    world.birds[index].visitCount = visits + rest - 1
                    #expect(world.habits(of: world.birds[index]) == habits)
                } else {
                    #expect(visits >= 20)
                }
                last = habits
            }
        }
    }

    /// What is said of a bird is what the rules do: more of its visits begin in its usual hours, and in its own yard,
    /// than chance would bring.
    @Test func whatIsSaidOfABirdIsTrue() {
        var (usual, home, all) = (0, 0, 0)
        for visit in visits where visit.flock == nil {
            guard let bird = world.bird(visit.bird), world.birds(of: bird.species).count > 1,
                let yard = world.backyard(visit.backyard)
            else { continue }
            all += 1
            if world.nature(of: bird).isUsual(yard.localTime(at: visit.arrival, began: world.began).hour) { usual += 1 }
            if world.home(of: bird) == yard.id { home += 1 }
        }
        #expect(all > 300)
        #expect(home * 100 > all * 25, "\(home) of \(all)")
        #expect(usual * 100 > all * 30, "\(usual) of \(all)")
    }

    /// No bird that was known before a yard was made is said to like that yard before it has eaten there.
    @Test func aNewYardIsNobodysFavorite() throws {
        var world = world
        let known = world.birds.filter(\.hasBeenSeen)
        var drawn = 0
        for number in 0..<20 {
            let yard = try world.createBackyard(
                name: "New \(number)", decoration: Decoration(number: 0), localTime: LocalTime(hour: 9),
                allowances: everything
            ).id
            drawn += known.count { world.home(of: $0) == yard }
            #expect(!known.contains { world.habits(of: $0).contains(.home(yard)) })
        }
        #expect(drawn > 0, "some yard draws a bird")
    }

    // MARK: Treats

    @Test func aTreatIsTheLastHelpingThatSomebodyAteOf() throws {
        var world = World.firstWorld(seed: 4, began: began)
        #expect(world.lastPremiumMeal(of: .nectar) == nil)
        world.pantry[.nectar] = 2
        let yard = world.backyards[0].id
        try world.refillFood(yard, with: .nectar)
        var eaters: [Visit] = []
        let note: (WorldEvent) -> Void = { event in
            if case .arrived(let visit) = event.kind, visit.food == .nectar { eaters.append(visit) }
        }
        world.advance(to: world.clock + .hours(9), allowances: everything, report: note)
        let meal = try #require(world.lastPremiumMeal(of: .nectar))
        #expect(meal.backyard == yard && meal.from == eaters[0].arrival && meal.until == eaters.last?.arrival)
        #expect(meal.guests.reduce(0) { $0 + $1.birds } == Set(eaters.map(\.bird)).count)
        #expect(meal.guests.map(\.birds) == meal.guests.map(\.birds).sorted(by: >))
        // A second helping, a day later, is one of its own.
        world.advance(to: world.clock + .hours(24), allowances: everything)
        try world.refillFood(yard, with: .nectar)
        let (before, date) = (eaters.count, world.clock)
        world.advance(to: world.clock + .hours(9), allowances: everything, report: note)
        let second = try #require(world.lastPremiumMeal(of: .nectar))
        #expect(second.from >= date)
        #expect(second.guests.reduce(0) { $0 + $1.birds } == Set(eaters[before...].map(\.bird)).count)
    }

    // MARK: Years

    @Test func yearsRaceDayByDay() throws {
        var world = World.firstWorld(seed: 1, began: Instant(iso8601: "2024-03-01T08:00:00Z") ?? began)
        func see(_ species: ID<Species>, on days: [String]) throws {
            let dates = try days.map { try #require(Instant(iso8601: $0 + "T12:00:00Z")) }
            let bird = try #require(world.birds(of: species).first)
            func first(_ date: Instant) -> Sighting.First {
                Sighting.First(date: date, bird: bird.id, backyard: nil)
            }
            var sighting = Sighting(id: species, first: first(dates[0]))
            sighting.years = dates.map {
                Sighting.Year(year: CivilDate(utc: $0).year, first: first($0), visits: 1)
            }
            world.sightings.append(sighting)
        }
        try see(.dove, on: ["2024-03-02", "2025-01-03", "2026-01-01"])
        try see(.owl, on: ["2024-12-24", "2025-02-01"])
        try see(.swallow, on: ["2025-05-05", "2026-05-06"])
        let today = try #require(Instant(iso8601: "2026-05-06T09:00:00Z"))
        #expect(
            world.yearRace(at: today) == [
                YearStanding(year: 2026, byThisDay: 2, inAll: 2), YearStanding(year: 2025, byThisDay: 3, inAll: 3),
                YearStanding(year: 2024, byThisDay: 1, inAll: 2),
            ])
        let newYear = try #require(Instant(iso8601: "2027-01-01T00:00:00Z"))
        #expect(world.yearRace(at: newYear).map(\.byThisDay) == [0, 1, 0, 0])
    }
}
