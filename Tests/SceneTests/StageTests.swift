import Chronology
import Simulation
import Testing

@testable import Scene

@Suite struct StageTests {
    private let began = Instant(iso8601: "2026-06-01T08:00:00Z") ?? Instant(milliseconds: 0)

    /// A world in which the first bird has just come, and the event that told of it.
    private func firstArrival(seed: UInt64 = 7) throws -> (World, WorldEvent, Visit) {
        var world = World.firstWorld(seed: seed, began: began)
        let events = world.advance(to: began + .seconds(9), allowances: .standard)
        let event = try #require(events.first { if case .arrived = $0.kind { true } else { false } })
        guard case .arrived(let visit) = event.kind else { throw NoVisit() }
        return (world, event, visit)
    }

    private struct NoVisit: Error {}

    @Test func anArrivalFliesThenSits() throws {
        let (world, event, visit) = try firstArrival()
        var stage = Stage(world: World.firstWorld(seed: 7, began: began), uptime: 100)
        stage.update(events: [event], world: world, uptime: 109)
        #expect(stage.actors(in: visit.backyard).map(\.phase) == [.arriving(since: 109)])
        #expect(stage.isFlightUnderWay(in: [visit.backyard]))
        stage.settle(uptime: 109 + Stage.arrivalSeconds)
        #expect(stage.actors(in: visit.backyard).map(\.phase) == [.perched(since: 109 + Stage.arrivalSeconds)])
        #expect(!stage.isFlightUnderWay(in: [visit.backyard]))
    }

    @Test func birdsOfAYardThatOpensAreNotInStep() throws {
        var world = World.firstWorld(seed: 7, began: began)
        var actors: [StagedBird] = []
        for step in Int64(1)...200 where actors.count < 2 {
            _ = world.advance(to: began + .minutes(10 * step), allowances: .standard)
            let stage = Stage(world: world, uptime: 100)
            actors = world.backyards.flatMap { stage.actors(in: $0.id) }
        }
        let since = actors.map { actor -> Double in
            guard case .perched(let since) = actor.phase else { return 0 }
            return since
        }
        #expect(actors.count >= 2)
        #expect(Set(since).count == actors.count && since.allSatisfy { $0 < 100 && $0 > 80 })
    }

    @Test func aDepartureFliesOffAndIsGone() throws {
        let (world, event, visit) = try firstArrival()
        var stage = Stage(world: world, uptime: 0)
        #expect(stage.actors(in: visit.backyard).map(\.isPerched) == [true])
        var later = world
        let events = later.advance(to: visit.departure + .seconds(1), allowances: .standard)
        stage.update(events: events.filter { $0.backyard == event.backyard }, world: later, uptime: 50)
        #expect(stage.actors(in: visit.backyard).first { $0.visit.id == visit.id }?.phase == .leaving(since: 50))
        stage.settle(uptime: 50 + Stage.departureSeconds + 0.1)
        #expect(!stage.actors(in: visit.backyard).contains { $0.visit.id == visit.id })
    }

    /// One whose visit ends while it still flies in does not jump to its perch.
    @Test func whoIsCalledAwayInTheAirLandsFirst() throws {
        let (world, event, visit) = try firstArrival()
        var stage = Stage(world: World.firstWorld(seed: 7, began: began), uptime: 100)
        stage.update(events: [event], world: world, uptime: 109)
        var later = world
        let events = later.advance(to: visit.departure + .seconds(1), allowances: .standard)
        stage.update(
            events: events.filter { if case .departed(let gone) = $0.kind { gone.id == visit.id } else { false } },
            world: later, uptime: 110)
        func actor() -> StagedBird? { stage.actors(in: visit.backyard).first { $0.visit.id == visit.id } }
        #expect(actor()?.phase == .arriving(since: 109))
        #expect(actor()?.isThere == false)
        let landed = 109 + Stage.arrivalSeconds
        stage.settle(uptime: landed)
        #expect(actor()?.phase == .leaving(since: landed))
        stage.settle(uptime: landed + Stage.departureSeconds + 0.1)
        #expect(actor() == nil)
    }

    /// What it turns to next begins where its flight ends, not in the middle of it.
    @Test func aFlightEndsWhereItWasGoing() throws {
        let turns = try (1...6 as ClosedRange<UInt64>).map { try turnsOfAFlight(seed: $0) }
        #expect(turns.contains { $0 > 0 })
    }

    /// Returns how often the first bird of a world wants to be elsewhere while it is still taken to fly in.
    private func turnsOfAFlight(seed: UInt64) throws -> Int {
        let (world, event, visit) = try firstArrival(seed: seed)
        var stage = Stage(world: World.firstWorld(seed: seed, began: began), uptime: 100)
        stage.update(events: [event], world: world, uptime: 109)
        var later = world
        var turned = 0
        for _ in 0..<600 {
            var next = later
            _ = next.advance(to: later.clock + .seconds(5), allowances: .standard)
            guard next.presentVisits.contains(where: { $0.id == visit.id }) else { break }
            later = next
            guard let actor = stage.actors(in: visit.backyard).first(where: { $0.visit.id == visit.id }) else { break }
            stage.follow(later, uptime: 109.1)
            #expect(stage.actors(in: visit.backyard).first { $0.visit.id == visit.id }?.perch == actor.perch)
            let doing = later.doings(in: visit.backyard).first { $0.visit == visit.id }
            if doing?.perch != actor.perch { turned += 1 }
        }
        stage.settle(uptime: 109 + Stage.arrivalSeconds)
        stage.follow(later, uptime: 109 + Stage.arrivalSeconds)
        let wanted = later.doings(in: visit.backyard).first { $0.visit == visit.id }?.perch
        #expect(stage.actors(in: visit.backyard).first { $0.visit.id == visit.id }?.perch == wanted)
        return turned
    }

    @Test func whoCameAndWentWithinOneStepIsNotSeen() throws {
        let (_, event, visit) = try firstArrival()
        var later = World.firstWorld(seed: 7, began: began)
        _ = later.advance(to: visit.departure + .seconds(1), allowances: .standard)
        var stage = Stage(world: later, uptime: 0)
        stage.update(events: [event], world: later, uptime: 1)
        #expect(!stage.actors(in: visit.backyard).contains { $0.visit.id == visit.id })
    }
}
