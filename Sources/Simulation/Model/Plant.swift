package enum PlantKind: String, Hashable, Sendable, Codable, CaseIterable {
    case foxglove, snakePlant, colocasia, kentiaPalm, alocasia
}

/// A plant in a pot.
package struct Plant: Hashable, Sendable, Codable {
    package let id: ID<Plant>
    package var kind: PlantKind
    /// The index of the drawing among the four of its kind and pot, 0…3.
    package var variant: Int

    package init(id: ID<Plant>, kind: PlantKind, variant: Int) {
        self.id = id
        self.kind = kind
        self.variant = variant
    }
}

extension Plant: Entity {
    package static let tables: [EntityTable<Plant>] = [EntityTable("plant", key: "sparePlants", \.sparePlants)]

    /// Returns all plants: first those of yards, then the spare ones.
    package static func all(in world: World) -> [Plant] {
        world.backyards.flatMap(\.decoration.plants) + world.sparePlants
    }
}
