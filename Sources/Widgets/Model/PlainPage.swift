import Simulation

/// A page of the game that can be read as plain text.
package enum PlainPage: Hashable, Sendable {
    /// - Parameter variant: `nil` for any.
    case plant(PlantKind, variant: Int? = nil)
    case species(ID<Species>)
    case bird(ID<Bird>)
    case charts
}
