import JSON
import Session
import Simulation
import Words

/// The surroundings of one run of a command: the computer, the console, the game that the line asks for, and the language.
struct CommandContext {
    let environment: Environment
    let console: Console
    let pages: any Pages
    var configuration: Configuration
    /// Whether JSON was asked for: programs are answered in English.
    let isForPrograms: Bool
    let language: MessageLanguage

    var words: Words { language.words }

    init(
        environment: Environment, console: Console, pages: any Pages, configuration: Configuration = Configuration(),
        isForPrograms: Bool = false, language: MessageLanguage? = nil
    ) {
        (self.environment, self.console, self.pages, self.configuration) = (environment, console, pages, configuration)
        self.isForPrograms = isForPrograms
        self.language = language ?? MessageLanguage(Words(Language(asked: nil, setting: nil, environment)))
    }

    /// Returns the words as a player has chosen them in Settings.
    func words(in settings: Settings) -> Words { words.asChosen(in: settings, environment) }

    /// Writes a sentence beside the result, on standard error.
    func tell(_ sentence: String) { console.writeError("\(Commands.program): \(sentence)\n") }

    /// Returns what is made of the words of a line, or throws the sentence that says what is wrong with them.
    func usage<Value>(_ make: () throws(UsageError) -> Value) throws(CommandError) -> Value {
        do throws(UsageError) {
            return try make()
        } catch {
            throw CommandError(error, words)
        }
    }

    // MARK: The game

    /// Opens the game for a look, or says why that cannot be.
    ///
    /// - Parameter beginning: where the beginning of a new game will do.
    func look(beginning: Beginning = .firstGame) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.glance(configuration, environment: environment, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        language.settle { $0.asChosen(in: session.preferences, environment) }
        for notice in session.notices {
            // Nothing begins: it is only looked at.
            if case .lost = notice { continue }
            tell(words.sentence(for: notice))
        }
        return session
    }

    /// Opens the game to act on it, or says why that cannot be.
    ///
    /// - Parameter beginning: where a new game may begin.
    func open(beginning: Beginning = .firstGame) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.act(
                configuration, environment: environment, author: .commandLine, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        language.settle { $0.asChosen(in: session.preferences, environment) }
        for notice in session.notices { tell(words.sentence(for: notice)) }
        if case .readOnly(let reason) = session.saveStatus {
            throw CommandError("readOnly", words.sentence(for: reason))
        }
        return session
    }

    /// Performs a request, or says why that cannot be.
    @discardableResult
    func perform(
        _ request: Request, in session: Session, whenFilesFail code: String = "refused"
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
        case .world(.invalidName), .badDisplayName, .badEmail, .badWidgetName:
            CommandError("refused", words.sentence(for: error), exit: ExitCode.usage)
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

    // MARK: Confirmation

    /// Asks the player, who has to say yes.
    ///
    /// - Parameter refusal: what the player is told after anything else.
    func confirm(_ question: String, option: String, refusal: String) throws(CommandError) {
        guard let answer = console.ask(question) else {
            throw CommandError("mustConfirm", words.cliMustConfirm(option: option), exit: ExitCode.usage)
        }
        guard words.isYes(answer) else { throw CommandError("notConfirmed", refusal) }
    }

    // MARK: Names

    /// Returns the yard of that name or id, in any case.
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

    /// Returns the bird of that id, name or epithet, or the only one of that kind that has come by, in any case.
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

    /// Returns the species of that name that has been seen: the others keep their names to themselves.
    func find(species text: String, in world: World) throws(CommandError) -> ID<Species> {
        let seen = Catalog.species.map(\.id).filter(world.hasSeen)
        guard let id = seen.first(where: { [words.name(of: $0), Words().name(of: $0), $0.rawValue].hasName(text) })
        else { throw noSuchPage(text, seen.map { words.name(of: $0) }) }
        return id
    }

    func noSuchPage(_ text: String, _ all: [String]) -> CommandError {
        CommandError(
            "noSuchPage", all.isEmpty ? words.cliNoBirds : words.cliNoSuchPage(name: text, names: words.list(all)))
    }
}

/// The language in which a command speaks: the player's choice is read from the save when something is first said, since
/// a command that opens the game finds it there for nothing.
final class MessageLanguage {
    private var spoken: Words
    /// Makes the player's words out of those that are used without a choice; `nil` where all is settled.
    private var choose: ((Words) -> Words)?

    init(_ words: Words) { spoken = words }

    var words: Words {
        if let choose { use(choose(spoken)) }
        return spoken
    }

    func use(_ words: Words) { (spoken, choose) = (words, nil) }

    /// Uses the language that the save names, once it is needed.
    func useLanguage(of configuration: Configuration, _ environment: Environment) {
        choose = { usual in
            Settings.chosen(configuration, environment: environment).map { usual.asChosen(in: $0, environment) }
                ?? usual
        }
    }

    /// Uses the language of an open game, where the choice is still to be made.
    func settle(_ choose: (Words) -> Words) {
        if self.choose != nil { use(choose(spoken)) }
    }
}

extension [String] {
    /// Whether one of these names is what was typed, but for case, blanks and hyphens.
    func hasName(_ text: String) -> Bool { contains { FoodName.plain($0) == FoodName.plain(text) } }
}

extension Words {
    /// Whether that is a yes: the word or its beginning, in any case.
    func isYes(_ answer: String) -> Bool {
        let answer = answer.lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty && (cliYes.lowercased().hasPrefix(answer) || Words().cliYes.hasPrefix(answer))
    }

    fileprivate func asChosen(in settings: Settings, _ environment: Environment) -> Words {
        var words = settings.language.map { Words(Language(asked: nil, setting: $0, environment)) } ?? self
        words.clock = settings.clock
        return words
    }
}
