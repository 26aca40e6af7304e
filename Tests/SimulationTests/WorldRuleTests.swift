import Chronology
import FoundationEssentials
import TestSupport
import Testing

@testable import Simulation

@Suite struct WorldRuleTests {
    /// The first day of a world, line by line: it changes only when the rules do.
    @Test func theFirstDayOfSeedSeven() {
        var world = World.firstWorld(seed: 7, began: began)
        var lines: [String] = []
        for event in world.advance(to: began + .days(1), allowances: .standard) {
            let place = world.backyard(event.backyard)?.name ?? "?"
            let time = event.date.iso8601.dropFirst(11)
            switch event.kind {
            case .arrived(let visit):
                lines.append(
                    "\(time) \(place): \(visit.bird) to the \(visit.perch.rawValue)"
                        + (visit.food.map { ", eats \($0), \(visit.enjoyment?.rawValue ?? "?")" } ?? "")
                        + (visit.drank ? ", drinks" : "") + (visit.flock == nil ? "" : ", in a flock")
                        + (visit.isFirstOfSpecies ? ", first of its kind" : visit.isFirstOfBird ? ", new" : ""))
            case .departed(let visit): lines.append("\(time) \(place): \(visit.bird) leaves")
            case .supplyTurned(let kind, let state):
                lines.append("\(time) \(place): \(kind.rawValue) \(state.rawValue)")
            case .rainFilled(let state): lines.append("\(time) \(place): rain, water \(state.rawValue)")
            case .leftGift(let gift): lines.append("\(time) \(place): \(gift.bird) leaves a \(gift.kind.rawValue)")
            }
        }
        Golden.expect(lines.joined(separator: "\n") + "\n", "first-day-of-seed-7")
    }

    @Test(arguments: [1, 2, 7, 1 << 63, .max] as [UInt64])
    func theFirstWorldIsAsDescribed(seed: UInt64) {
        let world = World.firstWorld(seed: seed, began: began)
        #expect(world.validate().isEmpty)
        #expect(
            world.backyards.map(\.name) == [
                "Bird Springs", "Feathered Friends", "Calm Palms", "Chirp Center", "Quiet Haven",
            ])
        #expect(world.backyards.map { world.localTime(in: $0).hour } == [8, 12, 20, 21, 6])
        #expect(world.backyards.map(\.isFavorite) == [true, false, false, false, false])
        #expect(world.backyards[0].foodID == .sunflowerSeeds)
        #expect(Set(world.backyards.map(\.fountain)) == Set(FountainStyle.allCases))
        for yard in world.backyards {
            #expect(yard.leadingPlants.count == 3 && yard.trailingPlants.count == 3 && !yard.foregroundPlants.isEmpty)
            #expect(yard.food.filledAt < began && yard.food.state(at: began) != .empty)
            #expect(yard.water.filledAt < began && yard.water.state(at: began) != .empty)
        }
        #expect(world.pantry == [.nutritionPellet: 3])
        for kind in PlantKind.allCases { #expect((1...3).contains(world.sparePlants.count { $0.kind == kind })) }

        for species in [ID<Species>.swallow, .dove, .chickadee, .petrel, .cardinal, .hummingbird, .goldfinch] {
            let tagged = species == .hummingbird ? 2 : 0
            #expect((6 + tagged...8 + tagged).contains(world.birds(of: species).count))
        }
        #expect(world.birds(of: .hoopoe).count == 1, "there is said to be only one")
        #expect(world.backyards.allSatisfy { $0.hemisphere == .north })
        let south = World.firstWorld(seed: seed, began: began, hemisphere: .south)
        #expect(south.backyards.allSatisfy { $0.hemisphere == .south } && south.birds == world.birds)
        #expect(world.birds.prefix(2).map(\.tag) == [.classic, .premiumGolden])
        for bird in world.birds {
            #expect(!bird.dislikedFoods.contains(bird.favoriteFood))
            #expect(bird.dislikedFoods.count <= 2 && Set(bird.dislikedFoods).count == bird.dislikedFoods.count)
        }
        #expect(world == World.firstWorld(seed: seed, began: began))
        #expect(world.birds != World.firstWorld(seed: seed &+ 1, began: began).birds)
    }

