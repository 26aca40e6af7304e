import Simulation

/// A page of the game that a command can print as plain text.
package enum PlainPage: Hashable, Sendable {
    /// The page of a plant.
    ///
    /// - Parameter variant: the variety; `nil` for any.
    case plant(PlantKind, variant: Int? = nil)
    case species(ID<Species>)
    case bird(ID<Bird>)
    /// The charts of visits.
    case charts
}
