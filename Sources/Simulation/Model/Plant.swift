package enum PlantKind: String, Hashable, Sendable, Codable, CaseIterable {
    case foxglove, snakePlant, colocasia, kentiaPalm, alocasia
}

/// One plant in its pot.
package struct Plant: Hashable, Sendable, Codable {
    package let id: ID<Plant>
    package var kind: PlantKind
    /// 0…3: which of the four drawings of its kind and pot.
    package var variant: Int

    package init(id: ID<Plant>, kind: PlantKind, variant: Int) {
        self.id = id
        self.kind = kind
        self.variant = variant
    }
}

extension Plant: Entity {
    package static let tables: [EntityTable<Plant>] = [EntityTable("plant", key: "sparePlants", \.sparePlants)]

    /// Those in yards first, which belong to their yard, then those in no yard.
    package static func all(in world: World) -> [Plant] {
        world.backyards.flatMap(\.decoration.plants) + world.sparePlants
    }
}
