import Chronology
import Testing

@testable import Simulation

@Suite struct MannersTests {
    /// A world with one shy bird in the first yard, and what becomes of it when another one lands.
    static func shyBird(meeting temperament: Temperament, inFlock: Bool = false) throws -> (World, Visit) {
        for seed in 0..<200 as Range<UInt64> {
            var world = World.firstWorld(seed: seed, began: began)
            world.clock = began + .minutes(20)
            // So long ago that strangers do not wait.
            world.lookedAt = began - .days(9)
            let shy = try #require(world.birds.firstIndex { $0.temperament == .shy && $0.wariness == 0 })
            var visit = Visit(
                id: ID("visit-1"), backyard: world.backyards[0].id, bird: world.birds[shy].id,
                species: world.birds[shy].species, perch: .branch, arrival: world.clock - .minutes(1),
                departure: world.clock + .hours(5), food: nil, drank: false, enjoyment: nil)
            if inFlock { visit.flock = visit.id }
            world.visitCount = 1
            world.presentVisits = [visit]
            // Only the wanted kind of birds dares to come.
            for index in world.birds.indices where index != shy {
                let bird = world.birds[index]
                let isWanted = bird.temperament == temperament && bird.wariness == 0
                world.birds[index] = Bird(
                    id: bird.id, species: bird.species, palette: bird.palette, favoriteFood: bird.favoriteFood,
                    dislikedFoods: bird.dislikedFoods, temperament: bird.temperament, tag: bird.tag,
                    wariness: isWanted ? 0 : .max)
            }
            while world.clock < began + .hours(4) {
                guard let next = world.nextEventDate(allowances: .standard, within: .hours(4)) else { break }
                let events = world.advance(to: next, allowances: .standard)
                if events.arrivals.contains(where: { $0.backyard == visit.backyard }) { return (world, visit) }
            }
        }
        throw NobodyCame()
    }

    struct NobodyCame: Error {}

    @Test func aShyBirdLeavesWhenABoldOneLands() throws {
        let (world, visit) = try Self.shyBird(meeting: .bold)
        let departure = try #require(world.visit(visit.id)).departure
        #expect((Span.seconds(3)...Span.seconds(9)).contains(departure - world.clock))
    }

    @Test(arguments: [Temperament.calm, .curious, .greedy])
    func othersDoNotMindIt(temperament: Temperament) throws {
        let (world, visit) = try Self.shyBird(meeting: temperament)
        #expect(world.visit(visit.id)?.departure == visit.departure)
    }

    @Test func inAFlockNobodyIsShy() throws {
        let (world, visit) = try Self.shyBird(meeting: .bold, inFlock: true)
        #expect(world.visit(visit.id)?.departure == visit.departure)
    }

    /// Only who loves a yard leaves something there; each bird each thing once.
    @Test(arguments: [(ID<Species>.dove, 2, false), (.dove, 3, true), (.magpie, 0, false), (.magpie, 1, true)])
    func giftsAreForYardsThatAreLoved(species: ID<Species>, loved: Int, gives: Bool) throws {
        var world = World.firstWorld(seed: 6, began: began)
        let bird = try #require(world.birds.firstIndex { $0.species == species })
        let yard = world.backyards[0].id
        world.birds[bird].memories = [.init(backyard: yard, lovedMeals: loved)]
        var given: [GiftKind] = []
        for number in 0..<3000 {
            let visit = Visit(
                id: ID("visit-\(number)"), backyard: yard, bird: world.birds[bird].id, species: species,
                perch: .ground, arrival: began, departure: began + .seconds(Int64(number)), food: .corn, drank: false,
                enjoyment: .noOpinion)
            guard let gift = world.gift(after: visit) else { continue }
            #expect(gift.bird == visit.bird && gift.backyard == yard && gift.date == visit.departure)
            #expect(gift.id == ID("gift-\(number)"))
            given.append(gift.kind)
            world.gifts.append(gift)
        }
        let liked = try #require(Catalog.species(species)).gifts
        #expect(gives ? Set(given) == Set(liked) && given.count == liked.count : given.isEmpty)
        let disliking = Visit(
            id: ID("visit-1"), backyard: yard, bird: world.birds[bird].id, species: species, perch: .ground,
            arrival: began, departure: began, food: .corn, drank: false, enjoyment: .disliked)
        world.gifts = []
        #expect(world.gift(after: disliking) == nil)
    }

    @Test(
        arguments: [
            (Allowances.standard, [], [.log]),
            (Allowances(backyardLimit: 8, earlyAccessSpecies: false, packs: ["decor.feeders", "?"]), [.tube], [.log]),
            (
                Allowances(backyardLimit: 8, earlyAccessSpecies: false, packs: ["decor.birdhouses"]), [],
                [.cottage, .log]
            ),
            (
                Allowances(backyardLimit: nil, earlyAccessSpecies: false, everyDecoration: true), [.tube],
                [.cottage, .log]
            ),
        ] as [(Allowances, [FeederStyle], [BirdhouseStyle])])
    func decorationsOfALapsedPassArePutAway(
        allowances: Allowances, feeders: [FeederStyle], birdhouses: [BirdhouseStyle]
    ) throws {
        #expect(allowances.feeders == feeders && allowances.birdhouses == birdhouses)
        let pass = Allowances(backyardLimit: nil, earlyAccessSpecies: false, everyDecoration: true)
        var world = World.firstWorld(seed: 1, began: began)
        let id = world.backyards[0].id
        var decoration = world.backyards[0].decoration
        decoration.feeder = .tube
        decoration.birdhouse = .log
        let undo = try world.decorate(id, with: decoration, allowances: pass)
        let shown = world.backyards[0].shown(allowances)
        #expect(shown.feeder == (feeders.isEmpty ? nil : .tube))
        #expect(shown.birdhouse == .log)
        // It stays the yard's own, and comes back with the pass.
        #expect(world.backyards[0].shown(pass).decoration == world.backyards[0].decoration)
        // Furnishing anew may leave it as it is, but may not put up what is not allowed.
        decoration.floor = 3
        let second = try world.decorate(id, with: decoration, allowances: allowances)
        decoration.birdhouse = .cottage
        if !birdhouses.contains(.cottage) {
            #expect(throws: WorldError.decorationNotOwned("decor.birdhouses")) {
                try world.decorate(id, with: decoration, allowances: allowances)
            }
            decoration.feeder = nil
            #expect(throws: WorldError.decorationNotOwned("decor.birdhouses")) {
                try world.createBackyard(
                    name: "Nook", decoration: decoration, localTime: LocalTime(hour: 3), allowances: allowances)
            }
        }
        // One after the other: what was changed since stays as it is.
        #expect(throws: WorldError.nothingToUndo) { try world.undo(undo) }
        try world.undo(second)
        try world.undo(undo)
        #expect(world.backyards[0].feeder == nil && world.backyards[0].birdhouse == nil)
        #expect(world.validate().isEmpty)
    }
}
