import Chronology

/// How long birds stay and what they think of meals.
package enum Stay {
    /// Length of a visit after a meal; `nil` is a visit without one.
    static func length(
        after enjoyment: Enjoyment?, drank: Bool, foodID: ID<Food>?, generator: inout SplitMix64
    ) -> Span {
        let seconds = range(after: enjoyment, drank: drank)
        let range = seconds.lowerBound * 1000...seconds.upperBound * 1000
        // Guests take their time: the longer of two draws, so that a visit lasts about six minutes on average.
        let milliseconds = max(generator.within(range), generator.within(range))
        return .milliseconds(milliseconds * (foodID.flatMap(Catalog.food)?.lingers ?? 100) / 100)
    }

    /// In seconds.
    package static func range(after enjoyment: Enjoyment?, drank: Bool) -> ClosedRange<Int64> {
        switch enjoyment {
        case .disliked: 20...40
        case .noOpinion: 120...360
        case .enjoyed: 240...600
        case .loved: 360...720
        case nil: drank ? 120...360 : 40...90
        }
    }

    /// Favorite: loved; disliked; other premium: enjoyed; else no opinion.
    package static func enjoyment(of foodID: ID<Food>, by bird: Bird) -> Enjoyment {
        if foodID == bird.favoriteFood { return .loved }
        if bird.dislikedFoods.contains(foodID) { return .disliked }
        return Catalog.food(foodID)?.isPremium == true ? .enjoyed : .noOpinion
    }
}
