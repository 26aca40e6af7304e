import Chronology

/// All that lives: yards, birds, food owned, visits. A value; what happens to it comes back as `WorldEvent`s.
///
/// Everything up to and including `clock` has happened; `advance(to:allowances:)` is the only way forward.
/// What it holds and what refers to what is declared with each `Entity`; `validate()` checks all of it.
package struct World: Hashable, Sendable, Codable {
    /// Every draw is keyed by it: the same seed, state and actions give the same world.
    package let seed: UInt64
    package let began: Instant
    /// How far the player's clock was ahead of UTC's when the world began: its days begin at their midnight.
    package let zone: Span
    /// Never runs back.
    package internal(set) var clock: Instant
    /// In the order of their creation.
    package internal(set) var backyards: [Backyard]
    package internal(set) var birds: [Bird]
    /// Premium food owned, by id; foods of which none is owned are absent.
    package internal(set) var pantry: [ID<Food>: Int]
    /// Plants in their pots that stand in no yard.
    package internal(set) var sparePlants: [Plant]
    /// Visits of birds that are here now, by arrival.
    package internal(set) var presentVisits: [Visit]
    package internal(set) var pastVisits: PastVisits
    /// What birds have left, oldest first.
    package internal(set) var gifts: [Gift]
    /// The life list: a line for each species that was seen, in the order of first sightings.
    package internal(set) var sightings: [Sighting]
    /// How many visits there have ever been; the next visit's number.
    package internal(set) var visitCount: Int
    /// How many yards there have ever been; the next yard's number.
    package internal(set) var backyardCount: Int
    /// How many plants there have ever been; the next plant's number.
    package internal(set) var plantCount: Int
    /// When the player last came back from an absence; see `greetingDate`.
    package internal(set) var returned: Instant?
    /// When the player's last look began; see `look()`. `nil` before the first.
    package internal(set) var lookedAt: Instant?

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

    /// An older save has no gifts, life list, zone, return or look.
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
    }
}

/// Something that happened in the world, in order of `date`.
package struct WorldEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case arrived(Visit)
        case departed(Visit)
        /// Low or empty.
        case supplyTurned(SupplyKind, SupplyState)
        /// A bird that has just left left something behind.
        case leftGift(Gift)
        /// An hour of rain has brought the fountain some water; its state after that.
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
