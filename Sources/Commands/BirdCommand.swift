import Chronology
import JSON
import Session
import Simulation
import Words

/// `bird`: lists, names and marks the birds that have visited.
struct BirdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "bird", \.commandBird, actions: [BirdListCommand.self, BirdNameCommand.self, BirdFavoriteCommand.self])
}

/// `bird list`: prints the birds that have visited, filtered and sorted as the options say.
struct BirdListCommand: JSONCommand {
    static let configuration = CommandConfiguration("bird list", \.birdActionList)
    @Option("--species", .text("SPECIES", names: .species), \.optionSpecies) var species: String?
    /// True if only favorite birds are listed.
    @Flag("--favorites", \.optionBirdsFavorite) var isFavorites
    /// True if only birds that are in a yard now are listed.
    @Flag("--here", \.optionBirdsHere) var isHere
    @Option("--sort", .choice, \.optionSortBirds) var order = Order.species

    /// The sort key of the list.
    enum Order: String, CaseIterable {
        case species, name, visits, recent
    }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let words = context.words
        let here = Set(session.world.presentVisits.map(\.bird))
        let kind = try species.map { name throws(CommandError) in try context.find(species: name, in: session.world) }
        let isFavorites = isFavorites, isHere = isHere
        let birds = session.world.fetch(
            FetchDescriptor<Bird>(
                predicate: { bird in
                    bird.hasBeenSeen && (!isFavorites || bird.isFavorite) && (!isHere || here.contains(bird.id))
                        && (kind == nil || kind == bird.species)
                },
                sortBy: sorting(words) + session.world.latestBirdsFirst))
        return CommandOutput(
            birds.isEmpty
                ? [session.world.birds.contains(where: \.hasBeenSeen) ? words.cliNoBirdsFit : words.cliNoBirds]
                : birds.map { bird in
                    let seen = here.contains(bird.id) ? words.birdHere : bird.lastSeen.map { words.ago($0, session) }
                    let isAway = bird.journey(at: session.world.clock) != nil
                    let place = isAway ? words.birdsVisiting : order == .recent ? seen : nil
                    return line(bird, words) + (place.map { " (\($0))" } ?? "")
                },
            json: .array(birds.map { report($0, session) }))
    }

    /// Returns the sort criteria that come before `latestBirdsFirst`.
    private func sorting(_ words: Words) -> [SortDescriptor<Bird>] {
        switch order {
        case .species: [SortDescriptor({ words.sortKey(words.name(of: $0.species)) })]
        case .name: [SortDescriptor({ words.sortKey(words.amongAll($0)) })]
        case .visits: [SortDescriptor(\.visitCount, order: .reverse)]
        case .recent: []
        }
    }

    /// Returns the line of a bird: name, number of visits and, if discovered, the food it loves.
    private func line(_ bird: Bird, _ words: Words) -> String {
        let (name, visits) = (words.amongAll(bird) + (bird.isFavorite ? " ★" : ""), words.visits(of: bird))
        return bird.isFavoriteDiscovered
            ? words.cliBirdLoves(bird: name, visits: visits, food: words.inText(bird.favoriteFood))
            : words.cliBirdVisits(bird: name, visits: visits)
    }

    /// Returns the facts about a bird that the player has discovered, as JSON, in English.
    private func report(_ bird: Bird, _ session: Session) -> JSONValue {
        let (english, world) = (Words(), session.world)
        return [
            "id": .string(bird.id.rawValue), "name": bird.name.map(JSONValue.string) ?? .null,
            "epithet": .string(english.epithet(of: bird)), "species": .string(english.name(of: bird.species)),
            "favorite": .bool(bird.isFavorite), "mayBeNamed": .bool(bird.mayBeNamed),
            "visits": .integer(Int64(bird.visitCount)), "lovedMeals": .integer(Int64(bird.lovedMeals)),
            "loves": bird.isFavoriteDiscovered ? .string(english.name(of: bird.favoriteFood)) : .null,
            "dislikes": .array(
                bird.discoveredDislikes.map { .string(english.name(of: $0)) }),
            "here": world.presentVisit(of: bird.id).map { .string($0.backyard.rawValue) } ?? .null,
            "lastSeen": bird.lastSeen.map { .string(session.playerTime($0).utc.iso8601) } ?? .null,
            "from": bird.invitation.map { .string($0.household) } ?? .null,
            "awayUntil": bird.journey(at: world.clock).map {
                .string(session.playerTime($0.due).utc.iso8601)
            } ?? .null,
        ]
    }
}

/// `bird name`: gives a bird a name.
struct BirdNameCommand: JSONCommand {
    static let configuration = CommandConfiguration("bird name", \.birdActionName) { [$0.helpBirdName] }
    @Argument(.text("BIRD", names: .bird)) var bird: String
    @Argument(.text("NAME")) var name: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        try context.change(bird) {
            .nameBird($0.id, name)
        } report: { bird, session in
            [
                "id": .string(bird.id.rawValue),
                "name": session.world.bird(bird.id)?.name.map(JSONValue.string) ?? .null,
                "species": .string(Words().name(of: bird.species)),
            ]
        }
    }
}

/// `bird favorite`: marks a bird as a favorite, or removes the mark with `--off`.
struct BirdFavoriteCommand: JSONCommand {
    static let configuration = CommandConfiguration("bird favorite", \.birdActionFavorite) { [$0.helpBirdName] }
    @Flag("--off", \.optionFavoriteOff) var isOff
    @Argument(.text("BIRD", names: .bird)) var bird: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        try context.change(bird) {
            .setBirdFavorite($0.id, !isOff)
        } report: { bird, _ in
            ["id": .string(bird.id.rawValue), "favorite": .bool(!isOff)]
        }
    }
}

extension CommandContext {
    /// Performs a request on the bird of that name, saves, and returns the output.
    ///
    /// - Parameters:
    ///   - request: makes the request for the bird found.
    ///   - report: makes the JSON after the change, from the bird as it was before it.
    fileprivate func change(
        _ name: String, _ request: (Bird) -> Request, report: (Bird, Session) -> JSONValue
    ) throws(CommandError) -> CommandOutput {
        let session = try open()
        let bird = try find(bird: name, in: session.world)
        let request = request(bird)
        let isChanged = try performNotingChange(request, in: session)
        try finish(session)
        let report = report(bird, session)
        return CommandOutput(
            isChanged
                ? words.done(request, .done, in: session) ?? "" : words.cliAsItWas(name: words.firstIndividual(bird)),
            json: report)
    }
}
