import Chronology

/// The developer's signature of a promotional offer, as StoreKit's
/// `promotionalOffer(offerID:keyID:nonce:signature:timestamp:)` takes it. The developer decides who may have the offer,
/// and signs.
package struct OfferSignature: Hashable, Sendable {
    /// The id of the developer's key.
    package let keyID: String
    /// The nonce, good for one purchase.
    package let nonce: String
    /// The date of signing; the signature is good for a day.
    package let timestamp: Instant
    package let signature: String

    /// The signature as one word: key, nonce, time in milliseconds, signature.
    package var text: String { "\(keyID):\(nonce):\(timestamp.milliseconds):\(signature)" }
}

extension OfferSignature {
    /// Reads the one-word form; `nil` where a part is missing.
    package init?(text: String) {
        let parts = text.split(separator: ":").map(String.init)
        guard parts.count == 4, let time = Int64(parts[2]) else { return nil }
        self.init(keyID: parts[0], nonce: parts[1], timestamp: Instant(milliseconds: time), signature: parts[3])
    }
}

/// The signature of a promotional offer that comes with a purchase.
package enum OfferSigning: Hashable, Sendable {
    /// The game signs the offer itself.
    case byGame
    case signed(OfferSignature)
    case unsigned
}

extension Store {
    /// The time for which a signature is valid after its date.
    private static let validity = Span.days(1)

    /// The developer's key, derived from the catalog and the data root.
    private var offerKey: SigningKey { SigningKey(Array(key.signature(of: Array("offers \(appID)".utf8)).utf8)) }

    private var appID: String { catalog.document["identifier"]?.stringValue ?? "" }

    /// Signs a promotional offer for this account, as the developer's server would.
    package mutating func signOffer(
        _ offerID: String, of productID: String, at date: Instant
    ) throws(StoreError) -> OfferSignature {
        guard let product = catalog.product(productID) else { throw .noSuchProduct }
        guard let info = product.subscription else { throw .notASubscription }
        guard info.promotionalOffers.contains(where: { $0.id == offerID }) else { throw .invalidOffer }
        catchUp(to: date)
        return signature(of: offerID, productID, nonce: freshNonce, state.clock)
    }

    /// A nonce that no purchase has used. It draws no id, so that transactions are numbered without gaps.
    private var freshNonce: String {
        var count = 0
        while true {
            let nonce = key.token(of: "offer \(nextID) \(state.clock.milliseconds) \(count)")
            if state.usedNonces?[nonce] == nil { return nonce }
            count += 1
        }
    }

    /// Returns the signature over the same parts in the same order as Apple's.
    private func signature(
        of offerID: String, _ productID: String, nonce: String, _ timestamp: Instant
    ) -> OfferSignature {
        let keyID = offerKey.token(of: "id").prefix(8).uppercased()
        let parts = [
            appID, keyID, productID, offerID, state.accountToken ?? "", nonce, String(timestamp.milliseconds),
        ]
        return OfferSignature(
            keyID: keyID, nonce: nonce, timestamp: timestamp,
            signature: offerKey.signature(of: Array(parts.joined(separator: "\u{2063}").utf8)))
    }

    /// Verifies and uses up a promotional offer's signature for a purchase; other purchases need none.
    mutating func takeSignature(_ signing: OfferSigning, for plan: PurchasePlan) throws(StoreError) {
        guard let offer = plan.offer, offer.kind == .promotional else { return }
        let found: OfferSignature
        switch signing {
        case .byGame: found = try signOffer(offer.id, of: plan.product.id, at: state.clock)
        case .signed(let signature): found = signature
        case .unsigned: throw .missingOfferParameters
        }
        let now = state.clock
        var used = state.usedNonces ?? [:]
        guard found == signature(of: offer.id, plan.product.id, nonce: found.nonce, found.timestamp),
            abs((now - found.timestamp).milliseconds) <= Self.validity.milliseconds, used[found.nonce] == nil
        else { throw .invalidOfferSignature }
        // Expired signatures are refused anyway, so they need not be remembered.
        used = used.filter { now - $0.value <= Self.validity }
        used[found.nonce] = found.timestamp
        state.usedNonces = used
    }
}
