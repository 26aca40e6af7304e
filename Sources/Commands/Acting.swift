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
        var seen: Set<ID<Backyard>> = []
        yards = yards.filter { seen.insert($0.id).inserted }
        guard !yards.isEmpty else {
            throw CommandError(
                "noBackyard",
                arguments.has("--favorites")
                    ? words.cliNoFavorites : words.cliWhichYard(all: "--all", favorites: "--favorites"))
        }
        var food: ID<Food>?
        if let text = arguments["--food"], !text.isEmpty {
            food = try self.food(text)
        }
        var supplies: Set<SupplyKind> = []
        if arguments.has("--water") { supplies.insert(.water) }
        if arguments.has("--food") { supplies.insert(.food) }
        let plan = session.world.refillPlan(
            for: yards.map(\.id), supplies: supplies.isEmpty ? nil : supplies, food: food)
        if let request = Request(plan) { try ask(request, of: session) }
        try finish(session)
        let filled = Dictionary(grouping: plan.fillings, by: \.backyard).mapValues { $0.map(\.kind) }
        let spared = plan.spared.map { spared in
            let why = words.sentence(for: spared, in: session)
            return spared.goodFor == nil ? why : words.cliLeft(yard: words.name(of: spared.backyard, session), why: why)
        }
        let left = plan.choices.map { choice in
            (
                yard: words.name(of: choice.backyard, session),
                why: words.sentence(for: WorldError.noneOwned(choice.food))
            )
        }
        if arguments.has("--json") {
            let refilled = yards.map { yard -> JSONValue in
                let kinds = (filled[yard.id] ?? []).map { JSONValue.string($0.rawValue) }
                return ["id": .string(yard.id.rawValue), "name": .string(yard.name), "filled": .array(kinds)]
            }
            console.write(
                JSONValue.object(sorting: [
                    .init("refilled", .array(refilled)), .init("spared", .array(spared.map { .string($0) })),
                    .init("left", .array(left.map { .string("\($0.yard): \($0.why)") })),
                ]).prettyText)
        } else {
            for yard in yards {
                switch filled[yard.id] {
                case nil: break
                case [.water]: console.write(words.cliRefilledWater(yard: yard.name) + "\n")
                case [.food]: console.write(words.cliRefilledFood(yard: yard.name) + "\n")
                default: console.write(words.cliRefilledBoth(yard: yard.name) + "\n")
                }
            }
            for sentence in spared { console.write(sentence + "\n") }
        }
        for (yard, why) in left { tell(words.cliLeft(yard: yard, why: why)) }
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
            let sentence = isFavorite ? words.cliFavorite(yard: yard.name) : words.cliNotFavorite(yard: yard.name)
            console.write(sentence + "\n")
        }
        return ExitCode.success
    }

    /// Opens the game to act on it, or says why that cannot be.
    ///
    /// - Parameter beginning: where a new game may begin.
    func open(
        _ configuration: Configuration, beginning: Beginning = .firstGame
    ) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.act(
                configuration, environment: environment, author: .commandLine, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        heed(session)
        for notice in session.notices { tell(words.sentence(for: notice)) }
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
            throw refusal(error, session, whenFilesFail: code)
        }
    }

    func refusal(_ error: RequestError, _ session: Session, whenFilesFail code: String) -> CommandError {
        switch error {
        case .file(let error) where error.isUnsure, .family(.file(let error)) where error.isUnsure: unsure(error)
        case .store(let error): CommandError(error.rawValue, words.message(for: error, in: session).text)
        case .file(let error): CommandError(code, words.sentence(for: error))
        default: CommandError("refused", words.sentence(for: error))
        }
    }

    /// Saves, or says that what was done is lost, or that this is not known.
    func finish(_ session: Session) throws(CommandError) {
        session.close()
        guard let why = session.loss else { return console.noteDone() }
        throw why.isUnsure
            ? unsure(why) : CommandError("notSaved", words.cliNothingChanged(why: words.sentence(for: why)))
    }

    private func unsure(_ error: FileError) -> CommandError {
        CommandError("unsure", words.cliUnsure(why: words.sentence(for: error)))
    }

    /// The food of that name or id.
    func food(_ text: String) throws(CommandError) -> ID<Food> {
        guard let food = FoodName.find(text, words) else {
            let foods = words.list(Catalog.foods.map { words.name(of: $0.id) })
            throw CommandError("noSuchFood", words.cliNoSuchFood(food: text, foods: foods))
        }
        return food.id
    }

    /// The yard of that name or id, in any case.
    func find(_ text: String, in world: World) throws(CommandError) -> Backyard {
        let wanted = text.lowercased()
        if let yard = world.backyards.first(where: { $0.id.rawValue.lowercased() == wanted }) { return yard }
        let named = world.backyards.filter { $0.name.lowercased() == wanted }
        if named.count > 1 {
            let yards = named.map { words.cliYardAndID(yard: $0.name, id: $0.id.rawValue) }
            throw CommandError("ambiguous", words.cliAmbiguousYard(name: text, yards: words.list(yards)))
        }
        guard let yard = named.first else {
            let all = world.backyards.map(\.name)
            throw CommandError(
                "noSuchBackyard",
                nearest(text, all).map { words.cliNoSuchYardSuggestion(name: text, suggestion: $0) }
                    ?? words.cliNoSuchYard(name: text, yards: words.list(all)))
        }
        return yard
    }
}
