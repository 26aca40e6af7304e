import Chronology

/// The effect of one piece of premium food: the birds that ate of it.
package struct PremiumMeal: Hashable, Sendable {
    package let food: ID<Food>
    package let backyard: ID<Backyard>
    /// The date when the first bird that ate of it arrived; `until` is that of the last.
    package let from: Instant
    package let until: Instant
    /// The number of birds of each species that ate of it, the most numerous species first.
    package let guests: [Guests]

    package struct Guests: Hashable, Sendable {
        package let species: ID<Species>
        package let birds: Int
    }
}

extension World {
    /// Returns the last piece of a premium food of which a bird ate, as far as the world remembers; `nil` if there is
    /// none.
    package func lastPremiumMeal(of food: ID<Food>) -> PremiumMeal? {
        let meals = pastVisits.all { $0.food == food } + presentVisits.filter { $0.food == food }
        guard let last = meals.max(by: { ($0.arrival, $0.id) < ($1.arrival, $1.id) }) else { return nil }
        // A gap longer than the food lasts separates two pieces.
        var from = last.arrival
        var guests: [Visit] = []
        let supply = backyard(last.backyard)?.food
        // What was eaten since the feeder was filled is of one piece, and nothing before that.
        let filled = supply.flatMap { $0.filledAt <= last.arrival ? $0.filledAt : nil }
        let inYard = meals.filter { meal in
            meal.backyard == last.backyard && filled.map { meal.arrival >= $0 } != false
        }
        for visit in inYard.sorted(by: { ($1.arrival, $1.id) < ($0.arrival, $0.id) }) {
            guard from - visit.arrival < Supply(kind: .food, filledAt: from, feeder: feederSize).lifetime else { break }
            from = visit.arrival
            if !guests.contains(where: { $0.bird == visit.bird }) { guests.append(visit) }
        }
        let kinds = Dictionary(grouping: guests, by: \.species).map { PremiumMeal.Guests(species: $0, birds: $1.count) }
        return PremiumMeal(
            food: food, backyard: last.backyard, from: from, until: last.arrival,
            guests: kinds.sorted { ($1.birds, $0.species) < ($0.birds, $1.species) })
    }
}
