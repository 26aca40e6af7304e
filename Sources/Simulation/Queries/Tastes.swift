/// The birds' opinions of foods, as far as they have eaten them; all pages take them from here.
extension Bird {
    /// Returns the bird's opinion of a food; `nil` if it has never eaten the food.
    package func taste(of food: ID<Food>) -> Enjoyment? {
        hasDiscovered(food) ? Stay.enjoyment(of: food, by: self) : nil
    }
}

/// The numbers of birds by their opinion of one food.
package struct FoodTaste: Hashable, Sendable {
    package let food: ID<Food>
    /// The number of birds with each opinion; only birds that have eaten the food count, each once.
    package private(set) var birds: [Enjoyment: Int] = [:]

    init(of food: ID<Food>, by all: [Bird]) {
        self.food = food
        for taste in all.compactMap({ $0.taste(of: food) }) { birds[taste, default: 0] += 1 }
    }

    package var isTried: Bool { !birds.isEmpty }

    /// The opinion of more than half of the birds; `nil` if there is none.
    package var most: Enjoyment? {
        let all = birds.values.reduce(0, +)
        return birds.first { $0.value * 2 > all }?.key
    }
}

extension World {
    /// Returns the opinions of each food, in the catalog's order, of one species' birds or of all birds.
    package func tastes(of species: ID<Species>?) -> [FoodTaste] {
        let all = species.map { birds(of: $0) } ?? ownBirds
        return Catalog.foods.map { FoodTaste(of: $0.id, by: all) }
    }
}

/// The way in which a bird eats a food with its bill.
package enum MealManner: String, Hashable, Sendable, CaseIterable {
    case eats, sips, tastes
}

extension Species {
    /// Returns the way in which birds of the species eat a food.
    package func manner(of food: ID<Food>) -> MealManner {
        if food == .nectar { return .sips }
        // Every bill can eat pellets, except those of birds that hover at flowers.
        return cracksSeeds || food == .nutritionPellet && !hovers ? .eats : .tastes
    }
}
