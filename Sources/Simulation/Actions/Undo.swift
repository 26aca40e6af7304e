import Chronology

/// An action of the player as `World.undo` needs it to take the action back.
package enum Undo: Hashable, Sendable, Codable {
    case food(ID<Backyard>, previous: Filling, filledAt: Instant, took: ID<Food>?)
    case water(ID<Backyard>, previous: Supply, filledAt: Instant)
    case favoriteBackyard(ID<Backyard>, was: Bool)
    case favoriteBird(ID<Bird>, was: Bool)
    case backyardName(ID<Backyard>, was: String, became: String)
    case birdName(ID<Bird>, was: String?, became: String?)
    /// - Parameters:
    ///   - planted: spare plants that the action planted.
    ///   - putAside: plants that the action made spare.
    case decoration(
        ID<Backyard>, was: Decoration, furnishedAt: Instant?, became: Decoration, planted: [Plant], putAside: [Plant])
    case created(ID<Backyard>, name: String)
    case removed(Removal)
    /// - Parameters:
    ///   - was: the former home, with the hours that it had as such.
    ///   - became: the new one; `nil` for none.
    case home(was: HomeYard?, hours: YardHours?, became: ID<Backyard>?)

    /// The contents of a feeder before a refill.
    package struct Filling: Hashable, Sendable, Codable {
        let supply: Supply
        let foodID: ID<Food>
        let formerFoodID: ID<Food>?
        let mealsServed: Int

        init(_ yard: Backyard) {
            (supply, foodID, formerFoodID, mealsServed) =
                (yard.food, yard.foodID, yard.formerFoodID, yard.mealsServed)
        }
    }

    /// A removed yard with its position in the list, its present guests and its past visits.
    package struct Removal: Hashable, Sendable, Codable {
        package let backyard: Backyard
        let date: Instant
        let place: Int
        /// The guests' visits with their departures as planned before the removal.
        let guests: [Visit]
        let pastVisits: [Visit]

        /// The guests' visits with the departures that the removal caused, for the journal.
        package var endedVisits: [Visit] {
            guests.map { guest in
                var visit = guest
                visit.departure = date
                return visit
            }
        }
    }
}

extension World {
    /// Takes an action back, leaving alone what somebody else has changed since.
    ///
    /// A premium food comes back only if no bird has eaten of it. A removed yard comes back with its birds, except
    /// those that have been elsewhere since or would have left by now.
    ///
    /// - Returns: the yard that is gone after taking its creation back; otherwise `nil`.
    @discardableResult
    package mutating func undo(_ undo: Undo) throws(WorldError) -> Undo.Removal? {
        switch undo {
        case .food(let id, let previous, let filledAt, let took):
            let yard = try place(of: id)
            guard backyards[yard].food.filledAt == filledAt else { throw .nothingToUndo }
            if let took {
                guard backyards[yard].mealsServed == 0 else { throw .alreadyEaten }
                addPremiumFood(took, 1)
            }
            backyards[yard].food = previous.supply
            backyards[yard].foodID = previous.foodID
            backyards[yard].formerFoodID = previous.formerFoodID
            backyards[yard].mealsServed = previous.mealsServed
        case .water(let id, let previous, let filledAt):
            let yard = try place(of: id)
            guard backyards[yard].water.filledAt == filledAt else { throw .nothingToUndo }
            backyards[yard].water = previous
        case .favoriteBackyard(let id, let was): backyards[try place(of: id)].isFavorite = was
        case .favoriteBird(let id, let was): birds[try place(of: id)].isFavorite = was
        case .backyardName(let id, let was, let became):
            let yard = try place(of: id)
            guard backyards[yard].name == became else { throw .nothingToUndo }
            backyards[yard].name = was
        case .birdName(let id, let was, let became):
            let bird = try place(of: id)
            guard birds[bird].name == became else { throw .nothingToUndo }
            birds[bird].name = was
        case .decoration(let id, let was, let furnishedAt, let became, let planted, let putAside):
            let yard = try place(of: id)
            guard backyards[yard].decoration == became, putAside.allSatisfy(sparePlants.contains) else {
                throw .nothingToUndo
            }
            sparePlants.removeAll(where: putAside.contains)
            sparePlants += planted
            backyards[yard].decoration = was
            backyards[yard].furnishedAt = furnishedAt
        case .home(let was, let hours, let became): try undoHome(was: was, hours: hours, became: became)
        case .created(let id, let name):
            let yard = backyards[try place(of: id)]
            guard yard.name == name, yard.furnishedAt == yard.createdAt else { throw .nothingToUndo }
            if case .removed(let removal) = try removeBackyard(id) { return removal }
        case .removed(let removal):
            guard backyard(removal.backyard.id) == nil else { throw .nothingToUndo }
            backyards.insert(removal.backyard, at: min(removal.place, backyards.count))
            for visit in removal.pastVisits { pastVisits.append(visit) }
            for (guest, ended) in zip(removal.guests, removal.endedVisits) where !resume(guest, endedAt: removal.date) {
                pastVisits.append(ended)
            }
        }
        return nil
    }

    /// Gives a removed guest its planned departure back, if the bird has been nowhere else since; returns true if it
    /// did.
    private mutating func resume(_ visit: Visit, endedAt date: Instant) -> Bool {
        guard visit.departure > clock, let bird = index(of: visit.bird), birds[bird].lastSeen == date,
            birds[bird].lastSeenIn == visit.backyard
        else { return false }
        birds[bird].lastSeen = visit.arrival
        // Present visits are kept by arrival.
        let place = presentVisits.firstIndex { $0.arrival > visit.arrival }
        presentVisits.insert(visit, at: place ?? presentVisits.endIndex)
        return true
    }
}
