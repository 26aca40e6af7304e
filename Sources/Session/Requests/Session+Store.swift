import Chronology
import Simulation
import Storefront

extension Session {
    func perform(_ request: StoreRequest) throws(RequestError) -> Reply {
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
