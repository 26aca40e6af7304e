import JSON
import Session
import Simulation
import Words

/// `refill`: fills the feeders and fountains of yards. A status bar can run it on a click.
struct RefillCommand: JSONCommand {
    static let configuration = CommandConfiguration("refill", \.commandRefill) {
        [$0.helpRefill(water: "--water", food: "--food")]
    }

    /// The value of `--food`: a food, or none to keep the one that each yard has.
    struct FoodChoice {
        var id: ID<Food>?
    }

    @Flag("--all", \.optionRefillAll) var isAll
    @Flag("--favorites", \.optionRefillFavorites) var isFavorites
    @Flag("--water", \.optionRefillWater) var isWater
    @Option("--food", .foodChoice, \.optionRefillFood) var food: FoodChoice?
    @Argument(.text("NAME", names: .yard)) var yards: [String]

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let words = context.words
        let session = try context.open()
        let yards = try chosenYards(context, session)
        var supplies: Set<SupplyKind> = []
        if isWater { supplies.insert(.water) }
        if food != nil { supplies.insert(.food) }
        let plan = session.world.refillPlan(
            for: yards.map(\.id), supplies: supplies.isEmpty ? nil : supplies, food: food?.id)
        if let request = Request(plan) { try context.perform(request, in: session) }
        try context.finish(session)
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
        let treats = words.treats(
            plan.fillings.filter { $0.kind == .food }.compactMap { session.world.backyard($0.backyard)?.foodID })
        return CommandOutput(
            yards.compactMap { yard in
                switch filled[yard.id] {
                case nil: nil
                case [.water]: words.cliRefilledWater(yard: yard.name)
                case [.food]: words.cliRefilledFood(yard: yard.name)
                default: words.cliRefilledBoth(yard: yard.name)
                }
            } + (treats.isEmpty ? [] : [words.doneTreats(foods: words.list(treats))]) + spared,
            json: .object(sorting: [
                .init(
                    "refilled",
                    .array(
                        yards.filter { filled[$0.id] != nil }.map { yard in
                            let kinds = (filled[yard.id] ?? []).map { JSONValue.string($0.rawValue) }
                            return [
                                "id": .string(yard.id.rawValue), "name": .string(yard.name), "filled": .array(kinds),
                            ]
                        })),
                .init("spared", .array(spared.map(JSONValue.string))),
                .init("left", .array(left.map { .string("\($0.yard): \($0.why)") })),
            ]),
            exit: left.isEmpty ? ExitCode.success : ExitCode.failure,
            remarks: left.map { words.cliLeft(yard: $0.yard, why: $0.why) } + [words.usedUp(plan)].compactMap(\.self))
    }

    /// Returns the yards that the line names, each once.
    private func chosenYards(_ context: CommandContext, _ session: Session) throws(CommandError) -> [Backyard] {
        var chosen: [Backyard] = []
        for name in yards { chosen.append(try find(name, context, session)) }
        if isFavorites { chosen += session.world.backyards.filter(\.isFavorite) }
        if isAll { chosen = session.world.favoritesFirst }
        guard !chosen.isEmpty else {
            let words = context.words
            guard !isFavorites else { throw CommandError("noBackyard", words.cliNoFavorites) }
            throw CommandError(
                "noBackyard", words.cliWhichYard(all: "--all", favorites: "--favorites"), exit: ExitCode.usage)
        }
        var seen: Set<ID<Backyard>> = []
        return chosen.filter { seen.insert($0.id).inserted }
    }

    /// Returns the yard with that name. The error for an unknown name suggests a mistyped food or an option without
    /// hyphens.
    private func find(_ name: String, _ context: CommandContext, _ session: Session) throws(CommandError) -> Backyard {
        do throws(CommandError) {
            return try context.find(name, in: session.world)
        } catch {
            guard error.code == "noSuchBackyard" else { throw error }
            let words = context.words
            let option = "--" + name.lowercased()
            if Self.command.options.contains(where: { $0.name == option }) {
                throw CommandError(error.code, words.cliNoSuchYardSuggestion(name: name, suggestion: option))
            }
            let foods = Catalog.foods.map { words.name(of: $0.id) }
            guard food != nil, food?.id == nil, nearest(name, session.world.backyards.map(\.name)) == nil else {
                throw error
            }
            throw CommandError(error.code, words.cliNeitherFoodNorYard(word: name, foods: words.list(foods)))
        }
    }
}

extension ValueKind<RefillCommand.FoodChoice> {
    /// A parser of the value of `--food`, which may be missing or empty.
    fileprivate static var foodChoice: Self {
        Self(placeholder: "FOOD", subject: .food, bare: .init()) { text, name, words throws(UsageError) in
            text.isEmpty ? .init() : .init(id: try ValueKind<ID<Food>>.food.read(text, name, words))
        }
    }
}
