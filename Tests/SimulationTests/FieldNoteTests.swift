import Chronology
import Testing

@testable import Simulation

/// What is found out by trying, and what the calendar brings.
@Suite struct FieldNoteTests {
    static let january = CivilDate(year: 2026, month: 1, day: 1).utcInstant
    static let passive = Almanac(seed: 2, days: 30, caretaker: .same, began: january)
    static let curious = Almanac(seed: 2, days: 30, caretaker: .curious, began: january)

    /// Whoever only refills finishes few pages; whoever tries things fills them, and has other guests.
    @Test func tryingIsWhatFillsPages() {
        let (passive, curious) = (Self.passive.world, Self.curious.world)
        #expect(passive.finishedPages * 2 < passive.sightings.count)
        #expect(curious.likesFound > 2 * passive.likesFound)
        #expect(curious.finishedPages > passive.finishedPages)
        func share(_ species: ID<Species>, _ almanac: Almanac) -> Double {
            Double(almanac.counts.visitsBySpecies[species, default: 0]) / Double(almanac.counts.visits)
        }
        let changes = Catalog.species.filter { species in
            let (a, b) = (share(species.id, Self.passive), share(species.id, Self.curious))
            return max(a, b) > 1.25 * min(a, b) && max(a, b) > 0.02
        }
        #expect(!changes.isEmpty)
        #expect(curious.validate().isEmpty && passive.validate().isEmpty)
    }

    @Test func aPageSaysWhatIsUntestedAndWhatIsFound() throws {
        for almanac in [Self.passive, Self.curious] {
            for sighting in almanac.world.sightings {
                let page = try #require(almanac.world.fieldPage(of: sighting.id))
                let likes = try #require(Catalog.species(sighting.id)).likes
                #expect(page.likes == likes.count { $0 != .secret } && page.found <= page.likes)
                #expect(Set(page.notes.map(\.attraction)).isSuperset(of: likes))
                let rarity = try #require(Catalog.species(sighting.id)).rarity
                // A secret that has called its bird is no riddle any more.
                if sighting.visits(with: .secret) > 0 {
                    #expect(page.clues == Catalog.species(sighting.id)?.secret?.needs)
                }
                for note in page.notes {
                    switch note.finding {
                    case .untested: #expect(note.visits == 0)
                    case .tested: #expect(note.visits < note.attraction.visitsToTell(rarity))
                    case .likes: #expect(likes.contains(note.attraction))
                    case .indifferent: #expect(!likes.contains(note.attraction))
                    }
                }
                #expect(page.clues.count <= 3)
            }
        }
        // Plants tell something only where somebody has put them, but one that stands there is not untried.
        let untried = try #require(Self.passive.world.fieldPage(of: .dove))
        let note = try #require(untried.notes.first { $0.attraction == .plant(.colocasia) })
        #expect(note.visits == 0 && note.finding == .tested)
        #expect(Self.passive.world.fieldPage(of: .hoopoe) == nil)
    }

    /// A feeder that no pass brings any more tells nothing about anybody, since no bird finds it.
    @Test func nothingIsTriedWithWhatIsNotShown() {
        func visits(_ feeders: [FeederStyle]) -> Int {
            var world = World.firstWorld(seed: 1, began: Self.january)
            for index in world.backyards.indices { world.backyards[index].decoration.feeder = .tube }
            var allowances = Allowances.standard
            allowances.feeders = feeders
            world.advance(to: Self.january + .days(1), allowances: allowances)
            return world.sightings.reduce(0) { $0 + $1.visits(with: .hangingFeeder) }
        }
        #expect(visits([]) == 0)
        #expect(visits([.tube]) > 0)
    }

