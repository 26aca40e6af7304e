import JSON
import Session
import Simulation
import Widgets
import Words

/// `guest`: lets birds visit other households by files, and lists who is away or here, as `guest list` does.
struct GuestCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "guest", \.commandGuest,
        actions: [
            GuestListCommand.self, GuestSendCommand.self, GuestWelcomeCommand.self, GuestReturnCommand.self,
        ]
    ) { [$0.helpGuest, $0.helpGuestPicture(ending: ".svg", command: "guest welcome")] }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { try GuestListCommand().run(context) }
}

/// `guest list`: prints the birds that travel or have travelled, and the guests.
struct GuestListCommand: JSONCommand {
    static let configuration = CommandConfiguration("guest list", \.guestActionList)

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let words = context.words
        let birds = session.world.travelers
        let lines = birds.flatMap { bird in
            let facts = [words.journeyState(of: bird, session)].compactMap(\.self) + words.journeyMemories(of: bird)
            return [words.amongAll(bird)] + facts.map { "  \($0)" }
        }
        return CommandOutput(
            lines.isEmpty ? [words.cliGuestsNone(send: "guest send", welcome: "guest welcome")] : lines,
            json: .array(birds.map { report($0, session) }))
    }

    private func report(_ bird: Bird, _ session: Session) -> JSONValue {
        let (english, world) = (Words(), session.world)
        let end = bird.isGuest ? bird.leavesAt : bird.journeys?.last?.due
        let memories = (bird.journeys ?? []).compactMap(\.memory).map { memory -> JSONValue in
            [
                "household": .string(memory.household), "visits": .integer(Int64(memory.visits)),
                "meals": .array(memory.meals.map { .string(english.name(of: $0)) }),
                "gift": memory.gift.map { .string($0.rawValue) } ?? .null,
            ]
        }
        return [
            "id": .string(bird.id.rawValue), "name": bird.name.map(JSONValue.string) ?? .null,
            "species": .string(english.name(of: bird.species)),
            "from": bird.invitation.map { .string($0.household) } ?? .null,
            "until": end.map { .string(session.playerTime($0).utc.iso8601) } ?? .null,
            "state": .string(
                bird.isGuest
                    ? bird.isStaying(at: world.clock) ? "guest" : "gone"
                    : bird.journey(at: world.clock) != nil ? "away" : "home"),
            "memories": .array(memories),
        ]
    }
}

/// `guest send`: lets a bird travel and writes its card; for a bird that is away, the same card again.
struct GuestSendCommand: LetterCommand {
    static let configuration = CommandConfiguration("guest send", \.guestActionSend) {
        [$0.helpGuest, $0.helpGuestPicture(ending: ".svg", command: "guest welcome"), $0.helpBirdName]
    }
    static let isOfGuests = false
    var letter = LetterOptions()

    func request(_ bird: Bird, household: String, _ session: Session) -> GuestRequest? {
        guard bird.isGuest || bird.journey(at: session.world.clock) == nil else { return nil }
        return .send(bird.id, nonce: session.makeNonce(for: bird.id), household: household)
    }
}

/// `guest return`: sends a guest home and writes its note; for a guest that has left, the note only.
struct GuestReturnCommand: LetterCommand {
    static let configuration = CommandConfiguration("guest return", \.guestActionReturn) {
        [$0.helpGuest, $0.helpGuestPicture(ending: ".svg", command: "guest welcome"), $0.helpBirdName]
    }
    static let isOfGuests = true
    var letter = LetterOptions()

    func request(_ bird: Bird, household: String, _ session: Session) -> GuestRequest? {
        guard !bird.isGuest || bird.isStaying(at: session.world.clock) else { return nil }
        return .sendHome(bird.id, household: household)
    }
}

