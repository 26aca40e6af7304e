import Storefront

/// Queries of the store that screens and commands share.
extension Session {
    /// The player's own trusted subscription, running or over; the running one if there are several.
    package var ownSubscription: Subscription? {
        let own = store.subscriptions.compactMap(\.verifiedPayload).filter { $0.ownership == .purchased }
        return own.first { $0.state.isRunning } ?? own.first
    }

    /// Returns the subscription that counts, or throws the reason why it is unknown.
    package func subscriptionStatus() throws(StoreError) -> VerificationResult<Subscription>? {
        for group in store.catalog.groupIDs { _ = try store.subscriptionStatus(inGroup: group) }
        return subscription
    }

    package var subscription: VerificationResult<Subscription>? { store.subscription(giving: entitlements) }

    /// Returns a product's name in the shop.
    package func name(of productID: String) -> String { store.product(productID)?.displayName ?? productID }

    /// Returns a pending purchase of a product.
    package func pending(_ productID: String) -> PendingPurchase? {
        store.state.pendingPurchases.last { $0.productID == productID }
    }
}
