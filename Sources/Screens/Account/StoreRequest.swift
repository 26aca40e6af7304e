import Chronology
import Session
import Storefront

/// Business with the shop besides buying. The loop carries it out by `perform(on:)` and hands the reply back.
package enum StoreRequest: Hashable, Sendable {
    case setAutoRenew(Bool)
    case answerPriceIncrease(agrees: Bool)
    case restore
    case redeem(String)
    /// As the player asks for it; the store may refuse.
    case refund(UInt64)
    /// Takes back what was asked of a parent, or refuses it as that parent.
    case decline(UInt64)
    case family(FamilyChange)

    // What the Transaction Manager does to purchases from outside the game.
    case settings(StoreSettings)
    case approve(UInt64)
    case resolve(UInt64)
    case revoke(UInt64, RevocationReason)
    case expire(UInt64)
    case renewNow(UInt64)
    case delete(UInt64)
    case askForPriceIncrease(UInt64)

    /// Does it and says what came of it.
    package func perform(on session: Session) -> StoreReply {
        do {
            return StoreReply(request: self, message: try carryOut(on: session), isGood: true)
        } catch let error as IntentError {
            if case .shop(let error) = error {
                return StoreReply(request: self, message: session.store.message(for: error), isGood: false)
            }
            return StoreReply(request: self, message: Words.refused(error.sentence), isGood: false)
        } catch let error as FamilyError {
            return StoreReply(request: self, message: Words.refused(error.sentence), isGood: false)
        } catch let refusal as Refusal {
            return StoreReply(request: self, message: refusal.message, isGood: false)
        } catch {
            return StoreReply(request: self, message: StoreError.unknown.message(), isGood: false)
        }
    }

    /// A result that is no error in StoreKit's sense, and yet not what was wanted.
    private struct Refusal: Error {
        let message: StoreMessage
    }

    private func carryOut(on session: Session) throws -> StoreMessage? {
        func day(_ date: Instant) -> String { Words.storeDate(date, session) }
        func status(_ subscription: Subscription) -> StoreMessage {
            session.store.message(for: subscription, date: day)
        }
        func happened(_ event: StoreEvent) -> StoreMessage { session.store.message(for: event, date: day) }
        func told(_ result: PurchaseResult) throws -> StoreMessage {
            let message = session.store.message(for: result, date: day)
            switch result {
            case .success(.verified, _), .pending: return message
            case .success(.unverified, _), .userCancelled, .failure: throw Refusal(message: message)
            }
        }
        func ownGroup() throws -> String {
            guard let own = session.ownSubscription else { throw IntentError.shop(.noSubscription) }
            return own.groupID
        }
        switch self {
        case .setAutoRenew(let isOn):
            let group = try ownGroup()
            return status(
                try session.shop { store, now throws(StoreError) in
                    try store.setAutoRenew(isOn, inGroup: group, at: now)
                })
        case .answerPriceIncrease(let agrees):
            let group = try ownGroup()
            return status(
                try session.shop { store, now throws(StoreError) in
                    try store.answerPriceIncrease(inGroup: group, agrees: agrees, at: now)
                })
        case .restore:
            let found = try session.shop { store, now throws(StoreError) in try store.restore(at: now) }
            let names = found.compactMap(\.verifiedPayload).map { session.name(of: $0.productID) }
            return Words.Account.restored(names, unverified: found.count - names.count)
        case .redeem(let code):
            return try told(try session.shop { store, now throws(StoreError) in store.redeem(code, at: now) })
        case .refund(let id):
            let transaction = try session.shop { store, now throws(StoreError) in
                try store.requestRefund(id, at: now)
            }
            return happened(StoreEvent(date: session.world.clock, kind: .revoked(transaction)))
        case .revoke(let id, let reason):
            let transaction = try session.shop { store, now throws(StoreError) in
                try store.refund(id, reason: reason, at: now)
            }
            return happened(StoreEvent(date: session.world.clock, kind: .revoked(transaction)))
        case .decline(let id):
            let pending = try session.shop { store, now throws(StoreError) in try store.decline(id, at: now) }
            return Words.Account.declined(session.name(of: pending.productID))
        case .family(let change):
            try session.changeFamily(change)
            return Words.Account.familyChanged(change, session)
        case .settings(let settings):
            try session.shop { store, _ throws(StoreError) in store.settings = settings }
            return nil
        case .approve(let id):
            return try told(try session.shop { store, now throws(StoreError) in try store.approve(id, at: now) })
        case .resolve(let id):
            return try told(try session.shop { store, now throws(StoreError) in try store.resolveIssue(id, at: now) })
        case .expire(let id):
            return happened(
                try session.shop { store, now throws(StoreError) in try store.expireSubscription(id, at: now) })
        case .renewNow(let id):
            return happened(try session.shop { store, now throws(StoreError) in try store.renewNow(id, at: now) })
        case .delete(let id):
            let transaction = try session.shop { store, now throws(StoreError) in try store.delete(id, at: now) }
            return Words.Manager.deleted(session.name(of: transaction.productID))
        case .askForPriceIncrease(let id):
            return status(
                try session.shop { store, now throws(StoreError) in try store.askForPriceIncrease(id, at: now) })
        }
    }
}

/// What came of a request.
package struct StoreReply: Hashable, Sendable {
    let request: StoreRequest
    /// `nil` where the screen shows it anyway.
    let message: StoreMessage?
    let isGood: Bool
}
