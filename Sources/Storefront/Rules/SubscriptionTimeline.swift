import Chronology

/// A moment in the life of a subscription: a payment or an event, past or to come.
package struct SubscriptionMoment: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A period that was free or paid; `isReturned` if a change of plans the same day gave all of it back.
        case paid(Transaction, isReturned: Bool)
        /// The refund of what was left of a period's price, more than zero.
        case refunded(Transaction, amount: Price)
        /// The next payment, as things stand.
        case next(Price)
        /// A payment that failed and can still be made.
        case due(Price)
        /// A new price that waits for an answer.
        case asked(Price)
        /// The end of the subscription, past or to come.
        case end
    }

    package let date: Instant
    package let kind: Kind
}

extension Store {
    /// Returns all payments for the player's own subscription in its group and their refunds, in order, and what comes
    /// next.
    package func timeline(of subscription: Subscription) -> [SubscriptionMoment] {
        var moments = state.ledger.filter {
            $0.transaction.subscriptionGroupID == subscription.groupID && $0.transaction.ownershipType == .purchased
                && isAuthentic($0)
        }.flatMap { entry in
            let transaction = entry.transaction
            let refund = transaction.revocationDate
            let returned = refund == nil ? entry.refunded : entry.earlierRefund?.amount ?? .zero
            let isReturned = returned > .zero && returned >= transaction.price
            let paid = SubscriptionMoment(
                date: transaction.purchaseDate, kind: .paid(transaction, isReturned: isReturned))
            guard let refund, entry.lastRefund > .zero else { return [paid] }
            return [
                paid, SubscriptionMoment(date: refund, kind: .refunded(transaction, amount: entry.lastRefund)),
            ]
        }.sorted { $0.date < $1.date }
        switch subscription.state {
        case .subscribed where !subscription.isCommitted && (!subscription.willAutoRenew || !isSoldOn(subscription)):
            moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: .end))
        case .subscribed:
            // A new price waits for the end of an offer.
            let (change, next) = (offerEnd(of: subscription), nextPayment(of: subscription))
            if case .pending(let price) = subscription.priceIncrease {
                if change != nil { moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: .next(next))) }
                moments.append(SubscriptionMoment(date: change ?? subscription.periodEnd, kind: .asked(price)))
            } else {
                moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: .next(next)))
            }
        case .inGracePeriod, .inBillingRetryPeriod:
            // The open payment, and the date on which collecting ends.
            if subscription.willAutoRenew, subscription.isCommitted || isSoldOn(subscription) {
                moments.append(
                    SubscriptionMoment(date: subscription.periodEnd, kind: .due(nextPayment(of: subscription))))
            }
            if let end = subscription.nextEventDate { moments.append(SubscriptionMoment(date: end, kind: .end)) }
        case .expired: moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: .end))
        case .revoked: break
        }
        return moments
    }
}
