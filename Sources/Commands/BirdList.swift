import JSON
import Session
import Simulation
import Words

/// `bird list`: everyone who has come by.
extension CommandLineRunner {
    func listBirds(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        var birds = session.world.birds.filter(\.hasBeenSeen)
        if let text = arguments["--species"] {
            let species = try species(text, session)
            birds.removeAll { $0.species != species }
        }
        if arguments.has("--json") {
            console.write(JSONValue.array(birds.map { report($0, session.world) }).prettyText)
            return ExitCode.success
        }
        if birds.isEmpty { console.write(words.cliNoBirds + "\n") }
        for bird in birds {
            let (name, visits) = (words.amongAll(bird) + (bird.isFavorite ? " ★" : ""), words.visits(of: bird))
            let line =
                bird.isFavoriteDiscovered
                ? words.cliBirdLoves(bird: name, visits: visits, food: words.inText(bird.favoriteFood))
                : words.cliBirdVisits(bird: name, visits: visits)
            console.write(line + "\n")
        }
        return ExitCode.success
    }

    /// What the player knows of a bird, in English.
    private func report(_ bird: Bird, _ world: World) -> JSONValue {
        let english = Words()
        return [
            "id": .string(bird.id.rawValue), "name": bird.name.map(JSONValue.string) ?? .null,
            "epithet": .string(english.epithet(of: bird)), "species": .string(english.name(of: bird.species)),
            "favorite": .bool(bird.isFavorite), "mayBeNamed": .bool(bird.mayBeNamed),
            "visits": .integer(Int64(bird.visitCount)), "lovedMeals": .integer(Int64(bird.lovedMeals)),
            "loves": bird.isFavoriteDiscovered ? .string(english.name(of: bird.favoriteFood)) : .null,
            "dislikes": .array(
                bird.dislikedFoods.filter(bird.hasDiscovered).map { .string(english.name(of: $0)) }),
            "here": world.presentVisit(of: bird.id).map { .string($0.backyard.rawValue) } ?? .null,
            "lastSeen": bird.lastSeen.map { .string($0.iso8601) } ?? .null,
        ]
    }
}
