import JSON
import Session
import Simulation
import Words

/// The surroundings of one run of a command: file system and clock, console, screens, the game that the line names, and
/// the language.
struct CommandContext {
    let environment: Environment
    let console: Console
    /// The game's screens, as far as commands need them.
    let pages: any Pages
    /// The game that the line names: data root, profile, and options that override settings.
    var configuration: Configuration
    /// True if the line has `--json`; the output is then in English.
    let isForPrograms: Bool
    /// The language of the output, read from the save only when it is first needed.
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

    /// Returns the texts in the language, and with the clock format, that a player's settings name.
    func words(in settings: Settings) -> Words { words.asChosen(in: settings, environment) }

    /// Writes a message to standard error, after the program's name.
    func tell(_ sentence: String) { console.writeError(console.wrapped("\(Commands.program): \(sentence)\n")) }

    /// Writes a notice to standard error, unless the command has told it before: some look at a game, ask, and open it.
    private func tell(_ notice: Notice) {
        let sentence = words.sentence(for: notice)
        if console.isNew(sentence) { tell(sentence) }
    }

    /// Returns the closure's value, and turns a `UsageError` into a `CommandError` with its sentence.
    func usage<Value>(_ make: () throws(UsageError) -> Value) throws(CommandError) -> Value {
        do throws(UsageError) {
            return try make()
        } catch {
            throw CommandError(error, words)
        }
    }

    // MARK: The game

    /// Opens the game for reading: nothing is locked or saved.
    ///
    /// - Parameter beginning: the cases in which a new game, which is not saved, may stand in for a missing one.
    /// - Throws: the reason, as a sentence, if the game can't be opened.
    func look(beginning: Beginning = .firstGame) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.glance(configuration, environment: environment, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        language.settle { words in
            var words = words.asChosen(in: session.preferences, environment)
            words.know(session.world.birds)
            return words
        }
        session.language = words.language.code
        for notice in session.notices {
            // The game is opened for reading only: a lost save is not replaced by a new game, so the notice would be
            // wrong.
            if case .lost = notice { continue }
            tell(notice)
        }
        return session
    }

    /// Opens the game for changes; the save is written by `finish(_:)`.
    ///
    /// - Parameter beginning: the cases in which a new game may be begun.
    /// - Throws: the reason, as a sentence, if the game can't be opened or is read-only.
    func open(beginning: Beginning = .firstGame) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.act(
                configuration, environment: environment, author: .commandLine, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        language.settle { words in
            var words = words.asChosen(in: session.preferences, environment)
            words.know(session.world.birds)
            return words
        }
        session.language = words.language.code
        for notice in session.notices { tell(notice) }
        if case .readOnly(let reason) = session.saveStatus {
            throw CommandError("readOnly", words.sentence(for: reason))
        }
        return session
    }

    /// Performs a request without saving it.
    ///
    /// - Parameter code: the error's code for programs if a file can't be read or written.
    /// - Throws: the reason, as a sentence, if the request is refused.
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

    /// Performs a request that undo takes back, and returns true if it changed anything.
    func performNotingChange(_ request: Request, in session: Session) throws(CommandError) -> Bool {
        let steps = session.undoStack.count
        try perform(request, in: session)
        return session.undoStack.count > steps
    }

    /// Returns the error with the sentence for a refused request.
    ///
    /// - Parameter code: the error's code for programs if a file can't be read or written.
    func refusal(_ error: RequestError, _ session: Session, whenFilesFail code: String) -> CommandError {
        switch error {
        case .file(let error) where error.isUnsure, .family(.file(let error)) where error.isUnsure: unsure(error)
        case .store(let error): CommandError(error.rawValue, text(words.message(for: error, in: session)))
        case .file(let error): CommandError(code, words.sentence(for: error))
        case .world(.invalidName), .badDisplayName, .badEmail, .badWidgetName:
            CommandError("refused", words.sentence(for: error), exit: ExitCode.usage)
        default: CommandError("refused", words.sentence(for: error))
        }
    }

    /// Saves the game and closes it.
    ///
    /// - Throws: an error if the changes weren't saved, or if it isn't known whether they were.
    func finish(_ session: Session) throws(CommandError) {
        session.close()
        guard let why = session.loss else { return console.noteDone() }
        throw why.isUnsure
            ? unsure(why) : CommandError("notSaved", words.cliNothingChanged(why: words.sentence(for: why)))
    }

    /// Returns the error for a file that may or may not have been written.
    private func unsure(_ error: FileError) -> CommandError {
        CommandError("unsure", words.cliUnsure(why: words.sentence(for: error)))
    }

    // MARK: Confirmation

    /// Asks the player a yes-or-no question.
    ///
    /// - Parameters:
    ///   - option: the option that confirms in advance, named in the error if nobody can be asked.
    ///   - refusal: the error's sentence if the answer isn't yes.
    func confirm(_ question: String, option: String, refusal: String) throws(CommandError) {
        guard let answer = console.ask(question) else {
            throw CommandError("mustConfirm", words.cliMustConfirm(option: option), exit: ExitCode.usage)
        }
        guard words.isYes(answer) else { throw CommandError("notConfirmed", refusal) }
    }

    // MARK: Names

