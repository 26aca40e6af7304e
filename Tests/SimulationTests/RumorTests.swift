import Chronology
import Testing

@testable import Simulation

/// The mystery in sight, and traces of who was never seen.
@Suite struct RumorTests {
    /// A world in which a species has come so often that `clues` of its secret are known.
    private func world(_ species: ID<Species>, clues: Int) throws -> World {
        var world = World.firstWorld(seed: 7, began: began)
        let kind = try #require(Catalog.species(species))
        let bird = try #require(world.birds.first { $0.species == species })
        var sighting = Sighting(
            id: species, first: Sighting.First(date: began, bird: bird.id, backyard: world.backyards[0].id))
        sighting.visits = clues * kind.rarity.visitsForAClue
        world.sightings = [sighting]
        return world
    }

    @Test func itTellsWhatIsThereAndWhatIsMissing() throws {
        // Doves: alocasias, corn, sunrise.
        var world = try world(.dove, clues: 3)
        // At first the sun rises over Quiet Haven, where alocasias are; an hour later Calm Palms has most of it.
        #expect(world.rumor?.backyard == ID("yard-5"))
        #expect(world.rumor?.parts.map(\.state) == [.inPlace, .missing, .inPlace])
        world.clock += .hours(1)
        let rumor = try #require(world.rumor)
        #expect(rumor.species == .dove && rumor.unknown == 0 && rumor.visitsToNextClue == nil && !rumor.isComplete)
        #expect(rumor.backyard == ID("yard-3"))
        #expect(rumor.parts.prefix(2).map(\.state) == [.inPlace, .inPlace])
        guard case .comes(let date) = rumor.parts[2].state else {
            Issue.record("\(rumor.parts[2])")
            return
        }
        let yard = try #require(world.backyard(rumor.backyard))
        #expect(yard.localTime(at: date, began: world.began) == LocalTime(hour: 6))
        #expect(date > world.clock && date - world.clock <= .days(1))
        _ = try world.refillFood(rumor.backyard, with: .corn)
        world.advance(to: date, allowances: everything)
        #expect(world.rumor?.parts.last?.state == .inPlace)
    }

    /// A feeder that no pass brings any more is kept, but no bird finds it, and it is not in place.
    @Test func whatIsNotShownIsMissing() throws {
        var world = try world(.goldfinch, clues: 3)
        for index in world.backyards.indices { world.backyards[index].decoration.feeder = .tube }
        func state(_ allowances: Allowances) throws -> Rumor.State {
            let parts = try #require(world.shown(allowances).rumor).parts
            return try #require(parts.first { $0.circumstance == .hangingFeeder }).state
        }
        var allowances = Allowances.standard
        allowances.feeders = [.tube]
        #expect(try state(allowances) == .inPlace)
        #expect(try state(.standard) == .missing)
    }

