import Chronology
import Simulation
import Storefront

/// Business with the store.
package enum StoreRequest: Hashable, Sendable {
    case purchase(String, PurchaseOptions = PurchaseOptions())
    /// Of the player's own subscription.
    case setAutoRenew(Bool)
    case answerPriceIncrease(agrees: Bool)
    case restore
    case redeem(String)
    /// Has a promotional offer of a product signed, as the game does before it asks for one.
    case signOffer(String, of: String)
    /// As the player asks for it; the store may refuse.
    case refund(UInt64, RefundReason = .other)
    /// Takes back what was asked of a parent, or refuses it as that parent.
    case decline(UInt64)

    // What the Transaction Manager does to purchases from outside the game.
    case settings(StoreSettings)
    case approve(UInt64)
    case resolve(UInt64)
    case revoke(UInt64, RevocationReason)
    case expire(UInt64)
    case renewNow(UInt64)
    case delete(UInt64)
    /// `nil` for a little more than now. A small increase needs no consent if none is asked for.
    case askForPriceIncrease(UInt64, to: Price? = nil, isAsking: Bool = true)
}

extension Request {
    package static func store(_ request: StoreRequest) -> Self { Self(request) }
}

extension StoreRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply {
        let reply = try session.answer(self)
        switch (self, reply) {
        case (_, .purchase(let result)):
            if let bought = result.verifiedTransaction { session.pushIrreversible(.store(.purchase(bought.productID))) }
        case (.refund(let id, _), .refunded), (.revoke(let id, _), .refunded):
            session.pushIrreversible(.store(.refund(id)))
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

/// Purchases and refunds are kept without their options.
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
    fileprivate func answer(_ request: StoreRequest) throws(RequestError) -> Reply {
        switch request {
        case .purchase(let id, let options):
            return .purchase(try shop { store, now in store.purchase(id, options, at: now) })
        case .setAutoRenew(let isOn):
            let group = try ownGroup
            return .subscription(
                try shop { store, now throws(StoreError) in try store.setAutoRenew(isOn, inGroup: group, at: now) })
        case .answerPriceIncrease(let agrees):
            let group = try ownGroup
            return .subscription(
                try shop { store, now throws(StoreError) in
                    try store.answerPriceIncrease(inGroup: group, agrees: agrees, at: now)
                })
        case .restore: return .restored(try shop { store, now throws(StoreError) in try store.restore(at: now) })
        case .redeem(let code): return .purchase(try shop { store, now in store.redeem(code, at: now) })
        case .signOffer(let offer, let product):
            return .signed(
                try shop { store, now throws(StoreError) in try store.signOffer(offer, of: product, at: now) })
        case .refund(let id, let reason):
            return .refunded(
                try shop { store, now throws(StoreError) in try store.requestRefund(id, reason: reason, at: now) })
        case .decline(let id):
            return .declined(try shop { store, now throws(StoreError) in try store.decline(id, at: now) })
        case .settings(let settings):
            try shop { store, _ in store.settings = settings }
            return .done
        case .approve(let id):
            return .purchase(try shop { store, now throws(StoreError) in try store.approve(id, at: now) })
        case .resolve(let id):
            return .purchase(try shop { store, now throws(StoreError) in try store.resolveIssue(id, at: now) })
        case .revoke(let id, let reason):
            return .refunded(
                try shop { store, now throws(StoreError) in try store.refund(id, reason: reason, at: now) })
        case .expire(let id):
            return .happened(try shop { store, now throws(StoreError) in try store.expireSubscription(id, at: now) })
        case .renewNow(let id):
            return .happened(try shop { store, now throws(StoreError) in try store.renewNow(id, at: now) })
        case .delete(let id):
            return .deleted(try shop { store, now throws(StoreError) in try store.delete(id, at: now) })
        case .askForPriceIncrease(let id, let price, let isAsking):
            return .subscription(
                try shop { store, now throws(StoreError) in
                    try store.askForPriceIncrease(id, to: price, isAsking: isAsking, at: now)
                })
        }
    }

    private var ownGroup: String {
        get throws(RequestError) {
            guard let own = ownSubscription else { throw .store(.noSubscription) }
            return own.groupID
        }
    }

    /// The door to the store. Goods are in the pantry when it returns, and the transaction is finished once both are on
    /// disk, together. What the store has noted about a refusal is kept, too.
    private func shop<Result>(
        _ action: (inout Store, Instant) throws(StoreError) -> Result
    ) throws(RequestError) -> Result {
        spentMuch = nil
        let before = store.state.ledger.count
        defer {
            if store.state.ledger.count > before { noteSpending() }
            handOver()
            changed(urgently: true)
        }
        do {
            return try action(&store, world.clock)
        } catch {
            throw .store(error)
        }
    }
}
