import JSON
import Session
import Simulation
import Widgets
import Words

/// `show`: prints a page of the game as text.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "show", \.commandShow,
        actions: [ShowPlantCommand.self, ShowSpeciesCommand.self, ShowBirdCommand.self, ShowChartsCommand.self])
}

/// `show plant`: prints the page of a kind of plant or one variety.
struct ShowPlantCommand: PageCommand {
    static let configuration = CommandConfiguration("show plant", \.showActionPlant)
    @Argument(.plant) var plant: PlantChoice

    /// A kind of plant, or one variety of it: "foxglove", "pink foxglove".
    struct PlantChoice {
        let kind: PlantKind
        var variant: Int?
    }

    func page(in session: Session, _ context: CommandContext) -> PlainPage {
        .plant(plant.kind, variant: plant.variant)
    }
}

/// `show species`: prints the page of a species that has been seen.
struct ShowSpeciesCommand: PageCommand {
    static let configuration = CommandConfiguration("show species", \.showActionSpecies)
    @Argument(.text("SPECIES", names: .species)) var species: String

    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage {
        .species(try context.find(species: species, in: session.world))
    }
}

/// `show bird`: prints the page of a bird.
struct ShowBirdCommand: PageCommand {
    static let configuration = CommandConfiguration("show bird", \.showActionBird)
    @Argument(.text("BIRD", names: .bird)) var bird: String

    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage {
        .bird(try context.find(bird: bird, in: session.world).id)
    }
}

/// `show charts`: prints the journal's charts.
struct ShowChartsCommand: PageCommand {
    static let configuration = CommandConfiguration("show charts", \.showActionCharts)
    func page(in session: Session, _ context: CommandContext) -> PlainPage { .charts }
}

extension ValueKind<ShowPlantCommand.PlantChoice> {
    /// A parser of the name of a kind or variety of plant, in the player's language or English.
    fileprivate static var plant: Self {
        Self(placeholder: "PLANT", subject: .choice(PlantKind.allCases.map(\.rawValue))) {
            text, name, words throws(UsageError) in
            let all = [words(), Words()]
            for kind in PlantKind.allCases {
                if (all.map { $0.name(of: kind) } + [kind.rawValue]).hasName(text) { return .init(kind: kind) }
                for variant in 0..<Decoration.plantVariants
                where all.map({ $0.name(of: Plant(kind, variant)) }).hasName(text) {
                    return .init(kind: kind, variant: variant)
                }
            }
            let kinds = PlantKind.allCases.map { words().name(of: $0) }
            throw .badChoice(name, value: text, choices: kinds, suggestion: nearest(text, kinds))
        }
    }
}

/// A command that prints a page of the game.
protocol PageCommand: JSONCommand {
    /// Returns the game's page that the command prints as text.
    func page(in session: Session, _ context: CommandContext) throws(CommandError) -> PlainPage
}

extension PageCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        guard let lines = context.pages.lines(of: try page(in: session, context), in: session, context.words) else {
            throw CommandError("noSuchPage", context.words.cliNoPlantThere)
        }
        return CommandOutput(lines, json: ["lines": .array(lines.map(JSONValue.string))])
    }
}
