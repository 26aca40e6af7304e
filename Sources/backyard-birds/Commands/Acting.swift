import JSON
import Session
import Simulation

/// `refill` and `favorite`: what the buttons of widgets call, too.
extension CommandLineRunner {
    func refill(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        var yards: [Backyard] = []
        for name in arguments.operands { yards.append(try find(name, in: session.world)) }
        if arguments.has("--favorites") { yards += session.world.backyards.filter(\.isFavorite) }
        if arguments.has("--all") { yards = session.world.backyards }
        guard !yards.isEmpty else {
            throw CommandError(
                "noBackyard",
                arguments.has("--favorites")
                    ? "no yard is a favorite." : "which yard? Name one, or say --all or --favorites.")
        }
        var food: ID<Food>?
        if let text = arguments["--food"], !text.isEmpty {
            guard let found = FoodName.find(text) else {
                throw CommandError("noSuchFood", "there is no food “\(text)”: \(foodNames).")
            }
            food = found.id
        }
        let both = !arguments.has("--water") && !arguments.has("--food")
        var results: [JSONValue] = []
        var left: [String] = []
        var seen: Set<ID<Backyard>> = []
        for yard in yards where seen.insert(yard.id).inserted {
            var filled: [JSONValue] = []
            var requests: [(what: JSONValue, request: Request)] = []
            if both || arguments.has("--water") { requests.append(("water", .refillWater(yard.id))) }
            if both || arguments.has("--food") { requests.append(("food", .refillFood(yard.id, food: food))) }
            for (what, request) in requests {
                do {
                    try session.perform(request)
                    filled.append(what)
                } catch {
                    left.append("\(yard.name): \(words.sentence(for: error))")
                }
            }
            results.append(["id": .string(yard.id.rawValue), "name": .string(yard.name), "filled": .array(filled)])
        }
        try finish(session)
        if arguments.has("--json") {
            console.write(
                JSONValue.object(sorting: [
                    .init("refilled", .array(results)), .init("left", .array(left.map(JSONValue.string))),
                ]).prettyText)
        } else {
            for result in results {
                let filled = (result["filled"]?.arrayValue ?? []).compactMap(\.stringValue)
                guard !filled.isEmpty, let name = result["name"]?.stringValue else { continue }
                console.write("\(name): \(filled.joined(separator: " and ")) refilled\n")
            }
        }
        for sentence in left { console.writeError("\(Commands.program): left as it was: \(sentence)\n") }
        return left.isEmpty ? ExitCode.success : ExitCode.failure
    }

    func favorite(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        let yard = try find(arguments.operands.first ?? "", in: session.world)
        let isFavorite = !arguments.has("--off")
        try ask(.setBackyardFavorite(yard.id, isFavorite), of: session)
        try finish(session)
        if arguments.has("--json") {
            console.write((["id": .string(yard.id.rawValue), "favorite": .bool(isFavorite)] as JSONValue).prettyText)
        } else {
            console.write("\(yard.name) is \(isFavorite ? "a favorite" : "no longer a favorite")\n")
        }
        return ExitCode.success
    }

    private var foodNames: String { "choose one of " + Catalog.foods.map(\.name).joined(separator: ", ") }

    /// Opens the game to act on it, or says why that cannot be.
    func open(_ configuration: Configuration) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.act(configuration, environment: environment, author: .commandLine)
        } catch {
            throw CommandError("noData", words.sentence(for: error))
        }
        for notice in session.notices { console.writeError("\(Commands.program): \(words.sentence(for: notice))\n") }
        if case .readOnly(let reason) = session.saveStatus {
            throw CommandError("readOnly", words.sentence(for: reason))
        }
        return session
    }

    /// Asks it of the game, or says why not.
    @discardableResult
    func ask(
        _ request: Request, of session: Session, whenFilesFail code: String = "refused"
    ) throws(CommandError) -> Reply {
        do {
            return try session.perform(request)
        } catch {
            switch error {
            case .store(let error): throw CommandError(error.rawValue, session.store.message(for: error).text)
            case .file(let error): throw CommandError(code, words.sentence(for: error))
            default: throw CommandError("refused", words.sentence(for: error))
            }
        }
    }

    /// Saves, or says that what was done is lost.
    func finish(_ session: Session) throws(CommandError) {
        session.close()
        if case .failing(let why) = session.saveStatus {
            throw CommandError("notSaved", "nothing was changed: \(words.sentence(for: why))")
        }
    }

    /// The yard of that name or id, in any case.
    private func find(_ text: String, in world: World) throws(CommandError) -> Backyard {
        let wanted = text.lowercased()
        if let yard = world.backyards.first(where: { $0.id.rawValue.lowercased() == wanted }) { return yard }
        let named = world.backyards.filter { $0.name.lowercased() == wanted }
        if named.count > 1 {
            let candidates = named.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            throw CommandError("ambiguous", "“\(text)” is more than one yard: \(candidates). Name one by its id.")
        }
        guard let yard = named.first else {
            let suggestion = nearest(text, world.backyards.map(\.name)).map { "did you mean “\($0)”?" }
            let all = world.backyards.map(\.name).joined(separator: ", ")
            throw CommandError("noSuchBackyard", "there is no yard “\(text)”: " + (suggestion ?? "there are \(all)."))
        }
        return yard
    }
}
