import Chronology

/// Something in a world that must not be: shared by tests, loading and `doctor`.
package enum Violation: Hashable, Sendable {
    case duplicateID(String)
    case unknownBackyard(String)
    case unknownBird(String)
    case unknownSpecies(String)
    case unknownFood(String)
    case visitInFuture(String)
    /// Present though it has left, or past though it has not.
    case visitInWrongPlace(String)
    case birdInTwoPlaces(String)
    case perchTakenTwice(String)
    case negativePantry(String)
    case supplyFromFuture(String)
    case invalidDecoration(String)
    /// A gift or a line of the life list from later than now.
    case sightingInFuture(String)
    /// A line of the life list whose parts come to more than its visits, or two lines of one species.
    case sightingsDoNotAdd(String)
    case invalidPalette(String)
    case clockBeforeBeginning
    case counterBehind(String)
}

extension World {
    /// All that is wrong, in a fixed order; empty for every world that the rules made.
    package func validate() -> [Violation] {
        var violations: [Violation] = []
        if clock < began { violations.append(.clockBeforeBeginning) }
        violations += duplicates(backyards.map(\.id.rawValue)) + duplicates(birds.map(\.id.rawValue))
        violations += duplicates((presentVisits + pastVisits.all).map(\.id.rawValue))
        violations += duplicates((backyards.flatMap(\.decoration.plants) + sparePlants).map(\.id.rawValue))
        for backyard in backyards { check(backyard, &violations) }
        for bird in birds { check(bird, &violations) }
        for (food, count) in pantry.sorted(by: { $0.key < $1.key }) {
            if count <= 0 { violations.append(.negativePantry(food.rawValue)) }
            if Catalog.food(food)?.isPremium != true { violations.append(.unknownFood(food.rawValue)) }
        }
        checkVisits(&violations)
        checkGifts(&violations)
        for sighting in sightings { check(sighting, &violations) }
        violations += duplicates(sightings.map(\.id.rawValue))
        if visitCount < presentVisits.count + pastVisits.count { violations.append(.counterBehind("visits")) }
        if backyardCount < backyards.count { violations.append(.counterBehind("backyards")) }
        return violations
    }

    private func check(_ backyard: Backyard, _ violations: inout [Violation]) {
        let id = backyard.id.rawValue
        if Catalog.food(backyard.foodID) == nil { violations.append(.unknownFood(backyard.foodID.rawValue)) }
        if max(backyard.food.filledAt, backyard.water.filledAt, backyard.createdAt) > clock {
            violations.append(.supplyFromFuture(id))
        }
        if !backyard.decoration.isValid { violations.append(.invalidDecoration(id)) }
        let present = presentVisits(in: backyard.id)
        if Set(present.map(\.perch)).count < present.count { violations.append(.perchTakenTwice(id)) }
    }

    private func check(_ bird: Bird, _ violations: inout [Violation]) {
        let id = bird.id.rawValue
        if let species = Catalog.species(bird.species) {
            if !species.palettes.indices.contains(bird.palette) { violations.append(.invalidPalette(id)) }
        } else {
            violations.append(.unknownSpecies(id))
        }
        for food in [bird.favoriteFood] + bird.dislikedFoods + bird.discoveredFoods where Catalog.food(food) == nil {
            violations.append(.unknownFood(food.rawValue))
        }
        if let lastSeen = bird.lastSeen, lastSeen > clock { violations.append(.visitInFuture(id)) }
        if presentVisits.count(where: { $0.bird == bird.id }) > 1 { violations.append(.birdInTwoPlaces(id)) }
    }

    private func checkVisits(_ violations: inout [Violation]) {
        for visit in presentVisits + pastVisits.all {
            let id = visit.id.rawValue
            if backyard(visit.backyard) == nil { violations.append(.unknownBackyard(id)) }
            if bird(visit.bird) == nil { violations.append(.unknownBird(id)) }
            if let food = visit.food, Catalog.food(food) == nil { violations.append(.unknownFood(id)) }
            if visit.arrival > clock { violations.append(.visitInFuture(id)) }
            if visit.departure < visit.arrival { violations.append(.visitInWrongPlace(id)) }
        }
        for visit in presentVisits where visit.departure <= clock {
            violations.append(.visitInWrongPlace(visit.id.rawValue))
        }
        for visit in pastVisits.all where visit.departure > clock {
            violations.append(.visitInWrongPlace(visit.id.rawValue))
        }
    }

    private func checkGifts(_ violations: inout [Violation]) {
        violations += duplicates(gifts.map(\.id.rawValue))
        for gift in gifts {
            let id = gift.id.rawValue
            if bird(gift.bird)?.species != gift.species { violations.append(.unknownBird(id)) }
            if gift.date > clock { violations.append(.sightingInFuture(id)) }
        }
    }

    private func check(_ sighting: Sighting, _ violations: inout [Violation]) {
        let id = sighting.id.rawValue
        if Catalog.species(sighting.id) == nil { violations.append(.unknownSpecies(id)) }
        for first in [sighting.first] + sighting.years.map(\.first) {
            if bird(first.bird)?.species != sighting.id { violations.append(.unknownBird(id)) }
            if first.date > clock { violations.append(.sightingInFuture(id)) }
        }
        let counts = [
            sighting.years.reduce(0) { $0 + $1.visits }, sighting.hours.reduce(0, +),
            sighting.yards.reduce(0) { $0 + $1.visits }, sighting.meals.reduce(0) { $0 + $1.count },
        ]
        if counts.contains(where: { $0 > sighting.visits }) || sighting.hours.count != 24 {
            violations.append(.sightingsDoNotAdd(id))
        }
    }

    private func duplicates(_ ids: [String]) -> [Violation] {
        let sorted = ids.sorted()
        return zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map { .duplicateID($0.0) }
    }
}
