import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The sheet that opens a friend's letter, or asks for the player's household name before a bird leaves with one.
struct GuestSheet: FieldScreen {
    /// The task of the sheet: to open a letter by its text or path, or to ask for the household's name on a letter.
    enum Purpose: Hashable, Sendable {
        case open
        /// Sends a bird on a journey, or a guest home.
        case post(ID<Bird>)
    }

    let purpose: Purpose
    var field: TextField
    var complaint: String?

    init(_ purpose: Purpose, in session: Session) {
        self.purpose = purpose
        field =
            switch purpose {
            case .open: TextField(maximumLength: GuestLetter.byteLimit)
            case .post:
                TextField(session.settings.household ?? "", maximumLength: PlayerText.limit, isChosen: true)
            }
    }

    func tells(_ answer: Answer) -> Bool { true }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let yes =
            switch purpose {
            case .open: words.hintOpenLetter
            case .post(let bird): words.hintPost(bird, in: context.world)
            }
        return [Hint(.open, yes), Hint(.back, words.hintCancel)]
    }

    func take(in context: Context) -> [Step] {
        switch purpose {
        case .open: [.perform(.guest(.open(field.text)))]
        case .post(let bird): [.perform(.guest(.post(bird, household: field.text)))]
        }
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard answer.request.intent is GuestRequest else { return [] }
        switch answer.result {
        case .success:
            let outcome = Announcement(answer, hasSheet: true, in: context)
            return [.dismissSheet] + (outcome.map { [.tell($0)] } ?? [])
        case .failure(let error):
            complaint = context.words.sentence(for: error)
            return []
        }
    }

    func content(_ context: Context) -> FieldSheet {
        let (words, world) = (context.words, context.world)
        let (title, story, label) =
            switch purpose {
            case .open:
                (
                    words.guestsOpen, context.session.refuses(.namedFiles) ? words.guestsPaste : words.guestsOpenText,
                    words.guestsLetter
                )
            case .post(let id):
                words.guestsPost(id, in: world)
            }
        return FieldSheet(title: title, story: story, label: label, field: field, complaint: complaint)
    }
}

extension World {
    /// The purpose of a letter: to send a bird to a friend, to give one that is away its card again, or to send a guest
    /// home.
    fileprivate enum Letter { case send, again, home }

    fileprivate func letter(of id: ID<Bird>) -> Letter {
        guard let bird = bird(id) else { return .send }
        return bird.isGuest ? .home : bird.journey(at: clock) == nil ? .send : .again
    }
}

extension Words {
    /// Returns the key hint for a bird's letter.
    func hintPost(_ bird: ID<Bird>, in world: World) -> String {
        switch world.letter(of: bird) {
        case .send: hintSendGuest
        case .again: hintSendAgain
        case .home: hintSendHome
        }
    }

    /// Returns the title, story and label of the sheet for a bird's letter.
    fileprivate func guestsPost(_ id: ID<Bird>, in world: World) -> (title: String, story: String, label: String) {
        let bird = individual(id, in: world)
        return switch world.letter(of: id) {
        case .send: (guestsSend(bird: bird), guestsSendText, guestsHousehold)
        case .again: (guestsSendAgain(bird: bird), guestsSendAgainText, guestsHousehold)
        case .home: (guestsSendHome(bird: bird), guestsSendHomeText, guestsHousehold)
        }
    }
}
