import Session
import Simulation
import TerminalUI
import Words

/// An entry of the command palette: a title, a detail beside it, and the steps that choosing it takes.
struct CommandPaletteEntry: Hashable {
    let title: String
    /// The text beside the title: the key of a command, the kind of a place, or the reason why the entry is disabled.
    var detail: String
    /// The steps that the screens take when the entry is chosen.
    let steps: [Step]
    /// True if the entry only navigates.
    var isPlace = false
    /// True if the entry changes the world.
    var isChange = false
    /// True if the entry quits or suspends the game. Such entries, and those that change the world, are found only by
    /// beginnings of their title's words.
    var isLeaving = false
    /// True if the entry is disabled; `detail` says why.
    var isIdle = false
    /// True if the entry concerns the yard on the screen.
    var isAtHand = false
    /// Other names that the search finds: those of the page or sheet that opens.
    var aliases: [String] = []

    /// The screen that the palette covers, as far as it decides on the entries.
    struct Origin: Hashable {
        /// The yard on the screen.
        var yard: ID<Backyard>?
        /// The commands that have no use there.
        var unused: Set<Command> = []
        /// The commands of `ofGame` that mean something of the screen's own there.
        var own: Set<Command> = []
        /// The screen's key hints.
        var hints: [Hint] = []
    }

    /// Returns the entries that match a query, the best first, each with its match; all, in their order, for an empty
    /// query.
    ///
    /// - Parameters:
    ///   - scope: whether actions are included, or places only.
    ///   - origin: the screen that the palette covers.
    static func found(
        _ query: String, _ scope: CommandPaletteSheet.Scope, from origin: Origin = Origin(), in context: Context
    ) -> [(entry: CommandPaletteEntry, match: FuzzyMatch)] {
        // English titles are found in every language.
        var english = context
        english.words = Words()
        return filter(
            all(in: context, from: origin), by: query,
            orElse: context.words.language == .english
                ? [] : all(in: english, from: origin, sortedBy: context.words).map(\.title)
        )
        .filter { scope == .everything || $0.entry.isPlace }
    }

    /// Returns the entries that match a query, the best first.
    ///
    /// - Parameter titles: the English titles of the same entries.
    static func filter(
        _ entries: [CommandPaletteEntry], by query: String, orElse titles: [String] = []
    ) -> [(entry: CommandPaletteEntry, match: FuzzyMatch)] {
        if query.isEmpty {
            return (entries.filter { !$0.isIdle } + entries.filter(\.isIdle)).map {
                ($0, FuzzyMatch(score: 0, places: []))
            }
        }
        // Disabled entries come last, and among equal matches the yard on the screen comes first.
        func rank(_ found: (index: Int, match: FuzzyMatch)) -> (Int, Int, Int, Int, Int) {
            let entry = entries[found.index]
            return (
                entry.isIdle ? 0 : 1, found.match.kind, entry.isAtHand ? 1 : 0, found.match.score, -found.index
            )
        }
        let matches = entries.indices.compactMap { index -> (index: Int, match: FuzzyMatch)? in
            let entry = entries[index]
            let isStrict = entry.isChange || entry.isLeaving
            if let match = FuzzyMatch(query, in: entry.title, strictly: isStrict) { return (index, match) }
            let others = (titles.indices.contains(index) ? [titles[index]] : []) + entry.aliases
            return others.compactMap { FuzzyMatch(query, in: $0, strictly: isStrict) }.max { $0.score < $1.score }
                // An entry whose title matches comes before one whose alias does.
                .map { (index, FuzzyMatch(score: $0.score - 1, places: [])) }
        }
        // Letters that only occur somewhere count where no title has words that begin with the query.
        let isNamed = matches.contains { $0.match.isByWords }
        return matches.filter { $0.match.isByWords || !isNamed }
            .sorted { rank($0) > rank($1) }
            .map { (entries[$0.index], $0.match) }
    }

    /// Returns all entries, those of the keys' commands first.
    ///
    /// - Parameter words: the language that sorts the names; `nil` for that of the titles.
    static func all(
        in context: Context, from origin: Origin = Origin(), sortedBy words: Words? = nil
    ) -> [CommandPaletteEntry] {
        let sorting = words ?? context.words
        let entries =
            ofScreen(origin, context) + commands(context, origin) + panePages(context) + pages(context)
            + widgets(context) + yards(context, origin.yard)
            + birds(context, sorting) + species(context, sorting) + plants(context) + products(context)
        let layout = context.layout
        // Places that need a larger terminal are disabled; their detail says how large.
        return entries.map { entry in
            guard entry.steps.contains(where: layout.refuses) else { return entry }
            var entry = entry
            (entry.isIdle, entry.detail) = (true, context.words.room(beyond: context.whole))
            return entry
        }
    }

