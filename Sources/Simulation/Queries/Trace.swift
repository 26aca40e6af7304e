import Chronology

/// A sign that a bird of a species never seen has been near.
package struct Trace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A lost feather under plants that the species likes.
        case feather(NamedColor, under: PlantKind)
        /// A song at dawn, or for a bird of the night a call.
        case song, call
    }

    package let kind: Kind
    package let species: ID<Species>
    package let backyard: ID<Backyard>
}

extension World {
    /// Returns today's trace, from midnight to midnight in the world's zone; `nil` once all species that may come now
    /// were seen.
    ///
    /// Species that are due leave traces before the others. A trace changes nothing.
    package func trace(_ allowances: Allowances) -> Trace? {
        guard !backyards.isEmpty else { return nil }
        let strangers = possibleSpecies(allowances).filter { kind in
            sighting(of: kind.id) == nil && backyards.contains { isHere(kind, in: $0, at: clock) }
        }
        let due = strangers.filter { Debuts.admit($0.rarity, in: self, at: clock) }
        let candidates = due.isEmpty ? strangers : due
        guard !candidates.isEmpty else { return nil }
        let day = DayRule(in: self).end(of: clock)
        var generator = RandomStream(seed: seed, purpose: .traces).generator(at: day.milliseconds)
        let species = candidates[generator.below(candidates.count)]
        let plants = backyards.flatMap { yard in species.likedPlants.filter { yard.has($0) }.map { (yard.id, $0) } }
        let yard = backyards[generator.below(backyards.count)].id
        if species.isNocturnal { return Trace(kind: .call, species: species.id, backyard: yard) }
        guard !plants.isEmpty, generator.below(2) == 0 else {
            return Trace(kind: .song, species: species.id, backyard: yard)
        }
        let (home, plant) = plants[generator.below(plants.count)]
        let color = species.palettes[generator.below(species.palettes.count)].body
        return Trace(kind: .feather(color, under: plant), species: species.id, backyard: home)
    }
}
