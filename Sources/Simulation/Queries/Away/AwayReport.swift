import Chronology

/// A summary of an absence for the return card. Events are added one by one, so that a long absence needs no memory.
package struct AwayReport: Hashable, Sendable {
    package struct Yard: Hashable, Sendable {
        package let backyard: ID<Backyard>
        package let name: String
        package var visits = 0
        /// The date when food first ran out and, in `waterRanOut`, water; `nil` if it did not.
        package var foodRanOut: Instant?
        package var waterRanOut: Instant?
    }

    package let from: Instant
    package private(set) var to: Instant
    /// The summaries of all yards, in the world's order.
    package private(set) var yards: [Yard]
    /// The visits of birds that came for the first time ever.
    package private(set) var firsts: [Visit] = []
    package private(set) var lovedMeals = 0
    /// The gifts that birds left during the absence.
    package private(set) var gifts: [Gift] = []
    /// The moments most worth telling, the best first; empty until the report is closed.
    package private(set) var moments: [AwayMoment] = []
    /// The same moments in the order in which they happened.
    package private(set) var momentsInTime: [AwayMoment] = []
    /// The visit of a bird that waits for the player at the end; see `World.waitingDates`.
    package private(set) var waiting: Visit?
    /// The facts about species that visits have given away, each species' most welcome first; empty until the report is
    /// closed.
    package private(set) var discoveries: [Discovery] = []
    /// The birds as they were when the absence began.
    private let birds: [Bird]
    /// The facts about species that were known when the absence began.
    private let known: Set<Discovery>
    /// The species whose secret had called its bird when the absence began.
    private let solved: Set<ID<Species>>

    /// The species that came for the first time ever.
    package var newSpecies: [ID<Species>] { firsts.filter(\.isFirstOfSpecies).map(\.species) }
    /// The birds that came for the first time ever.
    package var newBirds: [ID<Bird>] { firsts.map(\.bird) }
    package var duration: Span { to - from }
    package var visits: Int { yards.reduce(0) { $0 + $1.visits } }

    package init(of world: World) {
        from = world.clock
        to = world.clock
        birds = world.birds
        known = Set(world.discoveries)
        solved = Self.solved(in: world)
        yards = world.backyards.map { Yard(backyard: $0.id, name: $0.name) }
    }

    package mutating func note(_ event: WorldEvent) {
        to = max(to, event.date)
        guard let yard = yards.firstIndex(where: { $0.backyard == event.backyard }) else { return }
        switch event.kind {
        case .arrived(let visit):
            yards[yard].visits += 1
            if visit.isFirstOfBird { firsts.append(visit) }
            if visit.enjoyment == .loved { lovedMeals += 1 }
        case .departed: break
        case .supplyTurned(.food, .empty): yards[yard].foodRanOut = yards[yard].foodRanOut ?? event.date
        case .supplyTurned(.water, .empty): yards[yard].waterRanOut = yards[yard].waterRanOut ?? event.date
        case .supplyTurned, .rainFilled: break
        case .leftGift(let gift): gifts.append(gift)
        }
    }

    /// Ends the absence now and chooses its moments.
    package mutating func close(in world: World) {
        to = max(to, world.clock)
        waiting = world.presentVisits.first(where: world.isWaiting)
        discoveries = world.discoveries.filter { !known.contains($0) }
        let secrets = Self.solved(in: world).subtracting(solved).sorted()
        moments =
            AwayMoments(
                in: world, after: from, firsts: firsts, gifts: gifts, secrets: secrets, before: birds
            ).chosen
        // Of two at the same date the better one stays first.
        momentsInTime = moments.enumerated()
            .sorted { ($0.element.toldDate, $0.offset) < ($1.element.toldDate, $1.offset) }.map(\.element)
    }

    private static func solved(in world: World) -> Set<ID<Species>> {
        Set(world.sightings.map(\.id).filter(world.hasFoundSecret))
    }
}

extension World {
    /// Simulates an absence and returns its report; `alsoReport` receives every event, for a journal.
    package mutating func advanceAway(
        to date: Instant, allowances: Allowances, alsoReport: (WorldEvent) -> Void = { _ in }
    ) -> AwayReport {
        var report = AwayReport(of: self)
        advance(to: date, allowances: allowances) { event in
            report.note(event)
            alsoReport(event)
        }
        report.close(in: self)
        return report
    }
}
