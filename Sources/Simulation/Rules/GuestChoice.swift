import Chronology

/// The birds that could come to a yard at a date, with their weights.
///
/// A species' weight depends on the yard's furniture, on circumstances that it enjoys (threefold each) and on food
/// (acorns: rare species fourfold); a bird's weight on its usual time, yard, companion and favorite food.
struct GuestChoice {
    struct Guest {
        /// The index in `World.birds`.
        let bird: Int
        /// The index in `Catalog.species`.
        let species: Int
    }

    /// The weights by index of the species.
    private var speciesWeights: [Int64]
    /// The weights by index of the bird, among those of its species.
    private var birdWeights: [Int64]
    private let speciesOfBirds: [Int]
    let neighborhood: Neighborhood

    /// - Parameters:
    ///   - backyard: the yard as it is shown, without decorations that are put away.
    ///   - attraction: the result of `attraction(of:)` for the yard, if known.
    ///   - season: a season to assume instead of the date's.
    ///   - strangers: the birds never seen before that may come.
    ///   - invited: the birds that come however wary they are.
    init(
        of world: World, _ neighborhood: Neighborhood, to backyard: Backyard, attraction: [Int64]? = nil,
        at date: Instant, _ conditions: Conditions, season: Season? = nil, strangers: Strangers = .all,
        invited: (Bird) -> Bool = { _ in false }, where admits: (Species) -> Bool
    ) {
        self.neighborhood = neighborhood
        speciesOfBirds = neighborhood.species
        speciesWeights = attraction ?? GuestChoice.attraction(of: backyard)
        birdWeights = Array(repeating: 0, count: world.birds.count)
        let rareBoost = conditions.hasFood ? Catalog.food(conditions.foodID)?.rareBoost ?? 1 : 1
        let secrets = Secret.all.indices.map { index in
            Secret.all[index].flatMap { secret in
                secret.holds(conditions, in: backyard) && world.isSecretOpen(of: Catalog.species[index].id)
                    ? secret : nil
            }
        }
        for index in speciesWeights.indices {
            guard admits(Catalog.species[index]),
                GuestChoice.areMet(Catalog.species[index].needs, conditions, in: backyard),
                world.isHere(index, in: backyard, at: date, season)
            else {
                speciesWeights[index] = 0
                continue
            }
            for circumstance in Catalog.species[index].enjoys where conditions.holds(circumstance, in: backyard) {
                speciesWeights[index] *= Rates.Leaning.enjoyment
            }
            let rarity = Catalog.species[index].rarity
            if rarity.isRare { speciesWeights[index] *= rareBoost }
            if secrets[index] != nil { speciesWeights[index] *= Rates.Leaning.secretSpecies }
            if secrets[index] == nil, let pause = rarity.pause(isCalled: rareBoost > 1),
                world.wasHere(neighborhood.species, index, after: date - pause)
            {
                speciesWeights[index] /= 50
            }
            guard !world.hasMet(index) else { continue }
            let mayCome = strangers.admitNewKinds && Debuts.admit(rarity, in: world, at: date)
            speciesWeights[index] *= mayCome ? Debuts.boost : 0
        }
        let scene = Scene(world, backyard, neighborhood, conditions, secrets, at: date)
        // Through the buffer, no bird is copied for a question.
        world.birds.withUnsafeBufferPointer { birds in
            for index in birds.indices
            where speciesWeights[speciesOfBirds[index]] > 0
                && (birds[index].wariness <= world.visitCount || invited(birds[index]))
                && strangers.admit(birds[index]) && birds[index].isAbout(at: date)
            {
                birdWeights[index] = scene.weight(of: birds[index], at: index)
            }
        }
        for bird in scene.busy { birdWeights[bird] = 0 }
        dropEmptySpecies()
        shareByRarity()
    }

    private static func areMet(
        _ needs: [Circumstance], _ conditions: Conditions, in backyard: Backyard
    ) -> Bool {
        for need in needs where !conditions.holds(need, in: backyard) { return false }
        return true
    }

    /// Removes the bird with that index in `World.birds` and returns it; `nil` if it could not come.
    mutating func take(_ bird: Int?) -> Guest? {
        guard let bird, birdWeights[bird] > 0 else { return nil }
        birdWeights[bird] = 0
        return Guest(bird: bird, species: speciesOfBirds[bird])
    }