/// `guest welcome`: reads a card, whose bird then visits, or the note about a bird of the player's that was away.
struct GuestWelcomeCommand: JSONCommand {
    static let configuration = CommandConfiguration("guest welcome", \.guestActionWelcome) { [$0.helpGuest] }
    @Argument(.text("FILE", names: .file)) var path: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let letter: GuestLetter
        do {
            letter = try context.environment.readLetter(path == "-" ? "/dev/stdin" : path)
        } catch {
            throw context.refusal(error)
        }
        let session = try context.open()
        let request = Request.guest(.welcome(letter, until: session.stay(of: letter)))
        do {
            try session.perform(request)
        } catch {
            throw context.refusal(error)
        }
        try context.finish(session)
        let bird = session.world.bird(of: letter)
        return CommandOutput(
            context.words.done(request, .done, in: session) ?? "",
            json: [
                "id": bird.map { .string($0.id.rawValue) } ?? .null,
                "name": bird?.name.map(JSONValue.string) ?? .null,
                "from": bird?.invitation.map { .string($0.household) } ?? .null,
            ])
    }
}

/// The options and arguments of commands that write a card or a note.
struct LetterOptions {
    @Option("--from", .text("NAME"), \.optionGuestFrom) var household: String?
    @Flag("--force", \.optionReplaceFile) var isReplacing
    @Argument(.text("BIRD", names: .bird)) var bird: String
    @Argument(.text("FILE", names: .file)) var path: String?
}

/// A command with which a bird leaves, and which writes the letter that it takes along: plain, or in a picture.
protocol LetterCommand: JSONCommand {
    var letter: LetterOptions { get }
    /// True if the command is about guests: a name is then a guest's before it is that of a bird of the player's.
    static var isOfGuests: Bool { get }

    /// Returns the request that lets the bird leave; `nil` if it has left already.
    func request(_ bird: Bird, household: String, _ session: Session) -> GuestRequest?
}

extension LetterCommand {
    /// Performs the request, saves the game, and then writes the bird's letter: a card that exists while its bird is at
    /// home would double it.
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let household = if let given = letter.household { given } else { try context.household(toSend: letter.bird) }
        let session = try context.open()
        let bird = try context.find(bird: letter.bird, in: session.world) { $0.isGuest == Self.isOfGuests }
        let path = letter.path ?? "\(bird.letterTitle).json"
        if path != "-" { try context.checkFree(path, session, isReplacing: letter.isReplacing) }
        var said: [String] = []
        if let request = request(bird, household: household, session).map(Request.guest) {
            do {
                try session.perform(request)
            } catch {
                throw context.refusal(error)
            }
            said = [context.words.done(request, .done, in: session) ?? ""]
        }
        let text: String
        do {
            let letter = try session.letter(of: bird.id)
            let traveler = session.world.bird(bird.id) ?? bird
            text =
                path.lowercased().hasSuffix(".svg")
                ? LetterPicture(letter, of: traveler, in: session, context.words).svg(CommandContext.pictures)
                : letter.text
        } catch {
            throw context.refusal(error)
        }
        try context.finish(session)
        if path == "-" {
            for line in said { context.tell(line) }
            // A terminal is shown names with their controls escaped, which JSON reads as the same.
            let write =
                context.console.terminalSize() == nil ? context.console.writeEscapes : context.console.write
            write(text)
            return .printed()
        }
        try context.write([text], to: path, session, isReplacing: letter.isReplacing)
        return CommandOutput(
            said + [context.words.guestLetter(path: path)],
            json: ["id": .string(bird.id.rawValue), "file": .string(path)])
    }
}

extension CommandContext {
    /// Returns the household's name that was given before, or asks for one, if a bird is to be sent once it is known.
    func household(toSend bird: String? = nil) throws(CommandError) -> String {
        let session = try look(beginning: [])
        if let name = session.settings.household { return name }
        if let bird { _ = try find(bird: bird, in: session.world) }
        guard let answer = console.ask(words.cliGuestAsk) else {
            throw CommandError("mustName", words.cliGuestMustName(option: "--from NAME"), exit: ExitCode.usage)
        }
        return answer
    }

    /// Returns the error of a refused journey or letter.
    fileprivate func refusal(_ error: RequestError) -> CommandError {
        switch error {
        case .file(let error): CommandError("notRead", words.sentence(for: error))
        case .world(.invalidName): CommandError("refused", words.sentence(for: error), exit: ExitCode.usage)
        case .letter(let fault): CommandError("\(fault)", words.sentence(for: error))
        case .world(.journey(let refusal)):
            CommandError(String("\(refusal)".prefix { $0 != "(" }), words.sentence(for: error))
        default: CommandError("refused", words.sentence(for: error))
        }
    }
}
