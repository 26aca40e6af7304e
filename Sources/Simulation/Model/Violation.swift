/// A contradiction in a world, as tests, loading and `doctor` report it.
package enum Violation: Hashable, Sendable {
    case duplicateID(String)
    /// An entity refers to another of the named type that does not exist.
    case dangling(String, to: String)
    /// A visit names a bird of another species.
    case wrongSpecies(String)
    case unknownSpecies(String)
    case unknownFood(String)
    case visitInFuture(String)
    /// A present visit is over, or a past visit is not.
    case visitInWrongPlace(String)
    case birdInTwoPlaces(String)
    case perchTakenTwice(String)
    case negativePantry(String)
    case supplyFromFuture(String)
    case invalidDecoration(String)
    /// A gift or a line of the life list has a date later than the clock.
    case sightingInFuture(String)
    /// A line of the life list has parts that exceed its visits, or a species has two lines.
    case sightingsDoNotAdd(String)
    case invalidPalette(String)
    case clockBeforeBeginning
    case counterBehind(String)
}
