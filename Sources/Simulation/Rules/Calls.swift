import Chronology

/// Calls: a filled feeder attracts, within minutes, a bird that loves the food. Premium food always calls, standard
/// food one time in three, so that a choice of food has a visible effect.
extension World {
    /// Returns the arrival date of the bird that a yard's feeder calls; `nil` if it calls none.
    func callDate(in backyard: Backyard) -> Instant? {
        // The food in a new world's feeders was chosen by nobody.
        guard let food = Catalog.food(backyard.foodID), backyard.food.filledAt > began else { return nil }
        var generator = RandomStream(seed: seed, purpose: .calls, key: backyard.id.stableHash)
            .generator(at: backyard.food.filledAt.milliseconds)
        guard food.isPremium || generator.below(3) == 0 else { return nil }
        return backyard.food.filledAt + .milliseconds(generator.within(60_000...240_000))
    }

    /// Returns the visit of a known bird whose favorite food is in the feeder, named and starred ones first; empty if
    /// none is free. Very rare and legendary species are never called.
    func calledGuests(
        to yard: Int, at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        let backyard = backyards[yard]
        let present = presentCount(in: backyard.id)
        guard present < Perch.allCases.count else { return [] }
        var generator = RandomStream(seed: seed, purpose: .calls, key: backyard.id.stableHash)
            .generator(at: date.milliseconds)
        let conditions = Prospect(of: backyard, in: self, holding).conditions(at: date, present: present)
        var choice = GuestChoice(
            of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season,
            strangers: .none
        ) { species in
            species.rarity != .veryRare && species.rarity != .legendary && conditions.mayCome(species, allowances)
        }
        choice.keepOnly { birds[$0].favoriteFood == backyard.foodID }
        choice.prefer { birds[$0].isFavorite || birds[$0].name != nil }
        return visits(
            of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
    }
}
