import Chronology

extension World {
    /// Returns the world with its clock at another date, without simulating anything in between.
    package func shown(at date: Instant) -> World {
        var world = self
        world.clock = date
        return world
    }

    /// Returns the world with its yards as birds find them, without decorations that the allowances do not include.
    package func shown(_ allowances: Allowances) -> World {
        var world = self
        world.backyards = backyards.map { $0.shown(allowances) }
        return world
    }

    /// Returns the world with only these yards, birds and visits, for drawing one scene.
    package func showing(backyards: [Backyard], birds: [Bird], presentVisits: [Visit] = []) -> World {
        var world = withoutEntities
        world.backyards = backyards
        world.birds = birds
        world.presentVisits = presentVisits
        return world
    }
}
