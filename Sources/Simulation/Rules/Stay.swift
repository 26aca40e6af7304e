import Chronology

/// The lengths of visits and the birds' opinions of meals.
package enum Stay {
    /// Returns the length of a visit with that opinion of its meal; `nil` means without a meal.
    static func length(
        after enjoyment: Enjoyment?, drank: Bool, foodID: ID<Food>?, generator: inout SplitMix64
    ) -> Span {
        let seconds = range(after: enjoyment, drank: drank)
        let range = seconds.lowerBound * 1000...seconds.upperBound * 1000
        // One guest in ten stays for a single draw, the others for the longest of twelve, so that a few birds fill a
        // yard. Lingering never exceeds the range.
        var milliseconds = generator.within(range)
        if generator.below(10) > 0 {
            for _ in 1..<12 { milliseconds = max(milliseconds, generator.within(range)) }
        }
        return .milliseconds(
            min(range.upperBound, milliseconds * (foodID.flatMap(Catalog.food)?.stayPercent ?? 100) / 100))
    }

    /// Returns the range of a visit's length, in seconds.
    package static func range(after enjoyment: Enjoyment?, drank: Bool) -> ClosedRange<Int64> {
        switch enjoyment {
        case .disliked: 20...60
        case .noOpinion: 480...1200
        case .enjoyed: 900...2400
        case .loved: 1500...4500
        case nil: drank ? 480...1200 : 60...180
        }
    }

    /// Returns a bird's opinion of a food: its favorite is loved, disliked foods are disliked, other premium food is
    /// enjoyed; else it has none.
    package static func enjoyment(of foodID: ID<Food>, by bird: Bird) -> Enjoyment {
        if foodID == bird.favoriteFood { return .loved }
        if bird.dislikes(foodID) { return .disliked }
        return Catalog.food(foodID)?.isPremium == true ? .enjoyed : .noOpinion
    }
}
