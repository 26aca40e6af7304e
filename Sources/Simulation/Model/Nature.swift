import Chronology

/// The habits of one bird beyond its temperament, drawn from the world's seed and the bird's id; they never change.
package struct Nature: Hashable, Sendable {
    /// The length of a bird's usual time of day, in hours.
    package static let usualHours = 4

    /// The first of the hours in which the bird mostly comes, 0…23, on the clock of the yard that it visits.
    package let usualHour: Int
    /// True if the bird sometimes brings its companion, another bird of its species.
    package let bringsFriends: Bool
    /// The plant that attracts this bird, whatever its species likes.
    package let favoritePlant: PlantKind

    init(of bird: Bird, seed: UInt64) {
        var generator = RandomStream(seed: seed, purpose: .nature, key: bird.id.stableHash).generator(at: 0)
        let isNocturnal = Catalog.species(bird.species)?.isNocturnal == true
        usualHour = isNocturnal ? (21 + generator.below(6)) % 24 : 6 + generator.below(12)
        bringsFriends = generator.below(100) < 25
        favoritePlant = PlantKind.allCases[generator.below(PlantKind.allCases.count)]
    }

    /// Returns true if an hour, 0…23, is within its usual time.
    package func isUsual(_ hour: Int) -> Bool { (hour - usualHour + 24) % 24 < Self.usualHours }
}
