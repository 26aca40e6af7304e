import Chronology

/// What happened while nobody looked, for one card: fed with events one by one, so that a long absence costs no memory.
package struct AwayReport: Hashable, Sendable, Codable {
    package struct Yard: Hashable, Sendable, Codable {
        package let backyard: ID<Backyard>
        package let name: String
        package var visits = 0
        /// When the supply ran out, the first time.
        package var foodRanOut: Instant?
        package var waterRanOut: Instant?
    }

    package let from: Instant
    package private(set) var to: Instant
    /// Every yard of the world, in its order.
    package private(set) var yards: [Yard]
    /// Species that came for the first time ever.
    package private(set) var newSpecies: [ID<Species>] = []
    /// Individuals that came for the first time ever.
    package private(set) var newBirds: [ID<Bird>] = []
    package private(set) var lovedMeals = 0
    /// What was found.
    package private(set) var gifts: [Gift] = []

    package var duration: Span { to - from }
    package var visits: Int { yards.reduce(0) { $0 + $1.visits } }

    package init(of world: World) {
        from = world.clock
        to = world.clock
        yards = world.backyards.map { Yard(backyard: $0.id, name: $0.name) }
    }

    package mutating func note(_ event: WorldEvent) {
        to = max(to, event.date)
        guard let yard = yards.firstIndex(where: { $0.backyard == event.backyard }) else { return }
        switch event.kind {
        case .arrived(let visit):
            yards[yard].visits += 1
            if visit.isFirstOfBird { newBirds.append(visit.bird) }
            if visit.enjoyment == .loved { lovedMeals += 1 }
            if visit.isFirstOfSpecies { newSpecies.append(visit.species) }
        case .departed: break
        case .supplyTurned(.food, .empty): yards[yard].foodRanOut = yards[yard].foodRanOut ?? event.date
        case .supplyTurned(.water, .empty): yards[yard].waterRanOut = yards[yard].waterRanOut ?? event.date
        case .supplyTurned, .rainFilled: break
        case .leftGift(let gift): gifts.append(gift)
        }
    }

    /// The absence lasted until here, whether something happened or not.
    package mutating func close(at date: Instant) {
        to = max(to, date)
    }
}

extension World {
    /// Lets the time of an absence pass and sums it up; `alsoReport` sees every event, for a journal.
    package mutating func advanceAway(
        to date: Instant, allowances: Allowances, alsoReport: (WorldEvent) -> Void = { _ in }
    ) -> AwayReport {
        var report = AwayReport(of: self)
        advance(to: date, allowances: allowances) { event in
            report.note(event)
            alsoReport(event)
        }
        report.close(at: clock)
        return report
    }
}
