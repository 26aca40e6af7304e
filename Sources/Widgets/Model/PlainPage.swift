import Simulation

/// A page of the game that can be read as plain text.
package enum PlainPage: Hashable, Sendable {
    case plant(PlantKind)
    case species(ID<Species>)
    case bird(ID<Bird>)
    case charts
}
