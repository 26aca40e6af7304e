/// The names of outcomes in JSON, tests and the catalog of texts: stable, and never shown to a player.
extension PurchaseResult {
    /// The key of the result, such as "bought" or "error.networkError".
    package var outcome: String {
        switch self {
        case .success(.verified(let transaction), let effect):
            effect == .subscribe && transaction.offer?.paymentMode == .freeTrial ? "trial" : effect.outcome
        case .success(.unverified, _): "unverified"
        case .pending(let pending): pending.outcome
        case .userCancelled: "cancelled"
        case .failure(let error): error.outcome
        }
    }
}

extension PurchaseEffect {
    fileprivate var outcome: String {
        switch self {
        case .buy: "bought"
        case .alreadyOwned: "alreadyOwned"
        case .subscribe: "subscribed"
        case .alreadySubscribed: "alreadySubscribed"
        case .resume: "resumed"
        case .recover: "recovered"
        case .upgrade: "upgraded"
        case .crossgrade: "crossgraded"
        case .changeAtRenewal: "changePlanned"
        case .offerAtRenewal: "offerPlanned"
        }
    }
}

extension PendingPurchase {
    /// The key of the reason to wait: "pending.askToBuy" or "pending.interrupted".
    package var outcome: String { "pending.\(reason.rawValue)" }
}

extension StoreError {
    /// The key of the error, such as "error.networkError".
    package var outcome: String { "error.\(rawValue)" }
}

extension StoreEvent {
    /// The key of the event, such as "renewed" or "expired.billingError".
    package var outcome: String {
        switch kind {
        case .renewed: "renewed"
        case .changed: "changed"
        case .recovered: "recovered"
        case .enteredGracePeriod: "gracePeriod"
        case .enteredBillingRetry: "billingRetry"
        case .expired(_, let reason): "expired.\(reason.rawValue)"
        case .revoked(let transaction): transaction.ownershipType == .familyShared ? "sharingEnded" : "refunded"
        case .familyShared: "familyShared"
        case .ended: "ended"
        }
    }
}

extension Subscription {
    /// The key of the subscription's state, such as "status.on" or "expired.billingError".
    package var outcome: String {
        switch state {
        case _ where ownership == .familyShared && state.isEntitled: "status.shared"
        case .inBillingRetryPeriod where ownership == .familyShared: "status.revoked"
        case .subscribed where !willAutoRenew: "status.ending"
        case .subscribed where priceIncrease.isPending: "status.priceIncrease"
        case .subscribed where autoRenewPreference != productID: "status.changing"
        case .subscribed: "status.on"
        case .inGracePeriod where !willAutoRenew: "status.graceEnding"
        case .inGracePeriod: "status.gracePeriod"
        case .inBillingRetryPeriod: "status.billingRetry"
        case .expired: "expired.\((expirationReason ?? .autoRenewDisabled).rawValue)"
        case .revoked: "status.revoked"
        }
    }
}
