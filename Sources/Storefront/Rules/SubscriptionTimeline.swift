import Chronology

/// A moment in the life of a subscription: a payment or an event, past or to come.
package struct SubscriptionMoment: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A period that was free or paid; `isReturned` if a change of plans the same day gave all of it back.
        case paid(Transaction, isReturned: Bool)
        /// The refund of a period.
        case refunded(Transaction)
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
            let isReturned = refund == nil && entry.refunded > .zero && entry.refunded >= transaction.price
            let paid = SubscriptionMoment(
                date: transaction.purchaseDate, kind: .paid(transaction, isReturned: isReturned))
            return [paid]
                + (refund.map { [SubscriptionMoment(date: $0, kind: .refunded(transaction))] } ?? [])
        }.sorted { $0.date < $1.date }
        switch subscription.state {
        case .subscribed where !subscription.isCommitted && (!subscription.willAutoRenew || !isSoldOn(subscription)):
            moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: .end))
        case .subscribed:
            let kind: SubscriptionMoment.Kind =
                if case .pending(let price) = subscription.priceIncrease { .asked(price) } else {
                    .next(nextPayment(of: subscription))
                }
            moments.append(SubscriptionMoment(date: subscription.periodEnd, kind: kind))
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
