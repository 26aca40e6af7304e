import Chronology

/// Questions that screens, widgets and commands ask of a world. None changes it.
extension World {
    package func backyard(_ id: ID<Backyard>) -> Backyard? { backyards.first { $0.id == id } }
    /// The yards as lists show them: favorites first, each group in order of creation.
    package var favoritesFirst: [Backyard] { backyards.filter(\.isFavorite) + backyards.filter { !$0.isFavorite } }
    package func bird(_ id: ID<Bird>) -> Bird? { birds.first { $0.id == id } }
    /// Returns the index of a bird. A loop by hand is faster here, and it is needed at every visit.
    func index(of bird: ID<Bird>) -> Int? {
        for index in birds.indices where birds[index].id == bird { return index }
        return nil
    }

    package func visit(_ id: ID<Visit>) -> Visit? {
        presentVisits.first { $0.id == id } ?? pastVisits.visit(id)
    }

    /// Returns the present visits in a yard, by arrival.
    package func presentVisits(in backyard: ID<Backyard>) -> [Visit] {
        presentVisits.filter { $0.backyard == backyard }
    }

    /// Returns the present visits in a yard as every list shows them: the latest arrival first.
    package func visitors(in backyard: ID<Backyard>) -> [Visit] { presentVisits(in: backyard).reversed() }

    /// Returns a yard's visits, present ones included, the latest arrival first.
    package func recentVisits(in backyard: ID<Backyard>, limit: Int = PastVisits.kept) -> [Visit] {
        latest(pastVisits[backyard] + presentVisits(in: backyard), limit)
    }

    /// Returns the latest arrivals among visits, the latest first. Visits are large, so their places are sorted instead.
    private func latest(_ visits: [Visit], _ limit: Int) -> [Visit] {
        let places = visits.indices.sorted { (visits[$1].arrival, visits[$1].id) < (visits[$0].arrival, visits[$0].id) }
        return places.prefix(limit).map { visits[$0] }
    }

    /// Returns the visits of a bird that the world remembers, the latest first.
    package func visits(of bird: ID<Bird>, limit: Int) -> [Visit] {
        latest(pastVisits.all { $0.bird == bird } + presentVisits.filter { $0.bird == bird }, limit)
    }

    /// Returns the present visit of a bird; `nil` if it is in no yard.
    package func presentVisit(of bird: ID<Bird>) -> Visit? { presentVisits.first { $0.bird == bird } }

    /// Returns the pieces of a premium food that the player owns.
    package func owned(_ food: ID<Food>) -> Int { pantry[food] ?? 0 }

    /// Returns true if a bird of the species has ever come, guests not counted.
    package func hasSeen(_ species: ID<Species>) -> Bool {
        birds.contains { $0.firstSeen != nil && $0.species == species && !$0.isGuest }
    }

    /// The birds that belong here; those of other households are left out.
    package var ownBirds: [Bird] { birds.filter { !$0.isGuest } }

    /// Returns the birds of a species that belong here.
    package func birds(of species: ID<Species>) -> [Bird] { ownBirds.filter { $0.species == species } }

    /// Returns the time on a yard's clock at a date, by default now.
    package func localTime(in backyard: Backyard, at date: Instant? = nil) -> LocalTime {
        backyard.localTime(at: date ?? clock, began: began)
    }
}

extension Bird {
    package var palettes: [Palette] { Catalog.species(species)?.palettes ?? [] }
    package var hasBeenSeen: Bool { firstSeen != nil }

    /// True if the player may name the bird: after ten visits or three loved meals.
    package var mayBeNamed: Bool {
        !isGuest && (visitCount >= Self.visitsForName || lovedMeals >= Self.lovedMealsForName)
    }
    package static let visitsForName = 10
    /// The numbers of a bird's visits that are announced as milestones.
    package static let milestones = [50, 100] + Array(stride(from: 250, through: 25_000, by: 250))
    package static let lovedMealsForName = 3

    /// Returns true if the bird has eaten the food, watched or not, so that its opinion of it is known.
    package func hasDiscovered(_ food: ID<Food>) -> Bool { discoveredFoods.contains(food) }
    /// True if the bird has eaten its favorite food, so that the player knows it.
    package var isFavoriteDiscovered: Bool { hasDiscovered(favoriteFood) }
    /// The disliked foods that the bird has eaten, watched or not.
    package var discoveredDislikes: [ID<Food>] { dislikedFoods.filter { dislikes($0) && hasDiscovered($0) } }

    /// Returns true if the bird dislikes a food. One that its secret calls for is not disliked.
    package func dislikes(_ food: ID<Food>) -> Bool {
        guard dislikedFoods.contains(food) else { return false }
        guard let secret = Catalog.species(species)?.secret, secret.isMeant(self) else { return true }
        return !secret.needs.contains(.food(food))
    }
}
