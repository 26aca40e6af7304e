import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation

/// The promises of pages in fifty grown worlds: they can come true, and no page contradicts itself or another.
@Suite struct PromiseTests {
    /// A world after twelve days of refills and looks, its yards decorated anew in the middle.
    private static func grown(seed: UInt64) -> World {
        var world = World.firstWorld(seed: seed, began: Player.start, homeTime: LocalTime(hour: Int(seed % 24)))
        for half in 0..<24 {
            world.look()
            for (place, yard) in world.backyards.enumerated() {
                let foods = Catalog.foods.filter { !$0.isPremium }
                _ = try? world.refillFood(yard.id, with: foods[(half + place) % foods.count].id)
                _ = try? world.refillWater(yard.id)
                if half == 10 {
                    _ = try? world.decorate(
                        yard.id, with: Decoration(number: place + Int(seed)), allowances: .standard)
                }
            }
            world.advance(to: world.clock + .hours(12), allowances: .standard)
        }
        return world
    }

    private func text(_ page: Page?, in context: Context) -> String {
        page.map { PageLayout($0, width: 200, symbols: context.symbols).lines.joined(separator: "\n") } ?? ""
    }

    @Test(arguments: Array(1...50) as [UInt64]) func pagesAgree(seed: UInt64) throws {
        let world = Self.grown(seed: seed)
        let player = try Player(world: world)
        let (words, context) = (player.app.words, player.app.context)
        let allowances = player.session.allowances
        #expect(!allowances.earlyAccessSpecies)
        // Birds: no yard is both liked best and remembered with a shudder.
        for bird in world.birds where bird.hasBeenSeen {
            for habit in world.habits(of: bird) {
                guard case .home(let yard) = habit else { continue }
                #expect((bird.memories.first { $0.backyard == yard }?.balance ?? 0) >= 0, "\(bird.id)")
            }
        }
        // Plants: who is told to seek one is not denied on the same page, and kinds agree with their own pages.
        for yard in world.backyards {
            for plant in yard.decoration.plants.prefix(2) {
                let page = text(PlantScreen(plant.id).page(in: context), in: context)
                let seekers = world.birds.filter { world.habits(of: $0).contains(.favoritePlant(plant.kind)) }
                #expect(seekers.isEmpty || !page.contains(words.plantNobodyKnown), "\(plant.kind)")
                for sighting in world.sightings {
                    let finding = world.fieldPage(of: sighting.id)?.notes.first { $0.attraction == .plant(plant.kind) }
                    #expect(finding?.finding != .untested, "\(sighting.id) and \(plant.kind), which stands there")
                }
            }
        }
        // Counts: nobody is still to be met who cannot come.
        let possible = world.possibleSpecies(allowances)
        #expect(
            possible.allSatisfy { !$0.isEarlyAccess }
                && possible.count == Catalog.species.count(where: { !$0.isEarlyAccess }))
        #expect(
            world.strangers(allowances)
                == world.birds.count { bird in
                    !bird.hasBeenSeen && bird.isAbout(at: world.clock) && possible.contains { $0.id == bird.species }
                })
        for sighting in world.sightings {
            let met = world.birds(of: sighting.id).count(where: \.hasBeenSeen)
            #expect(met <= world.possibleBirds(of: sighting.id).count)
        }
        if let rumor = world.rumor { #expect(possible.contains { $0.id == rumor.species }) }
        if let trace = world.trace(allowances) { #expect(possible.contains { $0.id == trace.species }) }
    }

    /// A player without a pass who has met everything that can come is told that all is met.
    @Test func allThatCanBeMetIsAll() throws {
        var world = Self.grown(seed: 3)
        for index in world.birds.indices {
            guard let species = Catalog.species(world.birds[index].species), !species.isEarlyAccess else { continue }
            if world.birds[index].firstSeen == nil { world.birds[index].firstSeen = world.clock }
            if world.sighting(of: species.id) == nil {
                let first = Sighting.First(date: world.clock, bird: world.birds[index].id, backyard: nil)
                world.sightings.append(Sighting(id: species.id, first: first))
            }
        }
        let player = try Player(size: CellSize(width: 120, height: 40), world: world)
        player.press(.character("2"))
        #expect(!player.shows("more live nearby"))
        player.press(.character("4"))
        let count = Catalog.species.count { !$0.isEarlyAccess }
        #expect(player.shows("\(count) of \(count)"), "\(player.text)")
    }
}
