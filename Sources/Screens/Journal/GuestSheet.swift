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
            case .post(let bird):
                context.world.bird(bird)?.isGuest == true ? words.hintSendHome : words.hintSendGuest
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
                world.bird(id)?.isGuest == true
                    ? (
                        words.guestsSendHome(bird: words.individual(id, in: world)), words.guestsSendHomeText,
                        words.guestsHousehold
                    )
                    : (
                        words.guestsSend(bird: words.individual(id, in: world)), words.guestsSendText,
                        words.guestsHousehold
                    )
            }
        return FieldSheet(title: title, story: story, label: label, field: field, complaint: complaint)
    }
}