    /// All that must be so at once brings the very bird that it is meant for, far oftener than anything else does.
    @Test func aSecretCallsItsBird() throws {
        var world = World.firstWorld(seed: 3, began: began)
        world.visitCount = 1_000_000
        for index in world.birds.indices { world.birds[index].firstSeen = began }
        for species in Catalog.species {
            let bird = try #require(world.birds.first { $0.species == species.id })
            let first = Sighting.First(date: began, bird: bird.id, backyard: nil)
            world.sightings.append(Sighting(id: species.id, first: first))
            // All clues are known.
            world.sightings[world.sightings.count - 1].visits = 1000
        }
        var yard = world.backyards[0]
        yard.foodID = .nectar
        func share(_ weather: Weather) -> Int {
            var conditions = world.conditions(in: yard, at: began)
            conditions.weather = weather
            let choice = GuestChoice(
                of: world, Neighborhood(of: world), to: yard, at: began, conditions
            ) { !$0.isNocturnal }
            var generator = SplitMix64(seed: 5)
            return (0..<4000).count { _ in
                var choice = choice
                return choice.draw(&generator).map { world.birds[$0.bird].tag } == .premiumGolden
            }
        }
        #expect(yard.has(.foxglove))
        #expect(share(.fog) > 4 * share(.clear) && share(.fog) > 400, "\(share(.fog)), \(share(.clear))")
    }

    /// A bird with a secret comes ten times as often to a yard that has all of it as to one that has none of it.
    @Test func aSecretIsWorthPlanning() throws {
        var world = World.firstWorld(seed: 3, began: Self.january)
        world.visitCount = 1_000_000
        for index in world.birds.indices { world.birds[index].firstSeen = Self.january }
        for species in Catalog.species {
            let bird = try #require(world.birds.first { $0.species == species.id })
            let first = Sighting.First(date: Self.january, bird: bird.id, backyard: nil)
            world.sightings.append(Sighting(id: species.id, first: first))
            // All clues are known.
            world.sightings[world.sightings.count - 1].visits = 1000
        }
        for species in Catalog.species {
            let secret = try #require(species.secret)
            func visits(planned: Bool) -> Int {
                var yard = world.backyards[0]
                yard.decoration = Decoration()
                yard.foodID = .peanuts
                var generator = SplitMix64(seed: 9)
                var count = 0
                // All hours, so that everybody's usual time is among them.
                for hour in 0..<24 as Range<Int64> {
                    let date = Self.january + .hours(hour)
                    var conditions = world.conditions(in: yard, at: date)
                    conditions.food = .ok
                    conditions.weather = .cloud
                    if planned { secret.needs.forEach { bringAbout($0, &conditions, &yard) } }
                    for need in species.needs { bringAbout(need, &conditions, &yard) }
                    if !secret.needs.contains(where: { if case .hours = $0 { true } else { false } }) || !planned,
                        species.needs.isEmpty
                    {
                        conditions.hour = species.isNocturnal ? .night : .afternoon
                    }
                    conditions.foodID = yard.foodID
                    let season: Season = species.sojourn?.from.month == 11 ? .winter : .summer
                    let choice = GuestChoice(
                        of: world, Neighborhood(of: world), to: yard, at: date, conditions, season: season
                    ) { $0.isNocturnal == species.isNocturnal }
                    for _ in 0..<1500 {
                        var choice = choice
                        if let guest = choice.draw(&generator), secret.isMeant(world.birds[guest.bird]),
                            world.birds[guest.bird].species == species.id
                        {
                            count += 1
                        }
                    }
                }
                return count
            }
            let (planned, unplanned) = (visits(planned: true), visits(planned: false))
            #expect(planned >= 10 * max(1, unplanned), "\(species.id): \(planned), \(unplanned)")
        }
    }

    private func bringAbout(_ need: Circumstance, _ conditions: inout Conditions, _ yard: inout Backyard) {
        switch need {
        case .weather(let weather): conditions.weather = weather
        case .hours(let hours): conditions.hour = hours[0]
        case .food(let food): yard.foodID = food
        case .plant(let kind): yard.leadingPlants = [Plant(id: ID("plant-999"), kind: kind, variant: 0)]
        case .hangingFeeder: yard.feeder = .tube
        case .birdhouse: yard.birdhouse = .log
        }
    }

