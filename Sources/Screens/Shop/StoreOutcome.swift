import Session
import Words

/// The result of a request to the store or the family, as a sheet shows it.
struct StoreOutcome: Hashable, Sendable {
    /// The message; `nil` if the screen shows the result anyway.
    let message: StoreMessage?
    /// True if the request succeeded, or its purchase is pending.
    let isGood: Bool

    /// Creates the result from a reply; `nil` for replies to other requests, and for purchases and codes, which have
    /// their own sheet.
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
