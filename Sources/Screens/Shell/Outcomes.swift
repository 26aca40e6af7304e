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
            self.init(message.text, ink: outcome.isGood ? .good : .warning)
        case (_, .failure(let error)): self.init(words.sentence(for: error), ink: .warning)
        case (let request, .success(let reply)):
            guard let text = words.done(request, reply, in: session, undo: context.key(of: .undo)) else { return nil }
            self.init(text, ink: .good)
        }
    }
}
