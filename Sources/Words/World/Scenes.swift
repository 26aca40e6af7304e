import Simulation

/// A yard's picture in words, for plain mode.
extension Words {
    /// Returns what a yard's picture shows: "The red dove: Drinking on the fountain; rain; sunset."
    package func scene(of yard: Backyard, in world: World) -> String {
        let birds = world.visitors(in: yard.id).map { visit in
            pointedBird(bird: firstIndividual(visit.bird, in: world), doing: doing(visit, world.doing(visit)))
        }
        return plainScene(
            birds: birds.isEmpty ? plainNobody : birds.dropFirst().reduce(birds[0]) { plainBirds(first: $0, next: $1) },
            weather: inStatus(world.weather(in: yard, at: world.clock)),
            time: inStatus(world.localTime(in: yard).timeOfDay))
    }
}
