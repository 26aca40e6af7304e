import Chronology
import Testing

@testable import Simulation

/// What is promised comes true.
@Suite struct UpcomingEventTests {
    private let allowances = Allowances(backyardLimit: nil, earlyAccessSpecies: true)

    /// What is due on a day comes on that day and not before, all year round and for several yards' years.
    @Test(arguments: [1, 4, 7, 10]) func whatTheCalendarPromisesComes(seed: UInt64) throws {
        var world = Almanac(seed: seed, days: 4, caretaker: .twice, began: FieldNoteTests.january).world
        for index in world.birds.indices where world.birds[index].hasBeenSeen {
            world.birds[index].visitCount = Bird.visitsForName
            world.birds[index].firstSeen = world.clock + .days(Int64(index) * 9)
        }
        world.clock = world.clock + .days(400)
        var arrivals = 0
        for _ in 0..<32 {
            for event in world.upcomingEvents(allowances) {
                let (days, kind): (Int, (Occasion.Kind) -> Bool)
                switch event {
                case .arrival(let species, let due): (days, kind) = (due, { $0 == .arrival(species) })
                case .farewell(let species, let due): (days, kind) = (due, { $0 == .farewell(species) })
                case .anniversary(let bird, let due):
                    (days, kind) = (due, { if case .anniversary(bird, _) = $0 { true } else { false } })
                default: continue
                }
                arrivals += 1
                for day in 1...days {
                    let noon = DayRule(in: world).end(of: world.clock) + .days(Int64(day)) - .hours(12)
                    let comes = world.occasions(onDayOf: noon).contains { kind($0.kind) }
                    #expect(comes == (day == days), "\(event) on day \(day)")
                }
            }
            world.clock = world.clock + .days(12)
        }
        #expect(arrivals > 10)
    }

    /// So many visits later it is so, and one visit earlier it is not.
    @Test func whatVisitsPromiseComes() throws {
        var world = Almanac(seed: 3, days: 4, caretaker: .twice, began: FieldNoteTests.january).world
        var told: Set<String> = []
        for _ in 0..<100 {
            for event in world.upcomingEvents(allowances) {
                switch event {
                case .friend(let id, let visits):
                    let bird = try #require(world.bird(id))
                    #expect(bird.hasBeenSeen && !bird.mayBeNamed && visits > 0)
                    #expect(bird.visitCount + visits == Bird.visitsForName)
                    told.insert("friend")
                case .song(let species, let visits):
                    #expect(!world.knowsSong(of: species) && visits > 0)
                    #expect(world.sighting(of: species)?.visits == World.visitsForSong - visits)
                    told.insert("song")
                case .clue(let species, let visits):
                    let seen = try #require(world.sighting(of: species)?.visits)
                    let page = try #require(world.fieldPage(of: species))
                    let each = try #require(Catalog.species(species)).rarity.visitsForAClue
                    #expect((seen + visits) % each == 0 && visits > 0)
                    #expect(page.clues.count < Catalog.species(species)?.secret?.needs.count ?? 0)
                    told.insert("clue")
                case .lastLike(let species):
                    let page = try #require(world.fieldPage(of: species))
                    #expect(page.found == page.likes - 1)
                    told.insert("like")
                case .strangers(let count):
                    #expect(count == world.birds.count { !$0.hasBeenSeen })
                    told.insert("strangers")
                case .arrival, .farewell, .anniversary: break
                }
            }
            _ = world.advance(to: world.clock + .hours(6), allowances: allowances)
            for yard in world.backyards.map(\.id) { _ = try? world.refillWater(yard) }
        }
        #expect(told.isSuperset(of: ["friend", "song", "clue", "strangers"]))
    }
}
