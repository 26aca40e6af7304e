import Chronology

/// All that lives: yards, birds, food owned, visits. A value; what happens to it comes back as `WorldEvent`s.
///
/// Everything before `clock` has happened; `advance(to:)` is the only way forward.
package struct World: Hashable, Sendable, Codable {
    /// Every draw is keyed by it: the same seed, state and actions give the same world.
    package let seed: UInt64
    package let began: Instant
    /// Never runs back.
    package internal(set) var clock: Instant
    /// In the order of their creation.
    package internal(set) var backyards: [Backyard]
    package internal(set) var birds: [Bird]
    /// Premium food owned, by id; foods of which none is owned are absent.
    package internal(set) var pantry: [ID<Food>: Int]
    /// Present birds and past visits (the last 50 of each yard), by arrival.
    package internal(set) var visits: [Visit]
    /// How many visits there have ever been; the next visit's number.
    package internal(set) var visitCount: Int

    package init(
        seed: UInt64, began: Instant, clock: Instant, backyards: [Backyard], birds: [Bird], pantry: [ID<Food>: Int],
        visits: [Visit] = [], visitCount: Int = 0
    ) {
        self.seed = seed
        self.began = began
        self.clock = clock
        self.backyards = backyards
        self.birds = birds
        self.pantry = pantry
        self.visits = visits
        self.visitCount = visitCount
    }
}

/// What the account's pass allows, as plain data: the simulation knows no money.
package struct Allowances: Hashable, Sendable, Codable {
    /// `nil`: as many as wanted.
    package var backyardLimit: Int?
    package var earlyAccessSpecies: Bool

    package init(backyardLimit: Int?, earlyAccessSpecies: Bool) {
        self.backyardLimit = backyardLimit
        self.earlyAccessSpecies = earlyAccessSpecies
    }

    /// Without a pass: eight yards, no early access.
    package static let standard = Allowances(backyardLimit: 8, earlyAccessSpecies: false)
}

/// Something that happened in the world, in order of `date`.
package struct WorldEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case arrived(Visit)
        case departed(Visit)
        case supplyTurned(SupplyKind, SupplyState)
    }

    package let date: Instant
    package let backyard: ID<Backyard>
    package let kind: Kind

    package init(date: Instant, backyard: ID<Backyard>, kind: Kind) {
        self.date = date
        self.backyard = backyard
        self.kind = kind
    }
}