    /// Draws a bird by weight and removes it, of any species or of the one with the index `wanted`; `nil` if none could
    /// come.
    mutating func draw(_ generator: inout SplitMix64, ofSpecies wanted: Int? = nil) -> Guest? {
        guard let species = wanted ?? generator.pick(weights: speciesWeights) else { return nil }
        var total: Int64 = 0
        for index in birdWeights.indices where speciesOfBirds[index] == species { total += birdWeights[index] }
        guard total > 0 else { return nil }
        var rest = generator.below(total)
        for index in birdWeights.indices where speciesOfBirds[index] == species {
            if rest < birdWeights[index] {
                birdWeights[index] = 0
                return Guest(bird: index, species: species)
            }
            rest -= birdWeights[index]
        }
        return nil
    }

    /// Keeps only the birds that satisfy a predicate, if there are any.
    mutating func prefer(_ isFine: (Int) -> Bool) {
        let fine = birdWeights.indices.map { birdWeights[$0] > 0 && isFine($0) ? birdWeights[$0] : 0 }
        guard fine.contains(where: { $0 > 0 }) else { return }
        birdWeights = fine
        dropEmptySpecies()
    }

    /// Keeps only the birds that satisfy a predicate, even if none does.
    mutating func keepOnly(_ isWanted: (Int) -> Bool) {
        for index in birdWeights.indices where !isWanted(index) { birdWeights[index] = 0 }
        dropEmptySpecies()
    }

    private mutating func dropEmptySpecies() {
        var hasGuests = Array(repeating: false, count: speciesWeights.count)
        for index in birdWeights.indices where birdWeights[index] > 0 { hasGuests[speciesOfBirds[index]] = true }
        for index in speciesWeights.indices where !hasGuests[index] { speciesWeights[index] = 0 }
    }

    /// Divides each rarity's visits among its species that could come, so that absent species leave more to the others.
    private mutating func shareByRarity() {
        var counts: (Int64, Int64, Int64, Int64, Int64) = (0, 0, 0, 0, 0)
        for index in speciesWeights.indices where speciesWeights[index] > 0 {
            switch Catalog.species[index].rarity {
            case .common: counts.0 += 1
            case .uncommon: counts.1 += 1
            case .rare: counts.2 += 1
            case .veryRare: counts.3 += 1
            case .legendary: counts.4 += 1
            }
        }
        for index in speciesWeights.indices where speciesWeights[index] > 0 {
            switch Catalog.species[index].rarity {
            case .common: speciesWeights[index] /= counts.0
            case .uncommon: speciesWeights[index] /= counts.1
            case .rare: speciesWeights[index] /= counts.2
            case .veryRare: speciesWeights[index] /= counts.3
            case .legendary: speciesWeights[index] /= counts.4
            }
        }
    }

    /// Returns, by index of the species, the weight of its rarity, half as much again for each thing that it likes
    /// (plants, a feeder, a birdhouse), at most three.
    static func attraction(of backyard: Backyard) -> [Int64] {
        Catalog.species.map { species in
            var liked: Int64 = 0
            for plants in [backyard.leadingPlants, backyard.trailingPlants, backyard.foregroundPlants] {
                for plant in plants where species.likedPlants.contains(plant.kind) { liked += 1 }
            }
            if species.hangs && backyard.feeder != nil { liked += 1 }
            if species.nests && backyard.birdhouse != nil { liked += 1 }
            return Rates.weight(species.rarity) * 1000 * (2 + min(3, liked)) / 2
        }
    }
}

/// The circumstances that decide between birds of one species, computed once for all of them.
private struct Scene {
    private let neighborhood: Neighborhood
    private let backyard: ID<Backyard>
    private let date: Instant
    private let hour: Int
    /// The food in the feeder; `nil` if it is empty.
    private let food: ID<Food>?
    private let plants: [PlantKind]
    /// The secrets whose circumstances hold now, by index of the species; `nil` for the others.
    private let secrets: [Secret?]
    private let hasCompany: Bool
    /// The indices of birds that are in this yard and, in `busy`, of those in any yard.
    private let here: [Int]
    let busy: [Int]

