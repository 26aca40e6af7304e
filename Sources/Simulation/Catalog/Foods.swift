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
    /// Premium first, as in the picker.
    package static let foods = [
        Food(
            id: .nutritionPellet, name: "Nutrition Pellet",
            summary: "A square meal pressed into a round one. Guests linger half as long again.", heapColor: 0x58C9A6,
            isPremium: true, products: ["pellet.single": 1, "pellet.box": 5], calls: 110, lingers: 150),
        Food(
            id: .nectar, name: "Nectar",
            summary: "Sweet enough to smell three gardens away. Half as many birds again find it.", heapColor: 0xE95A83,
            isPremium: true, products: ["nectar.cup": 1, "nectar.bottle": 5], calls: 150),
        Food(
            id: .goldenAcorn, name: "Golden Acorn",
            summary: "Nobody knows which oak bears them. Rare birds do.", heapColor: 0xF0B93A, isPremium: true,
            products: ["acorns.individual": 1, "acorns.collection": 5], rareBoost: 4),
        Food(
            id: .sunflowerSeeds, name: "Sunflower Seeds",
            summary: "Striped, oily and worth the cracking. The classic of every feeder.", heapColor: 0x54505C),
        Food(
            id: .corn, name: "Corn",
            summary: "Cracked golden kernels that keep a beak busy.", heapColor: 0xF2C14B),
        Food(
            id: .milletSeeds, name: "Millet Seeds",
            summary: "Tiny round grains, best picked from the ground.", heapColor: 0xE5CF93),
        Food(
            id: .peanuts, name: "Peanuts",
            summary: "Shelled and split. Carried off rather than eaten politely.", heapColor: 0xD2A366),
        Food(
            id: .safflowerSeeds, name: "Safflower Seeds",
            summary: "White, bitter and tough: some adore them, others fly on.", heapColor: 0xEFE8D8),
        Food(
            id: .sorghumSeeds, name: "Sorghum Seeds",
            summary: "Red-brown grain from dry fields, an acquired taste.", heapColor: 0xB2573B),
    ]

    package static let standardFoods = foods.filter { !$0.isPremium }
    package static let premiumFoods = foods.filter(\.isPremium)
}
