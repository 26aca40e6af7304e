import Chronology

extension World {
    /// Returns all contradictions, in a fixed order; empty for every world that the rules have made.
    package func validate() -> [Violation] {
        var violations: [Violation] = []
        if clock < began { violations.append(.clockBeforeBeginning) }
        violations += schemaViolations()
        for backyard in backyards { check(backyard, &violations) }
        for bird in birds { check(bird, &violations) }
        for (food, count) in pantry.sorted(by: { $0.key < $1.key }) {
            if count <= 0 { violations.append(.negativePantry(food.rawValue)) }
            if Catalog.food(food)?.isPremium != true { violations.append(.unknownFood(food.rawValue)) }
        }
        checkVisits(&violations)
        checkGifts(&violations)
        for sighting in sightings { check(sighting, &violations) }
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
        for visit in Visit.all(in: self) {
            let id = visit.id.rawValue
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
        for gift in gifts {
            let id = gift.id.rawValue
            if let bird = bird(gift.bird), bird.species != gift.species { violations.append(.wrongSpecies(id)) }
            if gift.date > clock { violations.append(.sightingInFuture(id)) }
        }
    }

    private func check(_ sighting: Sighting, _ violations: inout [Violation]) {
        let id = sighting.id.rawValue
        if Catalog.species(sighting.id) == nil { violations.append(.unknownSpecies(id)) }
        for first in sighting.firsts {
            if let bird = bird(first.bird), bird.species != sighting.id { violations.append(.wrongSpecies(id)) }
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

    /// The key of the first value that rules and drawing cannot compute with: skylines that are not two, hours that are
    /// not 24, or remembered meals out of range; `nil` if there is none. `validate()` finds other faults.
    package var keyOutOfRange: String? {
        if let place = backyards.firstIndex(where: { $0.skyline.count != 2 }) { return "backyards[\(place)].skyline" }
        if let place = sightings.firstIndex(where: { $0.hours.count != 24 }) { return "sightings[\(place)].hours" }
        let memory = 0...Bird.YardMemory.limit
        let forgetful = birds.firstIndex { bird in
            bird.memories.contains { !memory.contains($0.lovedMeals) || !memory.contains($0.dislikedMeals) }
        }
        return forgetful.map { "birds[\($0)].memories" }
    }
}
