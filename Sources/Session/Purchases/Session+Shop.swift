import Chronology
import Simulation
import Storefront

extension Session {
    /// The door to the shop: buys, refunds, redeems, changes its settings, now. Goods are in the pantry when it returns,
    /// and the transaction is finished once both are on disk, together.
    package func shop<Result>(
        _ action: (inout Store, Instant) throws(StoreError) -> Result
    ) throws(IntentError) -> Result {
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        catchUp()
        let result: Swift.Result<Result, StoreError>
        do {
            result = .success(try action(&store, world.clock))
        } catch {
            result = .failure(error)
        }
        handOver()
        changed(urgently: true)
        switch result {
        case .success(let value): return value
        case .failure(let error): throw .shop(error)
        }
    }

    /// Puts what was bought into the pantry and takes back what was refunded, each once: the store remembers in the
    /// same saved change that it was handed over.
    func handOver() {
        entitlements = store.entitlements
        for handover in store.handovers() {
            switch handover {
            case .give(let grant):
                guard let goods = Goods(productID: grant.productID) else { continue }
                world.addPremiumFood(goods.food, goods.count * grant.quantity)
            case .takeBack(let grant):
                guard let goods = Goods(productID: grant.productID) else { continue }
                world.removePremiumFood(goods.food, goods.count * grant.quantity)
            }
        }
        mustFinish = store.unfinished.contains { $0.verifiedPayload != nil }
    }

    /// Finishes what was handed over, once that is on disk.
    func finishSaved() {
        guard mustFinish, saving?.isAllSaved ?? true else { return }
        mustFinish = false
        store.finishHandedOver()
        changed(urgently: true)
    }

    /// "none", "individual", "family" or "premium".
    package var passName: String { entitlements.passName }
}

extension Entitlements {
    /// "none", "individual", "family" or "premium".
    var passName: String {
        switch pass {
        case .none: "none"
        case .individual: "individual"
        case .family: "family"
        case .premium: "premium"
        }
    }
}
