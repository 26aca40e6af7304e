import Chronology

/// Birds that are awaited: guests from other households, and birds that have come home from a journey.
///
/// They come at dates of their own, whatever else attracts birds, so that a guest changes nothing for the others.
extension World {
    /// The time between two attempts of a bird to come for the first time, and the number of attempts: one day.
    private static let (attemptPause, attempts) = (Span.minutes(30), 48 as Int64)
    /// The milliseconds from the date when a bird is awaited until its first attempt to come.
    private static let attemptDelay: ClosedRange<Int64> = 60_000...240_000
    /// The span in each of which a guest that has been here comes once more, if it can.
    private static let visitPause = Span.hours(6)

    /// The dates at which awaited birds, by index, try to come for the first time or come again.
    var awaitedDates: [(date: Instant, bird: Int, isAgain: Bool)] {
        birds.indices.flatMap { index in
            let bird = birds[index]
            // Most birds are awaited no more, or never were.
            guard let since = bird.awaitedSince, (bird.isGuest ? bird.leavesAt ?? since : since + .days(2)) > clock
            else { return [] as [(Instant, Int, Bool)] }
            var generator = RandomStream(seed: seed, purpose: .journeys, key: bird.id.stableHash)
                .generator(at: since.milliseconds)
            let first = since + .milliseconds(generator.within(World.attemptDelay))
            var all = (0..<World.attempts).map {
                (first + .milliseconds($0 * World.attemptPause.milliseconds), index, false)
            }
            guard bird.isGuest, let end = bird.leavesAt else { return all }
            let pause = World.visitPause.milliseconds
            let longest = World.longestJourney.milliseconds
            for number in 0..<max(0, min(longest, (end - since).milliseconds) / pause) {
                let draw = generator.within(0...pause - 1)
                all.append((since + .milliseconds(number * pause + draw), index, true))
            }
            return all.filter { $0.0 < end }
        }
    }

    /// Returns the visit of an awaited bird to the first yard, favorites first, with a free perch and the hour at which
    /// it is awake; empty if there is none.
    func awaitedGuest(_ index: Int, isAgain: Bool, at date: Instant, _ holding: Holding) -> [Visit] {
        let bird = birds[index]
        guard holding.birds == nil, let since = bird.awaitedSince, let species = Catalog.species(bird.species),
            presentVisit(of: bird.id) == nil, bird.lastSeen.map({ $0 >= since }) ?? false == isAgain
        else { return [] }
        var generator = RandomStream(seed: seed, purpose: .journeys, key: bird.id.stableHash)
            .generator(at: date.milliseconds)
        for backyard in favoritesFirst {
            let taken = presentVisits(in: backyard.id).map(\.perch)
            var free = Perch.allCases.filter { !taken.contains($0) }
            let conditions = Prospect(of: backyard, in: self, holding).conditions(at: date, present: taken.count)
            guard !free.isEmpty, species.isNocturnal == (conditions.hour == .night) else { continue }
            var visit = visit(
                of: bird, species, to: backyard, at: date, conditions, perches: &free, generator: &generator)
            if bird.isGuest, let end = bird.leavesAt { visit.departure = min(visit.departure, end) }
            return [visit]
        }
        return []
    }
}

extension Bird {
    /// The date from which the bird is awaited; `nil` for one that is not.
    fileprivate var awaitedSince: Instant? { isGuest ? dueAt : journeys?.last?.due }
}
