extension ID<Food> {
    package static let sunflowerSeeds = ID("sunflower-seeds")
    package static let corn = ID("corn")
    package static let milletSeeds = ID("millet-seeds")
    package static let peanuts = ID("peanuts")
    package static let safflowerSeeds = ID("safflower-seeds")
    package static let sorghumSeeds = ID("sorghum-seeds")
    package static let nutritionPellet = ID("nutrition-pellet")
    package static let nectar = ID("nectar")
    package static let goldenAcorn = ID("golden-acorn")
}

extension Catalog {
    /// All foods, in the order of the food picker: premium ones first.
    package static let foods = [
        Food(
            id: .nutritionPellet, heapColor: 0x58C9A6,
            isPremium: true, products: ["pellet.single": 1, "pellet.box": 5], arrivalPercent: 110, stayPercent: 150),
        Food(
            id: .nectar, heapColor: 0xE95A83,
            isPremium: true, products: ["nectar.cup": 1, "nectar.bottle": 5], arrivalPercent: 120),
        Food(
            id: .goldenAcorn, heapColor: 0xF0B93A, isPremium: true,
            products: ["acorns.individual": 1, "acorns.collection": 5], rareBoost: 4),
        Food(
            id: .sunflowerSeeds, heapColor: 0x54505C),
        Food(
            id: .corn, heapColor: 0xF2C14B),
        Food(
            id: .milletSeeds, heapColor: 0xE5CF93),
        Food(
            id: .peanuts, heapColor: 0xD2A366),
        Food(
            id: .safflowerSeeds, heapColor: 0xEFE8D8),
        Food(
            id: .sorghumSeeds, heapColor: 0xB2573B),
    ]

    package static let standardFoods = foods.filter { !$0.isPremium }
    package static let premiumFoods = foods.filter(\.isPremium)
}