    init(
        _ world: World, _ backyard: Backyard, _ neighborhood: Neighborhood, _ conditions: Conditions,
        _ secrets: [Secret?], at date: Instant
    ) {
        self.neighborhood = neighborhood
        self.backyard = backyard.id
        self.date = date
        hour = backyard.localTime(at: date, began: world.began).hour
        food = conditions.hasFood ? conditions.foodID : nil
        plants = PlantKind.allCases.filter { backyard.has($0) }
        self.secrets = secrets
        hasCompany = conditions.present > 0
        busy = world.presentVisits.compactMap { world.index(of: $0.bird) }
        here = world.presentVisits.filter { $0.backyard == backyard.id }.compactMap { world.index(of: $0.bird) }
    }

    /// Returns the weight of a bird among those of its species.
    ///
    /// Loved meals, a favorite food, its usual time, its own yard, its companion and being new raise it; disliked
    /// meals, a visit just ended and, for shy birds, company lower it.
    ///
    /// - Parameter index: the bird's index in `World.birds`.
    func weight(of bird: Bird, at index: Int) -> Int64 {
        let nature = neighborhood.natures[index]
        var weight: Int64 = 240
        for memory in bird.memories where memory.backyard == backyard {
            weight = weight * Int64(2 + memory.lovedMeals) / Int64(2 + memory.dislikedMeals)
        }
        if let food {
            if food == bird.favoriteFood { weight *= Rates.Leaning.favoriteFood }
            if bird.dislikes(food), bird.hasDiscovered(food) { weight /= 5 }
        }
        if nature.isUsual(hour) { weight *= Rates.Leaning.usualHours }
        if neighborhood.homes[index] == backyard { weight *= Rates.Leaning.home }
        if plants.contains(nature.favoritePlant) { weight = weight * 3 / 2 }
        if let secret = Secret.all[neighborhood.species[index]], secret.isMeant(bird) {
            if secrets[neighborhood.species[index]] != nil {
                weight *= Rates.Leaning.secret
            } else if bird.name == nil, !bird.isFavorite {
                // A bird with a secret stays away until it is called, so that the secret brings somebody new; a friend
                // comes anyway. An unmet one comes by chance only where its secret costs something, or its kind has no
                // other bird.
                let isOnly = Catalog.species[neighborhood.species[index]].individuals.upperBound == 1
                guard bird.hasBeenSeen || secret.needsShop || isOnly else { return 0 }
                weight /= Rates.Leaning.secret
            }
        }
        if bird.firstSeen == nil { weight *= 3 }
        if let lastSeen = bird.lastSeen, date - lastSeen < .minutes(30) { weight /= 4 }
        if hasCompany, bird.temperament == .shy { weight /= 2 }
        if let friend = neighborhood.companions[index], here.contains(friend) { weight *= Rates.Leaning.companion }
        return max(1, weight)
    }
}

extension Rarity {
    /// Returns the time after a visit in which a very rare or legendary species hardly comes again, shorter when a food
    /// calls it; `nil` for other rarities.
    fileprivate func pause(isCalled: Bool) -> Span? {
        switch self {
        case .common, .uncommon, .rare: nil
        case .veryRare: isCalled ? .hours(12) : .hours(40)
        case .legendary: isCalled ? .days(5) : .days(18)
        }
    }
}

extension World {
    /// Returns true if a bird of the species with that index, other than a guest, was seen after a date.
    fileprivate func wasHere(_ speciesOfBirds: [Int], _ species: Int, after date: Instant) -> Bool {
        for bird in birds.indices where speciesOfBirds[bird] == species && !birds[bird].isGuest {
            if let lastSeen = birds[bird].lastSeen, lastSeen > date { return true }
        }
        return false
    }

    /// Returns true if the life list has a species.
    fileprivate func hasMet(_ species: Int) -> Bool {
        for place in sightings.indices where sightings[place].id == Catalog.species[species].id { return true }
        return false
    }
}

extension Backyard {
    package func has(_ plant: PlantKind) -> Bool {
        leadingPlants.contains { $0.kind == plant } || trailingPlants.contains { $0.kind == plant }
            || foregroundPlants.contains { $0.kind == plant }
    }
}
