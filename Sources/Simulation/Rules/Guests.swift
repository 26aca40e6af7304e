import Chronology

/// Who comes: a slot that is judged, a kind of bird, an individual, and a perch.
extension World {
    /// The guests that a slot brings to a yard at its moment: none, one, or a flock.
    func guests(yard: Int, at date: Instant, slot: Int64, draw: UInt64, allowances: Allowances) -> [Visit] {
        let backyard = backyards[yard]
        let present = presentVisits.reduce(0) { $1.backyard == backyard.id ? $0 + 1 : $0 }
        guard present < Perch.allCases.count else { return [] }
        let time = backyard.localTime(at: date, began: began).timeOfDay
        let food = backyard.food.state(at: date)
        let water = backyard.water.state(at: date)
        let weather = weather(in: backyard, at: date)
        func rate(_ hour: UInt64) -> UInt64 {
            Rates.arrivals(
                food: food, water: water, hour: hour, weather: weather, present: present, foodID: backyard.foodID)
        }
        let day = rate(Rates.dayBirds(time))
        let isNightBird: Bool
        if draw < day {
            isNightBird = false
        } else if draw < day + rate(Rates.nightBirds(time)) * Rates.nightShare / 100 {
            isNightBird = true
        } else {
            return []
        }
        var generator = RandomStream(seed: seed, purpose: .guests, key: backyard.id.stableHash).generator(at: slot)
        // The first minutes keep kinds that were never seen for their own moment; see `welcomeDates`.
        let onlyKnown = date < began + World.welcomeSpan
        let choice = GuestChoice(of: self, backyard: backyard, at: date, present: present) { species in
            species.isNocturnal == isNightBird && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
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
        let species = first.species
        var free = Perch.allCases.filter { perch in
            !presentVisits.contains { $0.backyard == backyard.id && $0.perch == perch }
        }
        var visits = [
            visit(of: birds[first.bird], species, to: backyard, at: date, perches: &free, generator: &generator)
        ]
        visits[0].isFirstOfSpecies = !hasSeen(species.id)
        guard mayFlock, species.flocks, generator.below(100) < World.flockPercent else { return visits }
        while !free.isEmpty, let next = choice.draw(&generator, ofSpecies: first.speciesIndex) {
            var follower = visit(
                of: birds[next.bird], species, to: backyard, at: date, perches: &free, generator: &generator,
                number: visits.count)
            // A flock leaves together, within a few seconds.
            follower.departure = visits[0].departure + .milliseconds(generator.below(4000))
            follower.flock = visits[0].id
            visits.append(follower)
        }
        if visits.count > 1 { visits[0].flock = visits[0].id }
        return visits
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

    /// How often a bird of a flocking kind brings the others along.
    private static let flockPercent = 40
}

/// The birds that could come to a yard at a date, and how much each is drawn to it.
struct GuestChoice {
    struct Guest {
        /// Index into `World.birds`.
        let bird: Int
        let species: Species
        /// Index into `Catalog.species`.
        let speciesIndex: Int
    }

    /// By index of the species: how likely it is.
    private var speciesWeights: [Int64]
    /// By index of the species: its birds and how likely each is.
    private var guests: [[(bird: Int, weight: Int64)]]

    init(of world: World, backyard: Backyard, at date: Instant, present: Int, where admits: (Species) -> Bool) {
        let all = Catalog.species
        let hasFood = backyard.food.state(at: date) != .empty
        speciesWeights = all.map { species in
            admits(species) ? GuestChoice.weight(of: species, in: backyard, hasFood: hasFood) : 0
        }
        guests = Array(repeating: [], count: all.count)
        for (index, bird) in world.birds.enumerated() {
            guard bird.wariness <= world.visitCount, let species = Catalog.speciesIndex(bird.species),
                speciesWeights[species] > 0, !world.presentVisits.contains(where: { $0.bird == bird.id })
            else { continue }
            let weight = GuestChoice.weight(of: bird, in: backyard, hasFood: hasFood, at: date, present: present)
            guests[species].append((index, weight))
        }
        for index in all.indices where guests[index].isEmpty { speciesWeights[index] = 0 }
    }

    /// Takes one bird out; by itself any kind, else only that kind.
    mutating func draw(_ generator: inout SplitMix64, ofSpecies wanted: Int? = nil) -> Guest? {
        guard let species = wanted ?? generator.pick(weights: speciesWeights),
            let place = generator.pick(weights: guests[species].map(\.weight))
        else { return nil }
        let bird = guests[species].remove(at: place).bird
        if guests[species].isEmpty { speciesWeights[species] = 0 }
        return Guest(bird: bird, species: Catalog.species[species], speciesIndex: species)
    }

    /// Keeps only birds that do not mind what is in the feeder, if there are any.
    mutating func preferThoseWho(_ isFine: (Int) -> Bool) {
        let fine = guests.map { $0.filter { isFine($0.bird) } }
        guard fine.contains(where: { !$0.isEmpty }) else { return }
        guests = fine
        for index in guests.indices where guests[index].isEmpty { speciesWeights[index] = 0 }
    }

    /// Its share of its rarity, a quarter more for each plant it likes (three count), rare ones fourfold for acorns.
    private static func weight(of species: Species, in backyard: Backyard, hasFood: Bool) -> Int64 {
        var weight = Rates.weight(species.rarity) * 1000 / Int64(Catalog.speciesCount(of: species.rarity))
        var liked: Int64 = 0
        for plant in backyard.leadingPlants + backyard.trailingPlants + backyard.foregroundPlants
        where species.likedPlants.contains(plant.kind) {
            liked += 1
        }
        weight = weight * (4 + min(3, liked)) / 4
        let isRare = species.rarity != .common && species.rarity != .uncommon
        return hasFood && isRare && backyard.foodID == .goldenAcorn ? weight * 4 : weight
    }

    /// A loved meal draws back and a disliked one keeps away; a favorite in the feeder is smelled from afar; whoever has
    /// just left is not hungry; the shy stay away from company.
    private static func weight(
        of bird: Bird, in backyard: Backyard, hasFood: Bool, at date: Instant, present: Int
    ) -> Int64 {
        var weight: Int64 = 240
        for memory in bird.memories where memory.backyard == backyard.id {
            weight = weight * Int64(2 + memory.lovedMeals) / Int64(2 + memory.dislikedMeals)
        }
        if hasFood && backyard.foodID == bird.favoriteFood { weight *= 2 }
        if let lastSeen = bird.lastSeen, date - lastSeen < .minutes(15) { weight /= 4 }
        if bird.temperament == .shy && present > 0 { weight /= 2 }
        return max(1, weight)
    }
}
