/// Why an action could not be done. The words that a player reads are the screens' business.
package enum WorldError: Error, Hashable, Sendable {
    case unknownBackyard(ID<Backyard>)
    case unknownBird(ID<Bird>)
    case unknownFood(ID<Food>)
    /// A premium food of which none is owned: offer the shop.
    case noneOwned(ID<Food>)
    /// Nothing visible was left of a name, or it is longer than `PlayerText.limit`.
    case invalidName
    /// The bird does not know the yards well enough yet; see `Bird.mayBeNamed`.
    case notYetNameable(ID<Bird>)
    /// As many yards as the pass allows exist already: offer the pass.
    case backyardLimitReached(Int)
    /// There must be one yard.
    case lastBackyard
    /// A floor, skyline or plant variant that does not exist.
    case invalidDecoration
    /// A feeder or birdhouse that comes with a pass or with the pack of this id: offer both.
    case decorationNotOwned(String?)
    /// A bird has eaten of the premium food: it cannot be taken back.
    case alreadyEaten
    /// The world has moved on since: what was to be undone is no longer there.
    case nothingToUndo
}
