import Chronology

/// A bird's stay in a yard, from arrival to departure. Both dates are set at arrival; a shy bird leaves earlier when a
/// bold one lands.
package struct Visit: Hashable, Sendable, Codable {
    package let id: ID<Visit>
    package let backyard: ID<Backyard>
    package let bird: ID<Bird>
    package let species: ID<Species>
    package let perch: Perch
    package let arrival: Instant
    package var departure: Instant
    /// The food that the bird eats, set at its arrival; `nil` if it does not eat.
    package var food: ID<Food>?
    package var drank: Bool
    /// The bird's opinion of the meal, known from its arrival on; `nil` without a meal.
    package var enjoyment: Enjoyment?
    /// True for the first visit ever of its species.
    package var isFirstOfSpecies = false
    /// True for the first visit ever of its bird.
    package var isFirstOfBird = false
    /// The visit of the flock's leader (its own id for the leader); `nil` for a bird on its own.
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
    /// The past visits that the world keeps, by departure, then the present ones.
    package static let tables: [EntityTable<Visit>] = [
        EntityTable("pastVisit", key: "pastVisits", \.pastVisits),
        EntityTable("visit", key: "presentVisits", \.presentVisits),
    ]
}
