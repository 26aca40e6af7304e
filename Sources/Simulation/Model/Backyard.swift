import Chronology

package enum FountainStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case terracotta, stone, marble
}

/// A place in a yard that holds one bird.
package enum Perch: String, Hashable, Sendable, Codable, CaseIterable {
    case fountain, feeder, ground, branch
}

/// A yard: its supplies, decoration, name and local time.
package struct Backyard: Hashable, Sendable, Codable {
    package let id: ID<Backyard>
    package var name: String
    package var isFavorite = false
    package let createdAt: Instant
    /// The yard's local time of day minus the time since the world began.
    package var timeOffset: Span
    /// The hemisphere, which decides when the yard's summer is.
    package var hemisphere = Hemisphere.north
    /// The clocks and hemispheres that the yard had before, the earliest first; `nil` if they never changed.
    package internal(set) var formerHours: [FormerHours]?
    package var food: Supply
    /// The food in the feeder, also after it has run out.
    package var foodID: ID<Food>
    /// The free food that a premium one replaced, which a refill of several yards brings back; `nil` if there was none.
    package internal(set) var formerFoodID: ID<Food>?
    /// The number of meals eaten from the present filling; a premium food can be taken back while it is zero.
    package var mealsServed = 0
    package var water: Supply

    package var fountain: FountainStyle = .stone
    /// The ground's design, 0…3.
    package var floor = 0
    /// The two skyline designs of ten, 0…9, the far one first.
    package var skyline: [Int] = [0, 1]
    /// Up to three plants on the left, outermost first.
    package var leadingPlants: [Plant] = []
    /// Up to three plants on the right, outermost first.
    package var trailingPlants: [Plant] = []
    /// Up to three plants in front.
    package var foregroundPlants: [Plant] = []
    /// The hanging feeder, if any, beside the ground feeder that is always there.
    package var feeder: FeederStyle?
    package var birdhouse: BirdhouseStyle?
    /// The date when the player created or last decorated the yard; `nil` for one of the first yards, never decorated.
    package internal(set) var furnishedAt: Instant?

    package init(
        id: ID<Backyard>, name: String, createdAt: Instant, timeOffset: Span, food: Supply, foodID: ID<Food>,
        water: Supply
    ) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
        self.timeOffset = timeOffset
        self.food = food
        self.foodID = foodID
        self.water = water
    }

    /// All parts that the player can decorate, as one value.
    package var decoration: Decoration {
        get {
            Decoration(
                fountain: fountain, floor: floor, skyline: skyline, leadingPlants: leadingPlants,
                trailingPlants: trailingPlants, foregroundPlants: foregroundPlants, feeder: feeder,
                birdhouse: birdhouse)
        }
        set {
            fountain = newValue.fountain
            floor = newValue.floor
            skyline = newValue.skyline
            leadingPlants = newValue.leadingPlants
            trailingPlants = newValue.trailingPlants
            foregroundPlants = newValue.foregroundPlants
            feeder = newValue.feeder
            birdhouse = newValue.birdhouse
        }
    }

    package func supply(_ kind: SupplyKind) -> Supply {
        switch kind {
        case .food: food
        case .water: water
        }
    }

    /// Returns true if food or water is low or empty.
    package func isShort(at date: Instant) -> Bool {
        SupplyKind.allCases.contains { supply($0).state(at: date) != .ok }
    }
}

/// The coding of supplies. A standard feeder is not written, so that older saves read the same.
extension Supply: Codable {
    private enum CodingKeys: String, CodingKey { case kind, filledAt, feeder }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(SupplyKind.self, forKey: .kind)
        filledAt = try container.decode(Instant.self, forKey: .filledAt)
        feeder = try container.decodeIfPresent(FeederSize.self, forKey: .feeder) ?? .standard
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(filledAt, forKey: .filledAt)
        if feeder != .standard { try container.encode(feeder, forKey: .feeder) }
    }
}

extension Backyard {
    /// Reads a yard; an older save without hemisphere or birdhouse means a northern yard without one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(ID<Backyard>.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        isFavorite = try container.decode(Bool.self, forKey: .isFavorite)
        createdAt = try container.decode(Instant.self, forKey: .createdAt)
        timeOffset = try container.decode(Span.self, forKey: .timeOffset)
        hemisphere = try container.decodeIfPresent(Hemisphere.self, forKey: .hemisphere) ?? .north
        formerHours = try container.decodeIfPresent([FormerHours].self, forKey: .formerHours)
        food = try container.decode(Supply.self, forKey: .food)
        foodID = try container.decode(ID<Food>.self, forKey: .foodID)
        formerFoodID = try container.decodeIfPresent(ID<Food>.self, forKey: .formerFoodID)
        mealsServed = try container.decode(Int.self, forKey: .mealsServed)
        water = try container.decode(Supply.self, forKey: .water)
        fountain = try container.decode(FountainStyle.self, forKey: .fountain)
        floor = try container.decode(Int.self, forKey: .floor)
        skyline = try container.decode([Int].self, forKey: .skyline)
        leadingPlants = try container.decode([Plant].self, forKey: .leadingPlants)
        trailingPlants = try container.decode([Plant].self, forKey: .trailingPlants)
        foregroundPlants = try container.decode([Plant].self, forKey: .foregroundPlants)
        feeder = try container.decodeIfPresent(FeederStyle.self, forKey: .feeder)
        birdhouse = try container.decodeIfPresent(BirdhouseStyle.self, forKey: .birdhouse)
        furnishedAt = try container.decodeIfPresent(Instant.self, forKey: .furnishedAt)
    }
}

extension Backyard: Entity {
    package static let tables: [EntityTable<Backyard>] = [EntityTable("backyard", key: "backyards", \.backyards)]
    package static let relationships = [Relationship<Backyard>(deleteRule: .cascade, inverse: \Visit.backyard)]
}
