import Chronology
import Simulation
import Storefront

/// A request to the simulated App Store, by the player or the Transaction Manager.
package enum StoreRequest: Hashable, Sendable {
    /// Buys a product, by its id.
    case purchase(String, PurchaseOptions = PurchaseOptions())
    /// Turns renewal of the player's own subscription in a group on or off.
    case setAutoRenew(Bool, group: String)
    /// Accepts or declines a price increase of the player's own subscription in a group.
    case answerPriceIncrease(agrees: Bool, group: String)
    /// Restores purchases, as `AppStore.sync()` does.
    case restore
    /// Redeems an offer code.
    case redeem(String)
    /// Signs a promotional offer of a product, which has to be done before purchasing with the offer.
    case signOffer(String, of: String)
    /// Requests a refund of a transaction as a player; the store may refuse it.
    case refund(UInt64, RefundReason = .other)
    /// Declines a purchase that waits for a parent, or gives up an interrupted one, by its id.
    case decline(UInt64)

    // The following are requests of the Transaction Manager.
    case settings(StoreSettings)
    /// Approves a pending purchase, by its own id, as the parent whose consent it waits for.
    case approve(UInt64)
    /// Completes an interrupted purchase, by its id, or the unpaid renewal of a transaction's subscription.
    case resolve(UInt64)
    /// Refunds a transaction as the store, with a reason.
    case revoke(UInt64, RevocationReason)
    /// Ends the subscription of a transaction now.
    case expire(UInt64)
    /// Renews the subscription of a transaction now.
    case renewNow(UInt64)
    /// Deletes a transaction, by its id, as if it had never been.
    case delete(UInt64)
    /// Changes the price of a transaction's subscription from the next renewal; `nil` for a little more than now.
    ///
    /// A small increase needs no consent if `isAsking` is false.
    case askForPriceIncrease(UInt64, to: Price? = nil, isAsking: Bool = true)
}

extension Request {
    package static func store(_ request: StoreRequest) -> Self { Self(request) }
}

extension StoreRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply {
        let reply = try session.answer(self)
        switch (self, reply) {
        case (_, .purchase(.success(let result, let effect))) where effect.isImmediate:
            if let bought = result.verifiedPayload { session.pushIrreversible(.store(.purchase(bought.productID))) }
        case (.refund(let id, _), .refunded), (.revoke(let id, _), .refunded):
            session.pushIrreversible(.store(.refund(id)))
        case (.renewNow, .happened(let event)):
            switch event.kind {
            case .renewed(let paid), .changed(_, let paid), .recovered(let paid):
                if paid.price > .zero { session.pushIrreversible(.store(.purchase(paid.productID))) }
            default: break
            }
        default: break
        }
        return reply
    }

    package func irreversibleAction(in session: Session) -> IrreversibleAction? {
        switch self {
        case .purchase(let product, _):
            let latest = session.store.state.ledger.last { $0.transaction.productID == product }
            return .purchase(
                session.name(of: product), isRefundable: latest.map(session.store.isRefundable) ?? false)
        case .refund(let id, _):
            let entry = session.store.entry(id)
            return .refund(entry.map { session.name(of: $0.transaction.productID) } ?? String(id))
        default: return nil
        }
    }
}

/// Only purchases and refunds are stored in `undo.json`, without their options.
extension StoreRequest: StoredIntent {
    package static let kinds = ["purchase", "refund"]

    package var kind: String {
        switch self {
        case .purchase: "purchase"
        case .refund: "refund"
        default: ""
        }
    }

    private enum CodingKeys: CodingKey { case name, transaction }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        if let product = try fields.decodeIfPresent(String.self, forKey: .name) {
            self = .purchase(product)
        } else {
            self = .refund(try fields.decode(UInt64.self, forKey: .transaction))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .purchase(let product, _): try fields.encode(product, forKey: .name)
        case .refund(let id, _): try fields.encode(id, forKey: .transaction)
        default: break
        }
    }
}

extension Session {
    /// Performs a request in the store, hands over purchased goods, and saves at once.
    ///
    /// Transactions are finished only once goods and transactions are on disk. Changes by a refused action are saved as
    /// well.
    fileprivate func answer(_ request: StoreRequest) throws(RequestError) -> Reply {
        spentMuch = nil
        let before = store.state.ledger.count
        defer {
            if store.state.ledger.count > before { noteSpending() }
            handOver()
            changed(urgently: true)
        }
        do {
            return try store.answer(request, at: world.clock)
        } catch {
            throw .store(error)
        }
    }
}

extension Store {
    /// Performs a request; a refused one may have changed the store, too.
    fileprivate mutating func answer(_ request: StoreRequest, at now: Instant) throws(StoreError) -> Reply {
        switch request {
        case .purchase(let id, let options): return .purchase(purchase(id, options, at: now))
        case .setAutoRenew(let isOn, let group): return .subscription(try setAutoRenew(isOn, inGroup: group, at: now))
        case .answerPriceIncrease(let agrees, let group):
            return .subscription(try answerPriceIncrease(inGroup: group, agrees: agrees, at: now))
        case .restore: return .restored(try restore(at: now))
        case .redeem(let code): return .purchase(redeem(code, at: now))
        case .signOffer(let offer, let product): return .signed(try signOffer(offer, of: product, at: now))
        case .refund(let id, let reason): return .refunded(try requestRefund(id, reason: reason, at: now))
        case .decline(let id): return .declined(try decline(id, at: now))
        case .settings(let settings):
            self.settings = settings
            return .done
        case .approve(let id): return .purchase(try approve(id, at: now))
        case .resolve(let id): return .purchase(try resolveIssue(id, at: now))
        case .revoke(let id, let reason): return .refunded(try refund(id, reason: reason, at: now))
        case .expire(let id): return .happened(try expireSubscription(id, at: now))
        case .renewNow(let id): return .happened(try renewNow(id, at: now))
        case .delete(let id): return .deleted(try delete(id, at: now))
        case .askForPriceIncrease(let id, let price, let isAsking):
            return .subscription(try askForPriceIncrease(id, to: price, isAsking: isAsking, at: now))
        }
    }
}
