import JSON

/// The operations for which StoreKit Testing can simulate a failure.
package enum SimulatedFailure: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case loadProducts, purchase, verification, appStoreSync, subscriptionStatus, appTransaction
    case manageSubscriptions, refundRequest, offerCodeRedemption

    /// The operation's name in `.storekit` files and Xcode.
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

    /// The errors that the operation can fail with, in StoreKit's terms; empty for `verification`, which has its own.
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

/// The behavior of this App Store, set by the *Transaction Manager* and the settings.
package struct StoreSettings: Hashable, Sendable, Codable {
    /// True if purchases wait for a parent's approval.
    package var askToBuy = false
    /// True if purchases wait until their issue is resolved.
    package var interruptedPurchases = false
    /// True if payments of renewals fail.
    package var billingRetryOnRenewal = false
    /// True if a subscription whose renewal was not paid stays open for a grace period.
    package var billingGracePeriod = false
    /// True if the device allows purchases at all (parental controls).
    package var purchasesAllowed = true
    /// The failing operations with their errors. `verification` fails with `verificationError`; its value here is
    /// ignored.
    package var failures: [SimulatedFailure: StoreError] = [:]
    package var verificationError = VerificationError.invalidSignature
    /// The country in ISO 3166-1 alpha-3.
    package var storefront = "USA"
    /// The locale of products' texts; the standard one stands for the language that the player reads.
    package var locale = "en_US"
    package var rate = RenewalRate.realTime
    /// The product ids that the developer no longer sells.
    package var removedFromSale: [String] = []
    /// The product ids that are sold in some storefronts only, with those storefronts.
    package var limitedToStorefronts: [String: [String]] = [:]

    package init() {}

    func isSold(_ productID: String) -> Bool {
        !removedFromSale.contains(productID) && isInStorefront(productID)
    }

    func isInStorefront(_ productID: String) -> Bool {
        limitedToStorefronts[productID]?.contains(storefront) ?? true
    }
}

/// The reason for which the App Store refused a request.
package enum StoreError: String, Error, Hashable, Sendable, Codable, CaseIterable {
    case networkError, systemError, notAvailableInStorefront, notEntitled, unknown
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOffer
    /// No offer has that code.
    case noSuchCode
    /// A promotional offer's signature is another's, too old, or used before.
    case invalidOfferSignature
    /// A promotional offer came without a signature.
    case missingOfferParameters
    /// The transaction was already refunded.
    case duplicateRefundRequest
    /// The transaction cannot be refunded: it is not the player's own, not known, or not verified.
    case refundFailed
    /// The purchase is over, and waits for nobody.
    case notWaiting
    /// There is no such transaction or pending purchase.
    case noSuchTransaction
    /// The catalog has no such product.
    case noSuchProduct
    /// There is no suitable subscription.
    case noSubscription
    /// The product can't be paid month by month.
    case noMonthlyPlan
    /// The transaction is of something else than a subscription.
    case notASubscription
    /// A family member pays for the subscription, and alone can change it.
    case sharedSubscription
    /// The subscription isn't verified, so nothing about it changes.
    case unverifiedSubscription
    /// The subscription's renewal is turned off.
    case renewalOff
    /// Another product is to follow at the next renewal.
    case changePlanned
    /// The last payment failed and is still due.
    case paymentDue
    /// No price increase waits for an answer.
    case noPriceIncrease
    /// The subscription has no issue to resolve.
    case nothingToResolve
    /// The transaction cost nothing, or all of it was refunded already.
    case nothingToRefund
    /// The product itself is free, without an offer.
    case freeOfCharge
    /// The purchase still waits, so nothing was paid for it.
    case notPaidYet
    /// An offer that was taken before waits for the next renewal.
    case offerWaiting
    /// The price is higher now than when it was shown.
    case termsChanged
}
