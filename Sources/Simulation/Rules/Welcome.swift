import Chronology

/// The first minutes of a world: a bird is on its way when it begins, and every three minutes bring a kind never seen.
extension World {
    /// While it lasts, chance brings only kinds that were seen already, so that each first has its own moment.
    static let welcomeSpan = Span.minutes(9)

    /// The first bird after 8 s, then one more in each of the first three spans of three minutes.
    var welcomeDates: [Instant] {
        guard clock < began + World.welcomeSpan else { return [] }
        let stream = RandomStream(seed: seed, purpose: .welcome)
        var dates = [began + .seconds(8)]
        for span in 0..<3 {
            var generator = stream.generator(at: Int64(span))
            dates.append(began + .minutes(3) * Int64(span) + .milliseconds(generator.within(60_000...130_000)))
        }
        return dates
    }

    /// A bird of a kind never seen, at the first yard, or where there is room for it. Empty if there is none.
    func welcomeGuests(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        // By the world's age and not by the date: whoever begins with the same seed meets the same birds first.
        var generator = RandomStream(seed: seed, purpose: .welcome).generator(at: (date - began).milliseconds)
        for backyard in backyards where presentCount(in: backyard.id) < Perch.allCases.count {
            let conditions = Prospect(of: backyard, in: self, holding).conditions(
                at: date, present: presentCount(in: backyard.id))
            var choice = GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season
            ) { species in
                species.isNocturnal == (conditions.hour == .night) && !hasSeen(species.id) && !species.rarity.isRare
                    && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
            }
            choice.prefer { !birds[$0].dislikedFoods.contains(backyard.foodID) }
            let visits = visits(
                of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
            if !visits.isEmpty { return visits }
        }
        return []
    }
}
