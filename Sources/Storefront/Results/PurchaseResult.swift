import Chronology

/// What a purchase is made with.
package struct PurchaseOptions: Hashable, Sendable {
    package var quantity = 1
    /// `nil`: the introductory offer where the player is eligible.
    package var offer: OfferRequest?
    /// Of a promotional offer.
    package var signing = OfferSigning.byGame
    /// As StoreKit's option for one purchase; the setting asks for all of them.
    package var simulatesAskToBuy = false
    /// The same for a purchase that waits until its issue is resolved.
    package var simulatesInterruption = false
    /// False when the player closes the confirmation sheet.
    package var isConfirmed = true

    package init(quantity: Int = 1, offer: OfferRequest? = nil, simulatesAskToBuy: Bool = false) {
        self.quantity = quantity
        self.offer = offer
        self.simulatesAskToBuy = simulatesAskToBuy
    }
}

/// What a purchase does, or would do: shown before it is confirmed and told after.
package enum PurchaseEffect: Hashable, Sendable {
    /// Something to have and to hold.
    case buy
    /// A non-consumable that the player has already: given again, free.
    case alreadyOwned
    /// A first or a new subscription.
    case subscribe
    /// The subscription is running already; nothing changes.
    case alreadySubscribed
    /// Auto-renewal is on again, or a planned change is dropped.
    case resume
    /// The open payment is made.
    case recover
    /// More, at once; the rest of the present period is given back.
    case upgrade(from: String, refund: Price)
    /// Another of the same level, at once; the rest is given back.
    case crossgrade(from: String, refund: Price)
    /// Another one, from the next renewal on.
    case changeAtRenewal(from: String, date: Instant)
    /// The present one goes on, at the offer's price from the next renewal on.
    case offerAtRenewal(date: Instant)

    /// A new transaction is made at once.
    package var isImmediate: Bool {
        switch self {
        case .buy, .subscribe, .recover, .upgrade, .crossgrade: true
        case .alreadyOwned, .alreadySubscribed, .resume, .changeAtRenewal, .offerAtRenewal: false
        }
    }
}

/// What a purchase would do and cost, before it is confirmed.
package struct PurchasePlan: Hashable, Sendable {
    package let product: Product
    package let quantity: Int
    package let effect: PurchaseEffect
    /// Charged at once.
    package let charge: Price
    /// The terms it begins with; `nil` for the standard price.
    package let offer: SubscriptionOffer?
    /// End of the first period; `nil` for what does not run.
    package let periodEnd: Instant?
    /// What each period costs after that, as things stand; of what does not renew, its price.
    package let laterPrice: Price
}

/// StoreKit's `Product.PurchaseResult`, with its errors as a value and what the success was.
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