    @Test func aSavedWorldIsTheSameWorld() throws {
        var world = World.firstWorld(seed: 12, began: began)
        world.advance(to: began + .hours(30), allowances: everything)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(world)
        var loaded = try JSONDecoder().decode(World.self, from: data)
        #expect(loaded == world)
        #expect(try encoder.encode(loaded) == data)
        #expect(
            loaded.advance(to: began + .hours(60), allowances: everything)
                == world.advance(to: began + .hours(60), allowances: everything))
        #expect(loaded == world)
    }

    @Test func earlyAccessIsForThoseWhoHaveIt() {
        let without = Almanac(seed: 3, days: 3, caretaker: .twice, began: began, allowances: .standard)
        #expect(without.counts.visitsBySpecies[.chickadee] == nil)
        let with = Almanac(seed: 3, days: 3, caretaker: .twice, began: began)
        #expect(with.counts.visitsBySpecies[.chickadee, default: 0] > 0)
    }

    /// A chickadee that is in a yard when the pass ends finishes its visit.
    @Test func guestsOutlastThePass() throws {
        var world = World.firstWorld(seed: 3, began: began)
        var guest: Visit?
        for _ in 0..<2000 where guest == nil {
            let date = try #require(world.nextEventDate(allowances: everything))
            guest = world.advance(to: date, allowances: everything).arrivals.first { $0.species == .chickadee }
            for yard in world.backyards { try world.refillFood(yard.id, with: .corn) }
        }
        let visit = try #require(guest)
        world.advance(to: visit.departure - .milliseconds(1), allowances: .standard)
        #expect(world.presentVisit(of: visit.bird) != nil)
        world.advance(to: visit.departure, allowances: .standard)
        #expect(world.presentVisit(of: visit.bird) == nil)
    }

    @Test func aFlockTakesTheFreePerchesAndLeavesTogether() {
        var world = World.firstWorld(seed: 8, began: began)
        var flocks: [ID<Visit>: [Visit]] = [:]
        for hour in 0..<72 {
            for yard in world.backyards { _ = try? world.refillFood(yard.id, with: .milletSeeds) }
            for visit in world.advance(to: began + .hours(Int64(hour)), allowances: .standard).arrivals {
                if let flock = visit.flock { flocks[flock, default: []].append(visit) }
            }
        }
        #expect(flocks.count > 4 && flocks.values.contains { $0.count > 2 })
        for flock in flocks.values {
            #expect((2...4).contains(flock.count))
            #expect(Set(flock.map(\.arrival)).count == 1 && Set(flock.map(\.species)).count == 1)
            // Two may be companions of any kind.
            #expect(flock.count == 2 || flock[0].species == .swallow || flock[0].species == .goldfinch)
            #expect(Set(flock.map(\.perch)).count == flock.count && Set(flock.map(\.bird)).count == flock.count)
            let stayers = flock.filter { $0.enjoyment != .disliked }.map(\.departure)
            if let first = stayers.min(), let last = stayers.max() { #expect(last - first <= .seconds(4)) }
        }
    }

    @Test func thirstyBirdsTakeTheFountain() {
        var world = World.firstWorld(seed: 9, began: began)
        let visits = world.advance(to: began + .days(1), allowances: .standard).arrivals
        #expect(visits.allSatisfy { !$0.drank || $0.perch == .fountain })
        #expect(visits.contains { $0.drank } && visits.contains { $0.food != nil })
        // Who finds nothing sits for a moment and is gone.
        var bare = World.firstWorld(seed: 9, began: began)
        let late = bare.advance(to: began + .days(60), allowances: .standard).arrivals.filter {
            $0.arrival > began + .days(1)
        }
        #expect(!late.isEmpty)
        #expect(late.allSatisfy { $0.food == nil && $0.enjoyment == nil })
        // But for what the rain has left.
        #expect(late.allSatisfy { $0.drank || $0.flock != nil || $0.departure - $0.arrival <= .seconds(184) })
        #expect(late.contains(where: \.drank) && late.contains { !$0.drank })
    }
}
