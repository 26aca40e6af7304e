/// The reason why an action was refused. `Words` makes the sentence.
package enum WorldError: Error, Hashable, Sendable {
    case unknownBackyard(ID<Backyard>)
    case unknownBird(ID<Bird>)
    case unknownFood(ID<Food>)
    /// The player owns none of that premium food; the shop sells it.
    case noneOwned(ID<Food>)
    /// The name has no visible character or is longer than `PlayerText.limit`.
    case invalidName
    /// Another yard has that name.
    case nameTaken
    /// The bird has not visited often enough to be named; see `Bird.mayBeNamed`.
    case notYetNameable(ID<Bird>)
    /// The account already has that many yards, the most without a pass.
    case backyardLimitReached(Int)
    /// The last yard cannot be removed.
    case lastBackyard
    /// The decoration names a floor, skyline or plant variant that does not exist.
    case invalidDecoration
    /// The feeder or birdhouse belongs to a pass, or to the decoration pack with that product id.
    case decorationNotOwned(String?)
    /// A bird has eaten of the premium food, so its refill cannot be taken back.
    case alreadyEaten
    case journey(JourneyRefusal)
    /// The state that was to be restored no longer exists.
    case nothingToUndo
}
