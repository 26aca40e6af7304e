import Chronology
import Simulation
import Storefront

extension Session {
    /// Puts what was bought into the pantry and takes back what was refunded, each once: the store remembers in the
    /// same saved change that it was handed over.
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

    /// Finishes what was handed over, once that is on disk; false where there is nothing to finish.
    @discardableResult
    func finishSaved() -> Bool {
        guard mustFinish, saving?.isAllSaved ?? true else { return false }
        mustFinish = false
        store.finishHandedOver()
        changed(urgently: true, isNeeded: false)
        return true
    }
}