    @Test(arguments: 0...3) func cluesComeByVisits(clues: Int) throws {
        let world = try world(.dove, clues: clues)
        let rumor = world.rumor
        #expect((rumor == nil) == (clues == 0))
        #expect(rumor.map { $0.parts.count + $0.unknown == 3 && $0.parts.count == clues } != false)
        if clues < 3, let rumor { #expect(rumor.visitsToNextClue == 40) }
    }

    @Test func whatWasSolvedIsNoRumorAnyMore() throws {
        var world = try world(.dove, clues: 3)
        world.sightings[0].countVisit(with: [.secret])
        #expect(world.rumor == nil)
    }

    /// A secret for which the player has what the shop sells is as near as one that needs nothing from there.
    @Test func whatIsInPlaceNeedsNoShop() throws {
        var world = try world(.goldfinch, clues: 3)
        let dove = try self.world(.dove, clues: 1).sightings
        world.sightings += dove
        #expect(world.rumors.map(\.species) == [.dove, .goldfinch])
        world.backyards[0].feeder = .tube
        #expect(world.rumors.map(\.species) == [.goldfinch, .dove])
    }

    /// Secrets that anybody can set out come first; those that need the shop once no other is open.
    @Test func itBeginsWithWhatNeedsNothingFromTheShop() throws {
        var world = try world(.dove, clues: 1)
        let all = Catalog.species.compactMap { kind in
            kind.secret.map { secret in
                var sighting = Sighting(
                    id: kind.id, first: Sighting.First(date: began, bird: ID("\(kind.id)-1"), backyard: nil))
                sighting.visits = (secret.needs.count - (secret.needsShop ? 0 : 1)) * kind.rarity.visitsForAClue
                return sighting
            }
        }
        world.sightings = all
        var order: [Bool] = []
        while let rumor = world.rumor, let place = world.sightings.firstIndex(where: { $0.id == rumor.species }) {
            order.append(Catalog.species(rumor.species)?.secret?.needsShop == true)
            world.sightings[place].countVisit(with: [.secret])
        }
        #expect(order.count == all.count && order.contains(true) && order.contains(false))
        #expect(order == order.sorted { !$0 && $1 }, "\(order)")
    }

    /// The first bird that a secret calls is worth a picture, the second is not.
    @Test func theBirdThatASecretCallsIsCelebratedOnce() throws {
        var world = try world(.dove, clues: 3)
        let needs = try #require(Catalog.species(.dove)?.secret?.needs)
        let bird = try #require(world.birds.first { Catalog.species(.dove)?.secret?.isMeant($0) == true })
        // Sunrise in Quiet Haven, where alocasias are.
        _ = try world.refillFood(ID("yard-5"), with: .corn)
        func visit(_ number: Int) -> Visit {
            Visit(
                id: ID("visit-\(number)"), backyard: ID("yard-5"), bird: bird.id, species: .dove, perch: .feeder,
                arrival: world.clock, departure: world.clock + .minutes(20), food: .corn, drank: false, enjoyment: nil)
        }
        #expect(world.firstSighting(visit(1)) == nil)
        world.sightings[0].countVisit(with: [.secret])
        let first = try #require(world.firstSighting(visit(1)))
        #expect(first.reason == .secret(needs) && first.number == 1)
        world.sightings[0].countVisit(with: [.secret])
        #expect(world.firstSighting(visit(2)) == nil)
    }

    /// A secret that the player has found out and set out comes true before long.
    @Test(arguments: [1, 2, 3]) func aPlanWorksWithinMinutes(clues: Int) throws {
        let secret = try #require(Catalog.species(.dove)?.secret)
        func isMeant(_ visit: Visit, in world: World) -> Bool {
            visit.species == .dove && world.bird(visit.bird).map(secret.isMeant) == true
        }
        var world = try world(.dove, clues: clues)
        world.advance(to: began + .minutes(12), allowances: .standard)
        // It is in no other yard.
        let copy = world
        world.presentVisits.removeAll { isMeant($0, in: copy) }
        let before = world.clock
        // The sun rises over Quiet Haven, where alocasias are.
        _ = try world.refillFood(ID("yard-5"), with: .corn)
        #expect((world.rumor(of: .dove)?.isComplete == true) == (clues == 3))
        var other = world
        let events = world.advance(to: before + .minutes(2), allowances: .standard)
        let called = events.arrivals.first { $0.backyard == ID("yard-5") && isMeant($0, in: world) }
        // The last part may be guessed.
        if clues > 1 {
            #expect(world.rumor(of: .dove) == nil)
            let first = try #require(called.flatMap(world.firstSighting))
            #expect(first.reason == .secret(secret.needs) && first.number == 1)
        } else {
            #expect(called == nil, "nobody knows yet")
        }
        // The same in steps of a second.
        for second in 1...120 as ClosedRange<Int64> {
            other.advance(to: before + .seconds(second), allowances: .standard)
        }
        #expect(other == world)
    }

    /// A kind that sleeps is not promised for this moment: its hour is the part that is missing.
    @Test func nobodyIsPromisedAsleep() throws {
        var world = try world(.owl, clues: 3)
        let secret = try #require(Catalog.species(.owl)?.secret)
        world.backyards = [world.backyards[0]]
        world.backyards[0].birdhouse = .log
        for case .food(let food) in secret.needs { world.backyards[0].foodID = food }
        var (awake, asleep) = (0, 0)
        for hour in 0..<240 as Range<Int64> {
            world.clock = began + .hours(hour)
            world.backyards[0].food.filledAt = world.clock
            let yard = world.backyards[0]
            guard secret.holds(world.conditions(in: yard, at: world.clock), in: yard) else { continue }
            let rumor = try #require(world.rumor(of: .owl))
            if world.localTime(in: yard).timeOfDay == .night {
                awake += 1
                #expect(rumor.isComplete)
            } else {
                asleep += 1
                guard case .comes? = rumor.waking?.state else {
                    Issue.record("\(rumor)")
                    continue
                }
                #expect(!rumor.isComplete && rumor.waking?.circumstance == .hours([.night]))
            }
        }
        #expect(awake > 10 && asleep > 10, "\(awake) \(asleep)")
    }

    @Test func onlyTheUnseenLeaveTraces() throws {
        for seed in 0..<40 as Range<UInt64> {
            var world = World.firstWorld(seed: seed, began: began)
            let before = world
            let trace = try #require(world.trace(.standard))
            #expect(world == before && world.trace(.standard) == trace)
            let species = try #require(Catalog.species(trace.species))
            #expect(!species.isEarlyAccess && !world.hasSeen(species.id))
            switch trace.kind {
            case .call: #expect(species.isNocturnal)
            case .song: #expect(!species.isNocturnal)
            case .feather(let color, let plant):
                #expect(species.palettes.contains { $0.body == color } && species.likedPlants.contains(plant))
                #expect(world.backyard(trace.backyard)?.has(plant) == true)
            }
            // Nobody is left who could leave one.
            world.sightings = Catalog.species.map { kind in
                Sighting(id: kind.id, first: Sighting.First(date: began, bird: ID("\(kind.id)-1"), backyard: nil))
            }
            #expect(world.trace(everything) == nil)
        }
    }

    /// A trace lies where it lies, whatever yards are made and removed, and never in a yard of today.
    @Test func aTraceStaysWhenYardsComeAndGo() throws {
        for seed in 0..<40 as Range<UInt64> {
            var world = World.firstWorld(seed: seed, began: began)
            world.advance(to: began + .hours(1), allowances: .standard)
            let trace = world.trace(.standard)
            for name in ["One", "Two"] {
                _ = try world.createBackyard(
                    name: name, decoration: Decoration(number: 1), localTime: LocalTime(hour: 8), allowances: .standard)
                #expect(world.trace(.standard) == trace, "\(seed)")
            }
            for yard in world.backyards.suffix(2) {
                try world.removeBackyard(yard.id)
                #expect(world.trace(.standard) == trace, "\(seed)")
            }
        }
    }

    /// Nor does a trace change within a day because birds of other kinds come, however many are known or missing then.
    @Test func aTraceStaysWhoeverComes() throws {
        for seed in 0..<40 as Range<UInt64> {
            var world = World.firstWorld(seed: seed, began: began)
            let trace = try #require(world.trace(.standard))
            let end = DayRule(in: world).end(of: world.clock)
            while world.clock + .minutes(20) < end, !world.hasSeen(trace.species) {
                #expect(world.trace(.standard) == trace, "\(seed) \(world.clock)")
                world.advance(to: world.clock + .minutes(20), allowances: .standard)
            }
        }
    }

    @Test func thereIsAnotherTraceTomorrow() {
        var world = World.firstWorld(seed: 3, began: began)
        var traces: Set<Trace> = []
        for _ in 0..<10 {
            if let trace = world.trace(.standard) { traces.insert(trace) }
            world.clock += .days(1)
        }
        #expect(traces.count >= 5, "\(traces.count)")
    }
}
