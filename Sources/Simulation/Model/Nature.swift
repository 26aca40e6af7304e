import Chronology

/// What one bird is like beyond its temperament: drawn from the world's seed and its id, so that it is the same in every
/// save, and never changes.
package struct Nature: Hashable, Sendable {
    /// Hours that its usual time lasts.
    package static let usualHours = 4

    /// The first hour of its usual time, on the clock of the yard that it visits: 0…23.
    package let usualHour: Int
    /// Comes with its companion if it can.
    package let bringsFriends: Bool
    /// A plant that it looks for, whatever its kind does.
    package let favoritePlant: PlantKind

    init(of bird: Bird, seed: UInt64) {
        var generator = RandomStream(seed: seed, purpose: .nature, key: bird.id.stableHash).generator(at: 0)
        let isNocturnal = Catalog.species(bird.species)?.isNocturnal == true
        usualHour = isNocturnal ? (21 + generator.below(6)) % 24 : 6 + generator.below(12)
        bringsFriends = generator.below(100) < 25
        favoritePlant = PlantKind.allCases[generator.below(PlantKind.allCases.count)]
    }

    /// Whether an hour of the day, 0…23, is within its usual time.
    package func isUsual(_ hour: Int) -> Bool { (hour - usualHour + 24) % 24 < Self.usualHours }
}
