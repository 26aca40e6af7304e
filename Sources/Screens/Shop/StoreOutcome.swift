import Session
import Words

/// What came of business with the store or the family, for a sheet to show.
struct StoreOutcome: Hashable, Sendable {
    /// `nil` where the screen shows it anyway.
    let message: StoreMessage?
    let isGood: Bool

    /// `nil` for other answers, and for purchases and codes, which have a sheet of their own.
    init?(_ answer: Answer, _ session: Session, _ words: Words) {
        switch answer.request.as(StoreRequest.self) {
        case .purchase, .redeem: return nil
        case nil where answer.request.as(FamilyChange.self) == nil: return nil
        default: break
        }
        message = words.message(for: answer, in: session)
        isGood =
            switch answer.result {
            case .success(.purchase(.success(.verified, _))), .success(.purchase(.pending)): true
            case .success(.purchase), .failure: false
            case .success: true
            }
    }

    init?(_ answer: Answer, in context: Context) { self.init(answer, context.session, context.words) }
}
