import Chronology

package enum GiftKind: String, Hashable, Sendable, Codable, CaseIterable {
    case acornCap = "acorn-cap"
    case blueThread = "blue-thread"
    case button, feather, ribbon, shell
}

/// What a bird that loves a yard has left there. It stays in the journal for good, also when the yard is no more.
package struct Gift: Hashable, Sendable, Codable {
    package let id: ID<Gift>
    package let kind: GiftKind
    package let bird: ID<Bird>
    package let species: ID<Species>
    /// May speak of a yard that is no more.
    package let backyard: ID<Backyard>
    /// When it was found: the bird had just left.
    package let date: Instant

    package init(
        id: ID<Gift>, kind: GiftKind, bird: ID<Bird>, species: ID<Species>, backyard: ID<Backyard>, date: Instant
    ) {
        self.id = id
        self.kind = kind
        self.bird = bird
        self.species = species
        self.backyard = backyard
        self.date = date
    }
}

extension Gift: Entity {
    package static let tables: [EntityTable<Gift>] = [EntityTable("gift", key: "gifts", \.gifts)]
}
