import Chronology

/// Who comes: a slot that is judged, a kind of bird, an individual, and a perch.
extension World {
    /// The guests that an accepted slot brings to a yard at its moment: one, or a flock; none if nobody is free to come.
    func guests(
        yard: Int, at date: Instant, slot: Int64, _ waking: Waking, _ speciesOfBirds: [Int], allowances: Allowances
    ) -> [Visit] {
        let backyard = backyards[yard]
        var generator = RandomStream(seed: seed, purpose: .guests, key: backyard.id.stableHash).generator(at: slot)
        // The first minutes keep kinds that were never seen for their own moment; see `welcomeDates`.
        let onlyKnown = date < began + World.welcomeSpan
        let choice = GuestChoice(of: self, speciesOfBirds, to: backyard, at: date) { species in
            species.waking == waking && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
                && (!onlyKnown || hasSeen(species.id))
        }
        return visits(of: choice, to: backyard, at: date, generator: &generator)
    }

    /// One guest of `choice`, or as many of its kind as there are free perches.
    func visits(
        of choice: GuestChoice, to backyard: Backyard, at date: Instant, generator: inout SplitMix64,
        mayFlock: Bool = true
    ) -> [Visit] {
        var choice = choice
        guard let first = choice.draw(&generator) else { return [] }
        let species = Catalog.species[first.species]
        var free = Perch.allCases
        for visit in presentVisits where visit.backyard == backyard.id { free.removeAll { $0 == visit.perch } }
        var visits = [
            visit(of: birds[first.bird], species, to: backyard, at: date, perches: &free, generator: &generator)
        ]
        visits[0].isFirstOfSpecies = !hasSeen(species.id)
        guard mayFlock, species.flocks, generator.below(100) < World.flockPercent(visits[0].enjoyment) else {
            return visits
        }
        // Who dislikes what is in the feeder does not come along, if there are others.
        choice.prefer { !birds[$0].dislikedFoods.contains(backyard.foodID) }
        while !free.isEmpty, let next = choice.draw(&generator, ofSpecies: first.species) {
            visits.append(
                visit(
                    of: birds[next.bird], species, to: backyard, at: date, perches: &free, generator: &generator,
                    number: visits.count))
        }
        if visits.count > 1 { leaveTogether(&visits, generator: &generator) }
        return visits
    }

    /// A flock waits for the one that stays longest and leaves within a few seconds; who dislikes the food goes ahead.
    private func leaveTogether(_ flock: inout [Visit], generator: inout SplitMix64) {
        let last = flock.map(\.departure).max() ?? flock[0].departure
        for index in flock.indices {
            flock[index].flock = flock[0].id
            if flock[index].enjoyment != .disliked {
                flock[index].departure = last + .milliseconds(generator.within(0...4000))
            }
        }
    }

    func presentCount(in backyard: ID<Backyard>) -> Int {
        var count = 0
        for visit in presentVisits where visit.backyard == backyard { count += 1 }
        return count
    }

    private func visit(
        of bird: Bird, _ species: Species, to backyard: Backyard, at date: Instant, perches: inout [Perch],
        generator: inout SplitMix64, number: Int = 0
    ) -> Visit {
        let hasFood = backyard.food.state(at: date) != .empty
        let hasWater = backyard.water.state(at: date) != .empty
        let isThirsty = generator.below(100) < species.thirst
        let drinks = hasWater && perches.contains(.fountain) && (isThirsty || !hasFood || perches == [.fountain])
        let perch: Perch
        if drinks {
            perch = .fountain
        } else {
            let wishes =
                [species.favoritePerch] + (hasFood ? [.feeder, .ground, .branch] : [.branch, .ground, .feeder])
            perch = wishes.first { $0 != .fountain && perches.contains($0) } ?? .fountain
        }
        perches.removeAll { $0 == perch }
        let food = hasFood && perch != .fountain ? backyard.foodID : nil
        let enjoyment = food.map { Stay.enjoyment(of: $0, by: bird) }
        let stay = Stay.length(after: enjoyment, drank: drinks, foodID: food, generator: &generator)
        var visit = Visit(
            id: ID("visit-\(visitCount + number + 1)"), backyard: backyard.id, bird: bird.id, species: species.id,
            perch: perch,
            arrival: date, departure: date + stay, food: food, drank: drinks, enjoyment: enjoyment)
        visit.isFirstOfBird = bird.firstSeen == nil
        return visit
    }

    /// How often a bird of a flocking kind brings the others along: always to a meal that it likes.
    private static func flockPercent(_ enjoyment: Enjoyment?) -> Int {
        switch enjoyment {
        case .loved, .enjoyed: 100
        case .noOpinion, nil: 36
        case .disliked: 0
        }
    }
}

