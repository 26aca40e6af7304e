import Chronology

/// The first minutes of a world: a first bird, then a new species in every three minutes.
extension World {
    /// The time in which chance brings only known species, so that each first meeting has a moment of its own.
    static let welcomeSpan = Span.minutes(9)

    /// The dates of the welcome guests: 8 s after the beginning, then one in each of the first three spans of three
    /// minutes.
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

    /// Returns the visit of a bird of a species never seen, to the first yard to which one can come; empty if there is
    /// none.
    func welcomeGuests(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        // The draw depends on the world's age, not on the date: all players who begin with one seed meet the same birds
        // first.
        var generator = RandomStream(seed: seed, purpose: .welcome).generator(at: (date - began).milliseconds)
        return firstGuests(in: backyards, at: date, &generator, holding) { backyard, conditions in
            var choice = GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season
            ) { conditions.mayCome($0, allowances) && !hasSeen($0.id) && !$0.rarity.isRare }
            choice.prefer { !birds[$0].dislikes(backyard.foodID) }
            return choice
        }
    }
}
