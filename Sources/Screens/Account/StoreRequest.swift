import Session
import Storefront

/// Business with the shop besides buying. The loop carries it out by `perform(on:)`.
package enum StoreRequest: Hashable, Sendable {
    case setAutoRenew(Bool)
    case restore

    /// Does it and says what came of it.
    package func perform(on session: Session) -> String {
        do {
            switch self {
            case .setAutoRenew(let isOn):
                guard let own = AccountScreen.ownSubscription(session) else { throw IntentError.shop(.noSubscription) }
                let subscription = try session.shop { store, now throws(StoreError) in
                    try store.setAutoRenew(isOn, inGroup: own.groupID, at: now)
                }
                return session.store.message(for: subscription) { Words.day($0, session) }.sentence
            case .restore:
                _ = try session.shop { store, now throws(StoreError) in try store.restore(at: now) }
                return Words.Account.restored
            }
        } catch let error as IntentError {
            return error.sentence
        } catch {
            return StoreError.unknown.message().text
        }
    }
}
