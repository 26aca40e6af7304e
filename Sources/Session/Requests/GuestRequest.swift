import Chronology
import Simulation

/// A request about visits between households.
package enum GuestRequest: Hashable, Sendable {
    /// Sends a bird of this household on a journey; its card and note share the text `nonce`.
    ///
    /// - Parameter household: the name on its card, kept for the next one.
    case send(ID<Bird>, nonce: String, household: String)
    /// Sends a guest home; the note that it takes along names this household.
    case sendHome(ID<Bird>, household: String)
    /// Lets the bird of a card visit until a date, or takes the note of one that was away.
    case welcome(GuestLetter, until: Instant)
    /// Reads a letter, given as its text or its file's path, and welcomes the bird or takes the note.
    case open(String)
    /// Sends a bird on a journey or a guest home, unless it has left, saves the game, and writes its letter into the
    /// folder for exports. The reply has its path. In a kiosk, the letter is printed when the player leaves.
    case post(ID<Bird>, household: String)
}

extension Request {
    package static func guest(_ request: GuestRequest) -> Self { Self(request) }
}

extension GuestRequest: Intent {
    package var isRepeatable: Bool {
        switch self {
        case .send, .sendHome, .welcome: true
        // What they change is a request of its own.
        case .open, .post: false
        }
    }

    package var target: Request.Target? {
        switch self {
        case .send(let bird, _, _), .sendHome(let bird, _), .post(let bird, _): .bird(bird)
        case .welcome, .open: nil
        }
    }

    package func irreversibleAction(in session: Session) -> IrreversibleAction? { .journey }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        switch self {
        case .open(let typed):
            let letter = try session.readLetter(typed)
            return try session.record(.guest(.welcome(letter, until: session.stay(of: letter))))
        case .post(let bird, let household):
            return try session.post(bird, from: household)
        case .send(let bird, let nonce, let household):
            try session.change(household: household) { (world: inout World) throws(WorldError) in
                try world.send(bird, nonce: nonce)
            }
        case .sendHome(let bird, let household):
            try session.change(household: household) { (world: inout World) throws(WorldError) in
                try world.sendHome(bird)
            }
        case .welcome(let letter, let end):
            try session.change(household: nil) { (world: inout World) throws(WorldError) in
                switch letter {
                case .card(let card): try world.welcome(card, until: end)
                case .note(let note): try world.receive(note)
                }
            }
        }
        session.pushIrreversible(.guest(self))
        return .done
    }
}

extension Session {
    /// Changes the world and the household's name together; throws, and changes neither, if one is refused.
    fileprivate func change(
        household: String?, _ change: (inout World) throws(WorldError) -> Void
    ) throws(RequestError) {
        let name = household.flatMap(Household.cleaned)
        guard name != nil || household == nil else { throw .world(.invalidName) }
        do {
            try change(&world)
        } catch {
            throw .world(error)
        }
        if let name { settings.household = name }
        changed(urgently: true)
    }

    /// Lets a bird leave, and writes its letter once that is on disk: a card that exists while its bird is at home would
    /// double it.
    fileprivate func post(_ id: ID<Bird>, from household: String) throws(RequestError) -> Reply {
        guard paths != nil else { throw .inMemory(.files) }
        guard let bird = world.bird(id) else { throw .world(.unknownBird(id)) }
        if bird.isGuest {
            _ = try record(.guest(.sendHome(id, household: household)))
        } else if bird.journey(at: world.clock) == nil {
            _ = try record(.guest(.send(id, nonce: makeNonce(for: id), household: household)))
        }
        saveNow()
        if let loss { throw .file(loss) }
        // Another program may have sent the bird at the same moment: then the card is the one of its journey.
        takeOver()
        // A card that is written again has the name that is given now.
        try change(household: household) { _ in }
        let text = try letter(of: id).text
        guard !refuses(.writtenFiles) else {
            if !lettersToPrint.contains(text) { lettersToPrint.append(text) }
            return .printed
        }
        return .kept(
            try keepText(title: bird.letterTitle, ending: "json") { (put) throws(FileError) in try put(text) })
    }
}

/// Journeys and visits are stored in `undo.json`; letters that were opened or written are not.
extension GuestRequest: StoredIntent {
    package static let kinds = ["sendGuest", "returnGuest", "welcomeGuest"]
    package var kind: String {
        switch self {
        case .send: Self.kinds[0]
        case .sendHome: Self.kinds[1]
        case .welcome: Self.kinds[2]
        case .open: "openLetter"
        case .post: "postLetter"
        }
    }

    private enum CodingKeys: CodingKey { case kind, bird, nonce, household, letter, until }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(String.self, forKey: .kind) {
        case Self.kinds[0]:
            self = .send(
                try fields.decode(ID<Bird>.self, forKey: .bird), nonce: try fields.decode(String.self, forKey: .nonce),
                household: try fields.decode(String.self, forKey: .household))
        case Self.kinds[1]:
            self = .sendHome(
                try fields.decode(ID<Bird>.self, forKey: .bird),
                household: try fields.decode(String.self, forKey: .household))
        default:
            self = .welcome(
                try fields.decode(GuestLetter.self, forKey: .letter),
                until: try fields.decode(Instant.self, forKey: .until))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .send(let bird, let nonce, let household):
            try fields.encode(bird, forKey: .bird)
            try fields.encode(nonce, forKey: .nonce)
            try fields.encode(household, forKey: .household)
        case .sendHome(let bird, let household):
            try fields.encode(bird, forKey: .bird)
            try fields.encode(household, forKey: .household)
        case .welcome(let letter, let end):
            try fields.encode(letter, forKey: .letter)
            try fields.encode(end, forKey: .until)
        case .open, .post: break
        }
    }
}

extension Bird {
    /// The beginning of the letter's file name: "note-" for a guest or "guest-" for an own bird, and the species.
    package var letterTitle: String { "\(isGuest ? "note" : "guest")-\(species)" }
}
