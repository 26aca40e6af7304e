import Session
import Words

extension Announcement {
    /// What became of a request; `nil` where the screen itself or its sheet shows it.
    init?(_ answer: Answer, hasSheet: Bool, in context: Context) {
        let (session, words) = (context.session, context.words)
        switch (answer.request, answer.result) {
        case (.album(.keep), .success(.kept)): self.init(words.donePhoto)
        case (.album(.keep), .failure(.file(let error))):
            self.init(words.doneNoPhoto(error: words.sentence(for: error)))
        case (.transfer(.returnBeforeJump), .success(.kept(let path))): self.init(words.doneWentBack(path: path))
        case (.journal, .failure(let error)), (.album, .failure(let error)):
            self.init(words.sentence(for: error))
        case (.store, _) where StoreOutcome(answer, session, words) != nil, (.family, _):
            guard !hasSheet, let outcome = StoreOutcome(answer, session, words), let message = outcome.message else {
                return nil
            }
            self.init(message.text, least: message.title, ink: outcome.isGood ? .good : .warning)
        case (_, .failure(.store(let error))):
            let message = words.message(for: error)
            self.init(message.text, least: message.title, ink: .warning)
        case (_, .failure(let error)): self.init(words.sentence(for: error), ink: .warning)
        case (let request, .success(let reply)):
            guard let text = words.done(request, reply, in: session) else { return nil }
            // What is taken back may be out of sight.
            switch reply {
            case .undone(let deed):
                self.init(text, ink: .good, place: Place(of: deed, in: session), reversal: .redo)
            case .redone(let deed):
                self.init(text, ink: .good, place: Place(of: deed, in: session), reversal: .undo)
            default: self.init(text, ink: .good, reversal: request.isUndoable ? .undo : nil)
            }
        }
    }
}

extension Place {
    /// Where it shows that something was done; `nil` where nothing is left of it.
    fileprivate init?(of request: Request, in session: Session) {
        switch request {
        case .together(let requests, _):
            let places = Set(requests.map { Place(of: $0, in: session) })
            guard places.count > 1 else {
                guard let place = places.first ?? nil else { return nil }
                self = place
                return
            }
            self = .section(places.contains { $0?.isBackyard == true } ? .backyards : .birds)
        case .refillWater(let id), .refillFood(let id, _), .setBackyardFavorite(let id, _), .renameBackyard(let id, _),
            .decorateBackyard(let id, _), .removeBackyard(let id):
            self = .backyard(id)
        case .setBirdFavorite(let id, _), .nameBird(let id, _): self = .bird(id)
        case .setDisplayName, .setEmail, .setAvatar: self = .section(.account)
        case .keepWidget, .removeWidget: self = .widgets
        case .createBackyard, .changeSettings, .undo, .redo, .store, .family, .journal, .album, .transfer: return nil
        }
        if !exists(in: session) { return nil }
    }
}
