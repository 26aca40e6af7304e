import Chronology

/// The birds' relations to each other and to the yards, by index of the bird, computed once for many draws.
struct Neighborhood {
    /// The index of each bird's species in `Catalog.species`.
    let species: [Int]
    let natures: [Nature]
    /// The index of each bird's companion, of its own species; a species' last bird may have none.
    let companions: [Int?]
    /// The yard that each bird likes best.
    let homes: [ID<Backyard>?]

    init(of world: World) {
        let species = world.birds.map { Catalog.speciesIndex($0.species) ?? 0 }
        self.species = species
        natures = world.birds.map { Nature(of: $0, seed: world.seed) }
        homes = world.birds.map { world.home(of: $0) }
        var companions = [Int?](repeating: nil, count: world.birds.count)
        for kind in Catalog.species.indices {
            var generator = RandomStream(seed: world.seed, purpose: .bonds, key: Catalog.species[kind].id.stableHash)
                .generator(at: 0)
            // Young birds pair among themselves, so that no older pair is parted.
            for hasGrownUpHere in [false, true] {
                var birds = species.indices.filter {
                    species[$0] == kind && !world.birds[$0].isGuest
                        && (world.birds[$0].parents != nil) == hasGrownUpHere
                }
                if !hasGrownUpHere { generator.shuffle(&birds) }
                for pair in stride(from: 0, to: birds.count - 1, by: 2) {
                    companions[birds[pair]] = birds[pair + 1]
                    companions[birds[pair + 1]] = birds[pair]
                }
            }
        }
        self.companions = companions
    }
}

extension World {
    package func nature(of bird: Bird) -> Nature { Nature(of: bird, seed: seed) }

    /// Returns the yard that a bird likes best. If it is removed, the bird takes another, and no other bird does.
    package func home(of bird: Bird) -> ID<Backyard>? {
        let stream = RandomStream(seed: seed, purpose: .homes, key: bird.id.stableHash)
        var best: (id: ID<Backyard>, draw: UInt64)?
        for backyard in backyards {
            let draw = stream[Int64(bitPattern: backyard.id.stableHash)]
            if draw >= best?.draw ?? 0 { best = (backyard.id, draw) }
        }
        return best?.id
    }

    /// Returns the companion of a bird, of its own species, even if the player has not met it.
    package func companion(of bird: ID<Bird>) -> Bird? {
        guard let place = index(of: bird) else { return nil }
        return Neighborhood(of: self).companions[place].map { birds[$0] }
    }
}
