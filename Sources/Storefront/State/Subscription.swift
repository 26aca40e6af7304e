import Chronology

/// StoreKit's `RenewalState`.
package enum RenewalState: String, Hashable, Sendable, Codable, CaseIterable {
    case subscribed, inGracePeriod, inBillingRetryPeriod, expired, revoked

    /// True if the subscription gives its entitlement: it is paid for, or in the grace period.
    package var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
    /// True if the subscription has not ended for good: it is entitled, or its payment is retried.
    package var isRunning: Bool { isEntitled || self == .inBillingRetryPeriod }
}

/// The reason for which a subscription ended.
package enum ExpirationReason: String, Hashable, Sendable, Codable, CaseIterable {
    case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
    /// The subscription had renewed as often as it may at an accelerated rate while nobody plays.
    case renewalLimit
    /// The Transaction Manager ended the subscription before its time was over.
    case endedEarly
    /// A family member stopped sharing the subscription, or their own ended.
    case sharingEnded
}

/// StoreKit's `PriceIncreaseStatus`, with the new price.
package enum PriceIncrease: Hashable, Sendable, Codable {
    case none
    case pending(price: Price)
    case agreed(price: Price)

    package var isPending: Bool { if case .pending = self { true } else { false } }
}

/// A running offer: the payments still to come at its price.
struct RunningOffer: Hashable, Sendable, Codable {
    let offer: TransactionOffer
    /// The price of one payment.
    let price: Price
    /// The number of payments still to come at this price.
    var paymentsLeft: Int
}

/// The commitment of a subscription that is paid month by month.
struct Commitment: Hashable, Sendable, Codable {
    /// The price of each payment until the commitment ends.
    var price: Price
    /// The number of payments still to come; 0 also during an offer, after which it begins.
    var paymentsLeft: Int

    /// - Parameter isAfterOffer: whether the present payment is one of an offer, and not yet one of the commitment.
    init(to plan: MonthlyPlan, price: Price, after isAfterOffer: Bool) {
        self.price = price
        paymentsLeft = isAfterOffer ? 0 : plan.payments - 1
    }
}

