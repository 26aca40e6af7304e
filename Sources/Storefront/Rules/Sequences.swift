import Chronology

/// The level of the pass; of several passes, the highest counts.
package enum PassLevel: Int, Hashable, Comparable, Sendable, Codable, CaseIterable {
    case none, individual, family, premium

    package static func < (a: PassLevel, b: PassLevel) -> Bool { a.rawValue < b.rawValue }

    /// Maps a subscription's level of service to a pass, so other catalogs work as well.
    package init(groupLevel: Int) {
        self = groupLevel <= 1 ? .premium : groupLevel == 2 ? .family : .individual
    }

    /// The level's name in files and reports.
    package var name: String {
        switch self {
        case .none: "none"
        case .individual: "individual"
        case .family: "family"
        case .premium: "premium"
        }
    }
}

/// The account's present entitlements, as plain data.
package struct Entitlements: Hashable, Sendable {
    package var pass = PassLevel.none
    /// The subscription that gives the pass.
    package var passProductID: String?
    /// The family member who shares the pass; `nil` for the account's own.
    package var passSharedBy: String?
    /// The non-consumables (decoration packs) and non-renewing subscriptions that the account has, by product id.
    package var owned: Set<String> = []

    package init() {}
}

extension Store {
    /// Returns the products for sale in this storefront, in the player's language.
    package func products() throws(StoreError) -> [Product] {
        if let error = settings.failures[.loadProducts] { throw error }
        return catalog.products.filter { settings.isSold($0.id) }
            .map { $0.localized(for: storefront, locale: locale) }
    }

    /// Returns a product of the catalog, for sale or not, for its texts.
    package func product(_ id: String) -> Product? {
        catalog.product(id)?.localized(for: storefront, locale: locale)
    }

    /// Transactions that the game has not yet finished.
    package var unfinished: [VerificationResult<Transaction>] {
        state.ledger.filter { !$0.isFinished }.map(verification)
    }

    /// Returns every transaction except finished consumables, which are used up; those too on request.
    package func all(includingFinishedConsumables: Bool = false) -> [VerificationResult<Transaction>] {
        state.ledger.filter {
            includingFinishedConsumables || $0.transaction.productType != .consumable || !$0.isFinished
                || $0.transaction.revocationDate != nil
        }.map(verification)
    }

    /// Returns the newest transaction of a product.
    package func latest(_ productID: String) -> VerificationResult<Transaction>? {
        state.ledger.last { $0.transaction.productID == productID }.map(verification)
    }

    /// The account's entitlements: non-consumables, the latest transaction of each non-renewing subscription, and of
    /// each subscription whose state entitles. Refunded transactions and consumables are left out.
    package var currentEntitlements: [VerificationResult<Transaction>] {
        // By index: copying thousands of used-up consumables would cost more than all the rest.
        let counting = state.ledger.indices.filter {
            state.ledger[$0].transaction.productType != .consumable
                && state.ledger[$0].transaction.revocationDate == nil
        }
        var latest: [String: UInt64] = [:]
        for index in counting where state.ledger[index].transaction.productType == .nonRenewing {
            latest[state.ledger[index].transaction.productID] = state.ledger[index].transaction.id
        }
        return counting.map { state.ledger[$0] }.filter { entry in
            switch entry.transaction.productType {
            case .consumable: false
            case .nonConsumable: true
            // The app keeps track of whether it is over.
            case .nonRenewing: latest[entry.transaction.productID] == entry.transaction.id
            case .autoRenewable:
                state.subscriptions.contains {
                    $0.latestTransactionID == entry.transaction.id && $0.state.isEntitled && !untrusted.contains($0.key)
                }
            }
        }.map(verification)
    }

    /// The pass and everything else that the account has, from verified transactions only.
    package var entitlements: Entitlements {
        var result = Entitlements()
        for transaction in currentEntitlements.compactMap(\.verifiedPayload) {
            guard transaction.productType == .autoRenewable else {
                if let entry = entry(transaction.id), !isRunning(entry, at: state.clock) { continue }
                result.owned.insert(transaction.productID)
                continue
            }
            let level = PassLevel(groupLevel: catalog.product(transaction.productID)?.subscription?.groupLevel ?? 3)
            guard level > result.pass else { continue }
            result.pass = level
            result.passProductID = transaction.productID
            result.passSharedBy = state.subscriptions.first { $0.latestTransactionID == transaction.id }?.sharedBy
        }
        return result
    }

    /// Returns the state of a group's subscriptions, the account's own first.
    package func subscriptionStatus(inGroup groupID: String) throws(StoreError) -> [VerificationResult<Subscription>] {
        if let error = settings.failures[.subscriptionStatus] { throw error }
        return subscriptions.filter { $0.unsafePayload.groupID == groupID }
    }

    /// Returns the player's own subscription in a group, running or over; `nil` when there never was a trusted one.
    package func ownSubscription(inGroup groupID: String) -> Subscription? {
        ownIndex(inGroup: groupID).map { state.subscriptions[$0] }
    }

    /// Returns the subscription to show, own or shared, of a group or of all: the one that gives the pass, which is the
    /// highest level of service; else a running one, the account's own first; else one that is over.
    package func subscription(
        giving pass: Entitlements, inGroup groupID: String? = nil
    ) -> VerificationResult<Subscription>? {
        let all = subscriptions.filter { groupID == nil || $0.unsafePayload.groupID == groupID }
        func first(_ isFit: (Subscription) -> Bool) -> VerificationResult<Subscription>? {
            all.first { $0.verifiedPayload.map(isFit) == true }
        }
        return first {
            $0.state.isEntitled && $0.productID == pass.passProductID && $0.sharedBy == pass.passSharedBy
        } ?? first { $0.state.isRunning } ?? all.first { $0.unsafePayload.state.isRunning } ?? all.first
    }

    /// The groups in which there is a subscription, own or shared: in the catalog's order, and running ones of groups that
    /// it doesn't have.
    package var subscribedGroups: [String] {
        let known = catalog.groupIDs
        let other = state.subscriptions.filter { $0.state.isRunning && !known.contains($0.groupID) }.map(\.groupID)
        return known.filter { id in state.subscriptions.contains { $0.groupID == id } }
            + other.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// All subscriptions with their seals checked, the account's own before those the family shares.
    package var subscriptions: [VerificationResult<Subscription>] {
        let sorted =
            state.subscriptions.filter { $0.sharedBy == nil } + state.subscriptions.filter { $0.sharedBy != nil }
        return sorted.map {
            if settings.failures[.verification] != nil { return .unverified($0, settings.verificationError) }
            return untrusted.contains($0.key) ? .unverified($0, .invalidSignature) : .verified($0)
        }
    }
}
