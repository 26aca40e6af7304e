import Chronology

/// A remark about a purchase in the list of purchases.
package enum PurchaseNote: Hashable, Sendable {
    case unverified(VerificationError)
    /// The product was shared by a family member, and no longer is.
    case noLongerShared
    case refunded(Instant)
    /// Another subscription replaced it, and the rest was refunded.
    case replaced(refund: Price)
    case shared
    case freeUntil(Instant)
    /// The end of a non-renewing subscription.
    case until(Instant)
    /// The past end of a subscription, renewing or not.
    case over(Instant)
    case renewal
}

extension Store {
    /// Returns the remark on a purchase; `nil` for a plain one.
    package func note(on entry: LedgerEntry) -> PurchaseNote? {
        let transaction = entry.transaction
        if case .unverified(_, let error) = verification(of: entry) { return .unverified(error) }
        let isShared = transaction.ownershipType == .familyShared
        if let day = transaction.revocationDate { return isShared ? .noLongerShared : .refunded(day) }
        if transaction.isUpgraded { return .replaced(refund: entry.refunded) }
        let running = state.subscriptions.first { $0.latestTransactionID == transaction.id && $0.state.isRunning }
        if let end = transaction.expirationDate, running == nil {
            // A shared period that another one replaced before its end is shared no more.
            if end <= state.clock, isShared || isLast(transaction) { return .over(end) }
            if isShared { return .noLongerShared }
        }
        if isShared { return .shared }
        if transaction.offer?.paymentMode == .freeTrial, let end = transaction.expirationDate { return .freeUntil(end) }
        if let end = entry.until { return end > state.clock ? .until(end) : .over(end) }
        return transaction.reason == .renewal ? .renewal : nil
    }

    /// Returns true if a transaction's period is not continued: the next one of its group is no renewal, which may be paid
    /// late, and begins after its end. Own and shared periods are told apart.
    private func isLast(_ transaction: Transaction) -> Bool {
        let next = state.ledger.map(\.transaction).first { other in
            other.subscriptionGroupID == transaction.subscriptionGroupID
                && other.ownershipType == transaction.ownershipType && other.id > transaction.id
        }
        guard let next else { return true }
        return next.reason != .renewal
            && next.purchaseDate > transaction.expirationDate ?? transaction.purchaseDate
    }
}
