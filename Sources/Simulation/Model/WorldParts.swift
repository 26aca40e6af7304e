import Chronology

extension World {
    /// What is many in a world, taken apart so that a save can tell which of it has changed.
    package struct Parts: Hashable, Sendable {
        package var backyards: [Backyard]
        package var birds: [Bird]
        package var presentVisits: [Visit]
        /// By departure.
        package var pastVisits: [Visit]
        package var sparePlants: [Plant]
        package var gifts: [Gift]
        package var sightings: [Sighting]

        package init(
            backyards: [Backyard] = [], birds: [Bird] = [], presentVisits: [Visit] = [], pastVisits: [Visit] = [],
            sparePlants: [Plant] = [], gifts: [Gift] = [], sightings: [Sighting] = []
        ) {
            self.backyards = backyards
            self.birds = birds
            self.presentVisits = presentVisits
            self.pastVisits = pastVisits
            self.sparePlants = sparePlants
            self.gifts = gifts
            self.sightings = sightings
        }
    }

    package var parts: Parts {
        get {
            Parts(
                backyards: backyards, birds: birds, presentVisits: presentVisits, pastVisits: pastVisits.all,
                sparePlants: sparePlants, gifts: gifts, sightings: sightings)
        }
        set {
            backyards = newValue.backyards
            birds = newValue.birds
            presentVisits = newValue.presentVisits
            pastVisits = PastVisits(newValue.pastVisits)
            sparePlants = newValue.sparePlants
            gifts = newValue.gifts
            sightings = newValue.sightings
        }
    }

    /// All the rest: the same world with nothing in it that is many.
    package var withoutParts: World {
        var world = self
        world.parts = Parts()
        return world
    }

    /// The same world as it is shown at another moment; nothing of what happens until then is in it.
    package func shown(at date: Instant) -> World {
        var world = self
        world.clock = date
        return world
    }
}
