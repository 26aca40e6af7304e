import Chronology

/// The options of a purchase.
package struct PurchaseOptions: Hashable, Sendable {
    package var quantity = 1
    /// The offer to use; `nil` for the introductory offer where the player is eligible.
    package var offer: OfferRequest?
    /// True to pay a long period month by month, where the product has such a plan.
    package var isMonthly = false
    /// The signature of a promotional offer.
    package var signing = OfferSigning.byGame
    /// True if this purchase waits for a parent, as with StoreKit's option; the setting applies to all purchases.
    package var simulatesAskToBuy = false
    /// True if this purchase waits until its issue is resolved.
    package var simulatesInterruption = false
    /// True if the player has confirmed the sheet; otherwise the result is `userCancelled`.
    package var isConfirmed = true

    package init(
        quantity: Int = 1, offer: OfferRequest? = nil, isMonthly: Bool = false, simulatesAskToBuy: Bool = false
    ) {
        self.quantity = quantity
        self.isMonthly = isMonthly
        self.offer = offer
        self.simulatesAskToBuy = simulatesAskToBuy
    }
}

/// The effect of a purchase, shown before it is confirmed and told after.
package enum PurchaseEffect: Hashable, Sendable {
    /// A new product is bought.
    case buy
    /// A non-consumable that the player owns is given again, free.
    case alreadyOwned
    /// A first or a new subscription begins.
    case subscribe
    /// The subscription is running already; nothing changes.
    case alreadySubscribed
    /// Auto-renewal is on again, or a planned change is dropped.
    case resume
    /// The open payment is made.
    case recover
    /// A higher level begins at once; the rest of the present period is refunded.
    case upgrade(from: String, refund: Price)
    /// Another subscription of the same level begins at once; the rest is refunded.
    case crossgrade(from: String, refund: Price)
    /// Another subscription begins with the next renewal.
    case changeAtRenewal(from: String, date: Instant)
    /// The present subscription goes on, at the offer's price from the next renewal on.
    case offerAtRenewal(date: Instant)

    /// True if a new transaction is made at once.
    package var isImmediate: Bool {
        switch self {
        case .buy, .subscribe, .recover, .upgrade, .crossgrade: true
        case .alreadyOwned, .alreadySubscribed, .resume, .changeAtRenewal, .offerAtRenewal: false
        }
    }
}

/// The effect and the cost of a purchase, before it is confirmed.
package struct PurchasePlan: Hashable, Sendable {
    package let product: Product
    package let quantity: Int
    package let effect: PurchaseEffect
    /// The amount charged at once.
    package let charge: Price
    /// The offer that it begins with; `nil` for the standard price.
    package let offer: SubscriptionOffer?
    /// The introductory offer that follows the offer of a code; `nil` for none.
    package internal(set) var following: SubscriptionOffer?
    /// The plan by which it is paid month by month; `nil` if each period is paid at once.
    package let monthly: MonthlyPlan?
    /// The end of the first period; `nil` for products without one.
    package let periodEnd: Instant?
    /// The price of each later period as things stand; for a product that does not renew, the price of one.
    package let laterPrice: Price
}

/// StoreKit's `Product.PurchaseResult`, with its errors as a case and the effect of a success.
package enum PurchaseResult: Hashable, Sendable {
    case success(VerificationResult<Transaction>, PurchaseEffect)
    case pending(PendingPurchase)
    case userCancelled
    case failure(StoreError)

    /// The transaction of a success that can be trusted.
    package var verifiedTransaction: Transaction? {
        if case .success(let result, _) = self { result.verifiedPayload } else { nil }
    }
}
