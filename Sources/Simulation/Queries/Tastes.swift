/// What birds make of the foods, as far as they have shown it while the player looked: all pages tell it from here.
extension Bird {
    /// What it makes of a food; `nil` before it was seen to eat of it.
    package func taste(of food: ID<Food>) -> Enjoyment? {
        hasDiscovered(food) ? Stay.enjoyment(of: food, by: self) : nil
    }
}

/// How many birds make what of a food.
package struct FoodTaste: Hashable, Sendable {
    package let food: ID<Food>
    /// Of those that were seen to eat of it; each counts once, however often it did.
    package private(set) var birds: [Enjoyment: Int] = [:]

    init(of food: ID<Food>, by all: [Bird]) {
        self.food = food
        for taste in all.compactMap({ $0.taste(of: food) }) { birds[taste, default: 0] += 1 }
    }

    package var isTried: Bool { !birds.isEmpty }

    /// What more than half of them make of it; `nil` where they are divided.
    package var most: Enjoyment? {
        let all = birds.values.reduce(0, +)
        return birds.first { $0.value * 2 > all }?.key
    }
}

extension World {
    /// What a kind makes of the foods, or all kinds together; in the order of the catalog.
    package func tastes(of species: ID<Species>?) -> [FoodTaste] {
        let all = species.map { birds(of: $0) } ?? birds
        return Catalog.foods.map { FoodTaste(of: $0.id, by: all) }
    }
}

/// How a bird takes a food with the bill that it has.
package enum MealManner: String, Hashable, Sendable, CaseIterable {
    case eats, sips, tastes
}

extension Species {
    package func manner(of food: ID<Food>) -> MealManner {
        if food == .nectar { return .sips }
        // Pellets are made for every bill but that of a flower's guest.
        return cracksSeeds || food == .nutritionPellet && !hovers ? .eats : .tastes
    }
}
