/// The fixed content of the game: species, foods, individuals and the first yards.
package enum Catalog {
    private static let foodsByID = Dictionary(uniqueKeysWithValues: foods.map { ($0.id, $0) })
    private static let speciesPlaces = Dictionary(
        uniqueKeysWithValues: species.indices.map { (species[$0].id, $0) })

    package static func food(_ id: ID<Food>) -> Food? { foodsByID[id] }
    package static func species(_ id: ID<Species>) -> Species? { speciesIndex(id).map { species[$0] } }
    package static func speciesIndex(_ id: ID<Species>) -> Int? { speciesPlaces[id] }
}
