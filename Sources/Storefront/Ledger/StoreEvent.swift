import Chronology

/// Something that happened in the store of itself or by the Transaction Manager, at its own date.
package struct StoreEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case renewed(Transaction)
        /// A planned change took effect with this renewal.
        case changed(from: String, Transaction)
        /// An open payment was made.
        case recovered(Transaction)
        case enteredGracePeriod(productID: String, until: Instant)
        case enteredBillingRetry(productID: String, until: Instant)
        case expired(productID: String, ExpirationReason)
        /// A refund, or a family member who left.
        case revoked(Transaction)
        /// A pending purchase came through.
        case approved(Transaction)
        case declined(PendingPurchase)
        case priceIncreaseAsked(productID: String, Price)
        case familyShared(Transaction)
        case deleted(Transaction)
    }

    package let date: Instant
    package let kind: Kind
}
