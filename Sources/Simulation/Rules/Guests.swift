import Chronology

/// A yard as its guests find it, constant while nobody acts.
struct GuestPlace {
    /// The yard as it is shown. Only its furniture, clock and id count; its supplies may be outdated.
    let backyard: Backyard
    let attraction: [Int64]

    init(_ shown: Backyard) {
        backyard = shown
        attraction = GuestChoice.attraction(of: shown)
    }
}

/// The choice of guests: a slot's species, birds and perches.
extension World {
    /// Returns the guests that an accepted slot brings: one bird or a flock; empty if none is free to come.
    func guests(
        to place: GuestPlace, at date: Instant, slot: Int64, _ waking: Waking, _ conditions: Conditions,
        _ neighborhood: Neighborhood,
        allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        let backyard = place.backyard
        var generator = RandomStream(seed: seed, purpose: .guests, key: backyard.id.stableHash).generator(at: slot)
        let choice = GuestChoice(
            of: self, neighborhood, to: backyard, attraction: place.attraction, at: date, conditions,
            season: holding.season, strangers: strangersBetweenLooks(at: date)
        ) { species in
            species.waking == waking && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
        }
        return visits(of: choice, to: backyard, at: date, conditions, generator: &generator, holding)
    }

    /// Returns the visit of one guest, or of as many birds of its species as there are free perches.
    func visits(
        of choice: GuestChoice, to backyard: Backyard, at date: Instant, _ conditions: Conditions,
        generator: inout SplitMix64, mayFlock: Bool = true, _ holding: Holding
    ) -> [Visit] {
        var visits = party(
            of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: mayFlock,
            free: Array(Perch.allCases.dropLast(holding.birds ?? 0)))
        // A guest that stayed would change a number of birds that is held.
        if holding.birds != nil {
            for index in visits.indices { visits[index].departure = date + .milliseconds(1) }
        }
        return visits
    }

    private func party(
        of choice: GuestChoice, to backyard: Backyard, at date: Instant, _ conditions: Conditions,
        generator: inout SplitMix64, mayFlock: Bool, free: [Perch]
    ) -> [Visit] {
        var choice = choice
        let neighborhood = choice.neighborhood
        var free = free
        for visit in presentVisits where visit.backyard == backyard.id { free.removeAll { $0 == visit.perch } }
        guard !free.isEmpty, let first = choice.draw(&generator) else { return [] }
        let species = Catalog.species[first.species]
        var visits = [
            visit(
                of: birds[first.bird], species, to: backyard, at: date, conditions, perches: &free,
                generator: &generator)
        ]
        visits[0].isFirstOfSpecies = !hasSeen(species.id)
        guard mayFlock else { return visits }
        let isMigration = DayRule(in: self).isMigration(at: date, in: backyard.hemisphere)
        let liveliness = isMigration ? 3 * liveliness(at: date) / 2 : liveliness(at: date)
        guard species.flocks, generator.below(100) < World.flockPercent(visits[0].enjoyment, on: liveliness) else {
            guard neighborhood.natures[first.bird].bringsFriends, visits[0].enjoyment != .disliked, !free.isEmpty,
                generator.below(100) < World.companyPercent(on: liveliness),
                let friend = choice.take(neighborhood.companions[first.bird])
            else { return visits }
            visits.append(
                visit(
                    of: birds[friend.bird], species, to: backyard, at: date, conditions, perches: &free,
                    generator: &generator, number: 1))
            leaveTogether(&visits, generator: &generator)
            return visits
        }
        // Birds that dislike the food are left out of a flock if there are others.
        choice.prefer { !birds[$0].dislikes(conditions.foodID) }
        while !free.isEmpty, let next = choice.draw(&generator, ofSpecies: first.species) {
            visits.append(
                visit(
                    of: birds[next.bird], species, to: backyard, at: date, conditions, perches: &free,
                    generator: &generator, number: visits.count))
        }
        if visits.count > 1 { leaveTogether(&visits, generator: &generator) }
        return visits
    }

    /// Makes a flock leave within a few seconds, together with the bird that stays longest; birds that dislike the food
    /// leave earlier.
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

    func visit(
        of bird: Bird, _ species: Species, to backyard: Backyard, at date: Instant, _ conditions: Conditions,
        perches: inout [Perch], generator: inout SplitMix64, number: Int = 0
    ) -> Visit {
        let isThirsty = generator.below(100) < species.thirst
        let drinks =
            conditions.hasWater && perches.contains(.fountain)
            && (isThirsty || !conditions.hasFood || perches == [.fountain])
        let perch: Perch
        if drinks {
            perch = .fountain
        } else {
            let wishes =
                [species.favoritePerch]
                + (conditions.hasFood ? [.feeder, .ground, .branch] : [.branch, .ground, .feeder])
            perch = wishes.first { $0 != .fountain && perches.contains($0) } ?? .fountain
        }
        perches.removeAll { $0 == perch }
        let food = conditions.hasFood && perch != .fountain ? conditions.foodID : nil
        let enjoyment = food.map { Stay.enjoyment(of: $0, by: bird) }
        let stay = Stay.length(after: enjoyment, drank: drinks, foodID: food, generator: &generator)
        var visit = Visit(
            id: ID("visit-\(visitCount + number + 1)"), backyard: backyard.id, bird: bird.id, species: species.id,
            perch: perch,
            arrival: date, departure: date + stay, food: food, drank: drinks, enjoyment: enjoyment)
        visit.isFirstOfBird = bird.firstSeen == nil
        return visit
    }

    /// Returns the chance, in percent, that a bird of a flocking species brings others: greater for a meal that it
    /// likes and on lively days.
    private static func flockPercent(_ enjoyment: Enjoyment?, on liveliness: Int) -> Int {
        let usual =
            switch enjoyment {
            case .loved, .enjoyed: 9
            case .noOpinion, nil: 4
            case .disliked: 0
            }
        return usual * max(0, liveliness - 60) / 45
    }

    /// Returns the chance, in percent, that a bird that likes company brings its companion.
    private static func companyPercent(on liveliness: Int) -> Int {
        18 * max(0, liveliness - 60) / 45
    }
}

extension Species {
    var waking: Waking { isNocturnal ? .night : .day }
}
