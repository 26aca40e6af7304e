import Simulation

/// A page of the game that can be read as plain text, without it.
package enum PlainPage: Hashable, Sendable {
    case plant(PlantKind)
    case species(ID<Species>)
    case bird(ID<Bird>)
    case charts
}
