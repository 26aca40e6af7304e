import JSON

/// The doors at which StoreKit Testing can simulate a failure.
package enum SimulatedFailure: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case loadProducts, purchase, verification, appStoreSync, subscriptionStatus, appTransaction
    case manageSubscriptions, refundRequest, offerCodeRedemption

    /// As `.storekit` files and Xcode name it.
    package var fileName: String {
        switch self {
        case .loadProducts: "Load Products"
        case .purchase: "Purchase"
        case .verification: "Verification"
        case .appStoreSync: "App Store Sync"
        case .subscriptionStatus: "Subscription Status"
        case .appTransaction: "App Transaction"
        case .manageSubscriptions: "Manage Subscriptions Sheet"
        case .refundRequest: "Refund Request Sheet"
        case .offerCodeRedemption: "Offer Code Redeem Sheet"
        }
    }

    /// How it can fail, in StoreKit's terms; `verification` has errors of its own.
    package var errors: [StoreError] {
        let general: [StoreError] = [.networkError, .systemError, .notAvailableInStorefront, .notEntitled, .unknown]
        return switch self {
        case .purchase:
            general + [
                .invalidQuantity, .productUnavailable, .purchaseNotAllowed, .ineligibleForOffer, .invalidOffer,
                .invalidOfferSignature, .missingOfferParameters,
            ]
        case .refundRequest: general + [.duplicateRefundRequest, .refundFailed]
        case .offerCodeRedemption: general + [.ineligibleForOffer, .invalidOffer]
        case .verification: []
        case .loadProducts, .appStoreSync, .subscriptionStatus, .appTransaction, .manageSubscriptions: general
        }
    }
}

/// What the *Transaction Manager* and the settings can set: how this App Store behaves.
package struct StoreSettings: Hashable, Sendable, Codable {
    /// Purchases wait for a parent.
    package var askToBuy = false
    /// Purchases wait until their issue is resolved.
    package var interruptedPurchases = false
    /// The next renewals cannot be paid.
    package var billingRetryOnRenewal = false
    /// An unpaid subscription stays open for a while.
    package var billingGracePeriod = false
    /// The device allows purchases at all (parental controls).
    package var purchasesAllowed = true
    /// Doors that fail, and how. `verification` fails as `verificationError` says; its value here is not looked at.
    package var failures: [SimulatedFailure: StoreError] = [:]
    package var verificationError = VerificationError.invalidSignature
    /// ISO 3166-1 alpha-3.
    package var storefront = "USA"
    package var locale = "en_US"
    package var rate = RenewalRate.realTime
    /// Product ids that the developer no longer sells.
    package var removedFromSale: [String] = []
    /// Product ids that are sold in some storefronts only, and in which.
    package var limitedToStorefronts: [String: [String]] = [:]

    package init() {}

    func isSold(_ productID: String) -> Bool {
        !removedFromSale.contains(productID) && isInStorefront(productID)
    }

    func isInStorefront(_ productID: String) -> Bool {
        limitedToStorefronts[productID]?.contains(storefront) ?? true
    }
}

/// Why the App Store did not do what was asked.
package enum StoreError: String, Error, Hashable, Sendable, Codable, CaseIterable {
    case networkError, systemError, notAvailableInStorefront, notEntitled, unknown
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOffer
    /// A promotional offer's signature is another's, too old, or was used before.
    case invalidOfferSignature
    /// A promotional offer came without a signature.
    case missingOfferParameters
    /// The money of that transaction was already given back.
    case duplicateRefundRequest
    /// That transaction cannot be refunded: it is not the player's own, not known, or not verified.
    case refundFailed
    /// There is no such transaction or pending purchase.
    case noSuchTransaction
    /// There is no subscription that this could be done to.
    case noSubscription
    /// Nothing was paid for it, or everything came back already.
    case nothingToRefund
    /// What was asked for costs more now than was said then.
    case termsChanged
}