/// A subscription in a group, as it stands: StoreKit's `Status` with its `RenewalInfo`.
package struct Subscription: Hashable, Sendable, Codable {
    package let groupID: String
    package let ownership: OwnershipType
    /// The family member who shares the subscription; `nil` for the account's own.
    package let sharedBy: String?
    package internal(set) var productID: String
    package internal(set) var originalID: UInt64
    package internal(set) var latestTransactionID: UInt64
    package internal(set) var state: RenewalState
    package internal(set) var willAutoRenew: Bool
    /// The product of the next renewal; differs from `productID` after a downgrade.
    package internal(set) var autoRenewPreference: String
    package internal(set) var expirationReason: ExpirationReason?
    /// The end of the paid period.
    package internal(set) var periodEnd: Instant
    package internal(set) var gracePeriodExpirationDate: Instant?
    /// The date until which an unpaid renewal is retried.
    package internal(set) var billingRetryUntil: Instant?
    package internal(set) var priceIncrease: PriceIncrease
    /// The price of a period since a price increase was accepted; `nil` for the catalog's price.
    package internal(set) var agreedPrice: Price?
    /// The date from which months are counted; `monthsFromAnchor` is their number so far.
    var anchor: Instant
    var monthsFromAnchor: Int
    var runningOffer: RunningOffer?
    /// The introductory offer that begins after the running one.
    var followingOffer: RunningOffer?
    /// The offers of the present product while another is to follow: going back to it brings them back. `nil` for none.
    var suspendedOffers: [RunningOffer]?
    /// The commitment, of a subscription that is paid month by month.
    var commitment: Commitment?
    /// True if the next commitment or period is paid month by month; `nil` for as it is now.
    var renewsMonthly: Bool?
    /// The new price that was declined or set aside; turning auto-renewal on accepts it. `nil` for none.
    var declinedPrice: Price?
    /// True while it runs out because its new price was declined.
    package var hasDeclined: Bool {
        declinedPrice != nil && state.isRunning && !willAutoRenew
            && expirationReason == .didNotConsentToPriceIncrease
    }
    /// The buyer's transaction that a shared subscription stands for.
    var sharedTransactionID: UInt64?
    /// The seal: the HMAC-SHA256 of `canonicalJSON`, in hexadecimal.
    package internal(set) var signature = ""

    /// The next moment at which the subscription changes by itself; `nil` once it has ended.
    package var nextEventDate: Instant? {
        switch state {
        case .subscribed: periodEnd
        case .inGracePeriod: gracePeriodExpirationDate
        case .inBillingRetryPeriod: billingRetryUntil
        case .expired, .revoked: nil
        }
    }

    /// The date of the next payment; `nil` when there will be none.
    package var renewalDate: Instant? { state == .subscribed && (willAutoRenew || isCommitted) ? periodEnd : nil }

    /// True if payments of a commitment are still to come, which canceling does not end.
    package var isCommitted: Bool { paymentsLeft > 0 }

    /// The number of payments of the commitment that are still to come.
    package var paymentsLeft: Int { commitment?.paymentsLeft ?? 0 }

    /// True if the subscription is paid month by month.
    package var isMonthly: Bool { commitment != nil }

    /// True if the period or commitment after the present one is paid month by month.
    package var willRenewMonthly: Bool { renewsMonthly ?? isMonthly }

    /// The subscription as canonical JSON, the bytes that `signature` covers.
    var canonicalJSON: [UInt8] {
        var json = CanonicalJSON()
        json.set("agreedPrice", agreedPrice)
        json.set("anchor", anchor)
        json.set("autoRenewPreference", autoRenewPreference)
        json.set("billingRetryUntil", billingRetryUntil)
        json.set("commitmentPaymentsLeft", commitment?.paymentsLeft)
        json.set("commitmentPrice", commitment?.price)
        json.set("declinedPrice", declinedPrice)
        json.set("expirationReason", expirationReason?.rawValue)
        json.set(followingOffer, "followingOffer")
        json.set("gracePeriodExpirationDate", gracePeriodExpirationDate)
        json.set("groupID", groupID)
        json.set("latestTransactionID", latestTransactionID)
        json.set("monthsFromAnchor", monthsFromAnchor)
        json.set(runningOffer, "offer")
        json.set("originalID", originalID)
        json.set("ownership", ownership.rawValue)
        json.set("periodEnd", periodEnd)
        if case .agreed(let price) = priceIncrease { json.set("priceIncreaseAgreed", price) }
        if case .pending(let price) = priceIncrease { json.set("priceIncreasePending", price) }
        json.set("productID", productID)
        json.set("renewsMonthly", renewsMonthly.map { $0 ? 1 : 0 })
        json.set("sharedBy", sharedBy)
        json.set("sharedTransactionID", sharedTransactionID)
        json.set("state", state.rawValue)
        json.set(suspendedOffers?.first, "suspendedOffer")
        json.set(suspendedOffers?.dropFirst().first, "suspendedOfferAfter")
        json.set("willAutoRenew", willAutoRenew)
        return json.bytes
    }
}

extension CanonicalJSON {
    /// Adds the terms of an offer, by keys that begin with a prefix.
    fileprivate mutating func set(_ running: RunningOffer?, _ prefix: String) {
        set(prefix + "ID", running?.offer.id)
        set(prefix + "Kind", running?.offer.kind.rawValue)
        set(prefix + "Mode", running?.offer.paymentMode.rawValue)
        set(prefix + "PaymentsLeft", running?.paymentsLeft)
        set(prefix + "Period", running?.offer.period.iso8601)
        set(prefix + "Price", running?.price)
    }
}
