import Storefront

extension Words {
    /// The Transaction Manager, in the terms of Xcode's.
    enum Manager {
        static let title = "Transaction Manager"
        static let on = "on"
        static let off = "off"
        static let transactionStory = "Open a purchase to approve, decline, refund, renew, expire or delete it."

        static let approve = "Approve, as a parent"
        static let decline = "Decline, as a parent"
        static let resolve = "Resolve the issue"
        static let giveUp = "Give it up"
        static let renewNow = "Renew now"
        static let renewStory = "The period ends at once, and the next payment is due."
        static let expire = "Let it expire"
        static let priceIncrease = "Ask for a price increase"
        static let priceStory = "One more a period from the next renewal on, if the subscriber agrees."
        static let delete = "Delete"
        static let deleteStory = "As if it had never been; what is left of it goes."
        static let deleteQuestion = "It is struck from the history, and what is left of what it gave goes with it."

        static func refund(_ reason: RevocationReason) -> String {
            switch reason {
            case .developerIssue: "Refund: an issue with the game"
            case .other: "Refund: another reason"
            }
        }

        static func name(_ error: StoreError) -> String {
            switch error {
            case .networkError: "network error"
            case .systemError: "system error"
            case .notAvailableInStorefront: "not in this storefront"
            case .notEntitled: "not entitled"
            case .unknown: "unknown error"
            case .invalidQuantity: "invalid quantity"
            case .productUnavailable: "product unavailable"
            case .purchaseNotAllowed: "purchase not allowed"
            case .ineligibleForOffer: "ineligible for offer"
            case .invalidOffer: "invalid offer"
            case .duplicateRefundRequest: "duplicate request"
            case .refundFailed: "refund failed"
            case .noSuchTransaction: "no such transaction"
            case .noSubscription: "no subscription"
            }
        }

        static func name(_ error: VerificationError) -> String {
            switch error {
            case .invalidSignature: "invalid signature"
            case .revokedCertificate: "revoked certificate"
            case .invalidCertificateChain: "invalid certificate chain"
            case .invalidDeviceVerification: "invalid device verification"
            case .invalidEncoding: "invalid encoding"
            case .missingRequiredProperties: "missing properties"
            }
        }
    }
}

extension StoreSwitch.Part {
    var title: String {
        switch self {
        case .purchases: "Purchases"
        case .renewals: "Renewals"
        case .place: "Where"
        case .failures: "Doors that fail"
        }
    }
}

extension StoreSwitch {
    var title: String {
        switch self {
        case .askToBuy: "Ask to Buy"
        case .interruptedPurchases: "Interrupted purchases"
        case .purchasesAllowed: "Purchases allowed"
        case .rate: "Renewal rate"
        case .billingRetry: "Renewals cannot be paid"
        case .gracePeriod: "Grace period"
        case .storefront: "Storefront"
        case .locale: "Locale"
        case .failure(let door):
            switch door {
            case .loadProducts: "Load products"
            case .purchase: "Purchase"
            case .verification: "Verification"
            case .appStoreSync: "App Store sync"
            case .subscriptionStatus: "Subscription status"
            case .appTransaction: "App transaction"
            case .manageSubscriptions: "Manage subscriptions"
            case .refundRequest: "Refund request"
            case .offerCodeRedemption: "Offer code redemption"
            }
        }
    }

    /// What it does.
    var story: String {
        switch self {
        case .askToBuy: "Purchases wait until a parent approves them, here."
        case .interruptedPurchases: "Purchases wait until their issue is resolved, here."
        case .purchasesAllowed: "Off, as parental controls can set it, nothing can be bought at all."
        case .rate: "How fast a pass renews. At most twelve renewals happen while nobody plays; then it ends."
        case .billingRetry: "The next renewals fail and are tried again, until their issue is resolved."
        case .gracePeriod: "A pass whose renewal failed stays on for a while."
        case .storefront: "Which country's shop this is: currency and manner of prices."
        case .locale: "In which of the catalog's languages products are named."
        case .failure(let door):
            switch door {
            case .loadProducts: "The shop and the pass cannot show what is for sale."
            case .purchase: "Buying ends with this error."
            case .verification: "Every transaction is unverified, and none gives anything."
            case .appStoreSync: "Restoring ends with this error."
            case .subscriptionStatus: "How a pass stands cannot be asked."
            case .appTransaction: "That this game was got cannot be asked."
            case .manageSubscriptions: "A pass can be neither cancelled nor resumed."
            case .refundRequest: "Asking for a refund ends with this error."
            case .offerCodeRedemption: "Redeeming a code ends with this error."
            }
        }
    }
}
