import Session
import Simulation
import TerminalUI
import Words

/// One line of the palette: what it does, the key that does it as well, and what comes of choosing it.
struct CommandPaletteEntry: Hashable {
    let title: String
    /// A key, or what kind of thing it is.
    var detail: String
    let steps: [Step]
    /// Whether it leads somewhere and does nothing else.
    var isPlace = false
    /// Whether it changes the world: then Enter has to be pressed twice.
    var isChange = false
    /// Whether it ends or interrupts the game. This and what changes the world is found by the words of its title only.
    var isLeaving = false
    /// Whether there is nothing that it could do now; `detail` says why.
    var isIdle = false
    /// Whether it is about the yard before the player.
    var isAtHand = false
    /// What else it is called: the page or sheet that it leads to.
    var aliases: [String] = []

    /// What `query` finds, the best first, each with how; all of them, in their order, for an empty query.
    ///
    /// - Parameters:
    ///   - scope: whether actions are among them.
    ///   - yard: the one before the player.
    static func found(
        _ query: String, _ scope: CommandPaletteSheet.Scope, yard: ID<Backyard>? = nil, in context: Context
    ) -> [(entry: CommandPaletteEntry, match: FuzzyMatch)] {
        // Titles are found in English, too.
        var english = context
        english.words = Words()
        return filter(
            all(in: context, yard: yard), by: query,
            orElse: context.words.language == .english ? [] : all(in: english, yard: yard).map(\.title)
        )
        .filter { scope == .everything || $0.entry.isPlace }
    }

    /// - Parameter titles: others of the same entries.
    static func filter(
        _ entries: [CommandPaletteEntry], by query: String, orElse titles: [String] = []
    ) -> [(entry: CommandPaletteEntry, match: FuzzyMatch)] {
        if query.isEmpty {
            return (entries.filter { !$0.isIdle } + entries.filter(\.isIdle)).map {
                ($0, FuzzyMatch(score: 0, places: []))
            }
        }
        // What was named comes before what has its letters, and of either what cannot be done now comes last. Of what
        // matches as well, the yard at hand comes first.
        func rank(_ found: (index: Int, match: FuzzyMatch)) -> (Int, Int, Int, Int, Int, Int) {
            let entry = entries[found.index]
            return (
                found.match.isByWords ? 1 : 0, entry.isIdle ? 0 : 1, found.match.kind, entry.isAtHand ? 1 : 0,
                found.match.score, -found.index
            )
        }
        return entries.indices.compactMap { index -> (index: Int, match: FuzzyMatch)? in
            let entry = entries[index]
            let isStrict = entry.isChange || entry.isLeaving
            if let match = FuzzyMatch(query, in: entry.title, strictly: isStrict) { return (index, match) }
            let others = (titles.indices.contains(index) ? [titles[index]] : []) + entry.aliases
            return others.compactMap { FuzzyMatch(query, in: $0, strictly: isStrict) }.max { $0.score < $1.score }
                // Of what is called so and what is also called so the first is meant.
                .map { (index, FuzzyMatch(score: $0.score - 1, places: [])) }
        }
        .sorted { rank($0) > rank($1) }
        .map { (entries[$0.index], $0.match) }
    }

    /// Everything that can be done and gone to, the actions of the keys first.
    static func all(in context: Context, yard: ID<Backyard>? = nil) -> [CommandPaletteEntry] {
        let entries =
            commands(context, yard) + panePages(context) + pages(context) + widgets(context) + yards(context, yard)
            + birds(context) + species(context) + plants(context) + products(context)
        let layout = context.layout
        // What has no room here stands last, and says how much it takes.
        return entries.map { entry in
            guard entry.steps.contains(where: layout.refuses) else { return entry }
            var entry = entry
            (entry.isIdle, entry.detail) = (true, context.words.room(beyond: context.whole))
            return entry
        }
    }

    /// The pages of a small pane, to which its digits lead.
    private static func panePages(_ context: Context) -> [CommandPaletteEntry] {
        guard case let layout = context.layout, layout.form == .compact else { return [] }
        return (layout.places(in: context.world, context.words) ?? []).enumerated().map { index, title in
            CommandPaletteEntry(
                title: title, detail: context.key(of: .screen(index + 1)) ?? "",
                steps: [.dismissSheet, .run(.screen(index + 1))], isPlace: true)
        }
    }

    /// Keys that only move about have no place among actions, nor has the answer to a question.
    private static let leftOut = Command.moving.union([.palette, .confirm])

    private static let changing = Command.ofYard.subtracting([.food])
        .union([.refillAll, .remove, .undo, .redo, .dismiss])

    /// Keys that are for the yard before the player, if there is one.
    private static let ofYard = Command.ofYard.union([.edit])

    /// Why it could do nothing; `nil` where it can.
    private static func whyIdle(_ command: Command, _ context: Context) -> String? {
        switch command {
        case .undo where context.session.undoStack.isEmpty: context.words.errorNothingToUndo
        case .redo where context.session.redoStack.isEmpty: context.words.errorNothingToRedo
        default: nil
        }
    }

