import Session
import Simulation
import Storefront
import Widgets
import Words

/// The completion candidates for the last word of an unfinished command line, from the commands' declarations and from
/// the save.
///
/// An invalid line has no candidates; it is no error, and completion writes nothing.
struct Completer {
    /// A word that may be completed, and its meaning.
    struct Candidate: Hashable {
        let text: String
        var summary = ""
    }

    /// The kind of paths that the shell offers in addition to the candidates.
    enum PathKind: String {
        case none, files, directories
    }

    let environment: Environment
    let words: Words
    private(set) var candidates: [Candidate] = []
    private(set) var paths = PathKind.none

    /// Finds the candidates for the last word of a line.
    ///
    /// - Parameter line: the words after the program's name; the last one is unfinished, maybe empty.
    init(_ line: [String], environment: Environment, words: Words) {
        (self.environment, self.words) = (environment, words)
        guard let parsed = try? ParsedLine(line.dropLast(), isPartial: true) else { return }
        let word = line.last ?? ""
        let command = parsed.command
        let options = command.options + Commands.common
        var game = (try? parsed.common())?.game ?? Configuration()
        // The shell passes the line before it expands variables in it.
        game.dataDirectory = game.dataDirectory.map(expandingVariable)
        game.take(ConfigFile(environment), environment)
        let arguments = parsed.arguments(words)
        if let option = parsed.pending {
            offer(option.subject, arguments, game)
            if option.isValueOptional { offerArgument(after: arguments, of: command, game) }
        } else if !parsed.endsOptions, let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
            let name = word[..<equals]
            guard let option = options.first(where: { $0.name == name }) else { return }
            offer(option.subject, arguments, game)
            candidates = candidates.map { Candidate(text: "\(name)=\($0.text)", summary: $0.summary) }
        } else if !parsed.endsOptions, word.hasPrefix("-") {
            for option in options where option.isRepeated || !parsed.has(option.name) {
                candidates.append(Candidate(text: option.name, summary: option.help(words)))
            }
        } else if !parsed.isNamed {
            candidates = Commands.all.map { Candidate(text: $0.name, summary: $0.summary(words)) }
        } else if !command.actions.isEmpty {
            offer(actionsOf: command)
        } else {
            offerArgument(after: arguments, of: command, game)
        }
    }

    /// Returns a path with its leading shell variable expanded, as in `$HOME/birds` and `${HOME}/birds`.
    private func expandingVariable(_ path: String) -> String {
        let first = path.prefix { $0 != "/" }
        guard first.first == "$" else { return path }
        let name = first.filter { !"${}".contains($0) }
        return environment.variable(name).map { $0 + path.dropFirst(first.count) } ?? path
    }

    /// The candidates in the format that the scripts read: a line with the kind of paths, then a line for each
    /// candidate, its meaning after a tab.
    var text: String {
        ([paths.rawValue] + candidates.map { $0.summary.isEmpty ? $0.text : "\($0.text)\t\($0.summary)" })
            .map { $0 + "\n" }.joined()
    }

    /// Adds the actions of a command to the candidates.
    private mutating func offer(actionsOf command: CommandDescription) {
        candidates += command.actions.map { Candidate(text: $0.word, summary: $0.summary(words)) }
    }

    /// Adds candidates for the argument that follows the ones already on the line.
    private mutating func offerArgument(
        after arguments: [String], of command: CommandDescription, _ game: Configuration
    ) {
        let all = command.arguments
        guard let last = all.last else { return }
        if arguments.count < all.count {
            offer(all[arguments.count].subject, arguments, game)
        } else if last.count == .any {
            offer(last.subject, arguments, game)
        }
    }

    /// Adds the candidates for a word that names a thing of the kind `subject`.
    ///
    /// - Parameter operands: the arguments already on the line.
    private mutating func offer(_ subject: Subject, _ operands: [String], _ configuration: Configuration) {
        switch subject {
        case .yard: offerYards(configuration, without: operands)
        case .bird: offerBirds(configuration)
        case .species:
            guard let world = world(configuration) else { return }
            candidates += Catalog.species.filter { world.hasSeen($0.id) }.map {
                Candidate(text: words.name(of: $0.id))
            }
        case .photo:
            guard case .photos(let photos)? = try? glance(configuration)?.perform(.album(.list)) else { return }
            candidates += photos.map { Candidate(text: $0.name, summary: $0.title) }
        case .food:
            candidates += Catalog.foods.map {
                Candidate(text: words.name(of: $0.id), summary: words.summary(of: $0.id))
            }
        case .plant: candidates += PlantKind.allCases.map { Candidate(text: $0.rawValue) }
        case .product, .group, .transaction, .offer, .storeSwitch, .storeSwitchValue:
            offerStore(subject, operands, configuration)
        case .profile:
            guard let paths = Paths(configuration, environment) else { return }
            candidates += paths.savedProfiles(environment.files).map { Candidate(text: $0) }
        case .setting:
            candidates += Setting.all.map { Candidate(text: $0.key, summary: words.about($0)) }
        case .settingValue:
            let setting = Setting.all.first { $0.key == operands.last }
            candidates += (setting?.values ?? []).map { Candidate(text: $0, summary: words.settingValue($0)) }
        case .decoration(let part): candidates += part.names(words).map { Candidate(text: $0) }
        case .choice(let choices): candidates += choices.map { Candidate(text: $0) }
        case .command: offerCommands(after: operands)
        case .file: paths = .files
        case .directory: paths = .directories
        case .widget:
            candidates += WidgetKind.allCases.map { Candidate(text: $0.rawValue) }
            offerKeptWidgets(configuration)
        case .keptWidget: offerKeptWidgets(configuration)
        case .text: break
        }
    }

    /// Adds the candidates for a word that names a product, group, transaction, offer or setting of the store.
    ///
    /// - Parameter operands: the arguments already on the line.
    private mutating func offerStore(_ subject: Subject, _ operands: [String], _ configuration: Configuration) {
        guard let session = glance(configuration) else { return }
        let store = session.store
        switch subject {
        case .product:
            candidates += ((try? store.products()) ?? []).map { Candidate(text: $0.id, summary: $0.displayName) }
        case .group:
            candidates += store.catalog.groupIDs.map { Candidate(text: $0, summary: session.name(ofGroup: $0)) }
        case .transaction:
            let bought = store.state.ledger.map { ($0.transaction.id, $0.transaction.productID) }
            let waiting = store.state.pendingPurchases.map { ($0.id, $0.productID) }
            candidates += (bought + waiting).map { Candidate(text: String($0.0), summary: session.name(of: $0.1)) }
        case .offer:
            candidates += store.offers(at: session.world.clock).map { offer in
                Candidate(text: offer.request.id ?? "", summary: words.terms(of: offer.plan, in: store))
            }
        case .storeSwitch:
            candidates += StoreSwitch.all(in: store.catalog).map {
                Candidate(text: $0.key, summary: $0.value(in: store.settings))
            }
        case .storeSwitchValue:
            let control = StoreSwitch.all(in: store.catalog).first { $0.key == operands.last }
            candidates += (control?.values(in: store.catalog) ?? []).map { Candidate(text: $0) }
        default: break
        }
    }

    /// Adds the commands, or the actions of the command on the line, for `help`.
    private mutating func offerCommands(after operands: [String]) {
        guard let first = operands.first else {
            candidates += Commands.all.map { Candidate(text: $0.name, summary: $0.summary(words)) }
            return
        }
        let command = operands.dropFirst().reduce(Commands.command(first)) { $0?.action($1) }
        if let command { offer(actionsOf: command) }
    }

    /// Adds the yards that aren't on the line yet, by name; yards that share a name, by id.
    private mutating func offerYards(_ configuration: Configuration, without named: [String]) {
        let yards = world(configuration)?.favoritesFirst ?? []
        for yard in yards where !named.contains(yard.name) {
            let isAlone = yards.count { $0.name.lowercased() == yard.name.lowercased() } == 1
            candidates.append(
                Candidate(text: isAlone ? yard.name : yard.id.rawValue, summary: isAlone ? "" : yard.name))
        }
    }

    /// Adds the names of the widgets saved in the settings.
    private mutating func offerKeptWidgets(_ configuration: Configuration) {
        guard let session = glance(configuration) else { return }
        candidates += session.settings.widgetNames.compactMap { name in
            session.settings.widgets[name].map {
                Candidate(text: name, summary: WidgetConfiguration($0).summary(words, in: session.world))
            }
        }
    }

    /// Adds the birds that have visited or have a name: by name if it is unique, else by id.
    private mutating func offerBirds(_ configuration: Configuration) {
        let birds = (world(configuration)?.birds ?? []).filter { $0.hasBeenSeen || $0.name != nil }
        for bird in birds {
            let isAlone = bird.name.map { name in birds.count { $0.name?.lowercased() == name.lowercased() } == 1 }
            candidates.append(
                Candidate(text: isAlone == true ? bird.name ?? "" : bird.id.rawValue, summary: words.amongAll(bird)))
        }
    }

    /// Returns the world as of now, from the forecast or the save; `nil` if there is no game.
    private func world(_ configuration: Configuration) -> World? {
        (try? ForecastReader(configuration, environment: environment))?.world
    }

    /// Returns the game opened for reading; `nil` if it can't be opened.
    private func glance(_ configuration: Configuration) -> Session? {
        try? Session.glance(configuration, environment: environment)
    }
}

/// `completions`: prints the completion script of a shell.
struct CompletionsCommand: RunnableCommand {
    static let configuration = CommandConfiguration("completions", \.commandCompletions) { words in
        [words.helpCompletions] + CompletionShell.allCases.map { "  " + $0.installation }
    }

    @Argument(.choice("SHELL")) var shell: CompletionShell

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { .text(shell.script) }
}

/// `complete`: prints the candidates for an unfinished line; completion scripts call it at each Tab.
struct CompleteCommand: RunnableCommand {
    static let configuration = CommandConfiguration("complete", \.commandCompletions, isAskedOften: true)
    @Argument(.text("WORD")) var line: [String]

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        .text(Completer(line, environment: context.environment, words: context.words).text)
    }
}
