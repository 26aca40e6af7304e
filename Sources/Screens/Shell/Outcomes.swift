import Session
import Words

extension Announcement {
    /// What became of a request; `nil` where the screen itself or its sheet shows it.
    init?(_ answer: Answer, hasSheet: Bool, in context: Context) {
        let (session, words) = (context.session, context.words)
        switch (answer.request, answer.result) {
        case (.album(.keep), .success(.kept)):
            self.init(words.donePhoto, least: [Brief(words.briefPhoto)])
        case (.album(.keep), .failure(.file(let error))):
            self.init(words.doneNoPhoto(error: words.sentence(for: error)), least: [Brief(words.briefNoPhoto)])
        case (.transfer(.returnBeforeJump), .success(.kept(let path))):
            self.init(words.doneWentBack(path: path), least: [Brief(words.briefWentBack)])
        case (.journal, .failure(let error)), (.album, .failure(let error)):
            self.init(words.sentence(for: error), least: words.brief(for: error))
        case (.store, _) where StoreOutcome(answer, session, words) != nil, (.family, _):
            guard !hasSheet, let outcome = StoreOutcome(answer, session, words), let message = outcome.message else {
                return nil
            }
            self.init(message.text, least: [Brief(message.title)], ink: outcome.isGood ? .good : .warning)
        case (_, .failure(.store(let error))):
            let message = words.message(for: error)
            self.init(message.text, least: [Brief(message.title)], ink: .warning)
        case (_, .failure(let error)):
            self.init(words.sentence(for: error), least: words.brief(for: error), ink: .warning)
        case (let request, .success(let reply)):
            guard let text = words.done(request, reply, in: session) else { return nil }
            let least = words.brief(request, reply, in: session, undo: context.key(of: .undo))
            // What is taken back may be out of sight.
            switch reply {
            case .undone(let deed):
                self.init(text, least: least, ink: .good, place: Place(of: deed, in: session), reversal: .redo)
            case .redone(let deed):
                self.init(text, least: least, ink: .good, place: Place(of: deed, in: session), reversal: .undo)
            default:
                // All but the name of what is before the player.
                let short = least.count == 1 ? least[0].texts[0] : nil
                let reversal: Command? = request.isUndoable ? .undo : nil
                self.init(text, short: short, least: least, ink: .good, reversal: reversal)
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
