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
    /// Species that come soonest leave traces before the others: of whom few visits are required. A trace changes
    /// nothing, and stays where it is whoever else comes meanwhile.
    package func trace(_ allowances: Allowances) -> Trace? {
        let end = DayRule(in: self).end(of: clock)
        let morning = max(began, end - .days(1))
        // Nothing has been left in a yard of today.
        let yards = backyards.filter { $0.createdAt <= morning }
        let strangers = possibleSpecies(allowances).filter { kind in
            sighting(of: kind.id) == nil && yards.contains { isHere(kind, in: $0, at: morning) }
        }
        let soonest = strangers.map { Debuts.leastVisits($0.rarity) }.min()
        let candidates = strangers.filter { Debuts.leastVisits($0.rarity) == soonest }
        let stream = RandomStream(seed: seed, purpose: .traces, key: UInt64(bitPattern: end.milliseconds))
        // The highest draw among what is there: a trace stays where it is when a yard is made or removed.
        func drawn<Item>(_ items: [Item], _ name: (Item) -> String) -> Item? {
            items.max { stream[of: name($0)] < stream[of: name($1)] }
        }
        guard let species = drawn(candidates, \.id.rawValue), let yard = drawn(yards, \.id.rawValue) else { return nil }
        if species.isNocturnal { return Trace(kind: .call, species: species.id, backyard: yard.id) }
        let plants = yards.flatMap { yard in species.likedPlants.filter { yard.has($0) }.map { (yard.id, $0) } }
        guard stream[of: "kind"] % 2 == 0,
            let (home, plant) = drawn(plants, { "\($0.0.rawValue) \($0.1.rawValue)" }),
            let color = drawn(species.palettes.map(\.body), \.rawValue)
        else { return Trace(kind: .song, species: species.id, backyard: yard.id) }
        return Trace(kind: .feather(color, under: plant), species: species.id, backyard: home)
    }
}

extension RandomStream {
    /// Returns the draw that belongs to a name.
    fileprivate subscript(of name: String) -> UInt64 { self[Int64(bitPattern: ID<Trace>(name).stableHash)] }
}
