import Chronology

/// Making, furnishing and removing yards.
extension World {
    /// Makes a yard with full supplies where it is now `localTime` (the player's own hour, as a rule).
    ///
    /// Yards above the limit of a pass that has lapsed stay; only new ones cannot be made.
    package mutating func createBackyard(
        name: String, decoration: Decoration, localTime: LocalTime, foodID: ID<Food> = .sunflowerSeeds,
        allowances: Allowances
    ) throws(WorldError) -> (id: ID<Backyard>, undo: Undo) {
        if let limit = allowances.backyardLimit, backyards.count >= limit { throw .backyardLimitReached(limit) }
        guard let name = PlayerText.cleaned(name) else { throw .invalidName }
        guard Catalog.food(foodID)?.isPremium == false else { throw .unknownFood(foodID) }
        guard decoration.isValid else { throw .invalidDecoration }
        backyardCount += 1
        var backyard = Backyard(
            id: ID("yard-\(backyardCount)"), name: name, createdAt: clock,
            timeOffset: LocalTime(localTime.sinceMidnight - (clock - began)).sinceMidnight,
            food: Supply(kind: .food, filledAt: clock), foodID: foodID, water: Supply(kind: .water, filledAt: clock))
        backyard.decoration = withOwnPlants(decoration, in: nil)
        backyards.append(backyard)
        return (backyard.id, .created(backyard.id))
    }

    /// Removes a yard and its visits; birds in it fly off. `Undo.Removal` holds what the journal wants to know.
    @discardableResult
    package mutating func removeBackyard(_ id: ID<Backyard>) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard backyards.count > 1 else { throw .lastBackyard }
        var ended: [Visit] = []
        for var visit in presentVisits where visit.backyard == id {
            visit.departure = clock
            ended.append(visit)
            if let bird = birds.firstIndex(where: { $0.id == visit.bird }) { birds[bird].lastSeen = clock }
        }
        presentVisits.removeAll { $0.backyard == id }
        let past = pastVisits.remove(id) + ended
        let backyard = backyards.remove(at: yard)
        return .removed(
            Undo.Removal(
                backyard: backyard, place: yard, endedVisits: ended,
                pastVisits: Array(past.suffix(PastVisits.kept))))
    }

    @discardableResult
    package mutating func decorate(_ id: ID<Backyard>, with decoration: Decoration) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard decoration.isValid else { throw .invalidDecoration }
        let previous = backyards[yard].decoration
        backyards[yard].decoration = withOwnPlants(decoration, in: id)
        return .decoration(id, was: previous)
    }

    /// The same plants, each with an id that no other plant has; those that stand in the yard already keep theirs.
    private mutating func withOwnPlants(_ decoration: Decoration, in id: ID<Backyard>?) -> Decoration {
        var taken = Set(sparePlants.map(\.id))
        for backyard in backyards where backyard.id != id { taken.formUnion(backyard.decoration.plants.map(\.id)) }
        let known = Set(id.flatMap(backyard)?.decoration.plants.map(\.id) ?? [])
        func own(_ plants: [Plant]) -> [Plant] {
            plants.map { plant in
                if known.contains(plant.id), taken.insert(plant.id).inserted { return plant }
                plantCount += 1
                return Plant(id: ID("plant-\(plantCount)"), kind: plant.kind, variant: plant.variant)
            }
        }
        var result = decoration
        result.leadingPlants = own(decoration.leadingPlants)
        result.trailingPlants = own(decoration.trailingPlants)
        result.foregroundPlants = own(decoration.foregroundPlants)
        return result
    }
}

extension Decoration {
    package var plants: [Plant] { leadingPlants + trailingPlants + foregroundPlants }

    /// Two skylines, three plants on each side, three in front at most, and only variants that exist.
    package var isValid: Bool {
        (0..<Decoration.floorVariants).contains(floor) && skyline.count == 2
            && skyline.allSatisfy((0..<Decoration.skylineVariants).contains) && leadingPlants.count <= 3
            && trailingPlants.count <= 3 && foregroundPlants.count <= 3
            && plants.allSatisfy { (0..<Decoration.plantVariants).contains($0.variant) }
    }
}