    /// Returns the pages of the compact screen, which the number keys open.
    private static func panePages(_ context: Context) -> [CommandPaletteEntry] {
        guard case let layout = context.layout, layout.form == .compact else { return [] }
        return (layout.places(in: context.world, context.words) ?? []).enumerated().map { index, title in
            CommandPaletteEntry(
                title: title, detail: context.key(of: .screen(index + 1)) ?? "",
                steps: [.dismissSheet, .run(.screen(index + 1))], isPlace: true)
        }
    }

    /// The commands without an entry: keys that only move the selection, the palette itself, and the answer to a
    /// question.
    private static let leftOut = Command.moving.union([.palette, .confirm])

    /// The commands that change the world.
    private static let changing = Command.ofYard.subtracting([.food])
        .union([.refillAll, .remove, .undo, .redo, .dismiss])

    /// The commands that act on the yard on the screen.
    private static let ofYard = Command.ofYard.union([.edit])

    /// The commands that screens without a use of their own leave to the game.
    static let ofGame: Set<Command> = [.create, .export]

    /// Returns an entry for each command that the screen carries out instead of the game, under the hint's words.
    private static func ofScreen(_ origin: Origin, _ context: Context) -> [CommandPaletteEntry] {
        origin.hints.filter { origin.own.contains($0.command) }.map {
            CommandPaletteEntry(
                title: $0.words.capitalizedFirst, detail: key(of: $0.command, context),
                steps: [.dismissSheet, .run($0.command)], isAtHand: true)
        }
    }

    /// Returns the label of a command's key, which the palette names although letters are typed there; empty without one.
    private static func key(of command: Command, _ context: Context) -> String {
        context.keys.bindings.first { $0.action == command }?.keys.first.map {
            context.words.label(of: $0, unicode: context.theme.unicode)
        } ?? ""
    }

    /// Returns the reason why a command is disabled; `nil` if it isn't.
    private static func whyIdle(_ command: Command, _ unused: Set<Command>, _ context: Context) -> String? {
        switch command {
        case _ where unused.contains(command): context.words.hintNotNow
        case .undo where context.session.undoStack.isEmpty: context.words.errorNothingToUndo
        case .redo where context.session.redoStack.isEmpty: context.words.errorNothingToRedo
        default: nil
        }
    }

    /// Returns an entry for each command except those of `leftOut`, also for commands without a key.
    private static func commands(_ context: Context, _ origin: Origin) -> [CommandPaletteEntry] {
        let isPane = context.layout.places(in: context.world, context.words) != nil
        return context.keys.bindings.filter { !leftOut.contains($0.action) }.map { binding in
            let section = Section.allCases.first { $0.command == binding.action }
            // Screens that have another use for the key have none for the entry's title; panes ask for more room.
            let isOfGame = !isPane && ofGame.contains(binding.action)
            let run: Step = isOfGame ? .ignored(binding.action) : .run(binding.action)
            let whyIdle = whyIdle(binding.action, origin.unused, context)
            let isTaken = origin.own.contains(binding.action)
            return CommandPaletteEntry(
                title: context.words.title(binding.action),
                detail: whyIdle ?? (isTaken ? "" : key(of: binding.action, context)),
                // Digits lead to something else in a pane, and in the journal its own one turns the page.
                steps: [.dismissSheet, section.map { .show($0) } ?? run], isPlace: section != nil,
                isChange: changing.contains(binding.action), isLeaving: [.quit, .suspend].contains(binding.action),
                isIdle: whyIdle != nil, isAtHand: origin.yard != nil && ofYard.contains(binding.action),
                aliases: aliases(of: binding.action, context.words)
                    + origin.hints.filter { $0.command == binding.action && !isTaken }.map(\.words))
        }
    }

    /// Returns the titles of the sheet that a command opens, or other words for its screen.
    private static func aliases(of command: Command, _ words: Words) -> [String] {
        switch command {
        case .help: [words.helpTitle]
        case .messages: [words.messagesTitle]
        case .export: [words.exportTitle, words.paletteExport]
        case Section.account.command: words.accountAliases.account
        default: []
        }
    }

