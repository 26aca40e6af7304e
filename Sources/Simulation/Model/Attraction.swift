/// Something a player can try out that may attract a kind of bird.
package enum Attraction: Hashable, Sendable {
    case food(ID<Food>)
    /// Anywhere in the yard, in front too.
    case plant(PlantKind)
    case hangingFeeder, birdhouse
    case weather(Weather)
    /// Any of these hours.
    case hours([TimeOfDay])
    /// All that calls one particular bird of the kind, at once.
    case secret

    package var isFood: Bool { if case .food = self { true } else { false } }

    /// The name under which a save counts it.
    var key: String {
        switch self {
        case .food(let food): "food:\(food)"
        case .plant(let plant): "plant:\(plant.rawValue)"
        case .hangingFeeder: "feeder"
        case .birdhouse: "birdhouse"
        case .weather(let weather): "weather:\(weather.rawValue)"
        case .hours: "hours"
        case .secret: "secret"
        }
    }

    /// The number of visits after which a kind of a rarity is known to like it or not.
    package func visitsToTell(_ rarity: Rarity) -> Int {
        let visits =
            switch self {
            case .food: 4
            case .plant, .hangingFeeder, .birdhouse: 14
            case .weather, .hours: 6
            case .secret: 1
            }
        return self == .secret ? 1 : visits * rarity.visitFactor
    }
}

extension Species {
    /// Everything that attracts the species, in a fixed order: the entries of its page of field notes.
    package var likes: [Attraction] {
        var likes = likedPlants.map(Attraction.plant)
        if hangs { likes.append(.hangingFeeder) }
        if nests { likes.append(.birdhouse) }
        likes += (enjoys + needs).map(\.attraction)
        if secret != nil { likes.append(.secret) }
        return likes
    }
}

extension Rarity {
    /// Common kinds come often, so more of their visits are needed to tell something.
    fileprivate var visitFactor: Int {
        switch self {
        case .common: 9
        case .uncommon: 5
        case .rare: 2
        case .veryRare, .legendary: 1
        }
    }
}

extension Circumstance {
    /// The attraction that brings the circumstance about.
    package var attraction: Attraction {
        switch self {
        case .weather(let weather): .weather(weather)
        case .hours(let hours): .hours(hours)
        case .food(let food): .food(food)
        case .plant(let plant): .plant(plant)
        case .hangingFeeder: .hangingFeeder
        case .birdhouse: .birdhouse
        }
    }
}

/// The visits of a kind with one attraction, and the finding from them.
package struct FieldNote: Hashable, Sendable {
    package enum Finding: Hashable, Sendable {
        /// Never tried while one of the kind came.
        case untested
        /// Tried, but not often enough to tell.
        case tested
        /// It comes for it.
        case likes
        /// It makes no difference.
        case indifferent
    }

    package let attraction: Attraction
    /// Visits of the kind while it was so.
    package let visits: Int
    package let finding: Finding
}

/// A kind's page: everything that can be tried, with findings.
package struct FieldPage: Hashable, Sendable {
    package let species: ID<Species>
    package let notes: [FieldNote]
    /// Of what calls one particular bird, as much as its kind's visits have given away.
    package let clues: [Circumstance]
    package let found: Int
    package let likes: Int

    /// All that the kind likes is found.
    package var isFinished: Bool { found == likes }
}
