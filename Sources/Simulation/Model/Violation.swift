/// Something in a world that must not be: shared by tests, loading and `doctor`.
package enum Violation: Hashable, Sendable {
    case duplicateID(String)
    /// It speaks of an entity that is not there, of the type that is named.
    case dangling(String, to: String)
    /// Of a bird of another species.
    case wrongSpecies(String)
    case unknownSpecies(String)
    case unknownFood(String)
    case visitInFuture(String)
    /// Present though it has left, or past though it has not.
    case visitInWrongPlace(String)
    case birdInTwoPlaces(String)
    case perchTakenTwice(String)
    case negativePantry(String)
    case supplyFromFuture(String)
    case invalidDecoration(String)
    /// A gift or a line of the life list from later than now.
    case sightingInFuture(String)
    /// A line of the life list whose parts come to more than its visits, or two lines of one species.
    case sightingsDoNotAdd(String)
    case invalidPalette(String)
    case clockBeforeBeginning
    case counterBehind(String)
}
