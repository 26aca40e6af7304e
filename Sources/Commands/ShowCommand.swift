import JSON
import Session
import Simulation
import Widgets
import Words

/// `show`: pages of the game, to be read without it.
extension CommandLineRunner {
    func showPlant(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        let text = arguments.operands.first ?? ""
        let kinds = PlantKind.allCases
        let kind = kinds.first { names(words.name(of: $0), Words().name(of: $0), $0.rawValue, are: text) }
        guard let kind else { throw noSuchPage(text, kinds.map { words.name(of: $0) }) }
        return try show(.plant(kind), session, arguments)
    }

    func showSpecies(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        return try show(.species(try species(arguments.operands.first ?? "", session)), session, arguments)
    }

    /// Those that were never seen keep their names to themselves.
    func species(_ text: String, _ session: Session) throws(CommandError) -> ID<Species> {
        let seen = Catalog.species.map(\.id).filter(session.world.hasSeen)
        guard let id = seen.first(where: { names(words.name(of: $0), Words().name(of: $0), $0.rawValue, are: text) })
        else { throw noSuchPage(text, seen.map { words.name(of: $0) }) }
        return id
    }

    func showBird(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        return try show(.bird(try find(bird: arguments.operands.first ?? "", in: session.world).id), session, arguments)
    }

    func showCharts(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        try show(.charts, try look(configuration), arguments)
    }

    private func names(_ all: String..., are text: String) -> Bool {
        all.contains { FoodName.plain($0) == FoodName.plain(text) }
    }

    private func noSuchPage(_ text: String, _ all: [String]) -> CommandError {
        CommandError(
            "noSuchPage",
            all.isEmpty ? words.cliNoBirds : words.cliNoSuchPage(name: text, names: words.list(all)))
    }

    private func show(_ page: PlainPage, _ session: Session, _ arguments: Arguments) throws(CommandError) -> Int32 {
        let isForPrograms = arguments.has("--json")
        guard let lines = pages.lines(of: page, in: session, isForPrograms ? Words() : words) else {
            throw CommandError("noSuchPage", words.cliNoPlantThere)
        }
        if isForPrograms {
            console.write((["lines": .array(lines.map(JSONValue.string))] as JSONValue).prettyText)
        } else {
            console.write(lines.map { $0 + "\n" }.joined())
        }
        return ExitCode.success
    }
}

extension CommandConfiguration {
    static let show = Self(
        name: "show", summary: \.commandShow,
        actions: [
            Self(
                name: "show plant", summary: \.showActionPlant,
                operands: [Operand("PLANT", .choice(PlantKind.allCases.map(\.rawValue)))], options: [.json],
                run: CommandLineRunner.showPlant),
            Self(
                name: "show species", summary: \.showActionSpecies, operands: [Operand("SPECIES", .species)],
                options: [.json],
                run: CommandLineRunner.showSpecies),
            Self(
                name: "show bird", summary: \.showActionBird, operands: [Operand("BIRD", .bird)], options: [.json],
                run: CommandLineRunner.showBird),
            Self(
                name: "show charts", summary: \.showActionCharts, options: [.json], run: CommandLineRunner.showCharts),
        ])
}
