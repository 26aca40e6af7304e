import Session
import Storefront

/// The state of passes and purchases.
extension Words {
    /// Returns the message on a subscription's state, such as when it renews and for how much.
    package func message(for subscription: Subscription, in session: Session) -> StoreMessage {
        let product = session.name(of: subscription.productID)
        let store = session.store
        let end = storeDate(store.termEnd(of: subscription), session)
        let next =
            subscription.isCommitted ? store.standardPayment(of: subscription) : store.nextPayment(of: subscription)
        let isStandard = !subscription.isCommitted && next == store.standardPayment(of: subscription)
        let price =
            isStandard ? standardTerms(of: subscription, in: store) : store.storefront.format(next)
        let sentence: String
        switch subscription.state {
        // The payment is the owner's to make.
        case _ where subscription.ownership == .familyShared && subscription.state.isEntitled:
            sentence = subscription.sharedBy.map { subscriptionSharedBy(name: $0) } ?? subscriptionShared
        case .subscribed
        where subscription.isCommitted && (!subscription.willAutoRenew || !store.isSoldOn(subscription)):
            sentence = subscriptionCommittedEnding(
                count: subscription.paymentsLeft, date: end,
                price: store.storefront.format(store.nextPayment(of: subscription)))
        case .subscribed where !subscription.willAutoRenew: sentence = subscriptionEnding(date: end)
        case .subscribed where !store.isSoldOn(subscription):
            return message("status.unsold", title: product, subscriptionUnsold(date: end))
        case .subscribed:
            if case .pending(let price) = subscription.priceIncrease {
                let price = store.storefront.format(price)
                // An offer is paid first.
                sentence =
                    store.offerEnd(of: subscription).map {
                        subscriptionPriceIncreaseOnOffer(
                            date: end, price: store.storefront.format(next), later: storeDate($0, session),
                            standard: price)
                    } ?? subscriptionPriceIncrease(date: end, price: price)
            } else if subscription.autoRenewPreference != subscription.productID {
                sentence = subscriptionChanging(
                    date: end, next: session.name(of: subscription.autoRenewPreference), price: price)
            } else if subscription.isCommitted {
                sentence = subscriptionCommitted(
                    count: subscription.paymentsLeft, date: storeDate(subscription.periodEnd, session),
                    price: store.storefront.format(store.nextPayment(of: subscription)), end: end)
            } else {
                let latest = session.store.entry(subscription.latestTransactionID)?.transaction
                sentence =
                    latest?.offer?.paymentMode == .freeTrial
                    ? trial(subscription, end, price, in: session) : on(subscription, end, price, in: session)
            }
        case .inGracePeriod where !subscription.willAutoRenew:
            let until = subscription.gracePeriodExpirationDate ?? subscription.periodEnd
            sentence = subscriptionGraceEnding(date: storeDate(until, session))
        case .inGracePeriod:
            let until = subscription.gracePeriodExpirationDate ?? subscription.periodEnd
            sentence = subscriptionGracePeriod(date: storeDate(until, session))
        case .inBillingRetryPeriod where subscription.ownership == .familyShared:
            sentence = subscriptionNoLongerShared
        case .inBillingRetryPeriod:
            let until = subscription.billingRetryUntil ?? subscription.periodEnd
            sentence = subscriptionBillingRetry(date: storeDate(until, session))
        case .expired: return ended(subscription.outcome, product)
        case .revoked:
            sentence = subscription.ownership == .familyShared ? subscriptionNoLongerShared : subscriptionRefunded
        }
        return message(subscription.outcome, title: product, sentence)
    }

    /// Returns the state of the player's own subscription if a better one is shared with the player: it goes on, and
    /// costs. `nil` if there is none.
    package func ownBelow(_ counting: Subscription, in session: Session) -> String? {
        guard counting.ownership == .familyShared, let own = session.ownSubscription(inGroup: counting.groupID),
            own.state.isRunning
        else { return nil }
        return subscriptionOwn(product: session.name(of: own.productID), state: message(for: own, in: session).text)
    }