    /// Returns the yard with that name or id, in any case. A name comes first, since the player may have chosen one that
    /// is another yard's id.
    func find(_ text: String, in world: World) throws(CommandError) -> Backyard {
        let wanted = text.typed
        let named = world.backyards.filter { $0.name.typed == wanted }
        if named.count > 1 {
            let yards = named.map { words.cliYardAndID(yard: $0.name, id: $0.id.rawValue) }
            throw CommandError("ambiguous", words.cliAmbiguousYard(name: text, yards: words.list(yards)))
        }
        let found = named.first ?? world.backyards.first { $0.id.rawValue.typed == wanted }
        guard let yard = found else {
            let all = world.favoritesFirst.map(\.name)
            throw CommandError(
                "noSuchBackyard",
                nearest(text, all).map { words.cliNoSuchYardSuggestion(name: text, suggestion: $0) }
                    ?? words.cliNoSuchYard(name: text, yards: words.list(all)))
        }
        return yard
    }

    /// Returns the bird with that name or epithet, the only bird met of that species, or the bird with that id; in any
    /// case.
    ///
    /// English epithets and species are understood in every language.
    ///
    /// - Parameter isPreferred: whether a bird is meant before others that the text names, too.
    func find(
        bird text: String, in world: World, preferring isPreferred: (Bird) -> Bool = { _ in false }
    ) throws(CommandError) -> Bird {
        let wanted = text.typed
        let known = world.birds.filter { $0.hasBeenSeen || $0.isGuest }
        // The names that lists print, then the shorter ones, which several birds may have.
        let ways: [(Words, Bird) -> String] = [
            { $0.amongAll($1) }, { $1.name ?? $0.amongAll($1) }, { $0.epithet(of: $1) }, { $0.name(of: $1.species) },
        ]
        var found: [Bird] = []
        for birds in [known.filter(isPreferred), known] {
            for way in ways where found.isEmpty {
                found = birds.filter { bird in [words, Words()].contains { way($0, bird).typed == wanted } }
            }
        }
        if found.count > 1 {
            let birds = found.map { words.cliYardAndID(yard: words.amongAll($0), id: $0.id.rawValue) }
            throw CommandError("ambiguous", words.cliAmbiguousBird(name: text, birds: words.list(birds)))
        }
        guard let bird = found.first ?? world.birds.first(where: { $0.id.rawValue.typed == wanted }) else {
            let names = words.sorted(Array(Set(known.flatMap { [words.name(of: $0), words.name(of: $0.species)] })))
            throw CommandError(
                "noSuchBird",
                nearest(text, names).map { words.cliNoSuchBirdSuggestion(name: text, suggestion: $0) }
                    ?? words.cliNoSuchBird(name: text))
        }
        return bird
    }

    /// Returns the species with that name or id, among those that have been seen: the names of the others stay secret.
    func find(species text: String, in world: World) throws(CommandError) -> ID<Species> {
        let seen = Catalog.species.map(\.id).filter(world.hasSeen)
        guard let id = seen.first(where: { [words.name(of: $0), Words().name(of: $0), $0.rawValue].hasName(text) })
        else {
            let names = words.list(words.sorted(seen.map { words.name(of: $0) }))
            throw CommandError(
                "noSuchKind", seen.isEmpty ? words.cliNoBirds : words.cliNoSuchKind(name: text, names: names))
        }
        return id
    }
}

/// The language of a command's messages, which is read from the save only when the first message is made.
///
/// A command that opens the game gets the language from it and spares a second reading.
final class MessageLanguage {
    /// The texts in the language that the messages use.
    private var spoken: Words
    /// Derives the texts in the player's language from the default ones; `nil` once the language is final.
    private var choose: ((Words) -> Words)?

    init(_ words: Words) { spoken = words }

    /// The texts in the final language. The first use may read the save.
    var words: Words {
        if let choose { use(choose(spoken)) }
        return spoken
    }

    /// Makes the language of these texts the final one.
    func use(_ words: Words) { (spoken, choose) = (words, nil) }

    /// Defers the choice to the save of the given game, which is read when the language is first needed.
    func useLanguage(of configuration: Configuration, _ environment: Environment) {
        choose = { usual in
            Settings.chosen(configuration, environment: environment).map { usual.asChosen(in: $0, environment) }
                ?? usual
        }
    }

    /// Makes the language that of an open game, unless it is final already.
    func settle(_ choose: (Words) -> Words) {
        if self.choose != nil { use(choose(spoken)) }
    }
}

extension [String] {
    /// Returns true if one of the names equals the text, ignoring case, blanks, hyphens and other punctuation.
    func hasName(_ text: String) -> Bool { contains { FoodName.plain($0) == FoodName.plain(text) } }
}

extension String {
    /// The text as it is typed, for comparison: in any case, and with the apostrophe that keyboards have.
    fileprivate var typed: String { String(lowercased().map { $0 == "’" ? "'" : $0 }) }
}

extension Words {
    /// Returns true if the answer is "yes", in the player's language or English, or the beginning of that word; in any
    /// case.
    func isYes(_ answer: String) -> Bool {
        let answer = answer.lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty && (cliYes.lowercased().hasPrefix(answer) || Words().cliYes.hasPrefix(answer))
    }

    /// Returns the texts in the language, and with the clock format, that the settings name.
    fileprivate func asChosen(in settings: Settings, _ environment: Environment) -> Words {
        var words = settings.language.map { Words(Language(asked: nil, setting: $0, environment)) } ?? self
        words.clock = settings.clock
        return words
    }
}
