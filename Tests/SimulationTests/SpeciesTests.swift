import Chronology
import Testing

@testable import Simulation

@Suite struct SpeciesTests {
    @Test func everySpeciesIsDescribed() {
        #expect(Catalog.species.count >= 12)
        for species in Catalog.species {
            #expect((6...7).contains(species.palettes.count), "\(species.id)")
            #expect(Set(species.palettes).count == species.palettes.count, "\(species.id)")
            #expect(!species.likedPlants.isEmpty && !species.gifts.isEmpty)
            #expect((0.5...1).contains(species.scale) && (0...100).contains(species.thirst))
            #expect(species.residents <= species.individuals.lowerBound)
        }
        for rarity in Rarity.allCases { #expect(Catalog.species.contains { $0.rarity == rarity }) }
        for kind in GiftKind.allCases { #expect(Catalog.species.contains { $0.gifts.contains(kind) }) }
    }

    /// A save from before a species came opens with its birds, the same ones every time, and loses none.
    @Test func birdsOfASpeciesThatAWorldDoesNotKnowMoveIn() {
        let whole = World.firstWorld(seed: 9, began: Instant(milliseconds: 0))
        var world = whole
        world.settleNewSpecies()
        #expect(world == whole)
        world.birds.removeAll { $0.species == .owl || $0.species == .goldfinch }
        world.visitCount = 500
        let former = world.birds
        var again = world
        world.settleNewSpecies()
        again.settleNewSpecies()
        #expect(world == again && Array(world.birds.prefix(former.count)) == former)
        for id in [ID<Species>.owl, .goldfinch] {
            let birds = world.birds(of: id)
            #expect(Catalog.species(id)?.individuals.contains(birds.count) == true)
            #expect(birds.contains { $0.wariness == 0 })
        }
        #expect(Set(world.birds.map(\.id)).count == world.birds.count && world.validate().isEmpty)
    }

    /// Every year, in every yard, it comes and goes within a week of its day; in the south half a year later.
    @Test(arguments: [ID<Species>.swallow, .waxwing, .hoopoe])
    func sojournersAlwaysReturn(id: ID<Species>) throws {
        let species = try #require(Catalog.species(id))
        let sojourn = try #require(species.sojourn)
        let began = CivilDate(year: 2027, month: 4, day: 15).utcInstant
        let world = World.firstWorld(seed: 9, began: began)
        var firstDays: Set<Int> = []
        for yard in world.backyards {
            var changes: [(day: Int, isHere: Bool)] = []
            var was = world.isHere(species, in: yard, at: began)
            for day in 1...365 * 6 {
                let date = began + .days(Int64(day))
                let isHere = world.isHere(species, in: yard, at: date)
                if isHere != was { changes.append((day, isHere)) }
                was = isHere
            }
            #expect(changes.count == 12, "\(yard.name) \(changes)")
            for change in changes {
                let number = DayOfYear(began + .days(Int64(change.day)), in: yard.hemisphere).number
                let day = change.isHere ? sojourn.from : sojourn.until
                #expect(abs(number - DayOfYear.number(day.month, day.day)) <= 8)
                if change.isHere { firstDays.insert(number) }
            }
        }
        #expect(firstDays.count > 5, "not on the same day every year")
    }

    @Test func theHoopoeComesOnClearSummerMorningsOnly() throws {
        var world = World.firstWorld(seed: 3, began: CivilDate(year: 2027, month: 5, day: 1).utcInstant)
        world.visitCount = 1_000_000
        var found = 0
        for _ in 0..<300 {
            for yard in world.backyards { try world.refillFood(yard.id, with: .sorghumSeeds) }
            for visit in world.advance(to: world.clock + .hours(8), allowances: everything).arrivals
            where visit.species == .hoopoe {
                found += 1
                let yard = try #require(world.backyard(visit.backyard))
                #expect(world.weather(in: yard, at: visit.arrival) == .clear)
                #expect([.sunrise, .morning].contains(world.localTime(in: yard, at: visit.arrival).timeOfDay))
                #expect(world.isHere(try #require(Catalog.species(.hoopoe)), in: yard, at: visit.arrival))
            }
        }
        #expect(found > 0)
    }

    /// Hanging feeders draw some kinds and houses others, but only as long as they are allowed.
    @Test func decorationsDrawBirds() throws {
        var world = World.firstWorld(seed: 2, began: began)
        world.visitCount = 1_000_000
        let pass = Allowances(backyardLimit: nil, earlyAccessSpecies: true, everyDecoration: true)
        var decoration = Decoration(feeder: .tube, birdhouse: .log)
        try world.decorate(world.backyards[0].id, with: decoration, allowances: pass)
        func share(of species: ID<Species>, _ allowances: Allowances) -> Int {
            let yard = world.backyards[0].shown(allowances)
            let choice = GuestChoice(
                of: world, Neighborhood(of: world), to: yard, at: began,
                world.conditions(in: yard, at: began)
            ) { $0.id == species || $0.id == .dove }
            var generator = SplitMix64(seed: 9)
            return (0..<4000).count { _ in
                var choice = choice
                return choice.draw(&generator).map { Catalog.species[$0.species].id } == species
            }
        }
        #expect(share(of: .goldfinch, pass) > share(of: .goldfinch, .standard) + 100)
        #expect(share(of: .cardinal, pass) == share(of: .cardinal, .standard))
        decoration.birdhouse = nil
        decoration.feeder = nil
        try world.decorate(world.backyards[0].id, with: decoration, allowances: pass)
        #expect(share(of: .goldfinch, pass) == share(of: .goldfinch, .standard))
    }
}
