import Chronology

/// Making, furnishing and removing yards.
extension World {
    /// Makes a yard with full supplies where it is now `localTime` (the player's own hour, as a rule).
    ///
    /// Yards above the limit of a pass that has lapsed stay; only new ones cannot be made.
    package mutating func createBackyard(
        name: String, decoration: Decoration, localTime: LocalTime, hemisphere: Hemisphere = .north,
        foodID: ID<Food> = .sunflowerSeeds, allowances: Allowances
    ) throws(WorldError) -> (id: ID<Backyard>, undo: Undo) {
        if let limit = allowances.backyardLimit, backyards.count >= limit { throw .backyardLimitReached(limit) }
        guard let name = PlayerText.cleaned(name) else { throw .invalidName }
        guard Catalog.food(foodID)?.isPremium == false else { throw .unknownFood(foodID) }
        guard decoration.isValid else { throw .invalidDecoration }
        try checkAllowed(decoration, instead: nil, allowances)
        backyardCount += 1
        var backyard = Backyard(
            id: ID("yard-\(backyardCount)"), name: name, createdAt: clock,
            timeOffset: LocalTime(localTime.sinceMidnight - (clock - began)).sinceMidnight,
            food: Supply(kind: .food, filledAt: clock), foodID: foodID, water: Supply(kind: .water, filledAt: clock))
        backyard.hemisphere = hemisphere
        backyard.decoration = withOwnPlants(decoration, in: nil)
        backyard.furnishedAt = clock
        backyards.append(backyard)
        return (backyard.id, .created(backyard.id, name: name))
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
        let past = pastVisits[id] + ended
        let backyard = backyards[yard]
        delete(Backyard.self, [id])
        return .removed(
            Undo.Removal(
                backyard: backyard, place: yard, endedVisits: ended,
                pastVisits: Array(past.suffix(PastVisits.kept))))
    }

    /// Furnishes a yard. A feeder or birdhouse that is put away for want of a pass may stay as it is.
    @discardableResult
    package mutating func decorate(
        _ id: ID<Backyard>, with decoration: Decoration, allowances: Allowances
    ) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard decoration.isValid else { throw .invalidDecoration }
        let (previous, furnishedAt) = (backyards[yard].decoration, backyards[yard].furnishedAt)
        try checkAllowed(decoration, instead: previous, allowances)
        backyards[yard].decoration = withOwnPlants(decoration, in: id)
        backyards[yard].furnishedAt = clock
        return .decoration(
            id, was: previous, furnishedAt: furnishedAt, became: backyards[yard].decoration)
    }

    private func checkAllowed(
        _ decoration: Decoration, instead previous: Decoration?, _ allowances: Allowances
    ) throws(WorldError) {
        if let feeder = decoration.feeder, feeder != previous?.feeder, !allowances.feeders.contains(feeder) {
            throw .decorationNotOwned(DecorationPack.with(feeder)?.id)
        }
        if let birdhouse = decoration.birdhouse, birdhouse != previous?.birdhouse,
            !allowances.birdhouses.contains(birdhouse)
        {
            throw .decorationNotOwned(DecorationPack.with(birdhouse)?.id)
        }
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
