/// A contradiction in a world, as tests, loading and `doctor` report it.
package enum Violation: Hashable, Sendable {
    case duplicateID(String)
    /// An entity refers to another of the named type that does not exist.
    case dangling(String, to: String)
    /// A gift or a first sighting names a bird of another species.
    case wrongSpecies(String)
    case unknownSpecies(String)
    case unknownFood(String)
    case visitInFuture(String)
    /// A present visit is over, a past visit is not, or a visit ends before it begins.
    case visitInWrongPlace(String)
    case birdInTwoPlaces(String)
    case perchTakenTwice(String)
    /// A count of an owned food is zero or less.
    case negativePantry(String)
    /// A yard was filled or created later than the clock.
    case supplyFromFuture(String)
    case invalidDecoration(String)
    /// A gift or a line of the life list has a date later than the clock.
    case sightingInFuture(String)
    /// A line of the life list has counts that exceed its visits, or not 24 hours.
    case sightingsDoNotAdd(String)
    case invalidPalette(String)
    case clockBeforeBeginning
    /// The world has more visits or yards than it has ever counted; the value is "visits" or "backyards".
    case counterBehind(String)
}
