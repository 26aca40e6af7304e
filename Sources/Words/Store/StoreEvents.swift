import Session
import Simulation
import Storefront

/// Events of the shop.
extension Words {
    package func message(for event: StoreEvent, in session: Session) -> StoreMessage {
        let product = session.name(of: event.productID)
        func paid(_ transaction: Transaction) -> String { session.store.price(transaction.price, of: transaction) }
        switch event.kind {
        case .renewed(let transaction):
            return message(
                event.outcome,
                storeRenewed(
                    product: product, price: paid(transaction),
                    date: storeDate(transaction.expirationDate ?? event.date, session)))
        case .changed(let former, let transaction):
            return message(
                event.outcome,
                storeChanged(product: product, former: session.name(of: former), price: paid(transaction)))
        case .recovered: return message(event.outcome, storePaid(product: product))
        case .enteredGracePeriod(_, let until):
            return message(event.outcome, storeGracePeriod(product: product, date: storeDate(until, session)))
        case .enteredBillingRetry(_, let until):
            return message(event.outcome, storeBillingRetry(product: product, date: storeDate(until, session)))
        case .expired:
            // The reason alone does not say of what.
            let ended = ended(event.outcome, product)
            return message(
                ended.key, title: ended.title, sentences([awayEnded(title: ended.title), ended.sentence]),
                next: ended.nextStep)
        case .revoked(let transaction) where transaction.ownershipType == .familyShared:
            return message(event.outcome, storeSharingEnded(product: product))
        case .revoked(let transaction):
            let price = refund(of: transaction, in: session)
            // Some of it may have been used, so no number is told. Of time, nothing goes back.
            let hasGoods =
                Consumable(productID: transaction.productID) != nil
                || DecorationPack.sold(as: transaction.productID) != nil
            return message(
                event.outcome,
                hasGoods ? storeRefunded(price: price, product: product) : cliRefunded(product: product, price: price))
        case .ended: return message(event.outcome, storeTimeOver(product: product))
        case .familyShared: return message(event.outcome, storeFamilyShared(product: product))
        }
    }

    /// Returns the amount that the refund of a transaction gave back; a part may have come back before.
    package func refund(of transaction: Transaction, in session: Session) -> String {
        session.store.price(session.store.entry(transaction.id)?.lastRefund ?? transaction.price, of: transaction)
    }

    /// Returns the message for a pass that is over; the key names the reason.
    func ended(_ key: String, _ product: String) -> StoreMessage {
        message(key, title: storeEnded(product: product), next: storeEndedNext)
    }
}
