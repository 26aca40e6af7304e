import Chronology

/// What takes an action back: a value to keep until the player wants it; see `World.undo`.
package enum Undo: Hashable, Sendable, Codable {
    case food(ID<Backyard>, previous: Filling, filledAt: Instant, took: ID<Food>?)
    case water(ID<Backyard>, previous: Supply, filledAt: Instant)
    case favoriteBackyard(ID<Backyard>, was: Bool)
    case favoriteBird(ID<Bird>, was: Bool)
    case backyardName(ID<Backyard>, was: String, became: String)
    case birdName(ID<Bird>, was: String?, became: String?)
    /// - Parameters:
    ///   - planted: which had waited for a place.
    ///   - putAside: which wait for one since.
    case decoration(
        ID<Backyard>, was: Decoration, furnishedAt: Instant?, became: Decoration, planted: [Plant], putAside: [Plant])
    case created(ID<Backyard>, name: String)
    case removed(Removal)

    /// What was in a feeder.
    package struct Filling: Hashable, Sendable, Codable {
        let supply: Supply
        let foodID: ID<Food>
        let mealsServed: Int
    }

    /// A yard that was removed, with its place among the others, who was in it, and the visits that were over.
    package struct Removal: Hashable, Sendable, Codable {
        package let backyard: Backyard
        let date: Instant
        let place: Int
        /// As they were going to be.
        let guests: [Visit]
        let pastVisits: [Visit]

        /// Visits as the removal ended them; the journal wants them.
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
    /// Takes an action back. A premium food comes back only as long as no bird has eaten of it; a yard that was removed
    /// comes back with its birds, but for those that have been elsewhere since or would have left by now. What another
    /// has changed since stays as it is now.
    ///
    /// - Returns: what is gone with that.
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

    /// Has a bird stay as long as it was going to, where it has been nowhere since.
    private mutating func resume(_ visit: Visit, endedAt date: Instant) -> Bool {
        guard visit.departure > clock, let bird = index(of: visit.bird), birds[bird].lastSeen == date,
            birds[bird].lastSeenIn == visit.backyard
        else { return false }
        birds[bird].lastSeen = visit.arrival
        // In the order in which they came.
        let place = presentVisits.firstIndex { $0.arrival > visit.arrival }
        presentVisits.insert(visit, at: place ?? presentVisits.endIndex)
        return true
    }
}
