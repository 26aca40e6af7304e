import Chronology

package enum GiftKind: String, Hashable, Sendable, Codable, CaseIterable {
    case acornCap = "acorn-cap"
    case blueThread = "blue-thread"
    case button, feather, ribbon, shell
}

/// An object that a bird has left in a yard that it loves. It stays in the journal for good.
package struct Gift: Hashable, Sendable, Codable {
    package let id: ID<Gift>
    package let kind: GiftKind
    package let bird: ID<Bird>
    package let species: ID<Species>
    /// The yard; it may no longer exist.
    package let backyard: ID<Backyard>
    /// The date when the player found it, which is the bird's departure.
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
