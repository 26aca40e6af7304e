import Storefront

/// Queries of the store that screens and commands share.
extension Session {
    /// The player's own verified subscriptions, not shared ones: those that run come first.
    package var ownSubscriptions: [Subscription] {
        let own = store.subscriptions.compactMap(\.verifiedPayload).filter { $0.ownership == .purchased }
        return own.filter(\.state.isRunning) + own.filter { !$0.state.isRunning }
    }

    /// The verified subscriptions, own and shared, that give what they are for now.
    package var entitledSubscriptions: [Subscription] {
        store.subscriptions.compactMap(\.verifiedPayload).filter(\.state.isEntitled)
    }

    /// Returns the player's own verified subscription in a group.
    package func ownSubscription(inGroup groupID: String?) -> Subscription? {
        ownSubscriptions.first { $0.groupID == groupID }
    }

    /// Returns the player's own running subscription whose present period a transaction has paid.
    package func runningSubscription(paidBy transaction: UInt64) -> Subscription? {
        ownSubscriptions.first { $0.latestTransactionID == transaction && $0.state.isRunning }
    }

    /// Returns the subscription to show, own or shared, in a group or in all, `nil` for none; throws if the status
    /// cannot be read.
    package func subscriptionStatus(
        inGroup groupID: String? = nil
    ) throws(StoreError) -> VerificationResult<Subscription>? {
        for group in store.catalog.groupIDs { _ = try store.subscriptionStatus(inGroup: group) }
        return store.subscription(giving: entitlements, inGroup: groupID)
    }

    /// The ids of the groups to show: those that have a subscription, else that of `subscription`.
    package var subscribedGroups: [String] {
        let groups = store.subscribedGroups
        return groups.isEmpty ? [subscription?.unsafePayload.groupID].compactMap(\.self) : groups
    }

    /// Returns a group's name in the player's language; its id for an unknown group.
    package func name(ofGroup groupID: String) -> String {
        store.catalog.subscriptions(inGroup: groupID).first.flatMap { store.product($0.id)?.subscription }?
            .groupDisplayName ?? groupID
    }

    /// The subscription to show, own or shared: the one that gives the pass, else a running one, else one that is over.
    package var subscription: VerificationResult<Subscription>? { store.subscription(giving: entitlements) }

    /// Returns a product's display name in the store; its id for an unknown product.
    package func name(of productID: String) -> String { store.product(productID)?.displayName ?? productID }

    /// Returns the latest purchase of a product that waits for approval.
    package func pending(_ productID: String) -> PendingPurchase? {
        store.state.pendingPurchases.last { $0.productID == productID }
    }
}
