import Chronology

/// What screens, widgets and the command line ask. Reads only.
extension World {
    package func backyard(_ id: ID<Backyard>) -> Backyard? { backyards.first { $0.id == id } }
    package func bird(_ id: ID<Bird>) -> Bird? { birds.first { $0.id == id } }
    /// Where a bird is among all; by hand, for it is asked for at every visit.
    func index(of bird: ID<Bird>) -> Int? {
        for index in birds.indices where birds[index].id == bird { return index }
        return nil
    }

    package func visit(_ id: ID<Visit>) -> Visit? {
        presentVisits.first { $0.id == id } ?? pastVisits.visit(id)
    }

    /// Birds in a yard now, by arrival.
    package func presentVisits(in backyard: ID<Backyard>) -> [Visit] {
        presentVisits.filter { $0.backyard == backyard }
    }

    /// A yard's visits, those that go on included, the latest arrival first.
    package func recentVisits(in backyard: ID<Backyard>, limit: Int = PastVisits.kept) -> [Visit] {
        let all = (pastVisits[backyard] + presentVisits(in: backyard)).sorted {
            ($1.arrival, $1.id) < ($0.arrival, $0.id)
        }
        return Array(all.prefix(limit))
    }

    /// A bird's visits as far as the world remembers them, the latest first.
    package func visits(of bird: ID<Bird>, limit: Int) -> [Visit] {
        let all = pastVisits.all { $0.bird == bird } + presentVisits.filter { $0.bird == bird }
        return Array(all.sorted { ($1.arrival, $1.id) < ($0.arrival, $0.id) }.prefix(limit))
    }

    /// The visit that a bird is on, if it is in a yard.
    package func presentVisit(of bird: ID<Bird>) -> Visit? { presentVisits.first { $0.bird == bird } }

    package func owned(_ food: ID<Food>) -> Int { pantry[food] ?? 0 }

    /// A bird of this species has come at least once.
    package func hasSeen(_ species: ID<Species>) -> Bool {
        birds.contains { $0.firstSeen != nil && $0.species == species }
    }

    package func birds(of species: ID<Species>) -> [Bird] { birds.filter { $0.species == species } }

    /// The time on a yard's own clock, now or at another date.
    package func localTime(in backyard: Backyard, at date: Instant? = nil) -> LocalTime {
        backyard.localTime(at: date ?? clock, began: began)
    }
}

extension Bird {
    package var palettes: [Palette] { Catalog.species(species)?.palettes ?? [] }
    package var hasBeenSeen: Bool { firstSeen != nil }

    /// After ten visits or three loved meals it knows the yards well enough to have a name.
    package var mayBeNamed: Bool { visitCount >= Self.visitsForName || lovedMeals >= Self.lovedMealsForName }
    package static let visitsForName = 10
    /// Numbers of visits that are worth a word.
    package static let milestones = [50, 100] + Array(stride(from: 250, through: 25_000, by: 250))
    package static let lovedMealsForName = 3

    /// The player has seen what it makes of this food.
    package func hasDiscovered(_ food: ID<Food>) -> Bool { discoveredFoods.contains(food) }
    package var isFavoriteDiscovered: Bool { hasDiscovered(favoriteFood) }
    /// Disliked foods that the player knows of.
    package var discoveredDislikes: [ID<Food>] { dislikedFoods.filter(hasDiscovered) }
}
