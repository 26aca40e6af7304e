import Chronology
import Testing

@testable import Simulation

/// What birds do during their visits, as the rules say it.
@Suite struct StoryTests {
    /// A tended world after three days, and every visit of them.
    static let played: (World, [Visit]) = {
        var world = World.firstWorld(seed: 4, began: began)
        var visits: [Visit] = []
        for _ in 0..<6 {
            world.look()
            for yard in world.backyards {
                _ = try? world.refillFood(yard.id, with: .milletSeeds)
                _ = try? world.refillWater(yard.id)
            }
            world.advance(to: world.clock + .hours(12), allowances: everything) { event in
                if case .departed(let visit) = event.kind { visits.append(visit) }
            }
        }
        return (world, visits)
    }()

    static var world: World { played.0 }
    static var visits: [Visit] { played.1 }

    @Test func aStoryIsWholeFromArrivalToDeparture() {
        for visit in Self.visits {
            let episodes = Self.world.story(of: visit, among: Self.visits).episodes
            #expect(episodes.first?.start == visit.arrival && episodes.last?.end == visit.departure)
            for (a, b) in zip(episodes, episodes.dropFirst()) {
                #expect(a.end == b.start && a.start < a.end && (a.perch, a.activity) != (b.perch, b.activity))
            }
            #expect(visit.food != nil || !episodes.contains { $0.activity == .feeds })
            #expect(episodes.allSatisfy { $0.activity != .feeds || [.feeder, .ground].contains($0.perch) })
            #expect(visit.drank || !episodes.contains { $0.activity == .drinks || $0.activity == .bathes })
        }
    }

    /// Long visits lead over several perches, and on the way birds take notice of each other in every way there is.
    @Test func muchHappens() {
        let stories = Self.visits.map { Self.world.story(of: $0, among: Self.visits) }
        let long = stories.filter { $0.visit.departure - $0.visit.arrival > .minutes(15) }
        #expect(long.count > 100)
        #expect(long.count { $0.perches >= 3 } * 10 > long.count * 8)
        for activity in Activity.allCases where activity != .isSilent {
            #expect(stories.contains { $0.count(activity) > 0 }, "\(activity)")
        }
        for kind in [Meeting.Kind.gaveWay, .tookPlace, .fedBeside] {
            let count = stories.count { $0.meetings.contains { $0.kind == kind } }
            #expect(count * 30 > stories.count, "\(kind): \(count) of \(stories.count)")
        }
        // What one has done to another, the other has had done to it.
        for story in stories {
            for meeting in story.meetings where meeting.kind == .gaveWay {
                let other = stories.first { $0.visit.id == meeting.other }
                #expect(other?.meetings.contains { $0.kind == .tookPlace && $0.other == story.visit.id } == true)
            }
        }
    }

    /// Nobody shares a perch, and what was to be seen at a moment is what is told of it afterwards.
    @Test func whatIsSeenIsWhatIsTold() {
        var world = World.firstWorld(seed: 9, began: began)
        var seen: [ID<Visit>: [(Instant, Doing)]] = [:]
        var visits: [Visit] = []
        var generator = SplitMix64(seed: 3)
        while world.clock < began + .hours(10) {
            world.advance(to: world.clock + .milliseconds(generator.within(1...240_000)), allowances: everything) {
                if case .departed(let visit) = $0.kind { visits.append(visit) }
            }
            for yard in world.backyards {
                let doings = world.doings(in: yard.id)
                #expect(doings.map(\.visit) == world.presentVisits(in: yard.id).map(\.id))
                #expect(Set(doings.map(\.perch)).count == doings.count)
                for doing in doings {
                    #expect(doing.until > world.clock)
                    seen[doing.visit, default: []].append((world.clock, doing))
                }
            }
        }
        var compared = 0
        for visit in visits {
            let story = world.story(of: visit, among: visits)
            // A world remembers its last visits well enough to tell of them without the journal.
            if world.visit(visit.id) != nil, visit.arrival > world.clock - .hours(2) {
                #expect(world.story(of: visit) == story)
            }
            for (date, doing) in seen[visit.id, default: []] {
                let episode = story.episodes.last { $0.start <= date }
                #expect(episode?.perch == doing.perch && episode?.activity == doing.activity)
                compared += 1
            }
        }
        #expect(compared > 300)
    }

    @Test func everyoneIsSilentWhenTheOwlComes() throws {
        var world = World.firstWorld(seed: 2, began: began)
        world.clock = began + .minutes(40)
        let yard = world.backyards[0].id
        func visit(_ number: Int, _ species: ID<Species>, _ perch: Perch, after minutes: Int64) throws -> Visit {
            let bird = try #require(world.birds.first { $0.species == species })
            return Visit(
                id: ID("visit-\(number)"), backyard: yard, bird: bird.id, species: species, perch: perch,
                arrival: began + .minutes(minutes), departure: began + .minutes(60), food: nil, drank: false,
                enjoyment: nil)
        }
        world.visitCount = 2
        world.presentVisits = [try visit(1, .dove, .ground, after: 10), try visit(2, .owl, .branch, after: 30)]
        let dove = world.presentVisits[0]
        #expect(world.doing(dove, at: began + .minutes(29))?.activity != .isSilent)
        #expect(world.doing(dove, at: began + .minutes(31))?.activity == .isSilent)
        #expect(world.doing(world.presentVisits[1], at: began + .minutes(31))?.activity != .isSilent)
        #expect(world.doing(dove, at: began + .minutes(32))?.activity != .isSilent)
        #expect(world.story(of: dove).meetings.map(\.kind).contains(.fellSilent))
    }

    /// No two birds of a kind are alike in words, in any world, nor in one that was settled later.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func everyBirdHasAnEpithetOfItsOwn(seed: UInt64) {
        let world = World.firstWorld(seed: seed, began: began)
        let names = world.birds.map { "\($0.species) \($0.epithet)" }
        #expect(Set(names).count == names.count)
        let marked = world.birds.filter { if case .mark = $0.epithet { true } else { false } }
        #expect(!marked.isEmpty && marked.count < world.birds.count / 4)
    }
}
