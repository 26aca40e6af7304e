import Chronology

/// The friend that waits: birds learn at what time the player looks, and one is there then.
///
/// It needs no food, so that a player whose feeders have run dry doesn't come back to yards without anybody.
extension World {
    /// The days after the last look on which a bird comes at its time; then they give up.
    package static let daysOfWaiting: ClosedRange<Int64> = 1...7
    /// Milliseconds by which it is there before that time, and the span for which it stays at least: few people look at
    /// the same minute each day.
    private static let lead: ClosedRange<Int64> = 900_000...1_500_000
    private static let wait = Span.minutes(50)

    /// The dates at which a bird comes to wait for the player, unless one is in a yard already.
    var waitingDates: [Instant] {
        guard let lookedAt else { return [] }
        let stream = RandomStream(seed: seed, purpose: .waiting, key: UInt64(bitPattern: lookedAt.milliseconds))
        return Self.daysOfWaiting.map { day in
            var generator = stream.generator(at: day)
            return lookedAt + .days(day) - .milliseconds(generator.within(Self.lead))
        }
    }

    /// Returns true if a visitor came to wait for the player, who has not looked since.
    package func isWaiting(_ visit: Visit) -> Bool { waitingDates.contains(visit.arrival) }

    /// Returns the visit of a bird that waits, at home or in a favorite yard if it can; empty if any yard has a bird.
    func waitingFriends(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        guard presentVisits.isEmpty else { return [] }
        let yards = favoritesFirst.filter { isHome($0.id) } + favoritesFirst.filter { !isHome($0.id) }
        return acquaintances(in: yards, at: date, neighborhood, allowances: allowances, holding).map { visit in
            var visit = visit
            visit.departure = max(visit.departure, date + Self.wait)
            return visit
        }
    }
}
