import Chronology

extension World {
    /// The same world as it is shown at another moment; nothing of what happens until then is in it.
    package func shown(at date: Instant) -> World {
        var world = self
        world.clock = date
        return world
    }

    /// The same world with nothing in it but these.
    package func showing(backyards: [Backyard], birds: [Bird], presentVisits: [Visit] = []) -> World {
        var world = withoutEntities
        world.backyards = backyards
        world.birds = birds
        world.presentVisits = presentVisits
        return world
    }
}
