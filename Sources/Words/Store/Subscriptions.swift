import Session
import Storefront

/// How passes and purchases stand.
extension Words {
    /// How a subscription stands, in a line for Account.
    package func message(for subscription: Subscription, in session: Session) -> StoreMessage {
        let product = session.name(of: subscription.productID)
        let end = storeDate(subscription.periodEnd, session)
        let price = session.store.storefront.format(session.store.nextPayment(of: subscription))
        let sentence: String
        switch subscription.state {
        case .subscribed where subscription.ownership == .familyShared:
            sentence = subscription.sharedBy.map { subscriptionSharedBy(name: $0) } ?? subscriptionShared
        case .subscribed where !subscription.willAutoRenew: sentence = subscriptionEnding(date: end)
        case .subscribed:
            if case .pending(let price) = subscription.priceIncrease {
                sentence = subscriptionPriceIncrease(date: end, price: session.store.storefront.format(price))
            } else if subscription.autoRenewPreference != subscription.productID {
                sentence = subscriptionChanging(date: end, next: session.name(of: subscription.autoRenewPreference))
            } else {
                let latest = session.store.entry(subscription.latestTransactionID)?.transaction
                sentence =
                    latest?.offer?.paymentMode == .freeTrial
                    ? subscriptionTrial(date: end, price: price) : subscriptionOn(date: end, price: price)
            }
        case .inGracePeriod:
            let until = subscription.gracePeriodExpirationDate ?? subscription.periodEnd
            sentence = subscriptionGracePeriod(date: storeDate(until, session))
        case .inBillingRetryPeriod:
            let until = subscription.billingRetryUntil ?? subscription.periodEnd
            sentence = subscriptionBillingRetry(date: storeDate(until, session))
        case .expired: return ended(subscription.outcome, product)
        case .revoked:
            sentence = subscription.ownership == .familyShared ? subscriptionNoLongerShared : subscriptionRefunded
        }
        return message(subscription.outcome, title: product, sentence)
    }

    /// A subscription that counts for nothing: somebody edited it.
    package func message(unverified subscription: Subscription, in session: Session) -> StoreMessage {
        message(
            "unverified.subscription", storeUnverifiedSubscription(product: session.name(of: subscription.productID)))
    }

    /// What is special about a transaction, in a few words; empty for a plain purchase.
    package func note(on entry: LedgerEntry, countsPieces: Bool = true, in session: Session) -> String {
        let transaction = entry.transaction
        if case .unverified = session.store.verification(of: entry) { return purchaseNoteUnverified }
        let isShared = transaction.ownershipType == .familyShared
        if let day = transaction.revocationDate {
            return isShared ? purchaseNoteNoLongerShared : purchaseNoteRefunded(date: storeDate(day, session))
        }
        if transaction.isUpgraded {
            return entry.refunded > .zero
                ? purchaseNoteReplacedRefunded(price: session.store.price(entry.refunded, of: transaction))
                : purchaseNoteReplaced
        }
        if isShared { return purchaseNoteShared }
        if transaction.offer?.paymentMode == .freeTrial, let end = transaction.expirationDate {
            return purchaseNoteFreeUntil(date: storeDate(end, session))
        }
        if transaction.reason == .renewal { return purchaseNoteRenewal }
        return countsPieces && transaction.quantity > 1 ? purchaseNoteCount(count: transaction.quantity) : ""
    }
}
