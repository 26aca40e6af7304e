import Chronology

/// The player's actions that create, decorate and remove yards.
extension World {
    /// Creates a yard with full supplies whose local time is now `localTime`, usually the player's own.
    ///
    /// Yards beyond the limit of a lapsed pass stay; only new ones are refused.
    package mutating func createBackyard(
        name: String, decoration: Decoration, localTime: LocalTime, hemisphere: Hemisphere = .north,
        foodID: ID<Food> = .sunflowerSeeds, again id: ID<Backyard>? = nil, allowances: Allowances
    ) throws(WorldError) -> (id: ID<Backyard>, undo: Undo) {
        if let limit = reachedLimit(allowances) { throw .backyardLimitReached(limit) }
        let name = try newName(name)
        guard Catalog.food(foodID)?.isPremium == false else { throw .unknownFood(foodID) }
        guard decoration.isValid else { throw .invalidDecoration }
        try checkAllowed(decoration, instead: nil, allowances)
        var backyard = Backyard(
            id: newBackyardID(again: id), name: name, createdAt: clock,
            timeOffset: timeOffset(of: localTime),
            food: Supply(kind: .food, filledAt: clock, feeder: feederSize), foodID: foodID,
            water: Supply(kind: .water, filledAt: clock))
        backyard.hemisphere = hemisphere
        backyard.decoration = withOwnPlants(decoration, in: nil)
        backyard.furnishedAt = clock
        backyards.append(backyard)
        return (backyard.id, .created(backyard.id, name: name))
    }

    /// Returns the id of a new yard: the one that it had before its creation was undone if that is free, else the next.
    private mutating func newBackyardID(again id: ID<Backyard>?) -> ID<Backyard> {
        if let id, backyard(id) == nil, (0...backyardCount).contains(where: { id.rawValue == "yard-\($0)" }) {
            return id
        }
        backyardCount += 1
        return ID("yard-\(backyardCount)")
    }

    /// Returns the limit on yards if it has been reached; otherwise `nil`.
    package func reachedLimit(_ allowances: Allowances) -> Int? {
        allowances.backyardLimit.flatMap { backyards.count >= $0 ? $0 : nil }
    }

    /// Returns true if that many yards can be removed; one yard always stays.
    package func canRemove(_ count: Int) -> Bool { count < backyards.count }

    /// Removes a yard with its visits; birds in it fly off. `Undo.Removal` keeps what undo and the journal need.
    @discardableResult
    package mutating func removeBackyard(_ id: ID<Backyard>) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard canRemove(1) else { throw .lastBackyard }
        let backyard = backyards[yard]
        let removal = Undo.Removal(
            backyard: backyard, date: clock, place: yard, guests: presentVisits(in: id), pastVisits: pastVisits[id])
        for visit in removal.guests {
            if let bird = index(of: visit.bird) { birds[bird].lastSeen = clock }
        }
        delete(Backyard.self, [id])
        return .removed(removal)
    }

    /// Changes a yard's decoration. A feeder or birdhouse that is put away because a pass lapsed may stay as it is.
    @discardableResult
    package mutating func decorate(
        _ id: ID<Backyard>, with decoration: Decoration, allowances: Allowances
    ) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard decoration.isValid else { throw .invalidDecoration }
        let (previous, furnishedAt) = (backyards[yard].decoration, backyards[yard].furnishedAt)
        try checkAllowed(decoration, instead: previous, allowances)
        let waiting = sparePlants
        backyards[yard].decoration = withOwnPlants(decoration, in: id)
        backyards[yard].furnishedAt = clock
        return .decoration(
            id, was: previous, furnishedAt: furnishedAt, became: backyards[yard].decoration,
            planted: waiting.filter { !sparePlants.contains($0) },
            putAside: sparePlants.filter { !waiting.contains($0) })
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

    /// Returns the decoration with an id for each plant that no other plant has.
    ///
    /// Plants that stand in the yard keep their ids. Otherwise a spare plant that looks the same is planted before a
    /// new one is made.
    private mutating func withOwnPlants(_ decoration: Decoration, in id: ID<Backyard>?) -> Decoration {
        var here = id.flatMap(backyard)?.decoration.plants ?? []
        // The plants that a new yard comes with are new, so none is taken from the spare ones.
        var waiting = id == nil ? [] : sparePlants
        func take(_ isWanted: (Plant) -> Bool) -> Plant? {
            if let place = here.firstIndex(where: isWanted) { return here.remove(at: place) }
            return waiting.firstIndex(where: isWanted).map { waiting.remove(at: $0) }
        }
        let wanted = decoration.plants
        var own = wanted.map { plant in take { $0 == plant } }
        for (place, plant) in wanted.enumerated() where own[place] == nil {
            own[place] = take(plant.isLike)
            if own[place] == nil {
                plantCount += 1
                own[place] = Plant(id: ID("plant-\(plantCount)"), kind: plant.kind, variant: plant.variant)
            }
        }
        if id != nil { sparePlants = waiting + here }
        var plants = own.compactMap(\.self)[...]
        func next(_ count: Int) -> [Plant] {
            defer { plants = plants.dropFirst(count) }
            return Array(plants.prefix(count))
        }
        var result = decoration
        result.leadingPlants = next(decoration.leadingPlants.count)
        result.trailingPlants = next(decoration.trailingPlants.count)
        result.foregroundPlants = next(decoration.foregroundPlants.count)
        return result
    }
}

extension Plant {
    /// Returns true if two plants look the same: one kind and one variant.
    fileprivate func isLike(_ other: Plant) -> Bool { kind == other.kind && variant == other.variant }
}
