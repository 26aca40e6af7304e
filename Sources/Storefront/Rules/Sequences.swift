import Chronology

/// What the pass gives; of more than one, the highest.
package enum PassLevel: Int, Hashable, Comparable, Sendable, Codable, CaseIterable {
    case none, individual, family, premium

    package static func < (a: PassLevel, b: PassLevel) -> Bool { a.rawValue < b.rawValue }

    /// By a subscription's level of service, so that another catalog works as well.
    package init(groupLevel: Int) {
        self = groupLevel <= 1 ? .premium : groupLevel == 2 ? .family : .individual
    }

    /// In files and reports.
    package var name: String {
        switch self {
        case .none: "none"
        case .individual: "individual"
        case .family: "family"
        case .premium: "premium"
        }
    }
}

/// What the account is entitled to now, as plain data.
package struct Entitlements: Hashable, Sendable {
    package var pass = PassLevel.none
    /// The subscription that gives it.
    package var passProductID: String?
    /// Who shares it; `nil` for one's own.
    package var passSharedBy: String?
    /// Non-consumables (decoration packs) and non-renewing subscriptions, by product id.
    package var owned: Set<String> = []

    package init() {}
}

extension Store {
    /// What is for sale in this storefront, in the player's language.
    package func products() throws(StoreError) -> [Product] {
        if let error = settings.failures[.loadProducts] { throw error }
        return catalog.products.filter { settings.isSold($0.id) }
            .map { $0.localized(for: storefront, locale: settings.locale) }
    }

    /// A product of the catalog for its words, on sale or not.
    package func product(_ id: String) -> Product? {
        catalog.product(id)?.localized(for: storefront, locale: settings.locale)
    }

    /// Transactions that the game has not yet finished.
    package var unfinished: [VerificationResult<Transaction>] {
        state.ledger.filter { !$0.isFinished }.map(verification)
    }

    /// Every transaction but finished consumables, which are used up; with them on request.
    package func all(includingFinishedConsumables: Bool = false) -> [VerificationResult<Transaction>] {
        state.ledger.filter {
            includingFinishedConsumables || $0.transaction.productType != .consumable || !$0.isFinished
                || $0.transaction.revocationDate != nil
        }.map(verification)
    }

    /// The newest transaction of a product.
    package func latest(_ productID: String) -> VerificationResult<Transaction>? {
        state.ledger.last { $0.transaction.productID == productID }.map(verification)
    }

    /// What the account has now: non-consumables, the latest of each non-renewing subscription, and the latest transaction of each
    /// subscription whose state entitles. Nothing that was refunded, and no consumable.
    package var currentEntitlements: [VerificationResult<Transaction>] {
        let latest = Dictionary(
            state.ledger.filter { $0.transaction.productType == .nonRenewing && $0.transaction.revocationDate == nil }
                .map { ($0.transaction.productID, $0.transaction.id) }, uniquingKeysWith: { $1 })
        return state.ledger.filter { entry in
            guard entry.transaction.revocationDate == nil else { return false }
            switch entry.transaction.productType {
            case .consumable: return false
            case .nonConsumable: return true
            // Over or not: the app keeps track of that.
            case .nonRenewing: return latest[entry.transaction.productID] == entry.transaction.id
            case .autoRenewable:
                return state.subscriptions.contains {
                    $0.latestTransactionID == entry.transaction.id && $0.state.isEntitled && !untrusted.contains($0.key)
                }
            }
        }.map(verification)
    }

    /// The pass and what else the account has: from verified transactions only.
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

    /// How the subscriptions of a group stand: one's own first.
    package func subscriptionStatus(inGroup groupID: String) throws(StoreError) -> [VerificationResult<Subscription>] {
        if let error = settings.failures[.subscriptionStatus] { throw error }
        return subscriptions.filter { $0.unsafePayload.groupID == groupID }
    }

    /// The player's own subscription in a group, running or over; `nil` when there never was one that can be trusted.
    package func ownSubscription(inGroup groupID: String) -> Subscription? {
        ownIndex(inGroup: groupID).map { state.subscriptions[$0] }
    }

    /// The subscription that counts, own or shared, wherever one is shown: the one that gives the pass, which is the
    /// highest level of service; else one that runs, one's own first; else one that is over.
    package func subscription(giving pass: Entitlements) -> VerificationResult<Subscription>? {
        let all = subscriptions
        func first(_ isFit: (Subscription) -> Bool) -> VerificationResult<Subscription>? {
            all.first { $0.verifiedPayload.map(isFit) == true }
        }
        return first {
            $0.state.isEntitled && $0.productID == pass.passProductID && $0.sharedBy == pass.passSharedBy
        } ?? first { $0.state.isRunning } ?? all.first { $0.unsafePayload.state.isRunning } ?? all.first
    }

    /// All subscriptions, one's own before those the family shares, with their seals checked.
    package var subscriptions: [VerificationResult<Subscription>] {
        let sorted =
            state.subscriptions.filter { $0.sharedBy == nil } + state.subscriptions.filter { $0.sharedBy != nil }
        return sorted.map {
            if settings.failures[.verification] != nil { return .unverified($0, settings.verificationError) }
            return untrusted.contains($0.key) ? .unverified($0, .invalidSignature) : .verified($0)
        }
    }
}
