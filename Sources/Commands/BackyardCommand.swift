import JSON
import Session
import Simulation
import Words

/// `backyard`: lists, creates, renames, decorates and removes yards, and chooses the player's home.
struct BackyardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "backyard", \.commandBackyard,
        actions: [
            BackyardListCommand.self, BackyardNewCommand.self, BackyardRenameCommand.self, BackyardDecorateCommand.self,
            BackyardHomeCommand.self, BackyardRemoveCommand.self,
        ]
    ) { [$0.helpBackyard(command: "backyard list")] }
}

/// `backyard list`: prints the yards, favorites first, with their hours and ids.
struct BackyardListCommand: JSONCommand {
    static let configuration = CommandConfiguration("backyard list", \.backyardActionList)

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let yards = session.world.favoritesFirst
        let rows = yards.map { yard in
            // The form without the part of the day.
            let hour = context.words.hours(of: yard, in: session, separator: "·")[1]
            return [yard.name + (yard.isFavorite ? " ★" : ""), hour, yard.id.rawValue]
        }
        return CommandOutput(table(rows), json: .array(yards.map(\.report)))
    }
}

/// `backyard new`: creates a yard, decorated and filled as its options say.
struct BackyardNewCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "backyard new", \.backyardActionNew, details: DecorationPart.help)

    @Option("--hemisphere", .choice, \.optionHemisphere) var hemisphere = Hemisphere.north
    @Option("--food", .food, \.optionNewFood) var food: ID<Food>?
    var decoration = DecorationOptions()
    @Argument(.text("NAME")) var name: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        var look = Decoration(number: session.world.backyardCount)
        for change in decoration.changes { change(&look) }
        let request = Request.createBackyard(name: name, look, hemisphere: hemisphere)
        guard case .created(let id) = try context.perform(request, in: session) else {
            return .printed(exit: ExitCode.failure)
        }
        var left: CommandError?
        if let food {
            do { try context.perform(.refillFood(id, food: food), in: session) } catch { left = error }
        }
        try context.finish(session)
        var output = CommandOutput(
            context.words.done(request, .done, in: session) ?? "",
            json: session.world.backyard(id).map(\.report) ?? .null)
        if let left {
            output.remarks = [left.sentence]
            output.exit = left.exit
        }
        return output
    }
}

/// `backyard rename`: changes a yard's name.
struct BackyardRenameCommand: JSONCommand {
    static let configuration = CommandConfiguration("backyard rename", \.backyardActionRename)
    @Argument(.text("NAME", names: .yard)) var yard: String
    @Argument(.text("NEW")) var name: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        return try context.change(yard, .renameBackyard(yard.id, name), session)
    }
}

/// `backyard decorate`: changes a yard's decoration, or prints it if no option is given.
struct BackyardDecorateCommand: JSONCommand {
    static let configuration = CommandConfiguration("backyard decorate", \.backyardActionDecorate) {
        [$0.helpDecorate] + DecorationPart.help($0)
    }
    var decoration = DecorationOptions()
    @Argument(.text("NAME", names: .yard)) var yard: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let changes = decoration.changes
        guard !changes.isEmpty else {
            let session = try context.look()
            // Without the pass that brought it, a part is kept, but nobody sees it.
            let yard = try context.find(yard, in: session.world).shown(session.allowances)
            let words = context.words
            let rows = DecorationPart.allCases.map { part in
                let names = part.value(in: yard.decoration, words)
                return [part.rawValue, names.isEmpty ? words.decorateNothing : words.enumeration(names)]
            }
            return CommandOutput(table(rows), json: yard.report)
        }
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        var look = yard.decoration
        for change in changes { change(&look) }
        guard look != yard.decoration else {
            return CommandOutput(context.words.cliAsItWas(name: yard.name), json: yard.report)
        }
        return try context.change(yard, .decorateBackyard(yard.id, look), session)
    }
}

/// `backyard home`: makes a yard the player's home, which keeps the player's clock and season, or with `--off` gives it
/// its own hours back.
struct BackyardHomeCommand: JSONCommand {
    static let configuration = CommandConfiguration("backyard home", \.backyardActionHome)
    @Flag("--off", \.optionHomeOff) var isOff
    @Argument(.text("NAME", names: .yard)) var yard: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        guard !isOff || session.world.isHome(yard.id) else {
            return CommandOutput(context.words.cliAsItWas(name: yard.name), json: yard.report)
        }
        return try context.change(yard, .setHomeBackyard(yard.id, !isOff), session)
    }
}

/// `backyard remove`: deletes a yard after confirmation.
struct BackyardRemoveCommand: JSONCommand {
    static let configuration = CommandConfiguration("backyard remove", \.backyardActionRemove) {
        [$0.helpRemove(option: "--yes")]
    }
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.text("NAME", names: .yard)) var yard: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let words = context.words
        if !isConfirmed {
            // The question comes before the save is locked: the player may take long to answer.
            let name = try context.find(yard, in: try context.look().world).name
            try context.confirm(
                words.cliRemoveYard(yard: name, yes: words.cliYes), option: "--yes",
                refusal: words.cliNotRemoved(yard: name))
        }
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        try context.perform(.removeBackyard(yard.id), in: session)
        try context.finish(session)
        return CommandOutput(
            words.cliRemoved(yard: yard.name),
            json: ["removed": .string(yard.id.rawValue), "name": .string(yard.name)])
    }
}

/// `favorite`: marks a yard as a favorite, or removes the mark with `--off`.
struct FavoriteCommand: JSONCommand {
    static let configuration = CommandConfiguration("favorite", \.commandFavorite)
    @Flag("--off", \.optionFavoriteOff) var isOff
    @Argument(.text("NAME", names: .yard)) var yard: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        return try context.change(yard, .setBackyardFavorite(yard.id, !isOff), session) {
            ["id": .string($0.id.rawValue), "favorite": .bool($0.isFavorite)]
        }
    }
}

extension CommandContext {
    /// Performs a request that changes a yard, saves, and returns the output that describes the yard, or says that
    /// nothing was to be changed.
    fileprivate func change(
        _ yard: Backyard, _ request: Request, _ session: Session, report: @escaping (Backyard) -> JSONValue = \.report
    ) throws(CommandError) -> CommandOutput {
        let isChanged = try performNotingChange(request, in: session)
        try finish(session)
        return CommandOutput(
            isChanged ? words.done(request, .done, in: session) ?? "" : words.cliAsItWas(name: yard.name),
            json: report(session.world.backyard(yard.id) ?? yard))
    }
}

extension Backyard {
    /// The yard's id, name, hemisphere and decoration as JSON, in English.
    fileprivate var report: JSONValue {
        let parts = DecorationPart.allCases.map { part in
            let names = part.value(in: decoration, Words()).map(JSONValue.string)
            return JSONValue.Member(part.key, part.isPlants ? .array(names) : names.first ?? .null)
        }
        return [
            "id": .string(id.rawValue), "name": .string(name), "hemisphere": .string(hemisphere.rawValue),
            "decoration": .object(sorting: parts),
        ]
    }
}
