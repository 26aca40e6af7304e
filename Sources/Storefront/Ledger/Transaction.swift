import Chronology

/// The buyer of a transaction: this account or a family member.
package enum OwnershipType: String, Hashable, Sendable, Codable {
    case purchased
    /// A family member bought it and shares it.
    case familyShared
}

/// The reason for a transaction: a purchase or a renewal.
package enum TransactionReason: String, Hashable, Sendable, Codable {
    case purchase, renewal
}

/// The reason for which money was given back.
package enum RevocationReason: String, Hashable, Sendable, Codable, CaseIterable {
    case developerIssue, other
}

/// The offer under which a transaction was made.
package struct TransactionOffer: Hashable, Sendable, Codable {
    package let id: String?
    package let kind: SubscriptionOffer.Kind
    package let paymentMode: SubscriptionOffer.PaymentMode
    package let period: Period
}

/// A payment of a commitment: the first of twelve, for example.
package struct Installment: Hashable, Sendable, Codable {
    package let number: Int
    package let count: Int
}

/// One sale or renewal, signed as a whole: StoreKit's `Transaction`.
package struct Transaction: Identifiable, Hashable, Sendable, Codable {
    package let id: UInt64
    /// The id of the subscription's first transaction; for other products the transaction's own id.
    package let originalID: UInt64
    /// The id of a subscription's period.
    package let webOrderLineItemID: String?
    package let productID: String
    package let productType: ProductType
    package let subscriptionGroupID: String?
    package let purchaseDate: Instant
    package let originalPurchaseDate: Instant
    /// The end of the subscription period that was paid for; `nil` for other products.
    package internal(set) var expirationDate: Instant?
    package let quantity: Int
    /// True if another subscription, such as an upgrade, has replaced this one before its end.
    package internal(set) var isUpgraded = false
    package let ownershipType: OwnershipType
    package internal(set) var revocationDate: Instant?
    package internal(set) var revocationReason: RevocationReason?
    package let reason: TransactionReason
    /// The country in ISO 3166-1 alpha-3.
    package let storefront: String
    /// The simulated price paid for the whole quantity.
    package let price: Price
    /// The currency in ISO 4217.
    package let currency: String
    package let offer: TransactionOffer?
    /// The payment of a commitment that this is; `nil` for what is paid at once.
    package let installment: Installment?
    /// The date of this version's signature; later than the purchase after a refund.
    package internal(set) var signedDate: Instant
    /// The id of the account that it was made for, carried along in exports. `nil` in saves of older versions.
    package internal(set) var appAccountToken: String?

    /// The transaction as canonical JSON, which the seal of its ledger entry covers.
    var canonicalJSON: [UInt8] {
        var json = CanonicalJSON()
        json.set("appAccountToken", appAccountToken)
        json.set("currency", currency)
        json.set("expirationDate", expirationDate)
        json.set("id", id)
        json.set("installment", installment?.number)
        json.set("installmentCount", installment?.count)
        json.set("isUpgraded", isUpgraded)
        json.set("offerID", offer?.id)
        json.set("offerKind", offer?.kind.rawValue)
        json.set("offerMode", offer?.paymentMode.rawValue)
        json.set("offerPeriod", offer?.period.iso8601)
        json.set("originalID", originalID)
        json.set("originalPurchaseDate", originalPurchaseDate)
        json.set("ownershipType", ownershipType.rawValue)
        json.set("price", price)
        json.set("productID", productID)
        json.set("productType", productType.rawValue)
        json.set("purchaseDate", purchaseDate)
        json.set("quantity", quantity)
        json.set("reason", reason.rawValue)
        json.set("revocationDate", revocationDate)
        json.set("revocationReason", revocationReason?.rawValue)
        json.set("signedDate", signedDate)
        json.set("storefront", storefront)
        json.set("subscriptionGroupID", subscriptionGroupID)
        json.set("webOrderLineItemID", webOrderLineItemID)
        return json.bytes
    }
}
