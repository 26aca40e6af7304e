import Chronology
import Session
import Storefront

/// What the account's page says about passes and purchases.
extension Words {
    /// The pass as the shop calls it; `nil` without one.
    package func pass(of session: Session) -> String? {
        guard session.entitlements.pass != .none else { return nil }
        return session.entitlements.passProductID.flatMap(session.store.product)?.displayName ?? passTitle
    }

    package func resumeStory(_ subscription: Subscription, in session: Session) -> String {
        confirmResume(
            date: storeDate(subscription.periodEnd, session),
            price: session.store.product(subscription.productID)?.displayPrice ?? "")
    }

    package func cancelQuestion(_ subscription: Subscription, in session: Session) -> String {
        let product = session.name(of: subscription.productID)
        return switch subscription.state {
        case .inBillingRetryPeriod: accountCancelUnpaid(product: product)
        case .inGracePeriod:
            accountCancelGrace(
                product: product, date: storeDate(subscription.nextEventDate ?? subscription.periodEnd, session))
        default: accountCancelPaid(product: product, date: storeDate(subscription.periodEnd, session))
        }
    }

    package func declineQuestion(_ subscription: Subscription, in session: Session) -> String {
        accountDeclineQuestion(
            product: session.name(of: subscription.productID), date: storeDate(subscription.periodEnd, session))
    }

    package func refundQuestion(_ entry: LedgerEntry, in session: Session) -> String {
        let transaction = entry.transaction
        let price = session.store.price(transaction.price - entry.refunded, of: transaction)
        switch transaction.productType {
        case .consumable:
            guard let goods = Consumable(productID: transaction.productID) else { break }
            let left = min(session.world.owned(goods.food), goods.count * transaction.quantity)
            return left == 0
                ? accountRefundEaten(price: price)
                : accountRefundFood(price: price, goods: storeSeveral(count: left, product: name(of: goods.food)))
        case .nonConsumable, .nonRenewing: return accountRefundDecoration(price: price)
        case .autoRenewable:
            if let own = session.ownSubscription, own.latestTransactionID == transaction.id, own.state.isRunning {
                return accountRefundPass(price: price)
            }
        }
        return accountRefundQuestion(price: price)
    }

    /// What a receipt says.
    package func receipt(_ entry: LedgerEntry, in session: Session) -> [(label: String, value: String)] {
        let transaction = entry.transaction
        func amount(_ price: Price) -> String { receiptAmount(price: session.store.price(price, of: transaction)) }
        var facts = [(receiptBought, storeDate(transaction.purchaseDate, session))]
        if transaction.ownershipType == .purchased { facts.append((receiptPrice, amount(transaction.price))) }
        if entry.refunded > .zero { facts.append((receiptRefunded, amount(entry.refunded))) }
        if let end = transaction.expirationDate { facts.append((receiptUntil, storeDate(end, session))) }
        facts.append((receiptNumber, String(transaction.id)))
        return facts
    }

    /// Where this copy of the game came from, as its app transaction says.
    package func origin(of session: Session) -> String {
        do {
            let app = try session.store.appTransaction()
            return accountOrigin(
                country: name(of: AppStoreFront.named(app.storefront)), date: day(app.originalPurchaseDate, session))
        } catch {
            return message(for: error, in: session).text
        }
    }

    /// Simulated money, this month and in all.
    package func spent(in session: Session) -> String {
        let store = session.store
        func sum(from start: Instant?) -> String {
            let sums = store.spending(from: start)
            guard !sums.isEmpty else { return store.storefront.format(.zero) }
            return sums.map { store.storefront.format($0.amount, in: $0.currency) }.joined(separator: " + ")
        }
        var month = session.playerTime(session.world.clock).date
        (month.day, month.hour, month.minute, month.second, month.millisecond) = (1, 0, 0, 0, 0)
        return accountSpent(month: sum(from: month.utcInstant + session.clock.difference), total: sum(from: nil))
    }
}
