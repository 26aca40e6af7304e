import Chronology

/// A bird in a yard, from arrival to departure. Both are decided when it arrives; a shy one leaves sooner when a bold
/// one lands.
package struct Visit: Hashable, Sendable, Codable {
    package let id: ID<Visit>
    package let backyard: ID<Backyard>
    package let bird: ID<Bird>
    package let species: ID<Species>
    package let perch: Perch
    package let arrival: Instant
    package var departure: Instant
    /// What it ate, if it came to eat and there was something.
    package var food: ID<Food>?
    package var drank: Bool
    /// Known once it has eaten.
    package var enjoyment: Enjoyment?
    /// The first visit ever of its species.
    package var isFirstOfSpecies = false
    /// The first visit ever of this individual.
    package var isFirstOfBird = false
    /// The visit of the bird that leads its flock (its own, if it leads); `nil` for a bird on its own.
    package var flock: ID<Visit>?

    package init(
        id: ID<Visit>, backyard: ID<Backyard>, bird: ID<Bird>, species: ID<Species>, perch: Perch, arrival: Instant,
        departure: Instant,
        food: ID<Food>?, drank: Bool, enjoyment: Enjoyment?
    ) {
        self.id = id
        self.backyard = backyard
        self.bird = bird
        self.species = species
        self.perch = perch
        self.arrival = arrival
        self.departure = departure
        self.food = food
        self.drank = drank
        self.enjoyment = enjoyment
    }

    package func isPresent(at date: Instant) -> Bool { arrival <= date && date < departure }
}

extension Visit: Entity {
    /// Those that are remembered (the last of each yard), by departure, then those of birds that are here.
    package static let tables: [EntityTable<Visit>] = [
        EntityTable("pastVisit", key: "pastVisits", \.pastVisits),
        EntityTable("visit", key: "presentVisits", \.presentVisits),
    ]
}
