import Chronology

/// What a yard runs out of.
package enum SupplyKind: String, Hashable, Sendable, Codable, CaseIterable {
    case food, water

    /// Time from full to empty: food 9 h, water 16 h.
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

/// Food or water in a yard: full when filled, counting down from then.
package struct Supply: Hashable, Sendable, Codable {
    package let kind: SupplyKind
    package var filledAt: Instant

    package init(kind: SupplyKind, filledAt: Instant) {
        self.kind = kind
        self.filledAt = filledAt
    }

    package var lowAt: Instant { filledAt + kind.lifetime - kind.lowSpan }
    package var emptyAt: Instant { filledAt + kind.lifetime }

    /// Time until it is empty, from zero to the whole lifetime.
    package func remaining(at date: Instant) -> Span { max(.zero, min(kind.lifetime, emptyAt - date)) }

    /// 0 (empty) … 1 (full)
    package func fraction(at date: Instant) -> Double { remaining(at: date).seconds / kind.lifetime.seconds }

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
                trailingPlants: trailingPlants, foregroundPlants: foregroundPlants)
        }
        set {
            fountain = newValue.fountain
            floor = newValue.floor
            skyline = newValue.skyline
            leadingPlants = newValue.leadingPlants
            trailingPlants = newValue.trailingPlants
            foregroundPlants = newValue.foregroundPlants
        }
    }

    package func supply(_ kind: SupplyKind) -> Supply {
        switch kind {
        case .food: food
        case .water: water
        }
    }
}

/// How a yard is furnished.
package struct Decoration: Hashable, Sendable, Codable {
    package static let floorVariants = 4
    package static let skylineVariants = 10
    package static let plantVariants = 4

    package var fountain: FountainStyle
    /// 0…3
    package var floor: Int
    /// Two of the ten skylines, 0…9, back to front.
    package var skyline: [Int]
    package var leadingPlants: [Plant]
    package var trailingPlants: [Plant]
    package var foregroundPlants: [Plant]

    package init(
        fountain: FountainStyle = .stone, floor: Int = 0, skyline: [Int] = [0, 1], leadingPlants: [Plant] = [],
        trailingPlants: [Plant] = [], foregroundPlants: [Plant] = []
    ) {
        self.fountain = fountain
        self.floor = floor
        self.skyline = skyline
        self.leadingPlants = leadingPlants
        self.trailingPlants = trailingPlants
        self.foregroundPlants = foregroundPlants
    }
}
