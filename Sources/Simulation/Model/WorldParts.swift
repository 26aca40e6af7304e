extension World {
    /// What is many in a world, taken apart so that a save can tell which of it has changed.
    package struct Parts: Hashable, Sendable {
        package var backyards: [Backyard]
        package var birds: [Bird]
        package var presentVisits: [Visit]
        /// By departure.
        package var pastVisits: [Visit]
        package var sparePlants: [Plant]

        package init(
            backyards: [Backyard] = [], birds: [Bird] = [], presentVisits: [Visit] = [], pastVisits: [Visit] = [],
            sparePlants: [Plant] = []
        ) {
            self.backyards = backyards
            self.birds = birds
            self.presentVisits = presentVisits
            self.pastVisits = pastVisits
            self.sparePlants = sparePlants
        }
    }

    package var parts: Parts {
        get {
            Parts(
                backyards: backyards, birds: birds, presentVisits: presentVisits, pastVisits: pastVisits.all,
                sparePlants: sparePlants)
        }
        set {
            backyards = newValue.backyards
            birds = newValue.birds
            presentVisits = newValue.presentVisits
            pastVisits = PastVisits(newValue.pastVisits)
            sparePlants = newValue.sparePlants
        }
    }

    /// All the rest: the same world with nothing in it that is many.
    package var withoutParts: World {
        var world = self
        world.parts = Parts()
        return world
    }
}
