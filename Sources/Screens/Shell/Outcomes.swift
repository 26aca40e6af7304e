import Session
import Words

extension Announcement {
    /// Creates the announcement of a request's result; `nil` if the screen or the open sheet shows it.
    /// - Parameter isCopied: true if the path of a new file is put on the clipboard.
    init?(_ answer: Answer, hasSheet: Bool, isCopied: Bool = false, in context: Context) {
        let (session, words) = (context.session, context.words)
        let isPhoto = if case .keep? = answer.request.as(AlbumRequest.self) { true } else { false }
        switch (answer.request.intent, answer.result) {
        case (_, .success(.kept(let path))) where isPhoto:
            let copied = isCopied ? [words.donePhotoCopied] : []
            self.init(
                words.sentences([words.donePhoto] + copied + [words.donePhotoFile(path: session.shown(path))]),
                least: [Brief(words.briefPhoto)])
        case (_, .failure(.file(let error))) where isPhoto:
            self.init(words.doneNoPhoto(error: words.sentence(for: error)), least: [Brief(words.briefNoPhoto)])
        case (is GuestRequest, .success(.kept(let path))):
            self.init(words.guestLetter(path: session.shown(path)), ink: .good)
        case (_, .success(.printed)): self.init(words.guestPrinted, ink: .good)
        case (is TransferRequest, .success(.kept(let path))):
            self.init(words.doneWentBack(path: session.shown(path)), least: [Brief(words.briefWentBack)])
        case (is JournalRequest, .failure(let error)), (is AlbumRequest, .failure(let error)):
            self.init(words.sentence(for: error), least: words.brief(for: error))
        case (is StoreRequest, _) where StoreOutcome(answer, session, words) != nil, (is FamilyChange, _):
            guard !hasSheet, let outcome = StoreOutcome(answer, session, words), let message = outcome.message else {
                return nil
            }
            self.init(message.text, least: [Brief(message.title)], ink: outcome.isGood ? .good : .warning)
        case (_, .failure(.store(let error))):
            let message = words.message(for: error)
            self.init(message.text, least: [Brief(message.title)], ink: .warning)
        case (_, .failure(let error)):
            self.init(words.sentence(for: error), least: words.brief(for: error), ink: .warning)
        case (_, .success(let reply)):
            let request = answer.request
            guard let text = words.done(request, reply, in: session) else { return nil }
            let least = words.brief(request, reply, in: session, undo: context.key(of: .undo))
            // An undone change may not be on the screen, so its place goes with the message.
            switch reply {
            case .undone(let deed):
                self.init(text, least: least, ink: .good, place: Place(of: deed, in: session), reversal: .redo)
            case .redone(let deed):
                self.init(text, least: least, ink: .good, place: Place(of: deed, in: session), reversal: .undo)
            default:
                // The single brief text omits only the name of the thing on the screen.
                let short = least.count == 1 ? least[0].texts[0] : nil
                let reversal: Command? = request.isUndoable ? .undo : nil
                self.init(text, short: short, least: least, ink: .good, reversal: reversal)
            }
        }
    }
}

extension Place {
    /// Creates the place where a request's effect can be seen; `nil` if it has no target that still exists.
    ///
    /// Requests with several targets lead to the section of yards or birds.
    fileprivate init?(of request: Request, in session: Session) {
        let places = Set(request.intent.changes.map { $0.target.flatMap { Place(of: $0, in: session) } })
        if places.count > 1 {
            self = .section(places.contains { $0?.isBackyard == true } ? .backyards : .birds)
        } else {
            guard let place = places.first ?? nil else { return nil }
            self = place
        }
    }

    /// Creates the place that shows a request's target; `nil` if the target no longer exists.
    private init?(of target: Request.Target, in session: Session) {
        self =
            switch target {
            case .backyard(let id): .backyard(id)
            case .bird(let id): .bird(id)
            case .account: .section(.account)
            case .widget: .widgets
            }
        if !exists(in: session) { return nil }
    }
}