extension Species {
    var waking: Waking { isNocturnal ? .night : .day }
}

/// The birds that could come to a yard at a date, and how much each is drawn to it.
struct GuestChoice {
    struct Guest {
        /// Index into `World.birds`.
        let bird: Int
        /// Index into `Catalog.species`.
        let species: Int
    }

    /// By index of the species: how likely it is.
    private var speciesWeights: [Int64]
    /// By index of the bird: how likely it is among its species.
    private var birdWeights: [Int64]
    private let speciesOfBirds: [Int]

    init(
        of world: World, _ speciesOfBirds: [Int], to backyard: Backyard, at date: Instant,
        where admits: (Species) -> Bool
    ) {
        self.speciesOfBirds = speciesOfBirds
        let hasFood = backyard.food.state(at: date) != .empty
        speciesWeights = Catalog.species.map { species in
            admits(species) ? GuestChoice.weight(of: species, in: backyard, hasFood: hasFood) : 0
        }
        birdWeights = Array(repeating: 0, count: world.birds.count)
        let hasCompany = world.presentVisits.contains { $0.backyard == backyard.id }
        let favorite = hasFood ? backyard.foodID : nil
        for index in world.birds.indices
        where world.birds[index].wariness <= world.visitCount && speciesWeights[speciesOfBirds[index]] > 0 {
            birdWeights[index] = GuestChoice.weight(
                of: index, in: world.birds, at: backyard.id, favorite: favorite, date, hasCompany: hasCompany)
        }
        for visit in world.presentVisits {
            if let bird = world.birds.firstIndex(where: { $0.id == visit.bird }) { birdWeights[bird] = 0 }
        }
        dropEmptySpecies()
    }

    /// Takes one bird out; by itself any kind, else only that kind.
    mutating func draw(_ generator: inout SplitMix64, ofSpecies wanted: Int? = nil) -> Guest? {
        guard let species = wanted ?? generator.pick(weights: speciesWeights),
            let bird = generator.pick(
                weights: birdWeights.indices.map { speciesOfBirds[$0] == species ? birdWeights[$0] : 0 })
        else { return nil }
        birdWeights[bird] = 0
        return Guest(bird: bird, species: species)
    }

    /// Keeps only birds of which something is true, if there are any.
    mutating func prefer(_ isFine: (Int) -> Bool) {
        let fine = birdWeights.indices.map { birdWeights[$0] > 0 && isFine($0) ? birdWeights[$0] : 0 }
        guard fine.contains(where: { $0 > 0 }) else { return }
        birdWeights = fine
        dropEmptySpecies()
    }

    private mutating func dropEmptySpecies() {
        var hasGuests = Array(repeating: false, count: speciesWeights.count)
        for index in birdWeights.indices where birdWeights[index] > 0 { hasGuests[speciesOfBirds[index]] = true }
        for index in speciesWeights.indices where !hasGuests[index] { speciesWeights[index] = 0 }
    }

    /// Its share of its rarity, a quarter more for each plant it likes (three count), rare ones fourfold for acorns.
    private static func weight(of species: Species, in backyard: Backyard, hasFood: Bool) -> Int64 {
        var weight = Rates.weight(species.rarity) * 1000 / Int64(Catalog.speciesCount(of: species.rarity))
        var liked: Int64 = 0
        for plants in [backyard.leadingPlants, backyard.trailingPlants, backyard.foregroundPlants] {
            for plant in plants where species.likedPlants.contains(plant.kind) { liked += 1 }
        }
        weight = weight * (4 + min(3, liked)) / 4
        let isRare = species.rarity != .common && species.rarity != .uncommon
        return hasFood && isRare && backyard.foodID == .goldenAcorn ? weight * 4 : weight
    }

    /// A loved meal draws back and a disliked one keeps away; a favorite in the feeder is smelled from afar; whoever has
    /// just left is not hungry; the shy stay away from company.
    private static func weight(
        of index: Int, in birds: [Bird], at backyard: ID<Backyard>, favorite: ID<Food>?, _ date: Instant,
        hasCompany: Bool
    ) -> Int64 {
        var weight: Int64 = 240
        for memory in birds[index].memories where memory.backyard == backyard {
            weight = weight * Int64(2 + memory.lovedMeals) / Int64(2 + memory.dislikedMeals)
        }
        if favorite == birds[index].favoriteFood { weight *= 2 }
        if let lastSeen = birds[index].lastSeen, date - lastSeen < .minutes(15) { weight /= 4 }
        if hasCompany && birds[index].temperament == .shy { weight /= 2 }
        return max(1, weight)
    }
}
