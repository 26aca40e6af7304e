import Chronology

/// The complete state of the living world: yards, birds, visits, owned food. A value; what happens to it is returned as
/// `WorldEvent`s.
///
/// Everything up to and including `clock` has happened, and `advance(to:allowances:)` moves it forward, and `moveClock(to:)`
/// where nothing happens. Each/// `Entity` declares its lists and references; `validate()` checks them.
package struct World: Hashable, Sendable, Codable {
    /// The seed of every random draw: the same seed, state and actions give the same world.
    package let seed: UInt64
    package let began: Instant
    /// The player's offset from UTC when the world began. It never changes, and the world's days begin at its midnight.
    package let zone: Span
    /// The date up to which everything has happened. It never goes back.
    package internal(set) var clock: Instant
    /// The yards in the order of their creation.
    package internal(set) var backyards: [Backyard]
    package internal(set) var birds: [Bird]
    /// The pieces of each premium food that the player owns; foods without any are absent.
    package internal(set) var pantry: [ID<Food>: Int]
    /// The plants in pots that stand in no yard.
    package internal(set) var sparePlants: [Plant]
    /// The visits of birds that are here now, by arrival.
    package internal(set) var presentVisits: [Visit]
    /// The last finished visits of each yard.
    package internal(set) var pastVisits: PastVisits
    /// The gifts that birds have left, oldest first.
    package internal(set) var gifts: [Gift]
    /// The life list: a line for each species that was seen, in the order of first sightings.
    package internal(set) var sightings: [Sighting]
    /// The number of visits so far, which numbers the next one.
    package internal(set) var visitCount: Int
    /// The number of yards ever created, which numbers the next one.
    package internal(set) var backyardCount: Int
    /// The number of plants ever created, which numbers the next one.
    package internal(set) var plantCount: Int
    /// The date when the player last came back from an absence; `nil` before the first. See `greetingDate`.
    package internal(set) var returned: Instant?
    /// The date when the player's last look began; see `look()`. `nil` before the first.
    package internal(set) var lookedAt: Instant?
    /// The yard that goes by the player's clock; `nil` for none.
    package internal(set) var home: HomeYard?

    package init(
        seed: UInt64, began: Instant, zone: Span = .zero, clock: Instant, backyards: [Backyard], birds: [Bird],
        pantry: [ID<Food>: Int],
        sparePlants: [Plant] = [], presentVisits: [Visit] = [], pastVisits: PastVisits = PastVisits(),
        gifts: [Gift] = [], sightings: [Sighting] = [], visitCount: Int = 0, backyardCount: Int, plantCount: Int
    ) {
        self.seed = seed
        self.began = began
        self.zone = zone
        self.clock = clock
        self.backyards = backyards
        self.birds = birds
        self.pantry = pantry
        self.sparePlants = sparePlants
        self.presentVisits = presentVisits
        self.pastVisits = pastVisits
        self.gifts = gifts
        self.sightings = sightings
        self.visitCount = visitCount
        self.backyardCount = backyardCount
        self.plantCount = plantCount
    }

    /// Reads a world. An older save has no gifts, life list, zone, return, look or home.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        seed = try container.decode(UInt64.self, forKey: .seed)
        began = try container.decode(Instant.self, forKey: .began)
        zone = try container.decodeIfPresent(Span.self, forKey: .zone) ?? .zero
        clock = try container.decode(Instant.self, forKey: .clock)
        backyards = try container.decode([Backyard].self, forKey: .backyards)
        birds = try container.decode([Bird].self, forKey: .birds)
        pantry = try container.decode([ID<Food>: Int].self, forKey: .pantry)
        sparePlants = try container.decode([Plant].self, forKey: .sparePlants)
        presentVisits = try container.decode([Visit].self, forKey: .presentVisits)
        pastVisits = try container.decode(PastVisits.self, forKey: .pastVisits)
        gifts = try container.decodeIfPresent([Gift].self, forKey: .gifts) ?? []
        sightings = try container.decodeIfPresent([Sighting].self, forKey: .sightings) ?? []
        visitCount = try container.decode(Int.self, forKey: .visitCount)
        backyardCount = try container.decode(Int.self, forKey: .backyardCount)
        plantCount = try container.decode(Int.self, forKey: .plantCount)
        returned = try container.decodeIfPresent(Instant.self, forKey: .returned)
        lookedAt = try container.decodeIfPresent(Instant.self, forKey: .lookedAt)
        home = try container.decodeIfPresent(HomeYard.self, forKey: .home)
    }
}

/// An event of the world; events are reported in order of `date`.
package struct WorldEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case arrived(Visit)
        case departed(Visit)
        /// Food or water has turned low or empty.
        case supplyTurned(SupplyKind, SupplyState)
        /// A departing bird has left a gift.
        case leftGift(Gift)
        /// An hour of rain has added water to a fountain; the value is its state afterwards.
        case rainFilled(SupplyState)
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
