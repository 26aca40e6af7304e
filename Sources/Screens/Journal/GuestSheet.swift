import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The sheet that opens a friend's letter, or asks for the player's household name before a bird leaves with one.
struct GuestSheet: Screen {
    /// The task of the sheet: to open a letter, or to send a bird away with one.
    enum Purpose: Hashable, Sendable {
        case open
        /// Sends a bird on a journey, or a guest home.
        case post(ID<Bird>)
    }

    let purpose: Purpose
    private(set) var field: TextField
    /// The reason why the last text was refused; `nil` if there is none.
    private var complaint: String?

    init(_ purpose: Purpose, in session: Session) {
        self.purpose = purpose
        field =
            switch purpose {
            case .open: TextField(maximumLength: GuestLetter.byteLimit)
            case .post:
                TextField(session.settings.household ?? "", maximumLength: PlayerText.limit, isChosen: true)
            }
    }

    var isEditing: Bool { true }
    var typed: TextField? { field }
    var tellsOutcomes: Bool { true }

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

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open): return ask
        case .command(.back), .command(.leave), .command(.dismiss): return [.dismissSheet]
        case .command(let command): return [.ignored(command)]
        case .click, .mark, .hover, .wheel: return []
        }
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return ask
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
            return []
        }
    }

    private var ask: [Step] {
        guard !field.text.allSatisfy(\.isWhitespace) else { return [] }
        return switch purpose {
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

    func told(in context: Context) -> Told { content(context).told }

    func draw(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        content(context).draw(hints(in: context), in: painter, frame: &frame)
    }

    private func content(_ context: Context) -> FieldSheet {
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
