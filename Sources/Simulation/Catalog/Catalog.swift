/// What the world is made from: species, foods, individuals and places. Content, not rules.
package enum Catalog {
    private static let foodsByID = Dictionary(uniqueKeysWithValues: foods.map { ($0.id, $0) })
    private static let speciesPlaces = Dictionary(
        uniqueKeysWithValues: species.indices.map { (species[$0].id, $0) })
    private static let speciesCounts = Rarity.allCases.map { rarity in species.count { $0.rarity == rarity } }

    package static func food(_ id: ID<Food>) -> Food? { foodsByID[id] }
    package static func species(_ id: ID<Species>) -> Species? { speciesIndex(id).map { species[$0] } }
    package static func speciesIndex(_ id: ID<Species>) -> Int? { speciesPlaces[id] }

    /// How many species share the visits of a rarity; one at least.
    static func speciesCount(of rarity: Rarity) -> Int {
        max(1, Rarity.allCases.firstIndex(of: rarity).map { speciesCounts[$0] } ?? 1)
    }
}