    /// Returns the end of what is free, and the price after it; another free offer may follow.
    private func trial(_ subscription: Subscription, _ end: String, _ price: String, in session: Session) -> String {
        let store = session.store
        guard store.nextPayment(of: subscription) == .zero, let later = store.offerEnd(of: subscription) else {
            return subscriptionTrial(date: end, price: price)
        }
        return subscriptionTrial(date: storeDate(later, session), price: standardTerms(of: subscription, in: store))
    }

    /// Returns what a subscription costs after its offers: its price, or all payments of the commitment that begins.
    func standardTerms(of subscription: Subscription, in store: Store) -> String {
        let monthly = store.product(subscription.autoRenewPreference)?.subscription?.monthlyPlan
        guard subscription.willRenewMonthly, let monthly else {
            return store.storefront.format(store.standardPayment(of: subscription))
        }
        return terms(of: monthly, in: store)
    }

    /// Returns the renewal, and the price after an offer.
    private func on(_ subscription: Subscription, _ end: String, _ price: String, in session: Session) -> String {
        let store = session.store
        guard let later = store.offerEnd(of: subscription) else { return subscriptionOn(date: end, price: price) }
        return subscriptionOnOffer(
            date: end, price: price, later: storeDate(later, session),
            standard: store.storefront.format(store.standardPayment(of: subscription)))
    }

    /// Returns the message for an unverified subscription, which was edited.
    package func message(unverified subscription: Subscription, in session: Session) -> StoreMessage {
        let product = session.name(of: subscription.productID)
        var error = VerificationError.invalidSignature
        if let entry = session.store.entry(subscription.latestTransactionID),
            case .unverified(_, let found) = session.store.verification(of: entry)
        {
            error = found
        }
        return message(
            "unverified.subscription",
            error == .otherAccount
                ? storeUnverifiedAccount(product: product) : storeUnverifiedSubscription(product: product),
            next: adviceOnUnverified(error, in: session))
    }

    /// Returns the remark on a purchase in a few words; empty for a plain one.
    package func note(on entry: LedgerEntry, in session: Session) -> String {
        switch session.store.note(on: entry) {
        case nil: ""
        case .unverified: purchaseNoteUnverified
        case .noLongerShared: purchaseNoteNoLongerShared
        case .refunded(let date): purchaseNoteRefunded(date: storeDate(date, session))
        case .replaced(.zero): purchaseNoteReplaced
        case .replaced(let refund):
            purchaseNoteReplacedRefunded(price: session.store.price(refund, of: entry.transaction))
        case .shared: purchaseNoteShared
        case .freeUntil(let date): purchaseNoteFreeUntil(date: storeDate(date, session))
        case .until(let date): purchaseNoteUntil(date: storeDate(date, session))
        case .over(let date): purchaseNoteOver(date: storeDate(date, session))
        case .renewal: installment(of: entry) ?? purchaseNoteRenewal
        }
    }

    /// Returns the place of a payment in a commitment, "Payment 2 of 12"; `nil` for others.
    private func installment(of entry: LedgerEntry) -> String? {
        entry.transaction.installment.map {
            "\(receiptInstallment) \(receiptInstallmentOf(number: $0.number, count: $0.count))"
        }
    }

    /// Returns the remark on a purchase as a sentence; `nil` for a plain one.
    package func remark(on entry: LedgerEntry, in session: Session) -> String? {
        switch session.store.note(on: entry) {
        case nil: nil
        case .unverified(let error): message(unverified: entry.transaction, error, in: session).sentence
        case .noLongerShared: subscriptionNoLongerShared
        case .refunded(let date):
            sentences([
                entry.earlierRefund.map {
                    purchaseRemarkReplacedRefunded(price: session.store.price($0.amount, of: entry.transaction))
                }, purchaseRemarkRefunded(date: storeDate(date, session)),
            ])
        case .replaced(.zero): purchaseRemarkReplaced
        case .replaced(let refund):
            purchaseRemarkReplacedRefunded(price: session.store.price(refund, of: entry.transaction))
        case .shared: purchaseRemarkShared
        case .freeUntil(let date): purchaseRemarkFreeUntil(date: storeDate(date, session))
        case .until(let date): purchaseRemarkUntil(date: storeDate(date, session))
        case .over(let date): purchaseRemarkOver(date: storeDate(date, session))
        case .renewal: installment(of: entry) ?? purchaseRemarkRenewal
        }
    }
}
