import Chronology

/// An event that happened in the store by itself, such as a renewal or an expiry, with its own date.
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
        /// A refund was given, or a family member left.
        case revoked(Transaction)
        /// A family member shares something now.
        case familyShared(Transaction)
        /// A non-renewing subscription is over.
        case ended(Transaction)
    }

    package let date: Instant
    package let kind: Kind

    package init(date: Instant, kind: Kind) {
        self.date = date
        self.kind = kind
    }

    /// The product that the event is about; of a subscription, its present product.
    package var productID: String {
        switch kind {
        case .renewed(let transaction), .changed(_, let transaction), .recovered(let transaction),
            .revoked(let transaction), .familyShared(let transaction), .ended(let transaction):
            transaction.productID
        case .enteredGracePeriod(let id, _), .enteredBillingRetry(let id, _), .expired(let id, _): id
        }
    }
}
