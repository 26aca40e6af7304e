import Storefront

/// What of the store everyone asks for: screens and commands alike.
extension Session {
    /// The player's own subscription, running or over, that can be trusted; the running one if there are several.
    package var ownSubscription: Subscription? {
        let own = store.subscriptions.compactMap(\.verifiedPayload).filter { $0.ownership == .purchased }
        return own.first { $0.state.isRunning } ?? own.first
    }

    /// The one that counts, or why that cannot be told.
    package func subscriptionStatus() throws(StoreError) -> VerificationResult<Subscription>? {
        for group in store.catalog.groupIDs { _ = try store.subscriptionStatus(inGroup: group) }
        return subscription
    }

    package var subscription: VerificationResult<Subscription>? { store.subscription(giving: entitlements) }

    /// A product as the shop calls it.
    package func name(of productID: String) -> String { store.product(productID)?.displayName ?? productID }

    /// Purchases of a product that wait for somebody.
    package func pending(_ productID: String) -> PendingPurchase? {
        store.state.pendingPurchases.last { $0.productID == productID }
    }
}
