import JSON
import Session
import Simulation
import TerminalUI
import Words

/// `backyard` and `bird`: making, naming, furnishing and removing.
extension CommandLineRunner {
    func newYard(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let food = try arguments["--food"].map { name throws(CommandError) in try self.food(name) }
        let session = try open(configuration)
        var decoration = Decoration(number: session.world.backyardCount)
        try furnish(&decoration, arguments)
        let name = arguments.operands.first ?? ""
        let request = Request.createBackyard(
            name: name, decoration,
            hemisphere: arguments["--hemisphere"].flatMap(Hemisphere.init(rawValue:)) ?? .north)
        guard case .created(let id) = try ask(request, of: session) else { return ExitCode.failure }
        var left: CommandError?
        if let food {
            do { try ask(.refillFood(id, food: food), of: session) } catch { left = error }
        }
        try finish(session)
        try tellChange(of: id, request, session, arguments)
        if let left { throw left }
        return ExitCode.success
    }

    func renameYard(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        let yard = try find(arguments.operands.first ?? "", in: session.world)
        return try change(yard, .renameBackyard(yard.id, arguments.operands.last ?? ""), session, arguments)
    }

    /// Without options it only tells how the yard is furnished.
    func decorateYard(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let name = arguments.operands.first ?? ""
        guard Furnishing.allCases.contains(where: { arguments.has($0.option) }) else {
            let yard = try find(name, in: try look(configuration).world)
            if arguments.has("--json") {
                console.write(report(yard).prettyText)
            } else {
                let width = Furnishing.allCases.map(\.rawValue.count).max() ?? 0
                for part in Furnishing.allCases {
                    let names = part.value(in: yard.decoration, words)
                    let value = names.isEmpty ? words.decorateNothing : names.joined(separator: ", ")
                    console.write("\(TextFitting.fit(part.rawValue, to: width))  \(value)\n")
                }
            }
            return ExitCode.success
        }
        let session = try open(configuration)
        let yard = try find(name, in: session.world)
        var decoration = yard.decoration
        try furnish(&decoration, arguments)
        return try change(yard, .decorateBackyard(yard.id, decoration), session, arguments)
    }

    private func change(
        _ yard: Backyard, _ request: Request, _ session: Session, _ arguments: Arguments
    ) throws(CommandError) -> Int32 {
        try ask(request, of: session)
        try finish(session)
        try tellChange(of: yard.id, request, session, arguments)
        return ExitCode.success
    }

    func removeYard(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let name = arguments.operands.first ?? ""
        if !arguments.has("--yes") {
            // Asked before anything is locked: a player may think for long.
            let yard = try find(name, in: try look(configuration).world)
            guard let answer = console.ask(words.cliRemoveYard(yard: yard.name, yes: words.cliYes)) else {
                throw CommandError("mustConfirm", words.cliMustConfirm(option: "--yes"), exit: ExitCode.usage)
            }
            guard words.isYes(answer) else { throw CommandError("notConfirmed", words.cliNotRemoved(yard: yard.name)) }
        }
        let session = try open(configuration)
        let yard = try find(name, in: session.world)
        try ask(.removeBackyard(yard.id), of: session)
        try finish(session)
        if arguments.has("--json") {
            console.write((["removed": .string(yard.id.rawValue), "name": .string(yard.name)] as JSONValue).prettyText)
        } else {
            console.write(words.cliRemoved(yard: yard.name) + "\n")
        }
        return ExitCode.success
    }

    func nameBird(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        let bird = try find(bird: arguments.operands.first ?? "", in: session.world)
        let request = Request.nameBird(bird.id, arguments.operands.last ?? "")
        try ask(request, of: session)
        try finish(session)
        if arguments.has("--json") {
            let name = session.world.bird(bird.id)?.name
            console.write(
                ([
                    "id": .string(bird.id.rawValue), "name": name.map(JSONValue.string) ?? .null,
                    "species": .string(Words().name(of: bird.species)),
                ] as JSONValue).prettyText)
        } else if let sentence = words.done(request, .done, in: session) {
            console.write(sentence + "\n")
        }
        return ExitCode.success
    }

    func favoriteBird(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        let bird = try find(bird: arguments.operands.first ?? "", in: session.world)
        let request = Request.setBirdFavorite(bird.id, !arguments.has("--off"))
        try ask(request, of: session)
        try finish(session)
        if arguments.has("--json") {
            let isFavorite = !arguments.has("--off")
            console.write((["id": .string(bird.id.rawValue), "favorite": .bool(isFavorite)] as JSONValue).prettyText)
        } else if let sentence = words.done(request, .done, in: session) {
            console.write(sentence + "\n")
        }
        return ExitCode.success
    }

    private func furnish(_ decoration: inout Decoration, _ arguments: Arguments) throws(CommandError) {
        for part in Furnishing.allCases {
            guard let text = arguments[part.option] else { continue }
            do throws(UsageError) {
                try part.put(text, into: &decoration, words)
            } catch {
                throw CommandError(error, words)
            }
        }
    }

    private func tellChange(
        of id: ID<Backyard>, _ request: Request, _ session: Session, _ arguments: Arguments
    ) throws(CommandError) {
        if arguments.has("--json") {
            if let yard = session.world.backyard(id) { console.write(report(yard).prettyText) }
        } else if let sentence = words.done(request, .done, in: session) {
            console.write(sentence + "\n")
        }
    }

    /// A yard's name and look, in English.
    private func report(_ yard: Backyard) -> JSONValue {
        let english = Words()
        let parts = Furnishing.allCases.map { part in
            let names = part.value(in: yard.decoration, english).map(JSONValue.string)
            return JSONValue.Member(part.key, part.isPlants ? .array(names) : names.first ?? .null)
        }
        return [
            "id": .string(yard.id.rawValue), "name": .string(yard.name),
            "hemisphere": .string(yard.hemisphere.rawValue), "decoration": .object(sorting: parts),
        ]
    }

    /// The bird of that id, name or epithet, or the only one of that kind that has come by, in any case.
    func find(bird text: String, in world: World) throws(CommandError) -> Bird {
        let wanted = text.lowercased()
        if let bird = world.birds.first(where: { $0.id.rawValue.lowercased() == wanted }) { return bird }
        let known = world.birds.filter(\.hasBeenSeen)
        let named = known.filter { $0.name?.lowercased() == wanted }
        let called = known.filter { bird in
            [words, Words()].contains { $0.epithet(of: bird).lowercased() == wanted }
        }
        let kinds = known.filter { bird in
            [words, Words()].contains { $0.name(of: bird.species).lowercased() == wanted }
        }
        let found = [named, called, kinds].first { !$0.isEmpty } ?? []
        if found.count > 1 {
            let birds = found.map { words.cliYardAndID(yard: words.amongAll($0), id: $0.id.rawValue) }
            throw CommandError("ambiguous", words.cliAmbiguousBird(name: text, birds: words.list(birds)))
        }
        guard let bird = found.first else {
            let names = Set(known.flatMap { [words.name(of: $0), words.name(of: $0.species)] }).sorted()
            throw CommandError(
                "noSuchBird",
                nearest(text, names).map { words.cliNoSuchBirdSuggestion(name: text, suggestion: $0) }
                    ?? words.cliNoSuchBird(name: text))
        }
        return bird
    }
}

extension Words {
    /// Whether that is a yes: the word or its beginning, in any case.
    func isYes(_ answer: String) -> Bool {
        let answer = answer.lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty && (cliYes.lowercased().hasPrefix(answer) || Words().cliYes.hasPrefix(answer))
    }
}
