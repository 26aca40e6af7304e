import Chronology

/// What became of the goods of a transaction.
package enum Delivery: String, Hashable, Sendable, Codable {
    /// Not handed over yet.
    case pending
    /// Handed over, once and for all.
    case granted
    /// Taken back after a refund, once and for all.
    case takenBack
}

/// A transaction with its seal and with what the game did about it.
package struct LedgerEntry: Hashable, Sendable, Codable {
    package internal(set) var transaction: Transaction
    /// HMAC-SHA256 over its own canonical JSON.
    package internal(set) var signature: String
    /// The game has saved what it made of the transaction.
    package internal(set) var isFinished = false
    package internal(set) var delivery = Delivery.pending
    /// Given back so far: by an upgrade in part, by a refund the rest.
    package internal(set) var refunded = Price.zero
    package internal(set) var refundDate: Instant?
    /// When a non-renewing subscription is over: StoreKit leaves that to the app. `nil` for everything else, and for
    /// those of older versions, which never ended.
    package internal(set) var until: Instant?

    /// The bytes that are signed: the transaction, and what decides whether its goods are given.
    var canonicalJSON: [UInt8] {
        var json = CanonicalJSON()
        json.set("delivery", delivery.rawValue)
        json.set("refunded", refunded)
        json.set("transaction", transaction.canonicalJSON)
        json.set("until", until)
        return json.bytes
    }

    /// It was made for another account than the one with that token.
    func isOfOther(than token: String?) -> Bool {
        transaction.appAccountToken.map { $0 != token } ?? false
    }
}

/// Goods of one transaction: so many of a product. The game knows what a product holds.
package struct Grant: Hashable, Sendable, Codable {
    package let transactionID: UInt64
    package let productID: String
    package let quantity: Int
}

/// What the game has to do, in one saved change with the ledger.
package enum Handover: Hashable, Sendable {
    case give(Grant)
    /// Take back what is left of it, never below zero.
    case takeBack(Grant)
}

/// Why a transaction is not to be trusted.
package enum VerificationError: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// It was edited, or signed with another key.
    case invalidSignature
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case missingRequiredProperties
    /// It was bought by another account than this one.
    case otherAccount
}

/// StoreKit's `VerificationResult`: the same payload either way, and only one of them counts.
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
