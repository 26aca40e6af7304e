import Chronology

/// How a bird carries itself.
package enum Temperament: String, Hashable, Sendable, Codable, CaseIterable {
    case bold, calm, shy, curious, greedy
}

/// What a bird thought of a meal.
package enum Enjoyment: String, Hashable, Sendable, Codable, CaseIterable {
    case disliked, noOpinion, enjoyed, loved
}

/// A bird: one individual, that remembers.
package struct Bird: Hashable, Sendable, Codable {
    package let id: ID<Bird>
    package let species: ID<Species>
    /// Which of the species' palettes, from 0.
    package let palette: Int
    package let favoriteFood: ID<Food>
    package let dislikedFoods: [ID<Food>]
    package let temperament: Temperament
    /// Set for the two hummingbirds that have a part in the game.
    package let tag: Tag?

    /// How many visits the neighborhood must have seen before this bird dares to come: word of good yards spreads.
    package let wariness: Int

    /// Of one that grew up here; `nil` for all others.
    package let parents: [ID<Bird>]?
    /// When one that grew up here may first be met.
    package let dueAt: Instant?
    /// When it moves on to other yards; `nil`: it stays.
    package internal(set) var leavesAt: Instant?

    /// Given by the player, once the bird knows the yards (`Bird.mayBeNamed`).
    package var name: String?
    package var isFavorite = false
    package var visitCount = 0
    package var lovedMeals = 0
    package var firstSeen: Instant?
    package var lastSeen: Instant?
    package var lastSeenIn: ID<Backyard>?
    /// Foods whose effect on this bird the player has seen, in the order seen.
    package var discoveredFoods: [ID<Food>] = []
    /// What it thinks of yards it has eaten in. May speak of a yard that is no more.
    package var memories: [YardMemory] = []

    package enum Tag: String, Hashable, Sendable, Codable {
        case classic, premiumGolden
    }

    package struct YardMemory: Hashable, Sendable, Codable {
        /// Older meals fade: no more than so many of each are remembered.
        package static let limit = 5

        package var backyard: ID<Backyard>
        /// 0…`limit`; a disliked meal takes one away.
        package var lovedMeals: Int
        /// 0…`limit`; a loved meal takes one away.
        package var dislikedMeals: Int

        package init(backyard: ID<Backyard>, lovedMeals: Int = 0, dislikedMeals: Int = 0) {
            self.backyard = backyard
            self.lovedMeals = lovedMeals
            self.dislikedMeals = dislikedMeals
        }
    }

    package init(
        id: ID<Bird>, species: ID<Species>, palette: Int, favoriteFood: ID<Food>, dislikedFoods: [ID<Food>],
        temperament: Temperament, tag: Tag? = nil, wariness: Int = 0, parents: [ID<Bird>]? = nil,
        dueAt: Instant? = nil
    ) {
        self.id = id
        self.species = species
        self.palette = palette
        self.favoriteFood = favoriteFood
        self.dislikedFoods = dislikedFoods
        self.temperament = temperament
        self.tag = tag
        self.wariness = wariness
        self.parents = parents
        self.dueAt = dueAt
    }
}

extension Bird: Entity {
    package static let tables: [EntityTable<Bird>] = [EntityTable("bird", key: "birds", \.birds)]
    package static let relationships = [
        Relationship<Bird>(deleteRule: .deny, inverse: \Visit.bird),
        Relationship<Bird>(deleteRule: .deny, inverse: \Gift.bird),
        Relationship<Bird>(deleteRule: .deny) { (sighting: Sighting) in sighting.firsts.map(\.bird) },
    ]
}