    /// Every week of a year holds something that the week before did not.
    @Test func noWeekIsLikeTheLast() {
        #expect(Self.curious.dullWeeks.isEmpty && Self.passive.dullWeeks.isEmpty)
        let kinds = Self.curious.weeks.joined().map(\.kind)
        #expect(kinds.count { if case .newKind = $0 { true } else { false } } == Self.curious.world.sightings.count)
    }

    @Test func theCalendarComesRound() throws {
        for hemisphere in Hemisphere.allCases {
            var world = World.firstWorld(seed: 8, began: Self.january, hemisphere: hemisphere)
            let birdhouses = Allowances(backyardLimit: nil, earlyAccessSpecies: true, everyDecoration: true)
            world.advance(to: Self.january + .minutes(30), allowances: birdhouses)
            var decoration = world.backyards[0].decoration
            decoration.birdhouse = .log
            try world.decorate(world.backyards[0].id, with: decoration, allowances: birdhouses)
            for index in world.birds.indices where world.birds[index].species == .swallow {
                world.birds[index].firstSeen = Self.january
                world.birds[index].visitCount = 20
            }
            let year = world.occasions(after: world.clock, to: world.clock + .days(365))
            #expect(year.map(\.date) == year.map(\.date).sorted())
            func dates(_ kind: Occasion.Kind) -> [Instant] { year.filter { $0.kind == kind }.map(\.date) }
            for species in [ID<Species>.swallow, .waxwing, .hoopoe] {
                #expect(dates(.arrival(species)).count == 1 && dates(.farewell(species)).count == 1, "\(species)")
            }
            let back = try #require(dates(.arrival(.swallow)).first)
            #expect(Season(at: back + .days(10), in: hemisphere) == .spring)
            #expect((1...2).contains(dates(.firstSnow).count))
            #expect((8...16).contains(dates(.migrationDay).count))
            let young = year.filter { if case .fledglings = $0.kind { true } else { false } }
            // In the south the young may be out at New Year.
            #expect((1...2).contains(young.count) && young.allSatisfy { $0.backyard == world.backyards[0].id })
            let anniversaries = year.filter { if case .anniversary = $0.kind { true } else { false } }
            #expect(anniversaries.count == world.birds(of: .swallow).count)
            #expect(world.dawnChorus(in: world.backyards[0], at: world.clock).allSatisfy { $0 != .owl })
        }
    }

    /// The companion of a bird's companion is the bird; homes are yards. That both show in visits is tested of a journal.
    @Test func everyBirdHasItsWays() throws {
        let world = Self.curious.world
        for bird in world.birds {
            if let friend = world.companion(of: bird.id) {
                #expect(friend.species == bird.species && friend.id != bird.id)
                #expect(world.companion(of: friend.id)?.id == bird.id)
            }
            #expect(world.home(of: bird).map { world.backyard($0) != nil } == true)
        }
    }

    /// A secret of which too little is known does not come true by accident.
    @Test func noSecretComesTrueBeforeItIsGuessed() throws {
        var world = World.firstWorld(seed: 3, began: began)
        let bird = try #require(world.birds.first { $0.species == .dove })
        let first = Sighting.First(date: began, bird: bird.id, backyard: nil)
        world.sightings = [Sighting(id: .dove, first: first)]
        let each = Rarity.common.visitsForAClue
        for (visits, isOpen) in [(0, false), (each, false), (2 * each - 1, false), (2 * each, true), (3 * each, true)] {
            world.sightings[0].visits = visits
            #expect(world.isSecretOpen(of: .dove) == isOpen, "\(visits)")
        }
        world.sightings[0].visits = 0
        world.sightings[0].countVisit(with: [.secret])
        #expect(world.isSecretOpen(of: .dove))
        #expect(!world.isSecretOpen(of: .owl))
    }
}
