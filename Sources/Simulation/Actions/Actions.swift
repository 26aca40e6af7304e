import Chronology

/// The player's actions on supplies, favorites and names. Each happens at the world's clock: advance the world first.
extension World {
    /// Fills a yard's fountain to the top at the world's clock; water is free.
    @discardableResult
    package mutating func refillWater(_ id: ID<Backyard>) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        let previous = backyards[yard].water
        backyards[yard].water = Supply(kind: .water, filledAt: clock)
        return .water(id, previous: previous, filledAt: clock)
    }

    /// Fills a yard's feeder with a food; a premium food takes one piece from the pantry.
    @discardableResult
    package mutating func refillFood(_ id: ID<Backyard>, with foodID: ID<Food>) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        guard let food = Catalog.food(foodID) else { throw .unknownFood(foodID) }
        if food.isPremium {
            guard owned(foodID) > 0 else { throw .noneOwned(foodID) }
            removePremiumFood(foodID, 1)
        }
        let previous = Undo.Filling(backyards[yard])
        backyards[yard].food = Supply(kind: .food, filledAt: clock, feeder: feederSize)
        if !food.isPremium {
            backyards[yard].formerFoodID = nil
        } else if Catalog.food(previous.foodID)?.isPremium == false {
            backyards[yard].formerFoodID = previous.foodID
        }
        backyards[yard].foodID = foodID
        backyards[yard].mealsServed = 0
        return .food(id, previous: previous, filledAt: clock, took: food.isPremium ? foodID : nil)
    }

    /// The size of feeder that a refill uses now: `.large` in every yard once `isSecondDay` is true.
    package var feederSize: FeederSize { isSecondDay ? .large : .standard }

    /// True from 24 hours after the world began.
    package var isSecondDay: Bool { clock >= largeFeederDate }

    /// The date from which refills use the large feeder: 24 hours after the world began.
    package var largeFeederDate: Instant { began + .days(1) }

    /// Adds pieces of a premium food to the pantry. Counts of zero or less, and foods that are not premium, change
    /// nothing.
    package mutating func addPremiumFood(_ id: ID<Food>, _ count: Int) {
        guard count > 0, Catalog.food(id)?.isPremium == true else { return }
        let sum = owned(id).addingReportingOverflow(count)
        pantry[id] = sum.overflow ? .max : sum.partialValue
    }

    /// Removes up to `count` pieces of a food from the pantry and returns how many were removed, as a refund needs.
    @discardableResult
    package mutating func removePremiumFood(_ id: ID<Food>, _ count: Int) -> Int {
        let taken = min(max(0, count), owned(id))
        let left = owned(id) - taken
        pantry[id] = left > 0 ? left : nil
        return taken
    }

    @discardableResult
    package mutating func setFavorite(_ id: ID<Backyard>, _ isFavorite: Bool) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        defer { backyards[yard].isFavorite = isFavorite }
        return .favoriteBackyard(id, was: backyards[yard].isFavorite)
    }

    @discardableResult
    package mutating func setFavorite(_ id: ID<Bird>, _ isFavorite: Bool) throws(WorldError) -> Undo {
        let bird = try place(of: id)
        defer { birds[bird].isFavorite = isFavorite }
        return .favoriteBird(id, was: birds[bird].isFavorite)
    }

    @discardableResult
    package mutating func rename(_ id: ID<Backyard>, to name: String) throws(WorldError) -> Undo {
        let yard = try place(of: id)
        let name = try newName(name, of: id)
        defer { backyards[yard].name = name }
        return .backyardName(id, was: backyards[yard].name, became: name)
    }

    /// Returns a typed name for a yard, cleaned. Commands and links find yards by name, so no two get the same, in any
    /// case; earlier saves may hold some.
    ///
    /// - Parameter id: the yard that is renamed; `nil` for a new one.
    package func newName(_ text: String, of id: ID<Backyard>? = nil) throws(WorldError) -> String {
        guard let name = PlayerText.cleaned(text) else { throw .invalidName }
        let isTaken = backyards.contains { $0.id != id && $0.name.lowercased() == name.lowercased() }
        // Two yards that have shared a name since an earlier version may keep it.
        guard !isTaken || id.flatMap(backyard)?.name == name else { throw .nameTaken }
        return name
    }

    /// Gives a bird a name if it may have one (`Bird.mayBeNamed`); an empty name removes the name.
    @discardableResult
    package mutating func rename(_ id: ID<Bird>, to name: String) throws(WorldError) -> Undo {
        let bird = try place(of: id)
        guard !birds[bird].isGuest else { throw .journey(.isGuest) }
        guard birds[bird].mayBeNamed else { throw .notYetNameable(id) }
        let cleaned = PlayerText.cleaned(name)
        guard cleaned != nil || name.allSatisfy(\.isWhitespace) else { throw .invalidName }
        defer { birds[bird].name = cleaned }
        return .birdName(id, was: birds[bird].name, became: cleaned)
    }

    func place(of id: ID<Backyard>) throws(WorldError) -> Int {
        guard let place = backyards.firstIndex(where: { $0.id == id }) else { throw .unknownBackyard(id) }
        return place
    }

    func place(of id: ID<Bird>) throws(WorldError) -> Int {
        guard let place = birds.firstIndex(where: { $0.id == id }) else { throw .unknownBird(id) }
        return place
    }
}
