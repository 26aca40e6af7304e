import Simulation

package struct SetBirdFavorite: WorldIntent {
    package static let kind = "setBirdFavorite"
    package let bird: ID<Bird>
    package let isOn: Bool
    package var target: Request.Target? { .bird(bird) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.setFavorite(bird, isOn)
    }
}

/// Names a bird; an empty name removes its name.
package struct NameBird: WorldIntent {
    package static let kind = "nameBird"
    package let bird: ID<Bird>
    package let name: String
    package var target: Request.Target? { .bird(bird) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.rename(bird, to: name)
    }
}

extension Request {
    package static func setBirdFavorite(_ bird: ID<Bird>, _ isOn: Bool) -> Self {
        Self(SetBirdFavorite(bird: bird, isOn: isOn))
    }

    /// Returns a request that makes all these birds favorites, or none of them if all are.
    package static func toggleFavorites(_ birds: [Bird]) -> Self {
        let isOn = !birds.allSatisfy(\.isFavorite)
        return .asOne(birds.map { .setBirdFavorite($0.id, isOn) })
    }

    package static func nameBird(_ bird: ID<Bird>, _ name: String) -> Self { Self(NameBird(bird: bird, name: name)) }
}
