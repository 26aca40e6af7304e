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
            summary: "A square meal pressed into a round one. Guests linger half as long again.", isPremium: true),
        Food(
            id: .nectar, name: "Nectar",
            summary: "Sweet enough to smell three gardens away. Half as many birds again find it.", isPremium: true),
        Food(
            id: .goldenAcorn, name: "Golden Acorn",
            summary: "Nobody knows which oak bears them. Rare birds do.", isPremium: true),
        Food(
            id: .sunflowerSeeds, name: "Sunflower Seeds",
            summary: "Striped, oily and worth the cracking. The classic of every feeder.", isPremium: false),
        Food(
            id: .corn, name: "Corn",
            summary: "Cracked golden kernels that keep a beak busy.", isPremium: false),
        Food(
            id: .milletSeeds, name: "Millet Seeds",
            summary: "Tiny round grains, best picked from the ground.", isPremium: false),
        Food(
            id: .peanuts, name: "Peanuts",
            summary: "Shelled and split. Carried off rather than eaten politely.", isPremium: false),
        Food(
            id: .safflowerSeeds, name: "Safflower Seeds",
            summary: "White, bitter and tough: some adore them, others fly on.", isPremium: false),
        Food(
            id: .sorghumSeeds, name: "Sorghum Seeds",
            summary: "Red-brown grain from dry fields, an acquired taste.", isPremium: false),
    ]

    package static let standardFoods = foods.filter { !$0.isPremium }
    package static let premiumFoods = foods.filter(\.isPremium)
}
