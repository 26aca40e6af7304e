/// A condition of a yard that may attract a species: food, plant, hanging feeder, birdhouse, weather or hour.
package enum Attraction: Hashable, Sendable {
    case food(ID<Food>)
    /// A plant anywhere in the yard, also in front.
    case plant(PlantKind)
    case hangingFeeder, birdhouse
    case weather(Weather)
    /// Any one of these parts of the day.
    case hours([TimeOfDay])
    /// All circumstances of the species' `Secret` at once, which call one particular bird.
    case secret

    package var isFood: Bool { if case .food = self { true } else { false } }

    /// The name under which a save counts visits with the attraction.
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

    /// Returns the number of visits after which the player learns whether a species of a rarity likes it.
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
    /// Everything that attracts the species, in a fixed order. Its page of field notes also lists what does not.
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
    /// The factor on the number of visits needed for a finding: greater for common species, which come often.
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
    /// The attraction that stands for the circumstance in field notes.
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

/// One attraction of a species with the number of visits that tested it, and the finding.
package struct FieldNote: Hashable, Sendable {
    package enum Finding: Hashable, Sendable {
        /// Not one bird of the species came while the attraction was there; a plant in any yard is `tested` anyway.
        case untested
        /// Birds of the species came while the attraction was there, but too few to tell.
        case tested
        /// The species likes it.
        case likes
        /// It makes no difference to the species.
        case indifferent
    }

    package let attraction: Attraction
    /// The number of the species' visits while the attraction was there.
    package let visits: Int
    package let finding: Finding
}

/// A species' page of field notes: all attractions with their findings.
package struct FieldPage: Hashable, Sendable {
    package let species: ID<Species>
    package let notes: [FieldNote]
    /// The circumstances of the species' secret that its visits have revealed so far.
    package let clues: [Circumstance]
    /// The number of the species' likes that are found, but for its secret, which is told apart.
    package let found: Int
    /// The number of all likes of the species, found or not, but for its secret.
    package let likes: Int

    /// True if all likes of the species but for its secret are found.
    package var isFinished: Bool { found == likes }
}
