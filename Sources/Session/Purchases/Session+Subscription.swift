import Storefront

/// Queries of the store that screens and commands share.
extension Session {
    /// The player's own verified subscription, not a shared one: a running one if there is any, else an expired one.
    package var ownSubscription: Subscription? {
        let own = store.subscriptions.compactMap(\.verifiedPayload).filter { $0.ownership == .purchased }
        return own.first { $0.state.isRunning } ?? own.first
    }

    /// Returns the subscription that gives the present pass, or throws the reason why it is unknown.
    package func subscriptionStatus() throws(StoreError) -> VerificationResult<Subscription>? {
        for group in store.catalog.groupIDs { _ = try store.subscriptionStatus(inGroup: group) }
        return subscription
    }

    /// The subscription that gives the present pass, own or shared.
    package var subscription: VerificationResult<Subscription>? { store.subscription(giving: entitlements) }

    /// Returns a product's display name in the store; its id for an unknown product.
    package func name(of productID: String) -> String { store.product(productID)?.displayName ?? productID }

    /// Returns the latest purchase of a product that waits for approval.
    package func pending(_ productID: String) -> PendingPurchase? {
        store.state.pendingPurchases.last { $0.productID == productID }
    }
}