    private static func commands(_ context: Context, _ yard: ID<Backyard>?) -> [CommandPaletteEntry] {
        // There digits lead to something else.
        let isPane = context.layout.places(in: context.world, context.words) != nil
        return context.keys.bindings.filter { !leftOut.contains($0.action) }.map { binding in
            let section = Section.allCases.first { $0.command == binding.action }
            let run = Step.run(binding.action)
            let whyIdle = whyIdle(binding.action, context)
            return CommandPaletteEntry(
                title: context.words.title(binding.action),
                detail: whyIdle ?? binding.keys.first.map {
                    context.words.label(of: $0, unicode: context.theme.unicode)
                } ?? "",
                steps: [.dismissSheet, isPane ? section.map { .show($0) } ?? run : run], isPlace: section != nil,
                isChange: changing.contains(binding.action), isLeaving: [.quit, .suspend].contains(binding.action),
                isIdle: whyIdle != nil, isAtHand: yard != nil && ofYard.contains(binding.action),
                aliases: sheetTitle(binding.action, context.words))
        }
    }

    /// What stands above the sheet that a key opens.
    private static func sheetTitle(_ command: Command, _ words: Words) -> [String] {
        switch command {
        case .help: [words.helpTitle]
        case .messages: [words.messagesTitle]
        case .export: [words.exportTitle, words.paletteExport]
        default: []
        }
    }

    private static func widgets(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        return [
            CommandPaletteEntry(
                title: words.widgetsTitle, detail: words.title(Section.settings), steps: [.open(.widgets)],
                isPlace: true),
            CommandPaletteEntry(
                title: words.keysTitle, detail: words.title(Section.settings), steps: [.open(.keys)], isPlace: true),
            CommandPaletteEntry(
                title: words.widgetsNewTitle, detail: words.widgetsPaletteKind,
                steps: [.open(.widget(.new(.backyard, .small)))], isPlace: true),
        ]
            + context.session.settings.widgets.keys.sorted().map { name in
                CommandPaletteEntry(
                    title: words.widgetsPaletteWidget(name: name), detail: words.widgetsPaletteKind,
                    steps: [.open(.widget(.kept(name)))], isPlace: true)
            }
    }

    /// What lies within the screens, by the name that it has there.
    private static func pages(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        func entry(_ title: String, _ section: Section, _ step: Step) -> CommandPaletteEntry {
            CommandPaletteEntry(
                title: title, detail: words.title(section), steps: [.dismissSheet, step], isPlace: true)
        }
        return JournalPage.allCases.map {
            entry(words.journalPage(String(describing: $0)), .journal, .open(.journal($0)))
        }
            + [
                entry(words.accountManageTitle, .account, .present(.accountDetail(.subscription))),
                entry(words.accountCode, .account, .present(.redeem)),
                entry(words.accountRestore, .account, .present(.accountDetail(.restore))),
                entry(words.sharingTitle, .account, .present(.accountDetail(.family))),
                entry(words.offersTitle, .pass, .present(.accountDetail(.offers))),
                entry(words.passPoliciesTitle, .pass, .present(.accountDetail(.policies))),
                entry(words.managerTitle, .account, .open(.transactionManager)),
            ]
            + SettingsScreen.rows(words).enumerated().map { index, row in
                CommandPaletteEntry(
                    title: row.title, detail: words.title(Section.settings),
                    steps: [.dismissSheet, .open(.setting(index))], isPlace: true, aliases: row.aliases)
            }
    }

    private static func products(_ context: Context) -> [CommandPaletteEntry] {
        context.session.store.catalog.products.map { product in
            CommandPaletteEntry(
                title: product.displayName,
                detail: context.words.title(product.type == .autoRenewable ? Section.pass : .shop),
                steps: [.dismissSheet, .open(.product(product.id))], isPlace: true)
        }
    }

    private static func yards(_ context: Context, _ atHand: ID<Backyard>?) -> [CommandPaletteEntry] {
        let yards = YardFinder.yards(in: context.world)
        return yards.map { yard in
            CommandPaletteEntry(
                title: yard.name, detail: context.words.paletteYard, steps: [.open(.backyard(yard.id))], isPlace: true)
        }
            + yards.flatMap { yard in
                [
                    CommandPaletteEntry(
                        title: context.words.paletteRefill(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.dismissSheet] + YardActions.steps(for: .refill, of: [yard], in: context),
                        isChange: true,
                        isAtHand: yard.id == atHand),
                    CommandPaletteEntry(
                        title: context.words.paletteFood(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.dismissSheet, .present(.foodPicker([yard.id]))],
                        isAtHand: yard.id == atHand),
                    CommandPaletteEntry(
                        title: context.words.paletteDecorate(yard: yard.name), detail: context.words.paletteCare,
                        steps: [.open(.decorate(yard.id))], isAtHand: yard.id == atHand),
                ]
            }
    }

    private static func birds(_ context: Context) -> [CommandPaletteEntry] {
        context.world.birds.filter(\.hasBeenSeen).map { bird in
            let words = context.words
            let yard = context.world.presentVisit(of: bird.id).flatMap { context.world.backyard($0.backyard)?.name }
            return CommandPaletteEntry(
                title: words.amongAll(bird), detail: yard.map { words.birdInYard(yard: $0) } ?? words.paletteBird,
                steps: [.open(.bird(bird.id))], isPlace: true)
        }
    }

    private static func plants(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        return PlantsScreen.places(in: context.world).map { place in
            CommandPaletteEntry(
                title: words.name(of: place.plant),
                detail: place.yard.map { words.birdInYard(yard: $0.name) } ?? words.plantsWaiting,
                steps: [.open(.plant(place.plant.id))], isPlace: true)
        }
    }

    private static func species(_ context: Context) -> [CommandPaletteEntry] {
        Catalog.species.filter { context.world.hasSeen($0.id) }.map {
            CommandPaletteEntry(
                title: context.words.name(of: $0.id), detail: context.words.paletteSpecies,
                steps: [.open(.species($0.id))], isPlace: true)
        }
    }
}
