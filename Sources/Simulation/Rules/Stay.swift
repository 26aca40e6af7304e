import Chronology

/// How long birds stay and what they think of meals.
package enum Stay {
    /// Length of a visit after a meal; `nil` is a visit without one.
    static func length(
        after enjoyment: Enjoyment?, drank: Bool, foodID: ID<Food>?, generator: inout SplitMix64
    ) -> Span {
        let seconds = range(after: enjoyment, drank: drank)
        let range = seconds.lowerBound * 1000...seconds.upperBound * 1000
        // One guest in ten leaves when it likes, the others take the longest of twelve draws: few birds then fill a
        // yard. Lingering never exceeds the range.
        var milliseconds = generator.within(range)
        if generator.below(10) > 0 {
            for _ in 1..<12 { milliseconds = max(milliseconds, generator.within(range)) }
        }
        return .milliseconds(
            min(range.upperBound, milliseconds * (foodID.flatMap(Catalog.food)?.lingers ?? 100) / 100))
    }

    /// In seconds.
    package static func range(after enjoyment: Enjoyment?, drank: Bool) -> ClosedRange<Int64> {
        switch enjoyment {
        case .disliked: 20...60
        case .noOpinion: 480...1200
        case .enjoyed: 900...2400
        case .loved: 1500...4500
        case nil: drank ? 480...1200 : 60...180
        }
    }

    /// Favorite: loved; disliked; other premium: enjoyed; else no opinion.
    package static func enjoyment(of foodID: ID<Food>, by bird: Bird) -> Enjoyment {
        if foodID == bird.favoriteFood { return .loved }
        if bird.dislikedFoods.contains(foodID) { return .disliked }
        return Catalog.food(foodID)?.isPremium == true ? .enjoyed : .noOpinion
    }
}
