import Chronology

extension World {
    /// Returns a new world: five yards with partly used supplies, three nutrition pellets, and a bird that arrives at
    /// Bird Springs 8 s after `began`.
    ///
    /// - Parameters:
    ///   - zone: the player's time zone as an offset from UTC.
    ///   - hemisphere: the hemisphere of the player and of the five yards.
    ///   - homeTime: the player's time of day, which becomes that of Bird Springs as the player's home; `nil` for a
    ///     world without home. At night the first bird comes to a yard where it is day.
    ///   - yardNames: the names of the five yards in the player's language; without them they have English ones.
    package static func firstWorld(
        seed: UInt64, began: Instant, zone: Span = .zero, hemisphere: Hemisphere = .north,
        homeTime: LocalTime? = nil, yardNames: [String] = []
    ) -> World {
        var plants = 0
        func plant(_ kind: PlantKind, _ variant: Int) -> Plant {
            plants += 1
            return Plant(id: ID("plant-\(plants)"), kind: kind, variant: variant)
        }
        // Clocks that are whole hours apart change at the same moment, and their distance is read off them.
        let minutes = Span(milliseconds: (homeTime?.sinceMidnight.milliseconds ?? 0) % Span.hours(1).milliseconds)
        let backyards = Catalog.places.enumerated().map { index, place in
            var backyard = Backyard(
                id: ID("yard-\(index + 1)"), name: yardNames.indices.contains(index) ? yardNames[index] : place.name,
                createdAt: began, timeOffset: .hours(place.hour) + minutes,
                food: Supply(kind: .food, filledAt: began - .minutes(place.foodUsed)), foodID: place.food,
                water: Supply(kind: .water, filledAt: began - .minutes(place.waterUsed)))
            backyard.isFavorite = index == 0
            backyard.hemisphere = hemisphere
            backyard.fountain = place.fountain
            backyard.floor = place.floor
            backyard.skyline = place.skyline
            backyard.leadingPlants = place.leading.map { plant($0.0, $0.1) }
            backyard.trailingPlants = place.trailing.map { plant($0.0, $0.1) }
            backyard.foregroundPlants = place.foreground.map { plant($0.0, $0.1) }
            return backyard
        }
        var generator = RandomStream(seed: seed, purpose: .firstWorld).generator(at: 2)
        var spare: [Plant] = []
        for kind in PlantKind.allCases {
            for _ in 0..<1 + generator.below(3) {
                spare.append(plant(kind, generator.below(Decoration.plantVariants)))
            }
        }
        var world = World(
            seed: seed, began: began, zone: zone, clock: began, backyards: backyards,
            birds: Catalog.individuals(seed: seed),
            pantry: [.nutritionPellet: 3], sparePlants: spare, backyardCount: backyards.count, plantCount: plants)
        if let homeTime {
            _ = try? world.setHome(backyards[0].id, localTime: homeTime, hemisphere: hemisphere)
            // Nothing was before.
            world.backyards[0].formerHours = nil
        }
        return world
    }
}

extension Catalog {
    struct Place {
        let name: String
        /// The hour of the yard's clock when the world begins, 0…23; its minutes are those of the player's.
        let hour: Int64
        let food: ID<Food>
        /// The minutes since the feeder was filled (it lasts 540) and, in `waterUsed`, since the fountain was (960).
        let foodUsed: Int64
        let waterUsed: Int64
        let fountain: FountainStyle
        let floor: Int
        let skyline: [Int]
        let leading: [(PlantKind, Int)]
        let trailing: [(PlantKind, Int)]
        let foreground: [(PlantKind, Int)]
    }

    static let places = [
        Place(
            name: "Bird Springs", hour: 8, food: .sunflowerSeeds, foodUsed: 95, waterUsed: 210, fountain: .terracotta,
            floor: 0, skyline: [0, 1], leading: [(.foxglove, 0), (.colocasia, 1), (.snakePlant, 0)],
            trailing: [(.kentiaPalm, 0), (.foxglove, 2), (.alocasia, 1)], foreground: [(.foxglove, 1), (.colocasia, 0)]
        ),
        Place(
            name: "Feathered Friends", hour: 12, food: .milletSeeds, foodUsed: 250, waterUsed: 480, fountain: .stone,
            floor: 1, skyline: [2, 3], leading: [(.kentiaPalm, 1), (.alocasia, 0), (.foxglove, 3)],
            trailing: [(.colocasia, 2), (.snakePlant, 1), (.kentiaPalm, 2)], foreground: [(.snakePlant, 2)]),
        Place(
            name: "Calm Palms", hour: 20, food: .corn, foodUsed: 330, waterUsed: 120, fountain: .marble, floor: 2,
            skyline: [4, 5], leading: [(.kentiaPalm, 3), (.kentiaPalm, 0), (.colocasia, 3)],
            trailing: [(.kentiaPalm, 1), (.alocasia, 2), (.kentiaPalm, 2)], foreground: [(.alocasia, 3)]),
        Place(
            name: "Chirp Center", hour: 21, food: .peanuts, foodUsed: 500, waterUsed: 600, fountain: .stone, floor: 3,
            skyline: [6, 7], leading: [(.snakePlant, 3), (.foxglove, 0), (.alocasia, 1)],
            trailing: [(.foxglove, 1), (.snakePlant, 0), (.colocasia, 1)],
            foreground: [(.foxglove, 2), (.snakePlant, 1)]
        ),
        Place(
            name: "Quiet Haven", hour: 6, food: .safflowerSeeds, foodUsed: 180, waterUsed: 870, fountain: .terracotta,
            floor: 1, skyline: [8, 9], leading: [(.alocasia, 2), (.colocasia, 0), (.kentiaPalm, 3)],
            trailing: [(.colocasia, 3), (.alocasia, 0), (.foxglove, 3)], foreground: [(.colocasia, 2)]),
    ]
}
