import Chronology
import Simulation

package struct SetBackyardFavorite: WorldIntent {
    package static let kind = "setBackyardFavorite"
    package let yard: ID<Backyard>
    package let isOn: Bool
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.setFavorite(yard, isOn)
    }
}

/// Makes a yard the player's home, which keeps the player's hours, or gives the home its own hours back.
package struct SetHomeBackyard: WorldIntent {
    package static let kind = "setHomeBackyard"
    package let yard: ID<Backyard>
    package let isOn: Bool
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        guard isOn || world.isHome(yard) else { throw .nothingToUndo }
        return try world.setHome(
            isOn ? yard : nil, localTime: session.playerTime(world.clock).timeOfDay,
            hemisphere: session.environment.hemisphere(at: world.clock))
    }
}

extension Session {
    /// The yard that was the home until the last request made another one home; `nil` where it did not, or the former
    /// home is gone.
    package var formerHome: Backyard? {
        guard let last = undoStack.last, last.request.as(SetHomeBackyard.self)?.isOn == true,
            case .world(.home(let was?, _, _))? = last.steps.first?.inverse as? WorldInverse
        else { return nil }
        return world.isHome(was.backyard) ? nil : world.backyard(was.backyard)
    }
}

package struct RenameBackyard: WorldIntent {
    package static let kind = "renameBackyard"
    package let yard: ID<Backyard>
    package let name: String
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.rename(yard, to: name)
    }
}

/// Creates a yard whose local time begins with the player's own time of day, and replies with its id.
package struct CreateBackyard: WorldIntent {
    package static let kind = "createBackyard"
    package let name: String
    package let decoration: Decoration
    package let hemisphere: Hemisphere
    /// The id that the yard had before its creation was undone; `nil` for a new yard.
    private(set) var id: ID<Backyard>?

    package func again(after inverse: WorldInverse) -> Self {
        var again = self
        if case .created(let id) = inverse.reply { again.id = id }
        return again
    }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.createBackyard(
            name: name, decoration: decoration, localTime: session.playerTime(world.clock).timeOfDay,
            hemisphere: hemisphere, again: id, allowances: session.allowances
        ).undo
    }
}

package struct DecorateBackyard: WorldIntent {
    package static let kind = "decorateBackyard"
    package let yard: ID<Backyard>
    package let decoration: Decoration
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.decorate(yard, with: decoration, allowances: session.allowances)
    }
}

package struct RemoveBackyard: WorldIntent {
    package static let kind = "removeBackyard"
    package let yard: ID<Backyard>
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.removeBackyard(yard)
    }
}

extension Request {
    package static func setBackyardFavorite(_ yard: ID<Backyard>, _ isOn: Bool) -> Self {
        Self(SetBackyardFavorite(yard: yard, isOn: isOn))
    }

    package static func setHomeBackyard(_ yard: ID<Backyard>, _ isOn: Bool) -> Self {
        Self(SetHomeBackyard(yard: yard, isOn: isOn))
    }

    /// Returns a request that makes all these yards favorites, or none of them if all are.
    package static func toggleFavorites(_ yards: [Backyard]) -> Self {
        let isOn = !yards.allSatisfy(\.isFavorite)
        return .asOne(yards.map { .setBackyardFavorite($0.id, isOn) })
    }

    package static func renameBackyard(_ yard: ID<Backyard>, _ name: String) -> Self {
        Self(RenameBackyard(yard: yard, name: name))
    }

    package static func createBackyard(
        name: String, _ decoration: Decoration, hemisphere: Hemisphere = .north
    ) -> Self {
        Self(CreateBackyard(name: name, decoration: decoration, hemisphere: hemisphere))
    }

    package static func decorateBackyard(_ yard: ID<Backyard>, _ decoration: Decoration) -> Self {
        Self(DecorateBackyard(yard: yard, decoration: decoration))
    }

    package static func removeBackyard(_ yard: ID<Backyard>) -> Self { Self(RemoveBackyard(yard: yard)) }
}
