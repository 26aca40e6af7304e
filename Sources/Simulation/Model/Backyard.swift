import Chronology

/// What a yard runs out of.
package enum SupplyKind: String, Hashable, Sendable, Codable, CaseIterable {
    case food, water

    /// Time from full to empty in a standard feeder and a fountain: food 9 h, water 16 h.
    package var lifetime: Span {
        switch self {
        case .food: .hours(9)
        case .water: .hours(16)
        }
    }

    /// Low for its last hour: food after 8 h, water after 15 h.
    package var lowSpan: Span { .hours(1) }
}

package enum SupplyState: String, Hashable, Sendable, Codable {
    case ok, low, empty
}

/// The size of the feeder on the ground.
package enum FeederSize: String, Hashable, Sendable, Codable {
    /// Holds food for 9 hours.
    case standard
    /// Holds food for 26 hours, so that a player who fills it once a day never finds it empty.
    case large
}

/// Food or water in a yard: full when filled, counting down from then.
package struct Supply: Hashable, Sendable {
    package let kind: SupplyKind
    package var filledAt: Instant
    /// The feeder that was filled; `.standard` for water.
    package let feeder: FeederSize

    package init(kind: SupplyKind, filledAt: Instant, feeder: FeederSize = .standard) {
        self.kind = kind
        self.filledAt = filledAt
        self.feeder = feeder
    }

    /// Time from full to empty.
    package var lifetime: Span { feeder == .large ? .hours(26) : kind.lifetime }
    package var lowAt: Instant { filledAt + lifetime - kind.lowSpan }
    package var emptyAt: Instant { filledAt + lifetime }

    /// Time until it is empty, from zero to the whole lifetime.
    package func remaining(at date: Instant) -> Span { max(.zero, min(lifetime, emptyAt - date)) }

    /// 0 (empty) … 1 (full)
    package func fraction(at date: Instant) -> Double { remaining(at: date).seconds / lifetime.seconds }

    /// From this fraction on a refill would change nothing that can be seen.
    private static let fullFraction = 0.985

    package func isFull(at date: Instant) -> Bool { fraction(at: date) >= Self.fullFraction }

    package func state(at date: Instant) -> SupplyState {
        date >= emptyAt ? .empty : date >= lowAt ? .low : .ok
    }
}

package enum FountainStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case terracotta, stone, marble
}

/// Where a bird can be in a yard; each holds one bird.
package enum Perch: String, Hashable, Sendable, Codable, CaseIterable {
    case fountain, feeder, ground, branch
}

/// A place that birds come to.
package struct Backyard: Hashable, Sendable, Codable {
    package let id: ID<Backyard>
    package var name: String
    package var isFavorite = false
    package let createdAt: Instant
    /// Local time of day = this + time since the world began.
    package var timeOffset: Span
    /// Which half of the year is its summer.
    package var hemisphere = Hemisphere.north
    package var food: Supply
    /// What is in the feeder, or was until it ran out.
    package var foodID: ID<Food>
    /// Meals that birds have had of this filling; a premium food can be taken back while it is zero.
    package var mealsServed = 0
    package var water: Supply

    package var fountain: FountainStyle = .stone
    /// 0…3
    package var floor = 0
    /// Two of the ten skylines, 0…9, back to front.
    package var skyline: [Int] = [0, 1]
    /// Three plants on the left, outermost first.
    package var leadingPlants: [Plant] = []
    /// Three plants on the right, outermost first.
    package var trailingPlants: [Plant] = []
    package var foregroundPlants: [Plant] = []
    /// Hanging beside the one on the ground, which is always there.
    package var feeder: FeederStyle?
    package var birdhouse: BirdhouseStyle?
    /// When the player last chose how it looks; `nil`: it is as it was found.
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

    /// All that can be decorated, as one value.
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

    /// Whether it is low on anything, or out of it.
    package func isShort(at date: Instant) -> Bool {
        SupplyKind.allCases.contains { supply($0).state(at: date) != .ok }
    }
}

/// A standard feeder is not written, so that older saves read the same.
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
    /// Of an older save, what it did not know is as it was: a northern yard without a birdhouse.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(ID<Backyard>.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        isFavorite = try container.decode(Bool.self, forKey: .isFavorite)
        createdAt = try container.decode(Instant.self, forKey: .createdAt)
        timeOffset = try container.decode(Span.self, forKey: .timeOffset)
        hemisphere = try container.decodeIfPresent(Hemisphere.self, forKey: .hemisphere) ?? .north
        food = try container.decode(Supply.self, forKey: .food)
        foodID = try container.decode(ID<Food>.self, forKey: .foodID)
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
