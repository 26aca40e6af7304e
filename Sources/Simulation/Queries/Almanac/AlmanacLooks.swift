import Chronology

/// Statistics of a caretaker's looks: the birds present at the opening and those seen live.
package struct AlmanacLooks: Hashable, Sendable {
    /// The number of looks 12 or 24 hours after the last one, from the third day on.
    package private(set) var openings = 0
    /// The number of those looks before which no yard had a bird.
    package private(set) var emptyOpenings = 0
    /// The number of looks of at least ten minutes and, in `birdsSeen`, of birds seen in them, each once a look.
    package private(set) var longLooks = 0
    package private(set) var birdsSeen = 0
    /// The number of first meetings with birds, in all and, in `firstsSeen`, within looks.
    package private(set) var firsts = 0
    package private(set) var firstsSeen = 0
    private var began: Instant?
    private var lastLook: Instant?
    private var end = Instant(milliseconds: .min)
    private var length = Span.zero
    private var seen: Set<ID<Bird>> = []

    /// Counts a look that begins in one minute, 12 or 24 hours after the last, and whether no yard has a bird.
    mutating func noteOpening(of world: World, at date: Instant) {
        if let lastLook, [.hours(12), .hours(24)].contains(date - lastLook), date - world.began >= .days(2) {
            openings += 1
            if world.presentVisits.isEmpty { emptyOpenings += 1 }
        }
        lastLook = date
    }

    mutating func begin(in world: World, length: Span) {
        (end, self.length) = (world.clock + length, length)
        seen = Set(world.presentVisits.map(\.bird))
        guard length >= .minutes(10) else { return }
        longLooks += 1
        birdsSeen += seen.count
    }

    mutating func note(_ event: WorldEvent) {
        guard case .arrived(let visit) = event.kind else { return }
        let isSeen = event.date <= end
        if visit.isFirstOfBird {
            firsts += 1
            if isSeen { firstsSeen += 1 }
        }
        if isSeen, length >= .minutes(10), seen.insert(visit.bird).inserted { birdsSeen += 1 }
    }

    package var percentEmpty: Double { Double(emptyOpenings) * 100 / Double(max(1, openings)) }
    package var birdsInTenMinutes: Double { Double(birdsSeen) / Double(max(1, longLooks)) }
    package var percentOfFirstsSeen: Double { Double(firstsSeen) * 100 / Double(max(1, firsts)) }
}

extension Almanac {
    /// The number of birds first met in each whole year, from the first.
    package var newIndividualsByYear: [Int] {
        (0..<days / 365).map { year in
            (individualsMet[year * 365 + 364]) - (year > 0 ? individualsMet[year * 365 - 1] : 0)
        }
    }

    /// Returns the number of weeks of a year, from 0, in which nothing was new but milestones of visits.
    package func counterWeeks(ofYear year: Int) -> Int {
        (year * 52..<(year + 1) * 52).count { week in
            guard weeks.indices.contains(week) else { return false }
            let before = week > 0 ? weeks[week - 1].map(\.kind) : []
            return !weeks[week].contains { occasion in
                if case .milestone = occasion.kind { return false }
                return !before.contains(occasion.kind)
            }
        }
    }
}
