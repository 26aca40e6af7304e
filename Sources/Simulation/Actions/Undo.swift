import Chronology

/// What takes an action back: a value to keep until the player wants it; see `World.undo`.
package enum Undo: Hashable, Sendable, Codable {
    case food(ID<Backyard>, previous: Filling, filledAt: Instant, took: ID<Food>?)
    case water(ID<Backyard>, previous: Supply, filledAt: Instant)
    case favoriteBackyard(ID<Backyard>, was: Bool)
    case favoriteBird(ID<Bird>, was: Bool)
    case backyardName(ID<Backyard>, was: String, became: String)
    case birdName(ID<Bird>, was: String?, became: String?)
    case decoration(ID<Backyard>, was: Decoration, furnishedAt: Instant?, became: Decoration)
    case created(ID<Backyard>, name: String)
    case removed(Removal)

    /// What was in a feeder.
    package struct Filling: Hashable, Sendable, Codable {
        let supply: Supply
        let foodID: ID<Food>
        let mealsServed: Int
    }

    /// A yard that was removed, with its place among the others and its visits, all of them over.
    package struct Removal: Hashable, Sendable, Codable {
        package let backyard: Backyard
        let place: Int
        /// Visits that the removal ended; the journal wants them.
        package let endedVisits: [Visit]
        let pastVisits: [Visit]
    }
}

extension World {
    /// Takes an action back. A premium food comes back only as long as no bird has eaten of it; a yard that was removed
    /// comes back without the birds that were in it. What another has changed since stays as it is now.
    package mutating func undo(_ undo: Undo) throws(WorldError) {
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
        case .decoration(let id, let was, let furnishedAt, let became):
            let yard = try place(of: id)
            guard backyards[yard].decoration == became else { throw .nothingToUndo }
            backyards[yard].decoration = was
            backyards[yard].furnishedAt = furnishedAt
        case .created(let id, let name):
            let yard = backyards[try place(of: id)]
            guard yard.name == name, yard.furnishedAt == yard.createdAt else { throw .nothingToUndo }
            _ = try removeBackyard(id)
        case .removed(let removal):
            guard backyard(removal.backyard.id) == nil else { throw .nothingToUndo }
            backyards.insert(removal.backyard, at: min(removal.place, backyards.count))
            for visit in removal.pastVisits { pastVisits.append(visit) }
        }
    }
}
