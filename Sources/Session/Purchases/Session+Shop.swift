import Chronology
import Simulation
import Storefront

extension Session {
    /// Adds purchased food to the pantry and removes refunded food, each once.
    ///
    /// The store records a handover in the same save as the pantry, so both are saved or neither.
    func handOver() {
        entitlements = store.entitlements
        for handover in store.handovers() {
            switch handover {
            case .give(let grant):
                guard let goods = Consumable(productID: grant.productID) else { continue }
                world.addPremiumFood(goods.food, goods.count * grant.quantity)
            case .takeBack(let grant):
                guard let goods = Consumable(productID: grant.productID) else { continue }
                world.removePremiumFood(goods.food, goods.count * grant.quantity)
            }
        }
        mustFinish = store.unfinished.contains { $0.verifiedPayload != nil }
    }

    /// Finishes handed-over transactions once they are on disk; returns false if there were none.
    @discardableResult
    func finishSaved() -> Bool {
        guard mustFinish, saving?.isAllSaved ?? true else { return false }
        mustFinish = false
        store.finishHandedOver()
        changed(urgently: true, isNeeded: false)
        return true
    }
}