    /// Returns the entries for widgets and key settings.
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
            + context.session.settings.widgetNames.map { name in
                CommandPaletteEntry(
                    title: words.widgetsPaletteWidget(name: name), detail: words.widgetsPaletteKind,
                    steps: [.open(.widget(.kept(name)))], isPlace: true)
            }
    }

    /// Returns the entries for pages and settings within screens, under their titles there.
    private static func pages(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        func entry(
            _ title: String, _ section: Section, _ step: Step, aliases: [String] = []
        ) -> CommandPaletteEntry {
            CommandPaletteEntry(
                title: title, detail: words.title(section), steps: [.dismissSheet, step], isPlace: true,
                aliases: aliases)
        }
        return JournalPage.allCases.map {
            entry(words.journalPage(String(describing: $0)), .journal, .open(.journal($0)))
        }
            + [
                entry(
                    words.accountManageTitle, .account, .present(.accountDetail(.subscription())),
                    aliases: words.accountAliases.pass),
                entry(words.accountCode, .account, .present(.redeem)),
                entry(words.accountRestore, .account, .present(.accountDetail(.restore))),
            ]
            + (context.session.refuses(.family)
                ? [] : [entry(words.sharingTitle, .account, .present(.accountDetail(.family)))])
            + [
                entry(words.offersTitle, .pass, .present(.accountDetail(.offers))),
                entry(words.passPoliciesTitle, .pass, .present(.accountDetail(.policies))),
            ]
            // Hidden, it is only a setting, which is among the rows below.
            + (context.session.settings.transactionManager
                ? [entry(words.managerTitle, .account, .open(.transactionManager))] : [])
            + SettingsScreen.rows(words).enumerated().map { index, row in
                CommandPaletteEntry(
                    title: row.title, detail: words.title(Section.settings),
                    steps: [.dismissSheet, .open(.setting(index))], isPlace: true, aliases: row.aliases)
            }
    }

    /// Returns an entry for each product of the store.
    private static func products(_ context: Context) -> [CommandPaletteEntry] {
        let store = context.session.store
        return store.catalog.products.compactMap { store.product($0.id) }.map { product in
            CommandPaletteEntry(
                title: product.displayName,
                detail: context.words.title(product.type == .autoRenewable ? Section.pass : .shop),
                steps: [.dismissSheet, .open(.product(product.id))], isPlace: true)
        }
    }

    /// Returns entries that open, refill, feed and decorate each yard.
    private static func yards(_ context: Context, _ atHand: ID<Backyard>?) -> [CommandPaletteEntry] {
        let yards = context.world.favoritesFirst
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

    /// Returns an entry for each bird that has been seen, by their names.
    private static func birds(_ context: Context, _ sorting: Words) -> [CommandPaletteEntry] {
        let words = context.words
        return sorting.sorted(context.world.birds.filter(\.hasBeenSeen)) { sorting.amongAll($0) }.map { bird in
            let yard = context.world.presentVisit(of: bird.id).flatMap { context.world.backyard($0.backyard)?.name }
            return CommandPaletteEntry(
                title: words.amongAll(bird), detail: yard.map { words.birdInYard(yard: $0) } ?? words.paletteBird,
                steps: [.open(.bird(bird.id))], isPlace: true)
        }
    }

    /// Returns an entry for each plant.
    private static func plants(_ context: Context) -> [CommandPaletteEntry] {
        let words = context.words
        return PlantsScreen.places(in: context.world).map { place in
            CommandPaletteEntry(
                title: words.name(of: place.plant),
                detail: place.yard.map { words.birdInYard(yard: $0.name) } ?? words.plantsWaiting,
                steps: [.open(.plant(place.plant.id))], isPlace: true)
        }
    }

    /// Returns an entry for each species that has been seen, by their names.
    private static func species(_ context: Context, _ sorting: Words) -> [CommandPaletteEntry] {
        let words = context.words
        let seen = Catalog.species.map(\.id).filter(context.world.hasSeen)
        return sorting.sorted(seen) { sorting.name(of: $0) }.map {
            CommandPaletteEntry(
                title: words.name(of: $0), detail: words.paletteSpecies, steps: [.open(.species($0))], isPlace: true)
        }
    }
}
