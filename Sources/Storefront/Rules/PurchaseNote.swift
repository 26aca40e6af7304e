import Chronology

/// What is special about a purchase.
package enum PurchaseNote: Hashable, Sendable {
    case unverified(VerificationError)
    /// Shared once, and no more.
    case noLongerShared
    case refunded(Instant)
    /// An upgrade took its place, and so much came back.
    case replaced(refund: Price)
    case shared
    case freeUntil(Instant)
    /// Of a non-renewing subscription: when it is over, or was.
    case until(Instant)
    case over(Instant)
    case renewal
    /// More than one piece.
    case several(Int)
}

extension Store {
    /// `nil` for a plain purchase.
    package func note(on entry: LedgerEntry) -> PurchaseNote? {
        let transaction = entry.transaction
        if case .unverified(_, let error) = verification(of: entry) { return .unverified(error) }
        let isShared = transaction.ownershipType == .familyShared
        if let day = transaction.revocationDate { return isShared ? .noLongerShared : .refunded(day) }
        if transaction.isUpgraded { return .replaced(refund: entry.refunded) }
        if isShared { return .shared }
        if transaction.offer?.paymentMode == .freeTrial, let end = transaction.expirationDate { return .freeUntil(end) }
        if let end = entry.until { return end > state.clock ? .until(end) : .over(end) }
        if transaction.reason == .renewal { return .renewal }
        return transaction.quantity > 1 ? .several(transaction.quantity) : nil
    }
}
