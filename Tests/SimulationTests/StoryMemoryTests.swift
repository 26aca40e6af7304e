import Chronology
import Testing

@testable import Simulation

/// Stories that look back: what a month of a journal tells.
@Suite struct StoryMemoryTests {
    private struct Month {
        var kinds: [StoryClause.Kind: Int] = [:]
        var wordings: Set<String> = []
        var stories = 0
        /// The stories that end with a sentence about many visits, by week.
        var arcs: [Int: Int] = [:]
    }

    /// The stories of thirty days, as the journal tells them, after five days of getting known.
    private static func month(seed: UInt64) -> Month {
        var world = World.firstWorld(seed: seed, began: began)
        var visits: [Visit] = []
        for _ in 0..<70 {
            world.look()
            for (place, yard) in world.backyards.enumerated() {
                _ = try? world.refillFood(yard.id, with: Catalog.foods.filter { !$0.isPremium }[place].id)
                _ = try? world.refillWater(yard.id)
            }
            world.advance(to: world.clock + .hours(12), allowances: .standard) { event in
                if case .departed(let visit) = event.kind { visits.append(visit) }
            }
        }
        let memory = StoryMemory(in: world, adding: visits, since: world.began)
        var month = Month()
        for day in 5..<35 as Range<Int64> {
            let range = began + .days(day)..<began + .days(day + 1)
            for story in world.highlights(of: visits.filter { range.contains($0.arrival) }, limit: 6) {
                let clauses = world.clauses(of: story, remembering: memory)
                month.stories += 1
                // Nothing is said twice, such as that it came in the rain and sang in the rain.
                let topics = clauses.compactMap(\.kind.topic)
                #expect(Set(topics).count == topics.count, "\(clauses)")
                for clause in clauses {
                    month.kinds[clause.kind, default: 0] += 1
                    month.wordings.insert("\(clause.kind).\(clause.wording)")
                    // A week has no more days than that.
                    if clause.kind == .pairDays { #expect((4...7).contains(clause.count ?? 0), "\(clause)") }
                    if clause.kind.isArc { month.arcs[Int(day - 5) / 7, default: 0] += 1 }
                }
            }
        }
        return month
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func aMonthIsTold(seed: UInt64) throws {
        let month = Self.month(seed: seed)
        #expect(month.stories > 150)
        #expect(month.wordings.count >= 80, "\(month.wordings.count)")
        let most = try #require(month.kinds.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") })
        #expect(most.value * 4 <= month.stories, "\(most) of \(month.stories)")
        #expect((0..<4).allSatisfy { month.arcs[$0, default: 0] >= 1 }, "\(month.arcs)")
    }

    /// The same visits tell the same, whoever reads them.
    @Test func tellingChangesNothing() {
        let (world, visits) = StoryTests.played
        let memory = StoryMemory(in: world, adding: visits, since: world.began)
        for story in world.highlights(of: visits, limit: 20) {
            #expect(
                world.clauses(of: story, remembering: memory) == world.clauses(of: story, remembering: memory))
        }
    }

    /// Nothing is said of a time that is not remembered.
    @Test func aShortMemoryDoesNotSpeakOfWeeks() {
        let (world, visits) = StoryTests.played
        let memory = StoryMemory(in: world, adding: visits, since: world.clock - .hours(1))
        let long: Set<StoryClause.Kind> = [
            .backAfterWeeks, .backAfterDays, .rareKind, .favoriteAfter, .busyWeek, .everyDay,
        ]
        for story in world.highlights(of: visits, limit: 30) where story.visit.arrival > world.began + .days(1) {
            let kinds = Set(world.clauses(of: story, remembering: memory).map(\.kind))
            #expect(kinds.isDisjoint(with: long), "\(kinds)")
        }
    }

    // MARK: Seen again

    @Test func aReplayShowsTheVisitFromBeginningToEnd() {
        let (world, visits) = StoryTests.played
        for visit in visits.suffix(60) {
            let scenes = world.replay([visit], among: visits).scenes
            #expect(scenes.count >= 2 && scenes.count <= World.scenes)
            #expect(scenes.first?.date == visit.arrival && scenes.last?.date == visit.departure)
            #expect(zip(scenes, scenes.dropFirst()).allSatisfy { $0.date < $1.date })
            #expect(scenes.dropLast().allSatisfy { $0.subject?.visit == visit } && scenes.last?.subject == nil)
            for scene in scenes {
                let perches = scene.guests.compactMap { $0.doing?.perch }
                #expect(Set(perches).count == scene.guests.count)
                #expect(scene.guests.allSatisfy { $0.visit.isPresent(at: scene.date) })
            }
        }
    }

    /// Of several visits each has its part, so that no single one fills the first minute.
    @Test func severalVisitsShareAReplay() {
        let (world, visits) = StoryTests.played
        let scenes = world.replay(visits.suffix(5), among: visits).scenes
        for visit in visits.suffix(5) {
            let own = scenes.filter { $0.visit.id == visit.id }
            #expect(own.count >= 2 && own.count <= World.scenesOfVisit && own[0].date == visit.arrival)
        }
    }
}
