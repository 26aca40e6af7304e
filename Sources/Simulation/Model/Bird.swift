import Chronology

/// A bird's behavior toward other birds: bold and greedy ones take perches, shy ones leave and avoid company.
package enum Temperament: String, Hashable, Sendable, Codable, CaseIterable {
    case bold, calm, shy, curious, greedy
}

/// A bird's opinion of a meal.
package enum Enjoyment: String, Hashable, Sendable, Codable, CaseIterable {
    case disliked, noOpinion, enjoyed, loved
}

/// An individual bird, with its looks, temper and memories.
package struct Bird: Hashable, Sendable, Codable {
    package let id: ID<Bird>
    package let species: ID<Species>
    /// The index of the bird's colors in its species' `palettes`.
    package let palette: Int
    package let favoriteFood: ID<Food>
    package let dislikedFoods: [ID<Food>]
    package let temperament: Temperament
    /// The role of the two hummingbirds that have one in the game; `nil` for all others.
    package let tag: Tag?

    /// The number of visits that the world must have seen before this bird may come.
    package let wariness: Int

    /// The parents of a bird that grew up in this world; `nil` for all others.
    package let parents: [ID<Bird>]?
    /// The date from which a bird that grew up in this world may be met.
    package let dueAt: Instant?
    /// The date when the bird moves away, or a guest goes home; `nil` if it stays.
    package internal(set) var leavesAt: Instant?

    /// The bird's journeys to other households, the latest at the end; `nil` for none.
    package internal(set) var journeys: [Journey]?
    /// The card of a bird of another household; `nil` for the player's own birds.
    package var invitation: Invitation?

    /// The name that the player gave it; see `Bird.mayBeNamed`.
    package var name: String?
    package var isFavorite = false
    package var visitCount = 0
    package var lovedMeals = 0
    package var firstSeen: Instant?
    package var lastSeen: Instant?
    package var lastSeenIn: ID<Backyard>?
    /// The foods that the bird has eaten, watched or not, in the order of first meals; its opinion of them is known.
    package var discoveredFoods: [ID<Food>] = []
    /// Its memories of meals, one entry for each yard; a yard may no longer exist.
    package var memories: [YardMemory] = []

    package enum Tag: String, Hashable, Sendable, Codable {
        case classic, premiumGolden
    }

    /// A bird's memory of its meals in one yard.
    package struct YardMemory: Hashable, Sendable, Codable {
        /// The greatest number of meals of one kind that a bird remembers of a yard.
        package static let limit = 5

        package var backyard: ID<Backyard>
        /// The number of loved meals remembered, 0…`limit`; a disliked meal takes one away.
        package var lovedMeals: Int
        /// The number of disliked meals remembered, 0…`limit`; a loved meal takes one away.
        package var dislikedMeals: Int

        /// The loved meals less the disliked ones, −5…5; negative for a yard that the bird would rather forget.
        package var balance: Int { lovedMeals - dislikedMeals }

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
