import Chronology

/// The state of a transaction's goods.
package enum Delivery: String, Hashable, Sendable, Codable {
    /// The goods have not been handed over yet.
    case pending
    /// The goods have been handed over, once and for all.
    case granted
    /// The goods have been taken back after a refund, once and for all.
    case takenBack
}

/// A transaction with its seal and its delivery.
package struct LedgerEntry: Hashable, Sendable, Codable {
    package internal(set) var transaction: Transaction
    /// The HMAC-SHA256 of `canonicalJSON`, in hexadecimal.
    package internal(set) var signature: String
    /// True once the game has saved the transaction's goods.
    package internal(set) var isFinished = false
    package internal(set) var delivery = Delivery.pending
    /// The amount given back so far: in part by an upgrade, the rest by a refund.
    package internal(set) var refunded = Price.zero
    package internal(set) var refundDate: Instant?
    /// The part of the price that came back before the rest was refunded; `nil` for none.
    package internal(set) var earlierRefund: EarlierRefund?
    /// The end of a non-renewing subscription, which StoreKit leaves to the app. `nil` for everything else, and for
    /// those of older versions, which never ended.
    package internal(set) var until: Instant?

    /// The amount that the last refund gave back.
    package var lastRefund: Price { refunded - (earlierRefund?.amount ?? .zero) }

    /// The bytes that are signed: the transaction, and what decides whether its goods are given.
    var canonicalJSON: [UInt8] {
        var json = CanonicalJSON()
        json.set("delivery", delivery.rawValue)
        json.set("refunded", refunded)
        json.set("transaction", transaction.canonicalJSON)
        json.set("until", until)
        return json.bytes
    }

    /// Returns whether the transaction was made for another account than the one with that token.
    func isOfOther(than token: String?) -> Bool {
        transaction.appAccountToken.map { $0 != token } ?? false
    }
}

/// A part of a price that came back when another subscription replaced the one that was paid for.
package struct EarlierRefund: Hashable, Sendable, Codable {
    package let amount: Price
    package let date: Instant
}

/// The goods of one transaction: a quantity of a product. The game knows what a product holds.
package struct Grant: Hashable, Sendable, Codable {
    package let transactionID: UInt64
    package let productID: String
    package let quantity: Int
}

/// Goods that the game has to give or take back, in one saved change with the ledger.
package enum Handover: Hashable, Sendable {
    case give(Grant)
    /// Take back what is left of the goods, never below zero.
    case takeBack(Grant)
}

/// The reason not to trust a transaction.
package enum VerificationError: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// The transaction was edited, or signed with another key.
    case invalidSignature
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case missingRequiredProperties
    /// The transaction was made for another account.
    case otherAccount
}

/// StoreKit's `VerificationResult`: the same payload either way; only a verified one counts.
package enum VerificationResult<Payload: Hashable & Sendable>: Hashable, Sendable {
    case verified(Payload)
    case unverified(Payload, VerificationError)

    package var unsafePayload: Payload {
        switch self {
        case .verified(let payload), .unverified(let payload, _): payload
        }
    }

    package var verifiedPayload: Payload? { if case .verified(let payload) = self { payload } else { nil } }
}
