import JSON
import Session
import Simulation
import Widgets
import Words

/// `show`: pages of the game, to be read without it.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "show", \.commandShow,
        actions: [ShowPlantCommand.self, ShowSpeciesCommand.self, ShowBirdCommand.self, ShowChartsCommand.self])
}

struct ShowPlantCommand: PageCommand {
    static let configuration = CommandConfiguration("show plant", \.showActionPlant)
    @Argument(.text("PLANT", names: .choice(PlantKind.allCases.map(\.rawValue)))) var plant: String

    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage {
        let words = context.words
        let kinds = PlantKind.allCases
        guard
            let kind = kinds.first(where: { [words.name(of: $0), Words().name(of: $0), $0.rawValue].name(plant) })
        else { throw context.noSuchPage(plant, kinds.map { words.name(of: $0) }) }
        return .plant(kind)
    }
}

struct ShowSpeciesCommand: PageCommand {
    static let configuration = CommandConfiguration("show species", \.showActionSpecies)
    @Argument(.text("SPECIES", names: .species)) var species: String

    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage {
        .species(try context.find(species: species, in: session.world))
    }
}

struct ShowBirdCommand: PageCommand {
    static let configuration = CommandConfiguration("show bird", \.showActionBird)
    @Argument(.text("BIRD", names: .bird)) var bird: String

    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage {
        .bird(try context.find(bird: bird, in: session.world).id)
    }
}

struct ShowChartsCommand: PageCommand {
    static let configuration = CommandConfiguration("show charts", \.showActionCharts)
    func page(in session: Session, _ context: CommandContext) -> PlainPage { .charts }
}

/// A command that shows a page.
protocol PageCommand: JSONCommand {
    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage
}

extension PageCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        guard let lines = context.pages.lines(of: try page(in: session, context), in: session, context.words) else {
            throw CommandError("noSuchPage", context.words.cliNoPlantThere)
        }
        return CommandOutput(lines, json: ["lines": .array(lines.map(JSONValue.string))])
    }
}
