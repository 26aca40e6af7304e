import Chronology
import Testing

@testable import Simulation

@Suite struct AwayMomentTests {
    private func report(
        seed: UInt64, after start: Span = .hours(1), away span: Span, _ change: (inout World) -> Void = { _ in }
    ) -> (report: AwayReport, world: World) {
        var world = World.firstWorld(seed: seed, began: began)
        world.advance(to: began + start, allowances: .standard)
        change(&world)
        let report = world.advanceAway(to: world.clock + span, allowances: .standard)
        return (report, world)
    }

    @Test(arguments: [Span.hours(1), .hours(13), .days(3), .days(115), .days(365)], 0..<5 as Range<UInt64>)
    func aFewMomentsEachAboutSomebodyElse(span: Span, seed: UInt64) {
        let (report, world) = report(seed: seed, away: span)
        #expect(report.visits == 0 || (1...AwayMoments.limit(of: span)).contains(report.moments.count))
        let birds = report.moments.compactMap(\.bird)
        #expect(Set(birds).count == birds.count)
        for moment in report.moments {
            #expect(moment.date > report.from && moment.date <= world.clock)
            #expect(moment.guests.allSatisfy { $0.visit.isPresent(at: moment.date) })
            #expect(
                moment.bird.map { world.bird($0)?.hasBeenSeen == true }
                    ?? (moment.species != nil || [.firstSnow, .largeFeeders].contains(moment.kind)))
        }
    }

    @Test func aKindNeverSeenIsTheMostSpecial() throws {
        // Longer than strangers wait for a look.
        let (report, world) = report(seed: 3, away: .days(8))
        let first = try #require(report.moments.first)
        guard case .newKind(let bird) = first.kind else {
            Issue.record("\(first)")
            return
        }
        #expect(report.newSpecies.contains(try #require(world.bird(bird)).species))
    }

    @Test func aFriendIsTold() throws {
        let (report, world) = report(seed: 3, after: .days(20), away: .hours(10)) { world in
            for index in world.birds.indices where world.birds[index].mayBeNamed {
                world.birds[index].name = "Pip \(index)"
            }
        }
        let visited = world.birds.filter { $0.name != nil && ($0.lastSeen ?? began) > report.from }
        try #require(!visited.isEmpty)
        let friends = report.moments.compactMap { moment in
            if case .friend(let bird, let visits) = moment.kind { (bird, visits) } else { nil }
        }
        #expect(!friends.isEmpty && friends.allSatisfy { $0.1 > 0 })
    }

    /// What is told depends on nothing but the world: a second look at the same absence tells the same.
    @Test func theSameIsToldAgain() {
        #expect(report(seed: 9, away: .days(30)).report == report(seed: 9, away: .days(30)).report)
    }

    @Test func theFirstSnowIsSeenWhileItSnows() throws {
        // Of 1970: a winter begins in December.
        for seed in 0..<10 as Range<UInt64> {
            let (report, world) = report(seed: seed, after: .days(250), away: .days(90))
            guard let snow = report.moments.first(where: { $0.kind == .firstSnow }) else { continue }
            let yard = try #require(snow.backyard.flatMap(world.backyard))
            #expect(world.weather(in: yard, at: snow.date) == .snow)
            return
        }
    }

    /// The first snow of a winter is told of once it falls, and not in the hours of that day before.
    @Test func noSnowIsToldBeforeItFalls() throws {
        var told = 0
        for seed in 0..<4 as Range<UInt64> {
            var world = World.firstWorld(seed: seed, began: began)
            for hour in Int64(0)..<24 * 60 {
                world.clock = began + .days(334) + .hours(hour)
                let news = world.occasions(onDayOf: world.clock).first { $0.kind == .firstSnow }
                guard let yard = news?.backyard.flatMap(world.backyard) else { continue }
                let hours = (0..<24).map { world.clock - .hours($0) }
                #expect(hours.contains { world.weather(in: yard, at: $0) == .snow })
                told += 1
                break
            }
        }
        #expect(told > 1)
    }

    /// A secret that was found out meanwhile leads the card.
    @Test func aSecretThatWorkedComesFirst() throws {
        var world = World.firstWorld(seed: 7, began: began)
        world.advance(to: began + .hours(8), allowances: .standard)
        let index = try #require(world.sightings.firstIndex { Catalog.species($0.id)?.secret != nil })
        let secret = try #require(Catalog.species(world.sightings[index].id)?.secret)
        let bird = try #require(
            world.birds.firstIndex { $0.species == world.sightings[index].id && secret.isMeant($0) })
        var report = AwayReport(of: world)
        world.advance(to: began + .hours(20), allowances: .standard) { report.note($0) }
        world.birds[bird].lastSeen = world.clock - .hours(1)
        world.birds[bird].lastSeenIn = world.backyards[0].id
        report.close(in: world)
        #expect(!report.moments.contains { $0.kind == .secret(world.birds[bird].id) })
        world.sightings[index].countVisit(with: [.secret])
        report.close(in: world)
        #expect(report.moments.first?.kind == .secret(world.birds[bird].id))
    }
}
